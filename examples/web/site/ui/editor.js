// The editor of positions: place, move and remove pieces, then play from there.

import { cellName } from '../engine.js';
import { pick, say } from '../i18n.js';
import { pieceIcon } from './art/piece-art.js';
import { BoardView } from './board-view.js';
import { button, openDialog } from './dialog.js';
import { html } from './dom.js';
import { numberField, selectField } from './fields.js';
import { icon } from './icons.js';

const HAND = 'hand';
const ERASER = 'eraser';

/** A set-up being edited. The engine checks it after every change. */
class Editor {
  #engine;

  #words;

  #settings;

  #setup;

  #tool = HAND;

  #lifted = null;

  #view;

  #board = html('div', { class: 'editor-board' });

  #palette = html('div', { class: 'palette' });

  #faults = html('div', { class: 'faults', 'aria-live': 'polite' });

  #fields = html('div', { class: 'field-row' });

  #pool = html('div', { class: 'pool' });

  #fen = html('input', { type: 'text', name: 'fen', class: 'fen', spellcheck: 'false', autocomplete: 'off', 'aria-label': say('fen') });

  #play;

  constructor(engine, words, settings, setup, flipped) {
    this.#engine = engine;
    this.#words = words;
    this.#settings = settings;
    this.#setup = setup;
    this.flipped = flipped;
    this.#view = new BoardView(this.#board, {
      tap: (at) => this.#tap(at),
      lift: (at) => this.#setup.cells[at] !== null,
      drop: (from, to) => this.#move(from, to),
      cancel: () => this.#lift(null),
      key: (key) => this.#key(key),
    });
  }

  get #variant() {
    return this.#words.variant(this.#setup.variant);
  }

  /** The FEN of the set-up. */
  get fen() {
    return this.#setup.fen;
  }

  get variant() {
    return this.#setup.variant;
  }

  /** The parts of the dialog. @param {HTMLElement} play the button that plays from here */
  body(play, presentGame) {
    this.#play = play;
    const tools = html('div', { class: 'editor-tools' },
      button(say('startBoard'), () => this.#load(this.#variant.start), { name: 'start' }),
      button(say('clearBoard'), () => this.#load(null), { name: 'clear' }),
      button(say('fromGame'), async () => this.#take(await presentGame()), { name: 'present' }));
    const fen = html('div', { class: 'fen-row' }, this.#fen, button(say('readFen'), () => this.#load(this.#fen.value.trim()), { name: 'read-fen' }));
    const side = html('div', { class: 'editor-side' }, this.#gameField(), this.#palette, tools, this.#fields, this.#pool, fen, this.#faults);
    this.#draw();
    return html('div', { class: 'editor' }, this.#board, side);
  }

  #gameField() {
    return selectField({
      name: 'editor-variant', label: say('game'), value: this.#setup.variant,
      choices: this.#words.variants.map((v) => [v.id, pick(v.names)]),
      onChange: async (id) => {
        this.#tool = HAND;
        this.#take(await this.#engine.setup(id, this.#words.variant(id).start), true);
      },
    });
  }

  async #load(fen) {
    try {
      this.#take(await this.#engine.setup(this.#setup.variant, fen));
    } catch (error) {
      this.#showFaults(error.faults ?? [], error.texts ? pick(error.texts) : error.message);
    }
  }

  async #check() {
    this.#take(await this.#engine.checkSetup(this.#setup));
  }

  #take(setup, other = setup.variant !== this.#setup.variant) {
    this.#setup = setup;
    this.#lifted = null;
    if (other) this.#draw();
    else this.#show();
  }

  /** Draws everything, for another game. */
  #draw() {
    const { id, files, ranks, onPoints } = this.#variant;
    this.#view.setBoard({ files, ranks, onPoints, allDiagonals: id === 'coganh-full-diagonals' }, this.flipped, say('editorTitle'));
    this.#view.setPictures(this.#settings.values.pictures);
    this.#drawPalette();
    this.#show();
  }

  #drawPalette() {
    const choice = (tool, label, picture) => html('button', {
      type: 'button', class: 'tool', 'aria-label': label, title: label, 'aria-pressed': String(this.#tool === tool),
      'data-tool': typeof tool === 'string' ? tool : `${tool.side}-${tool.role ?? 'down'}`,
      onclick: () => {
        this.#tool = tool;
        this.#lift(null);
        this.#drawPalette();
        this.#palette.querySelector('[aria-pressed="true"]').focus();
      },
    }, picture);
    const pieces = (side) => {
      const list = this.#variant.roles[side].map((role) => ({ side, role: role.id, faceDown: false })).reverse();
      if (this.#variant.hidden) list.push({ side, role: null, faceDown: true });
      return list.map((piece) => {
        const same = typeof this.#tool === 'object' && this.#tool.side === piece.side && this.#tool.role === piece.role;
        return choice(same ? this.#tool : piece, this.#words.piece(piece), pieceIcon(piece, this.#settings.values.pictures));
      });
    };
    this.#palette.replaceChildren(
      html('div', { class: 'tool-row', role: 'group', 'aria-label': say('palette') },
        choice(HAND, say('hand'), icon('hand')), choice(ERASER, say('eraser'), icon('eraser'))),
      html('div', { class: 'tool-row' }, ...pieces(0)), html('div', { class: 'tool-row' }, ...pieces(1)));
  }

  #show() {
    const { cells, turn, fen, faults } = this.#setup;
    this.#view.setPieces(cells, { animated: false });
    this.#view.setMarks({ selected: this.#lifted, faults: faults.filter((f) => f.at !== null).map((f) => f.at) });
    this.#view.setMovable((at) => cells[at] !== null);
    this.#view.setLabels((at) => {
      const name = cellName(at, this.#variant.files);
      return `${name}, ${cells[at] ? this.#words.piece(cells[at]) : say('empty')}${at === this.#lifted ? `, ${say('chosen')}` : ''}`;
    }, this.#lifted);
    this.#fen.value = fen;
    this.#fields.replaceChildren(selectField({
      name: 'turn', label: say('turn'), value: String(turn), choices: [0, 1].map((side) => [String(side), this.#words.side(side)]),
      onChange: (v) => this.#change({ turn: Number(v) }),
    }), ...this.#castlingFields());
    this.#showPool();
    this.#showFaults(faults);
  }

  #castlingFields() {
    if (this.#variant.id !== 'chess-fide') return [];
    const has = (right) => this.#setup.castling.includes(right);
    const boxes = [...'KQkq'].map((right) => html('label', { class: 'check-field' }, html('input', {
      type: 'checkbox', checked: has(right),
      onchange: () => this.#change({ castling: [...'KQkq'].filter((r) => (r === right ? !has(r) : has(r))).join('') }),
    }), html('span', { text: say(`castling${right}`) })));
    return [html('fieldset', { class: 'choices' }, html('legend', { text: say('castling') }), ...boxes)];
  }

  #showPool() {
    this.#pool.hidden = !this.#variant.hidden;
    if (!this.#variant.hidden) {
      this.#pool.replaceChildren();
      return;
    }
    const sides = this.#variant.id === 'coup' ? [0] : [0, 1];
    const royal = this.#variant.roles[0].at(-1).id;
    const fields = sides.flatMap((side) => this.#variant.roles[side].filter((role) => role.id !== royal).map((role) => numberField({
      name: `pool-${side}-${role.id}`, min: 0, max: 15, value: this.#setup.pool[side][role.id] ?? 0,
      label: sides.length === 1 ? pick(role.names) : say('poolOf', { piece: pick(role.names), side: this.#words.side(side) }),
      onChange: (n) => this.#setPool(side, role.id, n),
    })));
    this.#pool.replaceChildren(html('h3', { text: say('pool') }), html('div', { class: 'field-row' }, ...fields),
      button(say('fillPool'), async () => this.#take(await this.#engine.fillPool(this.#setup)), { name: 'fill-pool' }));
  }

  #setPool(side, role, n) {
    const both = this.#variant.id === 'coup';
    this.#change({ pool: this.#setup.pool.map((pool, s) => (both || s === side ? { ...pool, [role]: n } : pool)) });
  }

  #showFaults(faults, other = '') {
    this.#play.disabled = faults.length > 0 || other !== '';
    const texts = faults.map((fault) => (fault.at === null ? pick(fault.texts)
      : say('faultAt', { fault: pick(fault.texts), point: cellName(fault.at, this.#variant.files) })));
    if (texts.length === 0 && other) texts.push(other);
    this.#faults.classList.toggle('fine', texts.length === 0);
    this.#faults.replaceChildren(html('p', { text: texts.length ? say('faults') : say('noFaults') }),
      texts.length ? html('ul', {}, ...texts.map((text) => html('li', { text }))) : '');
  }

  #change(changes) {
    Object.assign(this.#setup, changes);
    this.#check();
  }

  #put(at, piece) {
    this.#setup.cells[at] = piece;
    this.#check();
  }

  #lift(at) {
    this.#lifted = at;
    this.#show();
  }

  #move(from, to) {
    const { cells } = this.#setup;
    if (from !== to) {
      cells[to] = cells[from];
      cells[from] = null;
    }
    this.#check();
  }

  #tap(at) {
    if (this.#tool === ERASER) this.#put(at, null);
    else if (this.#tool !== HAND) this.#put(at, { ...this.#tool });
    else if (this.#lifted !== null) this.#move(this.#lifted, at);
    else if (this.#setup.cells[at]) this.#lift(at);
  }

  #key(key) {
    if (key === 'Delete' || key === 'Backspace') this.#put(this.#view.cursor, null);
  }
}

/**
 * Opens the editor.
 * @param {object} options
 * @param {import('../engine.js').Engine} options.engine
 * @param {import('./words.js').Words} options.words
 * @param {import('../app-settings.js').Settings} options.settings
 * @param {import('../app-game.js').GameTable} options.table
 * @param {boolean} options.flipped
 * @returns {Promise<{variant: string, fen: string}|null>} what is to be played, null if nothing
 */
export async function openEditor({ engine, words, settings, table, flipped }) {
  const present = () => engine.setupOf(table.game);
  const editor = new Editor(engine, words, settings, await present(), flipped);
  let close;
  const play = button(say('playHere'), () => close('play'), { main: true, name: 'play' });
  const dialog = openDialog({ title: say('editorTitle'), kind: 'editor-dialog', body: [editor.body(play, present)], actions: () => [play] });
  close = dialog.close;
  return (await dialog.closed) === 'play' ? { variant: editor.variant, fen: editor.fen } : null;
}
