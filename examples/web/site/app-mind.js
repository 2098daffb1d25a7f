// What the engine thinks about the game at the table: the computer's move, best lines, hints, and
// whether it takes a draw. One of these at a time; the next ends the one before.

import { Searches } from './app-searches.js';

/** @typedef {import('./engine.js').GameState} GameState */
/** @typedef {import('./engine.js').SearchResult} SearchResult */

const BREATH_MS = 320; // before the computer's move, so that one sees it come
const WATCH_MS = 700; // between the computer's moves against itself
const ANALYSED_LINES = 3;
const ANALYSIS_MS = 15_000; // then it rests, so that a phone does not run hot

const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });

/**
 * What a table asks of its mind.
 * @typedef {object} Wishes
 * @property {(variant: string) => string} notation of texts
 * @property {() => boolean} analysis whether best lines are wanted
 * @property {() => boolean} hurry whether the computer's moves come without a pause
 * @property {(progress: import('./engine.js').Progress & {side: 0|1}) => void} lines hears of best lines
 */

/** Thinks for a table. Every answer is null if something else was asked meanwhile. */
export class Mind {
  #engine;

  #searches;

  #wishes;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {Wishes} wishes
   */
  constructor(engine, wishes) {
    this.#engine = engine;
    this.#searches = new Searches(engine);
    this.#wishes = wishes;
  }

  /** Thinks no more. @returns {Promise<void>} when the engine is free */
  halt() {
    return this.#searches.halt();
  }

  #listener(side) {
    return (progress) => this.#wishes.lines({ ...progress, side });
  }

  /**
   * The computer's move.
   * @param {GameState} state
   * @param {import('./app-game.js').Seats} seats
   * @returns {Promise<SearchResult|null>}
   */
  async answer({ game, turn, clock, variant }, seats) {
    const watched = this.#wishes.analysis();
    const limits = {
      level: seats.levels[turn], clock: Boolean(clock), silent: !watched, notation: this.#wishes.notation(variant),
    };
    let pause = seats.mode === 'watch' ? WATCH_MS : BREATH_MS;
    if (this.#wishes.hurry()) pause = 0;
    const [found] = await Promise.all([
      this.#searches.run(() => this.#engine.think(game, limits, watched ? this.#listener(turn) : undefined)), wait(pause)]);
    return found;
  }

  /**
   * Looks for the best lines, for a while.
   * @param {GameState} state
   */
  async analyse({ game, turn, variant }) {
    const limits = { timeMs: ANALYSIS_MS, multiPV: ANALYSED_LINES, notation: this.#wishes.notation(variant) };
    await this.#searches.run(() => this.#engine.think(game, limits, this.#listener(turn)));
  }

  /**
   * A move worth playing.
   * @param {GameState} state
   * @returns {Promise<SearchResult|null>}
   */
  hint({ game, variant }) {
    return this.#searches.run(() => this.#engine.hint(game, { notation: this.#wishes.notation(variant) }));
  }

  /**
   * Whether the computer takes a draw.
   * @param {number} game
   * @param {0|1} side
   * @param {number} level
   * @returns {Promise<boolean|null>}
   */
  takesDraw(game, side, level) {
    return this.#searches.run(() => this.#engine.answerDraw(game, side, level));
  }
}
