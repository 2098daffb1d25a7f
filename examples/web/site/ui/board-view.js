// The board on the page: layers of one drawing, the pieces that stand and move on it, and a grid of
// cells on top for keyboard and screen readers.

import { drawBoard } from './art/board-art.js';
import { drawPiece } from './art/piece-art.js';
import { listenToBoard } from './board-input.js';
import { drawMarks, drawTargets } from './board-marks.js';
import { html, svg } from './dom.js';
import { STEP, center, layOut, rows } from './geometry.js';
import { animate } from './motion.js';

/** @typedef {import('../engine.js').Piece} Piece */

const MOVE_MS = 190;
const TURN_MS = 150;

const keyOf = (piece) => `${piece.side} ${piece.role} ${piece.ghost ?? ''}`;
const place = ({ x, y }) => `translate(${x}px, ${y}px)`;

/** The drawing of a board. */
export class BoardView {
  #host;

  #handlers;

  #pictures = false;

  #standing = new Map();

  #cells = [];

  #layers;

  #cursor = 0;

  /**
   * @param {HTMLElement} host the element that is to hold the drawing
   * @param {object} handlers
   * @param {(at: number) => void} handlers.tap a cell was chosen
   * @param {(at: number) => boolean} handlers.lift whether the piece of a cell may be dragged
   * @param {(from: number, to: number) => void} handlers.drop a piece was dragged
   * @param {() => void} handlers.cancel
   * @param {(key: string) => void} [handlers.key] another key was pressed on the board
   */
  constructor(host, handlers) {
    this.#host = host;
    this.#handlers = handlers;
  }

  /** @type {import('./geometry.js').Geometry} */
  geometry;

  /**
   * Draws an empty board; what stood on the one before is gone.
   * @param {{files: number, ranks: number, onPoints: boolean, allDiagonals: boolean}} board
   * @param {boolean} flipped whether Blue sits at the bottom
   * @param {string} label what the board is called
   */
  setBoard(board, flipped, label) {
    const g = layOut(board, flipped);
    const layer = (name) => svg('g', { class: name, 'aria-hidden': 'true' });
    this.geometry = g;
    this.#standing.clear();
    this.#layers = { marks: layer('marks'), pieces: layer('pieces'), targets: layer('targets') };
    this.#cells = [];
    const grid = rows(g).map((row) => svg('g', { role: 'row' }, ...row.map((at) => this.#cell(at))));
    this.#cursor = Math.min(this.#cursor, this.#cells.length - 1);
    this.#cells[this.#cursor].setAttribute('tabindex', '0');
    const root = svg('svg', {
      class: 'board', viewBox: `0 0 ${g.width} ${g.height}`, role: 'grid', 'aria-label': label, 'aria-describedby': 'board-help', focusable: 'false',
    }, drawBoard(g, board), this.#layers.marks, this.#layers.pieces, this.#layers.targets, svg('g', { class: 'cells' }, ...grid));
    this.#host.replaceChildren(html('div', { class: 'board-frame' }, root));
    (this.#host.closest('.play') ?? this.#host).style.setProperty('--board-ratio', String(g.width / g.height));
    listenToBoard(root, this, this.#handlers);
  }

  #cell(at) {
    const { x, y } = center(this.geometry, at);
    const rect = svg('rect', {
      class: 'cell', role: 'gridcell', tabindex: '-1', 'data-at': at, x: x - 49, y: y - 49, width: STEP - 2, height: STEP - 2, rx: 10,
    });
    this.#cells[at] = rect;
    return rect;
  }

  /** The cell that the keyboard is on. */
  get cursor() {
    return this.#cursor;
  }

  /**
   * Puts the keyboard on a cell.
   * @param {number} at
   * @param {boolean} focus whether the page's focus goes there too
   */
  moveCursor(at, focus) {
    this.#cells[this.#cursor].setAttribute('tabindex', '-1');
    this.#cursor = at;
    this.#cells[at].setAttribute('tabindex', '0');
    if (focus) this.#cells[at].focus();
  }

  /**
   * Names every cell for screen readers.
   * @param {(at: number) => string} label
   * @param {number|null} selected
   */
  setLabels(label, selected) {
    this.#cells.forEach((cell, at) => {
      cell.setAttribute('aria-label', label(at));
      cell.setAttribute('aria-selected', String(at === selected));
    });
  }

  /**
   * Says whose pieces can be dragged, so that a touch on them does not scroll the page.
   * @param {(at: number) => boolean} can
   */
  setMovable(can) {
    this.#cells.forEach((cell, at) => cell.classList.toggle('movable', can(at)));
  }

  /**
   * Shows the xiangqi army by pictures or characters from the next setPieces on.
   * @param {boolean} pictures
   */
  setPictures(pictures) {
    if (pictures === this.#pictures) return;
    this.#pictures = pictures;
    for (const entry of this.#standing.values()) this.#draw(entry, entry.piece);
  }

  /**
   * Shows what stands on the board. A piece with the mark ghost is drawn faintly.
   * @param {(Piece|null)[]} cells
   * @param {{animated: boolean, path?: [number, number]|null}} how path: from where to where a piece went
   */
  setPieces(cells, { animated, path = null }) {
    const before = this.#standing;
    const after = new Map();
    const rest = new Map(before);
    const wanted = new Map();
    cells.forEach((piece, at) => { if (piece) wanted.set(at, piece); });
    const keep = (entry, at) => {
      rest.delete(entry.at);
      after.set(at, entry);
      this.#relocate(entry, at, animated);
      this.#redraw(entry, wanted.get(at), animated);
      wanted.delete(at);
    };
    if (path && rest.has(path[0]) && wanted.has(path[1])) keep(rest.get(path[0]), path[1]);
    for (const at of [...wanted.keys()]) if (rest.has(at)) keep(rest.get(at), at);
    for (const [at, piece] of [...wanted]) {
      const like = [...rest.values()].find((entry) => entry.key === keyOf(piece));
      if (like) keep(like, at);
      else after.set(at, this.#create(piece, at));
    }
    for (const entry of rest.values()) this.#remove(entry, animated);
    this.#standing = after;
  }

  #create(piece, at) {
    const entry = { at, key: '', piece, node: svg('g', { class: 'standing' }) };
    entry.node.style.transform = place(center(this.geometry, at));
    this.#draw(entry, piece);
    this.#layers.pieces.append(entry.node);
    return entry;
  }

  #draw(entry, piece) {
    entry.piece = piece;
    entry.key = keyOf(piece);
    const drawing = drawPiece(piece, this.#pictures);
    drawing.classList.toggle('ghost', Boolean(piece.ghost));
    entry.node.replaceChildren(drawing);
    entry.node.setAttribute('data-on', entry.at);
  }

  #relocate(entry, at, animated) {
    const from = entry.node.style.transform;
    const to = place(center(this.geometry, at));
    entry.at = at;
    entry.node.setAttribute('data-on', at);
    if (from === to) return;
    entry.node.style.transform = to;
    if (!animated) return;
    this.#layers.pieces.append(entry.node);
    animate(entry.node, [{ transform: from }, { transform: to }], MOVE_MS);
  }

  /** Draws what an entry has become; a piece that changes is turned over. */
  #redraw(entry, piece, animated) {
    if (entry.key === keyOf(piece)) return;
    const old = entry.node.firstElementChild;
    this.#draw(entry, piece);
    if (!animated) return;
    const fresh = entry.node.firstElementChild;
    entry.node.append(old);
    animate(fresh, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }], 2 * TURN_MS, { delay: MOVE_MS, fill: 'backwards' });
    animate(old, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], TURN_MS, { delay: MOVE_MS, easing: 'ease-in', fill: 'forwards' })
      .then(() => old.remove());
  }

  #remove(entry, animated) {
    if (!animated) {
      entry.node.remove();
      return;
    }
    animate(entry.node, [{ opacity: 1 }, { opacity: 0 }], MOVE_MS, { fill: 'forwards' }).then(() => entry.node.remove());
  }

  /**
   * Lets the piece of a cell follow the pointer; null puts it back.
   * @param {number} at
   * @param {{x: number, y: number}|null} spot
   */
  carry(at, spot) {
    const entry = this.#standing.get(at);
    if (!entry) return;
    entry.node.classList.toggle('carried', spot !== null);
    entry.node.style.transform = place(spot ?? center(this.geometry, at));
    if (spot && this.#layers.pieces.lastElementChild !== entry.node) this.#layers.pieces.append(entry.node);
  }

  /**
   * Shows marks around the pieces.
   * @param {import('./board-marks.js').Marks} marks
   */
  setMarks(marks) {
    drawMarks(this.#layers.marks, this.geometry, marks);
    drawTargets(this.#layers.targets, this.geometry, marks);
  }
}
