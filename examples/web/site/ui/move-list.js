// The moves played, with a way to every position of the game.

import { say } from '../i18n.js';
import { html } from './dom.js';

/** A list of moves in two columns. */
export class MoveList {
  #host;

  #show;

  /**
   * @param {HTMLElement} host
   * @param {(ply: number) => void} show a ply was chosen; 0 is the start
   */
  constructor(host, show) {
    this.#host = host;
    this.#show = show;
    host.addEventListener('click', (e) => {
      const ply = e.target.closest('[data-ply]')?.dataset.ply;
      if (ply !== undefined) this.#show(Number(ply));
    });
  }

  /**
   * Shows the moves of a game.
   * @param {import('../engine.js').Ply[]} history
   * @param {number} shownPly which position is on the board
   */
  update(history, shownPly) {
    const focused = this.#host.contains(document.activeElement) ? document.activeElement.dataset.ply : undefined;
    const lead = history[0]?.side ?? 0;
    const list = html('ol', { class: 'moves' });
    const cell = (ply) => html('button', {
      type: 'button', class: 'ply', 'data-ply': ply.ply, 'aria-current': ply.ply === shownPly ? 'step' : undefined, text: ply.text,
    });
    for (let i = -lead; i < history.length; i += 2) {
      const number = (i + lead) / 2 + 1;
      list.append(html('li', { class: 'move-pair' }, html('span', { class: 'move-number', text: `${number}.` }),
        i < 0 ? html('span', { class: 'ply', text: '…' }) : cell(history[i]),
        i + 1 < history.length ? cell(history[i + 1]) : null));
    }
    const start = html('button', {
      type: 'button', class: 'ply start', 'data-ply': 0, 'aria-current': shownPly === 0 && history.length ? 'step' : undefined,
      text: history.length ? say('startPosition') : say('noMoves'),
    });
    this.#host.replaceChildren(start, list);
    if (focused !== undefined) this.#host.querySelector(`[data-ply="${focused}"]`)?.focus({ preventScroll: true });
    this.#reveal();
  }

  /** Scrolls the list, and not the page, to the position that is shown. */
  #reveal() {
    const current = this.#host.querySelector('[aria-current]');
    if (!current) return;
    const [box, row] = [this.#host.getBoundingClientRect(), current.getBoundingClientRect()];
    if (row.top < box.top) this.#host.scrollTop -= box.top - row.top + 8;
    else if (row.bottom > box.bottom) this.#host.scrollTop += row.bottom - box.bottom + 8;
  }
}
