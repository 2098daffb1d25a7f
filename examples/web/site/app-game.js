// One game at the table: who plays, whose turn it is, the computer's moves, and which ply is shown.
// It knows nothing of the page.

import { Mind } from './app-mind.js';

/** @typedef {import('./engine.js').GameState} GameState */

/**
 * Who sits where.
 * @typedef {object} Seats
 * @property {'computer'|'friends'|'watch'} mode
 * @property {0|1} human which side the person has against the computer
 * @property {[number, number]} levels of the computer, by side
 */

const SLOT = 'current';

/**
 * The game at the table. Events: "change" with detail {kind}, one of "start", "move", "undo", "end",
 * "show", "look", "clock", "seats"; "lines" with detail Progress and the side to move; "error" with detail
 * Error.
 */
export class GameTable extends EventTarget {
  #engine;

  #mind;

  #queue = Promise.resolve();

  #epoch = 0;

  #options;

  /** @type {number|null} */
  game = null;

  /** @type {GameState|null} the present position */
  state = null;

  /** @type {GameState|null} the position that is shown, maybe an earlier one */
  shown = null;

  /** @type {Seats} */
  seats = { mode: 'friends', human: 0, levels: [1, 1] };

  /** When the clock of the state was read, on performance.now(). */
  clockReadAt = 0;

  /** Whether the computer waits although it is its turn. */
  held = false;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {Omit<import('./app-mind.js').Wishes, 'lines'>} options
   */
  constructor(engine, options) {
    super();
    this.#engine = engine;
    this.#options = options;
    this.#mind = new Mind(engine, {
      ...options, lines: (detail) => this.dispatchEvent(new CustomEvent('lines', { detail })),
    });
    engine.addEventListener('flag', (e) => {
      if (e.detail.game === this.game) this.#act(() => this.#refresh('end'));
    });
  }

  /** Whether a side is played by a person. */
  isHuman(side) {
    return this.seats.mode === 'friends' || (this.seats.mode === 'computer' && this.seats.human === side);
  }

  /** The side whose knowledge is shown; null for what both may know. */
  get view() {
    return this.seats.mode === 'computer' ? this.seats.human : null;
  }

  /** Whether the person can move now. */
  get canMove() {
    const { state } = this;
    return Boolean(state) && this.shown === state && !state.outcome.over && this.isHuman(state.turn) && !this.paused;
  }

  /** Whether the clock of a game that goes on stands still, or the computer is held. */
  get paused() {
    return !this.state?.outcome.over && (Boolean(this.state?.clock?.paused) || this.held);
  }

  /** Whether the computer is to move, and does. */
  get thinking() {
    const { state } = this;
    return Boolean(state) && !state.outcome.over && !this.paused && state.dealKnown && !this.isHuman(state.turn);
  }

  /** The side for which undo and resignation are meant. */
  get actingSide() {
    return this.seats.mode === 'computer' ? this.seats.human : this.state.turn;
  }

  get canUndo() {
    if (!this.state) return false;
    return this.seats.mode === 'computer' ? this.state.canTakeBack[this.seats.human] : this.state.canUndo;
  }

  /** One change after the other; what fails is told. */
  #act(change) {
    const done = this.#queue.then(change).catch((error) => this.#complain(error));
    this.#queue = done;
    return done;
  }

  #complain(error) {
    this.dispatchEvent(new CustomEvent('error', { detail: error }));
  }

  async #read(ply) {
    const notation = this.#options.notation;
    const variant = this.state?.game === this.game ? this.state.variant : null;
    if (ply !== undefined) return this.#engine.positionAt(this.game, ply, this.view, notation(variant));
    if (variant) return this.#engine.state(this.game, this.view, notation(variant));
    const first = await this.#engine.state(this.game, this.view);
    return notation(first.variant) === 'coordinates' ? first : this.#engine.state(this.game, this.view, notation(first.variant));
  }

  async #refresh(kind) {
    this.#epoch += 1;
    const looksBack = kind === 'move' && this.shown !== this.state;
    this.state = await this.#read();
    this.clockReadAt = performance.now();
    if (!looksBack) this.shown = this.state;
    this.#tell(kind);
    this.#turn();
  }

  #tell(kind) {
    this.dispatchEvent(new CustomEvent('change', { detail: { kind } }));
  }

  async #keep() {
    try {
      await this.#engine.keep(this.game, SLOT, { ...this.seats });
    } catch (error) {
      if (error.code !== 'storage') throw error;
    }
  }

  async #replace(game, seats, held = false) {
    const old = this.game;
    this.game = game;
    this.seats = seats;
    this.held = held;
    this.state = null;
    if (old !== null) await this.#engine.freeGame(old);
  }

  /**
   * Begins a game.
   * @param {import('./engine.js').NewGame} options
   * @param {Seats} seats
   * @returns {Promise<void>}
   */
  start(options, seats) {
    return this.#act(async () => {
      this.#mind.halt();
      await this.#replace(await this.#engine.newGame(options), seats);
      await this.#keep();
      await this.#refresh('start');
    });
  }

  /** Begins the same game once more: same start, rules, clock and seats. */
  async rematch() {
    const { variant, rules, capturedRule, clock } = this.state;
    const { fen } = await this.#engine.positionAt(this.game, 0);
    const options = { variant, rules, fen };
    if (capturedRule) options.captured = capturedRule;
    if (clock) options.clock = clock.settings;
    await this.start(options, this.seats);
  }

  /**
   * Goes on with a game from its record. Where the computer plays itself it waits to be told.
   * @param {string} text
   * @param {string} variant of a protocol line
   * @returns {Promise<void>} rejected if the text holds no game
   */
  async load(text, variant) {
    const game = await this.#engine.loadGame(text, { variant });
    await this.#act(async () => {
      this.#mind.halt();
      await this.#replace(game, this.seats, this.seats.mode === 'watch');
      await this.#keep();
      await this.#refresh('start');
    });
  }

  /**
   * Takes up the game that was kept on this device.
   * @returns {Promise<boolean>} whether there was one
   */
  async resume() {
    const kept = await this.#engine.kept().catch(() => []);
    if (!kept.some((k) => k.slot === SLOT)) return false;
    try {
      const { game, meta } = await this.#engine.resume(SLOT);
      await this.#replace(game, meta ?? this.seats, meta?.mode === 'watch');
      await this.#act(() => this.#refresh('start'));
      return true;
    } catch {
      await this.#engine.forget(SLOT).catch(() => {});
      return false;
    }
  }

  /**
   * Plays the person's move.
   * @param {string} move in coordinates
   */
  play(move) {
    return this.#act(async () => {
      if (!this.canMove) return;
      this.#mind.halt();
      await this.#make(move);
    });
  }

  async #make(move) {
    try {
      await this.#engine.play(this.game, move);
    } catch (error) {
      if (error.code !== 'time') throw error;
    }
    await this.#refresh('move');
  }

  /** Takes back: against the computer to the person's previous turn, else one ply. */
  undo() {
    return this.#act(async () => {
      if (!this.canUndo) return;
      this.#epoch += 1;
      await this.#mind.halt();
      if (this.seats.mode === 'computer') await this.#engine.takeBack(this.game, this.seats.human);
      else await this.#engine.undo(this.game);
      if (this.seats.mode === 'watch') this.held = true;
      await this.#refresh('undo');
    });
  }

  /** The acting side gives up. */
  resign() {
    return this.#act(async () => {
      this.#mind.halt();
      await this.#engine.resign(this.game, this.actingSide);
      await this.#refresh('end');
    });
  }

  /** Two people have agreed on a draw. */
  agreeDraw() {
    return this.#act(async () => {
      this.#mind.halt();
      await this.#engine.agreeDraw(this.game);
      await this.#refresh('end');
    });
  }

  /**
   * Offers the computer a draw.
   * @returns {Promise<boolean>} whether it accepts; the game has ended then
   */
  async offerDraw() {
    const machine = 1 - this.seats.human;
    const accepts = await this.#mind.takesDraw(this.game, machine, this.seats.levels[machine]);
    if (accepts) await this.agreeDraw();
    else this.#turn();
    return Boolean(accepts);
  }

  /**
   * A move worth playing.
   * @returns {Promise<import('./engine.js').SearchResult|null>} null if the game went on meanwhile
   */
  async hint() {
    const epoch = this.#epoch;
    const found = await this.#mind.hint(this.state);
    if (epoch !== this.#epoch || !found) return null;
    this.#turn();
    return found;
  }

  /**
   * Changes the strength of the computer in the running game.
   * @param {0|1} side
   * @param {number} level
   */
  setLevel(side, level) {
    this.seats.levels[side] = level;
    return this.#act(async () => {
      await this.#keep();
      this.#tell('seats');
    });
  }

  /** Stops the clock, or the computer playing itself. */
  pause() {
    return this.#act(async () => {
      this.#mind.halt();
      this.held = true;
      await this.#engine.pauseClock(this.game);
      await this.#refresh('clock');
    });
  }

  /** Goes on after a pause. */
  goOn() {
    return this.#act(async () => {
      this.held = false;
      await this.#engine.resumeClock(this.game);
      await this.#refresh('clock');
    });
  }

  /**
   * Shows the game as it stood after so many plies; the game itself goes on.
   * @param {number} ply
   */
  show(ply) {
    return this.#act(async () => {
      const wanted = Math.max(0, Math.min(ply, this.state.plies));
      this.shown = wanted === this.state.plies ? this.state : await this.#read(wanted);
      this.#tell('show');
    });
  }

  /** Reads the state anew, for another notation, or because best lines were switched on or off. */
  reread() {
    return this.#act(async () => {
      const ply = this.shown === this.state ? null : this.shown.ply;
      this.state = await this.#read();
      this.clockReadAt = performance.now();
      this.shown = ply === null ? this.state : await this.#read(ply);
      this.#tell('look');
      if (!this.thinking) this.#turn();
    });
  }

  /** Lets the computer think if it is to move; else analyses, if that is wanted. */
  #turn() {
    if (this.thinking) this.#answer();
    else if (this.#options.analysis() && !this.state.outcome.over && !this.paused && this.state.dealKnown) this.#analyse();
    else this.#mind.halt();
  }

  async #analyse() {
    try {
      await this.#mind.analyse(this.state);
    } catch (error) {
      this.#complain(error);
    }
  }

  async #answer() {
    const epoch = this.#epoch;
    const { turn } = this.state;
    try {
      const found = await this.#mind.answer(this.state, this.seats);
      await this.#act(async () => {
        if (epoch !== this.#epoch || !found?.move) return;
        if (found.resigns) {
          await this.#engine.resign(this.game, turn);
          await this.#refresh('end');
        } else {
          await this.#make(found.move);
        }
      });
    } catch (error) {
      if (epoch === this.#epoch) this.#complain(error);
    }
  }
}
