// The search, in slices: the worker goes back to its messages at least every SLICE_MS, so that a
// stop, and every other call of the page, is heard at once. That needs neither shared memory nor
// special headers.

import { refuse } from "./library.js";

/** How long a slice may take, and how many positions pass between two looks at the time. */
const SLICE_MS = 3;
const POSITIONS = 50;

/** A search that warms the code up: how many positions it looks at, and how many at a time. */
const WARM_NODES = 3000;
const WARM_POSITIONS = 10;

/**
 * Searches a little with an engine of its own. A browser compiles a function when it first runs, and the
 * first search of a fresh page would have a slice twice as long for it.
 * @param {import("./library.js").Library} library
 */
export async function warmUp(library) {
  const game = library.call("game_new", JSON.stringify({ variant: "songky" }));
  const engine = library.call("engine_new", 1);
  library.call("slices_start", engine, game, JSON.stringify({ nodes: WARM_NODES, slice: WARM_POSITIONS, seed: "1" }));
  while (library.call("slices_step", engine) === 1) await new Promise((resolve) => setTimeout(resolve));
  library.call("engine_free", engine);
  library.call("game_free", game);
}

export class Thinker {
  #library;
  #engine = 0;
  #job = null; // {stopping} of the running search
  #turns = new MessageChannel();

  constructor(library) {
    this.#library = library;
  }

  get engine() {
    this.#engine ||= this.#library.call("engine_new", 0);
    return this.#engine;
  }

  /**
   * Searches a game. The answer is what finish makes of the engine when the search has ended.
   * @param {number} game
   * @param {Object} request   searchRequest of engine/search.go
   * @param {(info: Object) => void} onInfo
   * @param {(engine: number) => *} finish
   */
  async search(game, request, onInfo, finish) {
    if (this.#job) throw refuse("busy", "the engine is thinking already");
    this.#library.call("slices_start", this.engine, game, JSON.stringify({ ...request, slice: POSITIONS }));
    const job = (this.#job = { stopping: false });
    const slices = { count: 0, maxMs: 0, meanMs: 0 };
    try {
      while (this.#slice(slices)) {
        const info = this.#library.json("slices_info", this.engine);
        if (info) onInfo(info);
        await this.#messages();
        if (job.stopping) this.#library.call("stop", this.engine);
      }
      return { ...finish(this.engine), slices };
    } finally {
      this.#job = null;
    }
  }

  /** Whether a search ran that will stop now. */
  stop() {
    if (this.#job) this.#job.stopping = true;
    return this.#job !== null;
  }

  /** A slice: false once the search has ended. */
  #slice(slices) {
    const began = performance.now();
    let more = true;
    while (more && performance.now() - began < SLICE_MS) {
      more = this.#library.call("slices_step", this.engine) === 1;
    }
    const ms = performance.now() - began;
    slices.count++;
    slices.maxMs = Math.max(slices.maxMs, ms);
    slices.meanMs += (ms - slices.meanMs) / slices.count;
    return more;
  }

  /** Lets the messages that have come be handled. A timer would wait four milliseconds each time. */
  #messages() {
    return new Promise((resolve) => {
      this.#turns.port1.onmessage = resolve;
      this.#turns.port2.postMessage(null);
    });
  }
}
