// Names of what stands on the board and of what is played, in the chosen language.

import { cellName } from '../engine.js';
import { pick, say } from '../i18n.js';

/** @typedef {import('../engine.js').Piece} Piece */

/** Names from the engine's catalogue. */
export class Words {
  #catalogue;

  #roles = new Map();

  /** @param {import('../engine.js').Catalogue} catalogue */
  constructor(catalogue) {
    this.#catalogue = catalogue;
    for (const variant of catalogue.variants) {
      for (const role of variant.roles.flat()) this.#roles.set(role.id, role.names);
    }
  }

  /** All variants, in the catalogue's order. */
  get variants() {
    return this.#catalogue.variants;
  }

  /** All levels. */
  get levels() {
    return this.#catalogue.levels;
  }

  /** @param {string} id @returns {import('../engine.js').Variant} */
  variant(id) {
    return this.#catalogue.variants.find((v) => v.id === id);
  }

  /** @param {number} side @returns {string} */
  side(side) {
    return pick(this.#catalogue.sides[side]);
  }

  /** @param {string} role @returns {string} */
  role(role) {
    return pick(this.#roles.get(role));
  }

  /** @param {number} level @returns {string} */
  level(level) {
    return pick(this.#catalogue.levels.find((l) => l.level === level).names);
  }

  /** Side and kind of a piece. @param {Piece} piece @returns {string} */
  piece(piece) {
    const side = this.side(piece.side);
    return piece.role === null ? say('faceDown', { side }) : say('pieceOf', { piece: this.role(piece.role), side });
  }

  /**
   * What a screen reader says of a cell.
   * @param {import('../engine.js').GameState} state
   * @param {number} at
   * @param {{selected: number|null, targets: Map<number, string>, deal: Map<number, string>|null}} marks
   * @returns {string}
   */
  cell(state, at, { selected, targets, deal }) {
    const piece = state.cells[at];
    const parts = [cellName(at, this.variant(state.variant).files), piece ? this.piece(piece) : say('empty')];
    if (piece?.faceDown && deal?.has(at)) parts.push(say('reallyIs', { piece: this.role(deal.get(at)) }));
    if (state.check && state.royal === at) parts.push(say('inCheck'));
    if (at === selected) parts.push(say('chosen'));
    if (targets.has(at)) parts.push(say(targets.get(at) === 'capture' ? 'canTake' : 'canGo'));
    return parts.join(', ');
  }

  /**
   * A ply as a sentence.
   * @param {import('../engine.js').GameState} state the position after it
   * @param {import('./turned.js').Turned|null} turned
   * @returns {string}
   */
  ply(state, turned) {
    const { last } = state;
    const { files } = this.variant(state.variant);
    const name = (at) => cellName(at, files);
    const moved = last.revealed || last.promotion ? null : state.cells[last.to];
    const what = moved ? this.role(moved.role) : say('aFaceDown');
    const piece = last.promotion ? this.role('pawn') : what;
    let text = say('saidPath', { piece, from: name(last.from), to: name(last.to) });
    if (last.captured) text += last.captured.faceDown ? say('saidTakesDown') : say('saidTakes', { piece: this.role(last.captured.role) });
    if (last.promotion) text += say('saidPromotes', { piece: this.role(last.promotion) });
    if (last.revealed) text += say('saidReveals', { piece: this.role(last.revealed.role) });
    if (turned?.carried.length) text += say('saidCarried', { n: turned.carried.length * 2, points: turned.carried.flat().map(name).join(' ') });
    if (turned?.enclosed.length) text += say('saidEnclosed', { n: turned.enclosed.length, points: turned.enclosed.map(name).join(' ') });
    return say('saidMove', { side: this.side(last.side), move: text }) + (state.check ? say('saidCheck') : '');
  }
}
