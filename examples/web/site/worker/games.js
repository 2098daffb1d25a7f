// The games of the page: for each the library's handle, its clock, and the slot where it is kept.
// What a game hides stays in the library's memory and in the store; see ops.js for what goes out.

import { GameClock } from "./clock.js";
import { refuse } from "./library.js";
import { dropGame, getGame, putGame } from "./store.js";

/** Views of songky_save and songky_state. */
export const VIEW = { public: 0, red: 1, blue: 2 };
const FULL = 3;

export class Games {
  #library;
  #games = new Map();
  #onFlag;

  /** @param {import("./library.js").Library} library @param {(game: number, side: number) => void} onFlag */
  constructor(library, onFlag) {
    this.#library = library;
    this.#onFlag = onFlag;
  }

  add(handle, clock = null) {
    const luck = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    this.#games.set(handle, { handle, clock, luck, slot: null, meta: null });
    this.#arm(handle);
    return handle;
  }

  get(handle) {
    const game = this.#games.get(handle);
    if (!game) throw refuse("handle", "there is no such game");
    return game;
  }

  free(handle) {
    const game = this.get(handle);
    this.#games.delete(handle);
    game.clock?.free();
    this.#library.call("game_free", handle);
  }

  over(handle) {
    return this.#library.call("over", handle) === 1;
  }

  /** Plays a move; a clock that ran out before ends the game instead. */
  play(handle, text) {
    const { clock } = this.get(handle);
    if (clock && !this.over(handle) && clock.flagged() !== null) {
      this.#ring(handle);
      throw refuse("time", "time is up");
    }
    const move = this.#library.json("parse_as", handle, text, 0);
    this.#library.call("play", handle, move.number);
    if (clock) this.#library.call("note_time", handle, Math.max(1, Math.round(clock.press()))); // records have whole ms
    this.#changed(handle);
  }

  /** Takes plies back: change is "undo" or "take_back" with the side. */
  back(handle, change, ...args) {
    this.#library.call(change, handle, ...args);
    this.get(handle).clock?.restore(this.#library.call("plies", handle));
    this.#changed(handle);
  }

  /** Declares an end. */
  end(handle, change, ...args) {
    this.get(handle);
    this.#library.call(change, handle, ...args);
    this.#changed(handle);
  }

  /** Pauses or resumes the clock. */
  clock(handle, change) {
    const { clock } = this.get(handle);
    clock?.[change]();
    this.#changed(handle);
    return clock?.read() ?? null;
  }

  /** After each change: the clock of a game that has ended stops, the alarm is set, the game stored. */
  #changed(handle) {
    const game = this.get(handle);
    if (game.clock && this.over(handle)) game.clock.end();
    this.#arm(handle);
    if (game.slot !== null) this.#store(game).catch(() => {});
  }

  #arm(handle) {
    this.get(handle).clock?.arm(() => this.#ring(handle));
  }

  /** A side's time is up. */
  #ring(handle) {
    const side = this.get(handle).clock.flagged();
    if (side === null || this.over(handle)) return;
    this.#library.call("lose_on_time", handle, side);
    this.#changed(handle);
    this.#onFlag(handle, side);
  }

  /** Stores the game in its slot, now and after each change. */
  async keep(handle, slot, meta) {
    const game = this.get(handle);
    for (const other of this.#games.values()) {
      if (other.slot === slot) other.slot = null;
    }
    Object.assign(game, { slot, meta });
    await this.#store(game);
  }

  #store(game) {
    const full = this.#library.text("save", game.handle, FULL);
    return putGame({
      slot: game.slot,
      meta: game.meta,
      variant: JSON.parse(full).variant,
      ply: this.#library.call("plies", game.handle),
      over: this.over(game.handle),
      updated: Date.now(),
      full,
      clock: game.clock?.save() ?? null,
    });
  }

  async resume(slot) {
    const kept = await getGame(slot);
    if (!kept) throw refuse("end", "no game is kept there");
    const handle = this.#library.call("load", kept.full);
    this.add(handle, kept.clock && GameClock.load(this.#library, kept.clock));
    for (const other of this.#games.values()) {
      if (other.slot === slot) other.slot = null;
    }
    Object.assign(this.get(handle), { slot, meta: kept.meta });
    return { game: handle, meta: kept.meta };
  }

  async forget(slot) {
    for (const game of this.#games.values()) {
      if (game.slot === slot) game.slot = null;
    }
    await dropGame(slot);
  }
}
