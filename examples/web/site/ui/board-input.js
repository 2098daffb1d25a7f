// Pointer and keyboard on the board, told as taps and drags of cells.

import { nearest, neighbour } from './geometry.js';

const DRAG_FROM = 7;

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The pointer and the keyboard of one drawing, as long as that is there. */
class BoardInput {
  #root;

  #view;

  #handlers;

  #press = null;

  constructor(root, view, handlers) {
    this.#root = root;
    this.#view = view;
    this.#handlers = handlers;
    root.addEventListener('pointerdown', (e) => this.#down(e));
    root.addEventListener('pointermove', (e) => this.#move(e));
    root.addEventListener('pointerup', (e) => this.#up(e));
    root.addEventListener('pointercancel', () => this.#drop());
    root.addEventListener('keydown', (e) => this.#key(e));
    root.addEventListener('focusin', (e) => this.#focus(e));
    root.addEventListener('contextmenu', (e) => e.preventDefault());
  }

  #spot(e) {
    const box = this.#root.getBoundingClientRect();
    const g = this.#view.geometry;
    return { x: ((e.clientX - box.left) * g.width) / box.width, y: ((e.clientY - box.top) * g.height) / box.height };
  }

  #cell(e) {
    const { x, y } = this.#spot(e);
    return nearest(this.#view.geometry, x, y);
  }

  #down(e) {
    if (e.button !== 0) return;
    const at = this.#cell(e);
    if (at === null) return;
    this.#press = { at, x: e.clientX, y: e.clientY, id: e.pointerId, dragging: false, liftable: this.#handlers.lift(at) };
  }

  #move(e) {
    const press = this.#press;
    if (!press || e.pointerId !== press.id || !press.liftable) return;
    if (!press.dragging && Math.hypot(e.clientX - press.x, e.clientY - press.y) < DRAG_FROM) return;
    if (!press.dragging) {
      press.dragging = true;
      this.#root.setPointerCapture(press.id);
      this.#root.classList.add('dragging');
    }
    this.#view.carry(press.at, this.#spot(e));
  }

  #up(e) {
    const press = this.#press;
    if (!press || e.pointerId !== press.id) return;
    const at = this.#cell(e);
    this.#drop();
    if (press.dragging) {
      if (at !== null) this.#handlers.drop(press.at, at);
    } else if (at === press.at) {
      this.#view.moveCursor(at, false);
      this.#handlers.tap(at);
    }
  }

  #drop() {
    if (this.#press?.dragging) {
      this.#view.carry(this.#press.at, null);
      this.#root.classList.remove('dragging');
    }
    this.#press = null;
  }

  #focus(e) {
    const at = e.target.getAttribute('data-at');
    if (at !== null) this.#view.moveCursor(Number(at), false);
  }

  #key(e) {
    if (e.ctrlKey || e.altKey || e.metaKey) return;
    const { geometry: g, cursor } = this.#view;
    const step = ARROWS[e.key];
    if (step) this.#view.moveCursor(neighbour(g, cursor, step[0], step[1]), true);
    else if (e.key === 'Home') this.#view.moveCursor(this.#edge(-1), true);
    else if (e.key === 'End') this.#view.moveCursor(this.#edge(1), true);
    else if (e.key === 'Enter' || e.key === ' ') this.#handlers.tap(cursor);
    else if (e.key === 'Escape') this.#handlers.cancel();
    else {
      this.#handlers.key?.(e.key);
      return;
    }
    e.preventDefault();
  }

  /** The cell at the end of the cursor's row. */
  #edge(right) {
    const { geometry: g } = this.#view;
    let at = this.#view.cursor;
    for (let next = neighbour(g, at, right, 0); next !== at; next = neighbour(g, at, right, 0)) at = next;
    return at;
  }
}

/**
 * Listens to a board.
 * @param {SVGElement} root the drawing
 * @param {import('./board-view.js').BoardView} view
 * @param {object} handlers those of the view
 */
export function listenToBoard(root, view, handlers) {
  new BoardInput(root, view, handlers); // kept by its listeners
}
