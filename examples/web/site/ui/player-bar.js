// A player's bar above or below the board: name, clock, and what was captured.

import { say } from '../i18n.js';
import { SIDE_CLASS, pieceIcon } from './art/piece-art.js';
import { clockAfter, digits } from './clock-face.js';
import { html } from './dom.js';

/** The bar of whoever sits at one edge of the board. */
export class PlayerBar {
  #host;

  #name = html('span', { class: 'player-name' });

  #count = html('span', { class: 'player-count' });

  #captured = html('span', { class: 'captured', role: 'img' });

  #time = html('span', { class: 'clock-digits' });

  #periods = html('span', { class: 'clock-periods' });

  #clock;

  #side = 0;

  #edge;

  /**
   * @param {HTMLElement} host
   * @param {'at-top'|'at-bottom'} edge of the board
   */
  constructor(host, edge) {
    this.#host = host;
    this.#edge = edge;
    this.#clock = html('span', { class: 'clock', role: 'timer' }, this.#time, this.#periods);
    host.append(html('span', { class: 'player-dot', 'aria-hidden': 'true' }), this.#name, this.#count, this.#captured, this.#clock);
  }

  /**
   * Shows a side.
   * @param {object} player
   * @param {0|1} player.side
   * @param {string} player.name
   * @param {boolean} player.toMove
   * @param {boolean} player.thinking
   * @param {import('./words.js').Words} words
   * @param {import('../engine.js').GameState} state
   * @param {boolean} pictures
   */
  show({ side, name, toMove, thinking }, words, state, pictures) {
    this.#side = side;
    this.#host.className = `player-bar ${this.#edge} ${SIDE_CLASS[side]}${toMove ? ' to-move' : ''}${thinking ? ' thinking' : ''}`;
    this.#name.textContent = `${words.side(side)} · ${name}`;
    const stones = words.variant(state.variant).roles[side].some((role) => role.id === 'stone');
    this.#count.textContent = stones ? say('stones', { n: state.cells.filter((p) => p?.side === side).length }) : '';
    this.#captured.replaceChildren(...state.captured[side].map((piece) => pieceIcon(piece, pictures)));
    const list = state.captured[side].map((piece) => words.piece(piece)).join(', ');
    this.#captured.setAttribute('aria-label', `${say('captured', { side: words.side(side) })}: ${list || say('empty')}`);
    this.#clock.setAttribute('aria-label', say('clockOf', { side: words.side(side) }));
  }

  /**
   * Shows the clock.
   * @param {import('../engine.js').ClockReading|null} reading
   * @param {number} elapsedMs since it was read
   * @returns {{byoyomi: boolean}} whether the byo-yomi runs
   */
  tick(reading, elapsedMs) {
    this.#clock.hidden = reading === null;
    if (reading === null) return { byoyomi: false };
    const face = clockAfter(reading, this.#side, elapsedMs);
    this.#time.textContent = digits(face.ms);
    this.#periods.textContent = face.byoyomi ? `×${face.periods}` : '';
    this.#clock.classList.toggle('running', face.running);
    this.#clock.classList.toggle('low', face.low);
    return { byoyomi: face.byoyomi };
  }
}
