// The board of the game at the table: choosing and moving pieces, and the marks that go with it.

import { cellName } from '../engine.js';
import { pick, say } from '../i18n.js';
import { BoardView } from './board-view.js';
import { choosePromotion } from './promotion.js';
import { whyTurned } from './turned.js';

/** Binds a board to a game. */
export class PlayBoard {
  #table;

  #words;

  #settings;

  #view;

  #announcer;

  #drawn = '';

  #selected = null;

  #hint = null;

  #deal = null;

  #before = null;

  flipped = false;

  /**
   * @param {HTMLElement} host
   * @param {import('../app-game.js').GameTable} table
   * @param {import('./words.js').Words} words
   * @param {import('../app-settings.js').Settings} settings
   * @param {import('./announcer.js').Announcer} announcer
   * @param {(key: string) => void} onKey letters typed on the board
   */
  constructor(host, table, words, settings, announcer, onKey) {
    this.#table = table;
    this.#words = words;
    this.#settings = settings;
    this.#announcer = announcer;
    this.#view = new BoardView(host, {
      tap: (at) => this.#tap(at),
      lift: (at) => this.#lift(at),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => this.#select(null),
      key: onKey,
    });
  }

  /** The variant on the board. */
  get #variant() {
    return this.#words.variant(this.#table.shown.variant);
  }

  /** Whether diagonals go through every point of the lined board. */
  get #allDiagonals() {
    return this.#variant.id === 'coganh-full-diagonals';
  }

  /** What the last shown ply turned, in cờ gánh. @returns {import('./turned.js').Turned|null} */
  get turned() {
    const { last } = this.#table.shown;
    return last ? whyTurned(last, this.#variant.files, this.#allDiagonals) : null;
  }

  /**
   * Shows the table's position.
   * @param {string} kind of the change
   */
  update(kind) {
    const { shown } = this.#table;
    const { animations, pictures, language } = this.#settings.values;
    const drawn = `${shown.game} ${shown.variant} ${this.flipped} ${language}`;
    const fresh = drawn !== this.#drawn;
    if (fresh) {
      const { files, ranks, onPoints } = this.#variant;
      this.#view.setBoard({ files, ranks, onPoints, allDiagonals: this.#allDiagonals }, this.flipped,
        say('board', { variant: pick(this.#variant.names) }));
      this.#drawn = drawn;
    }
    if (kind !== 'look') this.#deal = null;
    if (kind !== 'seats') this.#hint = null;
    this.#selected = this.#table.canMove && kind === 'look' ? this.#selected : null;
    this.#view.setPictures(pictures);
    const path = fresh ? null : this.#path(shown);
    this.#view.setPieces(this.#cells(shown), { animated: animations && !fresh && kind !== 'start', path });
    this.#before = shown;
    this.#mark();
  }

  /** From where to where a piece goes when one position follows another by a ply. */
  #path(shown) {
    const before = this.#before;
    if (shown.last && shown.ply === before.ply + 1) return [shown.last.from, shown.last.to];
    if (before.last && shown.ply < before.ply && before.ply - shown.ply <= 2) return [before.last.to, before.last.from];
    return null;
  }

  #cells(state) {
    if (!this.#deal) return state.cells;
    return state.cells.map((piece, at) => (piece?.faceDown && this.#deal.has(at)
      ? { ...piece, role: this.#deal.get(at), ghost: true } : piece));
  }

  /**
   * Lays open what lies face down, once the game has ended; null covers it again.
   * @param {Map<number, string>|null} deal
   */
  reveal(deal) {
    this.#deal = deal;
    this.#view.setPieces(this.#cells(this.#table.shown), { animated: this.#settings.values.animations });
    this.#mark();
  }

  /** Whether what lies face down is laid open. */
  get revealed() {
    return this.#deal !== null;
  }

  /**
   * Points at a move.
   * @param {[number, number]|null} hint
   */
  hint(hint) {
    this.#hint = hint;
    this.#mark();
  }

  #movesFrom(at) {
    return this.#table.canMove ? this.#table.state.moves.filter((move) => move.from === at) : [];
  }

  #own(at) {
    return this.#table.canMove && this.#table.state.cells[at]?.side === this.#table.state.turn;
  }

  #mark() {
    const { shown } = this.#table;
    const targets = new Map();
    if (this.#selected !== null) {
      for (const move of this.#movesFrom(this.#selected)) {
        const passing = !shown.cells[move.to] && shown.cells[move.from].role === 'pawn'
          && (move.from - move.to) % this.#variant.files !== 0;
        targets.set(move.to, shown.cells[move.to] || passing ? 'capture' : 'move');
      }
    }
    this.#view.setMarks({
      last: shown.last ? [shown.last.from, shown.last.to] : null,
      selected: this.#selected,
      targets: this.#settings.values.targets ? targets : undefined,
      check: shown.check ? shown.royal : null,
      checkers: shown.check ? shown.checkers : [],
      hint: this.#hint,
      turned: this.turned,
    });
    this.#view.setMovable((at) => this.#own(at));
    this.#view.setLabels((at) => this.#words.cell(shown, at, { selected: this.#selected, targets, deal: this.#deal }), this.#selected);
  }

  #select(at) {
    if (at === this.#selected) return;
    this.#selected = at;
    this.#mark();
    if (at === null) return;
    const piece = this.#words.piece(this.#table.state.cells[at]);
    const point = cellName(at, this.#variant.files);
    const n = this.#movesFrom(at).length;
    this.#announcer.say(n ? say('saidSelected', { piece, point, n }) : say('saidNothing', { piece, point }));
  }

  #tap(at) {
    if (this.#selected !== null && this.#selected !== at && this.#step(this.#selected, at)) return;
    this.#select(this.#own(at) && at !== this.#selected ? at : null);
  }

  #lift(at) {
    return this.#own(at);
  }

  #drop(from, to) {
    if (from === to || !this.#step(from, to)) this.#select(from);
  }

  /** Plays a step if it is legal. */
  #step(from, to) {
    const moves = this.#movesFrom(from).filter((move) => move.to === to);
    if (moves.length === 0) return false;
    this.#select(null);
    if (moves.length === 1) this.#table.play(moves[0].move);
    else this.#promote(moves);
    return true;
  }

  async #promote(moves) {
    const chosen = await choosePromotion(moves, this.#table.state.turn, this.#words);
    if (chosen) this.#table.play(chosen.move);
  }
}
