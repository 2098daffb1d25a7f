// The engine runs one search at a time. Whoever wants the next one ends the one before.

/** Hands the engine's search from one asker to the next. */
export class Searches {
  #engine;

  #ticket = 0;

  #running = Promise.resolve();

  /** @param {import('./engine.js').Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /**
   * Ends the search that runs, then starts another.
   * @template T
   * @param {() => Promise<T>} search
   * @returns {Promise<T|null>} null if a later one, or halt, has ended it
   */
  async run(search) {
    const before = this.halt();
    const ticket = this.#ticket;
    const mine = before.then(() => (ticket === this.#ticket ? search() : null));
    this.#running = mine.then(() => {}, () => {});
    const result = await mine;
    return ticket === this.#ticket ? result : null;
  }

  /**
   * Ends the search that runs.
   * @returns {Promise<void>} when the engine is free
   */
  halt() {
    this.#ticket += 1;
    this.#engine.stop().catch(() => {});
    return this.#running;
  }
}
