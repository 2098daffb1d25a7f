// The clock of one game, with a snapshot for each turn so that moves can be taken back, and the
// alarm that ends the game when a side's time is up. The library keeps the times; here is only what
// it leaves to its host: the present instant.

const LONGEST_TIMEOUT = 0x7fffffff;

export class GameClock {
  #library;
  #handle;
  #epoch;
  #snapshots;
  #turnBegan;
  #alarm = 0;
  #ended = false; // paused because the game is over

  constructor(library, handle, epoch, snapshots) {
    this.#library = library;
    this.#handle = handle;
    this.#epoch = epoch;
    this.#snapshots = snapshots;
    this.#turnBegan = this.now();
  }

  /** Starts a clock with the time of a side running. */
  static start(library, settings, first) {
    const handle = library.call("clock_new", JSON.stringify(settings), first, 0);
    const clock = new GameClock(library, handle, performance.now(), []);
    clock.#snap();
    return clock;
  }

  /** A clock as save wrote it, paused at that instant. */
  static load(library, saved) {
    const handle = library.call("clock_load", saved.clock);
    const snapshots = saved.snapshots.map((text) => library.call("clock_load", text));
    const clock = new GameClock(library, handle, performance.now() - saved.now, snapshots);
    if (!clock.read().paused) clock.#quietly("clock_pause", saved.now);
    clock.#ended = saved.ended;
    return clock;
  }

  save() {
    const texts = this.#snapshots.map((s) => this.#library.text("clock_save", s));
    return { clock: this.#library.text("clock_save", this.#handle), snapshots: texts, now: this.now(), ended: this.#ended };
  }

  get handle() {
    return this.#handle;
  }

  now() {
    return Math.max(0, performance.now() - this.#epoch);
  }

  read() {
    return this.#library.json("clock_read", this.#handle, this.now());
  }

  /** The side that has lost on time, or null. */
  flagged() {
    const side = this.#library.call("clock_flagged", this.#handle, this.now());
    return side === 2 ? null : side;
  }

  /** Ends the turn of the side that has just moved; returns how long it took. */
  press() {
    const now = this.now();
    if (this.read().paused) this.#library.call("clock_resume", this.#handle, now);
    this.#library.call("clock_press", this.#handle, now);
    const spent = now - this.#turnBegan;
    this.#turnBegan = now;
    this.#snap();
    return spent;
  }

  pause() {
    if (!this.read().paused) this.#library.call("clock_pause", this.#handle, this.now());
  }

  resume() {
    if (!this.#ended && this.read().paused) this.#library.call("clock_resume", this.#handle, this.now());
  }

  /** The game is over: the times stand still, those of a side that ran out as they are. */
  end() {
    this.#ended = true;
    clearTimeout(this.#alarm);
    this.#quietly("clock_pause", this.now());
  }

  /** Moves were taken back to so many plies. */
  restore(plies) {
    for (const dropped of this.#snapshots.splice(plies + 1)) this.#library.call("clock_free", dropped);
    const now = this.now();
    this.#library.call("clock_restore", this.#handle, this.#snapshots[plies], now);
    if (this.#ended) this.#quietly("clock_resume", now);
    this.#ended = false;
    this.#turnBegan = now;
  }

  /** Calls ring when the time of the side to move is up, unless something changes before. */
  arm(ring) {
    clearTimeout(this.#alarm);
    const { flagsInMs } = this.read();
    if (this.#ended || flagsInMs === null) return;
    this.#alarm = setTimeout(() => (this.flagged() === null ? this.arm(ring) : ring()), Math.min(flagsInMs + 1, LONGEST_TIMEOUT));
  }

  free() {
    clearTimeout(this.#alarm);
    for (const handle of [this.#handle, ...this.#snapshots]) this.#library.call("clock_free", handle);
  }

  #snap() {
    this.#snapshots.push(this.#library.call("clock_clone", this.#handle));
  }

  /** A change that is refused where the clock stands so already. */
  #quietly(name, now) {
    try {
      this.#library.call(name, this.#handle, now);
    } catch (err) {
      if (!["state", "time"].includes(err.code)) throw err;
    }
  }
}
