// The page's side of the engine: one class, promises, no game logic. The rules, the games, the
// clocks and the true identities of cờ úp live in the worker (worker.js), in the memory of the
// library compiled to WebAssembly. Every call is one message there and one back.
//
// In index.html the content security policy (policy.go) takes the place of <!--policy-->: no inline
// scripts, styles or style attributes, nothing from elsewhere.

/** @typedef {0|1} Side Red is 0, moves first and sits at the bottom; Blue is 1. */

/** @typedef {{vi: string, en: string}} Texts A text in both languages. */

/**
 * A piece. The role of a face-down piece is null: what it is, nobody is told.
 * @typedef {Object} Piece
 * @property {Side} side
 * @property {string|null} role   id of a {@link Role}: "general", "advisor", "elephant", "horse",
 *   "chariot", "cannon", "soldier", "king", "queen", "rook", "bishop", "knight", "pawn", "stone"
 * @property {boolean} faceDown
 */

/**
 * A kind of piece in a game.
 * @typedef {Object} Role
 * @property {string} id
 * @property {string} letter        capital letter in FEN: "N"
 * @property {Texts} names
 * @property {string[]} glyphs      a character for Red and for Blue
 */

/**
 * A game that can be played. Cells are numbered rank * files + file, both from 0: a1 is 0, and Red
 * sits at the bottom. Every "at", "from" and "to" of this file is such a number.
 * @typedef {Object} Variant
 * @property {string} id
 * @property {Texts} names
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} onPoints     pieces stand on the points of lines, not in squares
 * @property {boolean} hidden       pieces lie face down
 * @property {string} start         the start position in FEN
 * @property {Role[][]} roles       the kinds of Red's and of Blue's army, the royal last
 * @property {string[]} ruleSets    ids; the first is the default
 * @property {string[]} notations   ids that cover the game: "coordinates", "vietnamese", "san", ...
 * @property {{id: string, names: Texts, giver: Side, removed: number[], fen: string}[]} handicaps
 */

/**
 * All that does not change.
 * @typedef {Object} Catalogue
 * @property {string} version                     of the library
 * @property {Variant[]} variants
 * @property {{level: number, names: Texts}[]} levels   1 to 6
 * @property {{id: string, names: Texts}[]} reasons     why a game ended
 * @property {Texts[]} sides
 * @property {{id: string, names: Texts}[]} illegal     why a move is not legal
 * @property {Object<string, Object>} rules       the limits of each rule set, by its id
 */

/**
 * A legal move of the present position.
 * @typedef {Object} Move
 * @property {string} move               coordinates, "h3e3", "c2c1q": what play takes
 * @property {number} from
 * @property {number} to
 * @property {string|null} promotion     role
 */

/**
 * A ply that was played.
 * @typedef {Object} Ply
 * @property {number} ply                from 1
 * @property {Side} side
 * @property {string} text               in the notation asked for; in cờ úp what turned up stands
 *   behind it, "=C"
 * @property {string} move
 * @property {number} from
 * @property {number} to
 * @property {string|null} promotion
 * @property {Piece|null} captured       face down if the view was not told what it was
 * @property {Piece|null} revealed       cờ úp: what was turned up
 * @property {number[]} turned           cờ gánh: where the pieces that changed sides stand
 * @property {boolean} check
 * @property {boolean} chase
 * @property {number} spentMs            0: not known
 */

/**
 * How a game stands.
 * @typedef {Object} Outcome
 * @property {boolean} over
 * @property {"ongoing"|"red"|"blue"|"draw"} status
 * @property {string} reason             id, "checkmate"; empty while the game goes on
 * @property {Side|null} winner
 * @property {Texts} texts               "Đỏ thắng: chiếu hết"
 */

/**
 * An unbroken run of checks, or of chases of one piece.
 * @typedef {Object} Run
 * @property {number} moves
 * @property {number} pieces
 * @property {number} left               more such moves that are allowed; negative after an offence
 * @property {number} limit              0: none
 * @property {number|null} victim        where the chased piece stands
 */

/**
 * How far a game is towards each limit of its rules; a limit of 0 is none.
 * @typedef {Object} Counts
 * @property {number} plies
 * @property {number} plyLimit
 * @property {number} progress
 * @property {number} progressLimit
 * @property {number} effective
 * @property {number} effectiveLimit
 * @property {number} occurrences        of the present position
 * @property {number} repetition
 * @property {Run[]} checks              of each side
 * @property {Run[][]} chases            of each side
 */

/**
 * Time limits, the same for both sides; all zero or left out: none.
 * @typedef {Object} ClockSettings
 * @property {number} [mainMs]
 * @property {number} [periods]          of byo-yomi after the main time
 * @property {number} [periodMs]
 * @property {number} [incrementMs]      Fischer's, with main time only
 */

/**
 * What a clock shows at the moment at which the worker answered. Between two readings the page
 * counts down from it by itself.
 * @typedef {Object} ClockReading
 * @property {ClockSettings} settings
 * @property {string} text               "5m0s + 3x30s"
 * @property {Side} turn
 * @property {boolean} paused
 * @property {Side|null} flagged         who has lost on time
 * @property {number|null} flagsInMs     until the side to move loses unless it moves
 * @property {{remainingMs: number, mainMs: number, periodMs: number, periods: number,
 *   inByoyomi: boolean}[]} sides        remainingMs is what large digits show
 */

/**
 * Everything that a page needs to draw, as the view may know it.
 * @typedef {Object} GameState
 * @property {number} game
 * @property {string} variant
 * @property {string} rules              id of the rule set
 * @property {Side|null} view            whose knowledge; null: what both may know
 * @property {number} ply                plies played, or the ply that was asked for
 * @property {number} plies              plies played in the whole game
 * @property {boolean} live              false for an earlier ply: moves and clock are empty then
 * @property {Side} turn                 also after the end
 * @property {(Piece|null)[]} cells
 * @property {string} fen
 * @property {boolean} check             the side to move is in check
 * @property {number[]} checkers
 * @property {number|null} royal         where the royal of the side to move stands
 * @property {Move[]} moves              legal moves; none once the game is over
 * @property {Outcome} outcome
 * @property {Ply|null} last
 * @property {Ply[]} history             up to that ply
 * @property {Piece[][]} captured        what Red has captured, and what Blue has, in order
 * @property {Object<string, number>[]|null} unseen  cờ úp: for each side how many pieces of a role
 *   are not yet seen, by role; null elsewhere
 * @property {"unseen"|"capturer"|null} capturedRule  cờ úp: who learns what a captured face-down piece was
 * @property {boolean} dealKnown         false: a game of cờ úp loaded without its deal, whose
 *   face-down pieces cannot move here
 * @property {Counts} counts
 * @property {boolean} canUndo
 * @property {boolean[]} canTakeBack     for each side
 * @property {ClockReading|null} clock   null for a game without one
 */

/**
 * How to begin. Only variant is needed.
 * @typedef {Object} NewGame
 * @property {string} variant
 * @property {string} [rules]            id of a rule set
 * @property {Object} [limits]           limits that replace those of the set, named as in Catalogue.rules
 * @property {string} [fen]
 * @property {string} [handicap]         id
 * @property {"unseen"|"capturer"} [captured]
 * @property {number|string} [seed]      of the shuffle; without it, it cannot be foretold
 * @property {ClockSettings} [clock]
 */

/**
 * When a search ends: the first limit that is reached. At least one of the first five, or infinite.
 * @typedef {Object} Limits
 * @property {number} [level]            1 to 6, with its own budget
 * @property {number} [depth]
 * @property {number} [nodes]
 * @property {number} [timeMs]
 * @property {boolean} [clock]           what the game's clock allows
 * @property {boolean} [infinite]        until stop
 * @property {number} [multiPV]          lines wanted
 * @property {string[]} [moves]          only these moves are looked at
 * @property {number} [mate]             ends once a mate in so many moves is found; no limit by itself
 * @property {number|string} [seed]      form, errors and choices of a level; left out: by chance, one for the game
 * @property {string} [notation]         of the texts of the lines
 * @property {boolean} [silent]          no lines in the result and no progress: nothing of what the
 *   computer thinks of its opponent's game
 */

/**
 * A line of play with its score for the side to move.
 * @typedef {Object} Line
 * @property {number} cp                 hundredths of a chess pawn
 * @property {number} mate               moves to mate, negative if mated; 0: none known
 * @property {string[]} moves            coordinates
 * @property {string[]} texts            in the notation, as far as the line can be written
 */

/**
 * @typedef {Object} Progress
 * @property {number} depth
 * @property {number} nodes
 * @property {number} ms
 * @property {Line[]} lines              best first
 */

/**
 * @typedef {Object} SearchResult
 * @property {string|null} move          null only if it was stopped before it had any
 * @property {number|null} from
 * @property {number|null} to
 * @property {string|null} promotion
 * @property {string|null} text
 * @property {Line[]} lines              best first; empty if silent
 * @property {number} depth
 * @property {number} nodes
 * @property {number} ms
 * @property {boolean} stopped
 * @property {boolean} resigns           the level would resign
 * @property {{count: number, maxMs: number, meanMs: number}} slices   of the search, between which the worker
 *   looked at its messages
 */

/**
 * A fault of a set-up.
 * @typedef {Object} Fault
 * @property {string} kind               English, fixed
 * @property {number|null} at            cell
 * @property {Side} side
 * @property {number} offset             in the FEN in bytes, for what cannot be read
 * @property {Texts} texts
 */

/**
 * What a board editor holds, playable or not.
 * @typedef {Object} Setup
 * @property {string} variant
 * @property {number} files
 * @property {number} ranks
 * @property {(Piece|null)[]} cells
 * @property {Side} turn
 * @property {string} castling           "KQkq", any part of it, or ""
 * @property {number|null} enPassant
 * @property {number} progress
 * @property {number} moveNumber
 * @property {Object<string, number>[]} pool   cờ úp: unseen pieces of each side by role
 * @property {string} fen                of the set-up; set by the engine
 * @property {Fault[]} faults            empty if it can be played; set by the engine
 */

/**
 * A game kept on this device.
 * @typedef {Object} Kept
 * @property {string} slot
 * @property {string} variant
 * @property {number} ply
 * @property {boolean} over
 * @property {number} updated            milliseconds since 1970
 * @property {*} meta                    whatever the page gave to keep
 */

/** A call that failed. code is one of the ids below; texts, where there are any, are for players. */
export class EngineError extends Error {
  /**
   * @param {string} code  "illegal", "over", "parse", "ambiguous", "history", "hidden", "position",
   *   "option", "variant", "notation", "deal", "limit", "busy", "time", "state", "end", "handle",
   *   "argument", "storage", "wasm" (the engine could not be loaded), "closed", "defect"
   * @param {string} message   in English
   * @param {Texts|null} [texts]
   * @param {Fault[]|null} [faults]  with "position"
   */
  constructor(code, message, texts = null, faults = null) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.texts = texts;
    this.faults = faults;
  }
}

/**
 * The engine. Events: "flag", with detail {game, side}, when a side's time is up; the game has ended
 * then. "failed", with detail an EngineError, when the engine broke: make a new one.
 */
export class Engine extends EventTarget {
  #worker;
  #calls = new Map();
  #next = 1;

  /**
   * Starts the worker. ready tells when it can play.
   * @param {{worker?: string|URL}} [options]
   */
  constructor(options = {}) {
    super();
    /** @type {Promise<{version: string, ms: number}>} rejects with code "wasm" and texts in plain
     * words if the engine cannot be loaded. */
    this.ready = this.#start(options.worker ?? new URL("worker.js", import.meta.url));
    this.ready.catch(() => {});
  }

  #start(url) {
    return new Promise((resolve, reject) => {
      this.#calls.set(0, { resolve, reject });
      try {
        this.#worker = new Worker(url, { type: "module" });
      } catch (err) {
        this.#fail(loadError(String(err)));
        return;
      }
      this.#worker.onmessage = (e) => this.#receive(e.data);
      this.#worker.onerror = (e) => {
        e.preventDefault?.();
        const loading = this.#calls.has(0);
        this.#fail(loading ? loadError(e.message || "the worker did not start") : new EngineError("defect", e.message));
      };
    });
  }

  #fail(err) {
    for (const call of this.#calls.values()) call.reject(err);
    this.#calls.clear();
    this.dispatchEvent(new CustomEvent("failed", { detail: err }));
  }

  #receive(m) {
    if (m.event) {
      this.dispatchEvent(new CustomEvent(m.event, { detail: m.detail }));
      return;
    }
    const call = this.#calls.get(m.id);
    if (!call) return;
    if (m.progress) {
      call.onProgress?.(m.progress);
      return;
    }
    this.#calls.delete(m.id);
    if (!m.error) {
      call.resolve(m.value);
      return;
    }
    const e = m.error;
    const err = e.code === "wasm" ? loadError(e.message) : new EngineError(e.code, e.message, e.texts, e.faults);
    call.reject(err);
    if (e.fatal) this.#fail(err);
  }

  /** One message there and one back. */
  #call(op, args = {}, onProgress) {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#calls.set(id, { resolve, reject, onProgress });
      try {
        this.#worker.postMessage({ id, op, args });
      } catch (err) {
        this.#calls.delete(id);
        reject(new EngineError("argument", String(err)));
      }
    });
  }

  /** Ends the worker. Calls that were not answered are rejected. */
  close() {
    this.#worker?.terminate();
    for (const call of this.#calls.values()) call.reject(new EngineError("closed", "the engine was closed"));
    this.#calls.clear();
  }

  // ---- catalogue and games

  /** @returns {Promise<Catalogue>} */
  catalogue() {
    return this.#call("catalogue");
  }

  /**
   * Starts a game.
   * @param {NewGame} options
   * @returns {Promise<number>} the game's number
   */
  newGame(options) {
    return this.#call("newGame", options);
  }

  /**
   * Reads a game: a record in JSON as save wrote it, the number-th game of a PGN file, or a position
   * line ("position startpos moves ...", with the variant).
   * @param {string} text
   * @param {{variant?: string, number?: number}} [options]
   * @returns {Promise<number>} the game's number
   */
  loadGame(text, options = {}) {
    return this.#call("loadGame", { text, ...options });
  }

  /** Forgets a game; what is kept on the device stays. @param {number} game @returns {Promise<void>} */
  freeGame(game) {
    return this.#call("freeGame", { game });
  }

  /**
   * Everything that a page needs to draw.
   * @param {number} game
   * @param {Side|null} [view]      whose knowledge; null: what both may know
   * @param {string} [notation]     of the history; "coordinates" unless told
   * @returns {Promise<GameState>}
   */
  state(game, view = null, notation = "coordinates") {
    return this.#call("state", { game, view, notation });
  }

  /**
   * The game as it stood after so many plies: 0 is the start. The game itself does not change.
   * @param {number} game
   * @param {number} ply
   * @param {Side|null} [view]
   * @param {string} [notation]
   * @returns {Promise<GameState>} with live false and no legal moves, unless ply is the last
   */
  positionAt(game, ply, view = null, notation = "coordinates") {
    return this.#call("positionAt", { game, ply, view, notation });
  }

  // ---- playing

  /**
   * Plays a move, and presses the game's clock. "illegal" with texts that say why, "over", "hidden",
   * "time" if the time was up before the move (the game has ended then).
   * @param {number} game
   * @param {string} move           coordinates
   * @returns {Promise<void>}
   */
  play(game, move) {
    return this.#call("play", { game, move });
  }

  /**
   * Reads a move that somebody typed, in any notation of the game. Nothing is played.
   * @param {number} game
   * @param {string} text
   * @returns {Promise<Move>} or "parse", "ambiguous", "illegal" with texts, "over"
   */
  parse(game, text) {
    return this.#call("parse", { game, text });
  }

  /** A legal move in a notation. @param {number} game @param {string} move @param {string} notation @returns {Promise<string>} */
  format(game, move, notation) {
    return this.#call("format", { game, move, notation });
  }

  /** Takes back one ply, and a declared end with it; the clock too. @param {number} game @returns {Promise<void>} */
  undo(game) {
    return this.#call("undo", { game });
  }

  /** Goes back to a side's previous turn. @param {number} game @param {Side} side @returns {Promise<void>} */
  takeBack(game, side) {
    return this.#call("takeBack", { game, side });
  }

  /** @param {number} game @param {Side} side who resigns @returns {Promise<void>} */
  resign(game, side) {
    return this.#call("resign", { game, side });
  }

  /** @param {number} game @returns {Promise<void>} */
  agreeDraw(game) {
    return this.#call("agreeDraw", { game });
  }

  /** For a clock of the page's own; the engine's clock ends the game by itself. @param {number} game @param {Side} side @returns {Promise<void>} */
  loseOnTime(game, side) {
    return this.#call("loseOnTime", { game, side });
  }

  /**
   * The identities of the face-down pieces of the start position, once the game is over; "hidden"
   * before.
   * @param {number} game
   * @returns {Promise<{at: number, role: string}[]>}
   */
  deal(game) {
    return this.#call("deal", { game });
  }

  // ---- clock

  /** @param {number} game @returns {Promise<ClockReading|null>} */
  readClock(game) {
    return this.#call("readClock", { game });
  }

  /** @param {number} game @returns {Promise<ClockReading|null>} */
  pauseClock(game) {
    return this.#call("pauseClock", { game });
  }

  /** @param {number} game @returns {Promise<ClockReading|null>} */
  resumeClock(game) {
    return this.#call("resumeClock", { game });
  }

  /** What is wrong with clock settings, in English; null if they are fine. @param {ClockSettings} settings @returns {Promise<string|null>} */
  checkClock(settings) {
    return this.#call("checkClock", { settings });
  }

  // ---- thinking

  /**
   * Searches the present position, as the side to move may know it. Nothing is played. One search
   * runs at a time, else "busy". The worker answers other calls meanwhile; the search goes on with
   * the position with which it began.
   * @param {number} game
   * @param {Limits} limits
   * @param {(p: Progress) => void} [onProgress]   after each depth
   * @returns {Promise<SearchResult>}
   */
  think(game, limits, onProgress) {
    return this.#call("think", { game, limits, progress: Boolean(onProgress) }, onProgress);
  }

  /** Stops the search: think answers at once with the best move so far. @returns {Promise<boolean>} whether one ran */
  stop() {
    return this.#call("stop");
  }

  /**
   * A move worth playing for the side to move.
   * @param {number} game
   * @param {{timeMs?: number, notation?: string}} [options]
   * @returns {Promise<SearchResult>}
   */
  hint(game, options = {}) {
    const { timeMs = 1500, notation } = options;
    return this.#call("think", { game, limits: { timeMs, notation, seed: 0 }, progress: false });
  }

  /**
   * Whether the computer of that side and level takes a draw. It thinks for a moment; "busy" while a
   * search runs.
   * @param {number} game
   * @param {Side} side   the computer's
   * @param {number} level
   * @returns {Promise<boolean>}
   */
  answerDraw(game, side, level) {
    return this.#call("answerDraw", { game, side, level });
  }

  // ---- records

  /**
   * Writes the game: "public" (JSON, what both may know), "red" or "blue" (what that side may know),
   * "full" (with the deal; "hidden" in cờ úp before the end), "pgn", "line" (of engine protocols).
   * @param {number} game
   * @param {"public"|"red"|"blue"|"full"|"pgn"|"line"} kind
   * @param {Object<string, string>} [tags]   of PGN
   * @returns {Promise<string>}
   */
  save(game, kind, tags = {}) {
    return this.#call("save", { game, kind, tags });
  }

  /**
   * Keeps a game on this device from now on: it is stored in full, with its clock, now and after each
   * change, until forget. The worker stores it itself, so that a deal of cờ úp is in no message.
   * @param {number} game
   * @param {string} slot   a name; a game that was kept there is replaced
   * @param {*} [meta]      whatever the page wants back: players, level, colours
   * @returns {Promise<void>} "storage" if the browser keeps nothing
   */
  keep(game, slot, meta = null) {
    return this.#call("keep", { game, slot, meta });
  }

  /** The games that are kept, the newest first. @returns {Promise<Kept[]>} */
  kept() {
    return this.#call("kept");
  }

  /**
   * Takes a kept game up again, and goes on keeping it. Its clock is paused where it stood after the
   * last change.
   * @param {string} slot
   * @returns {Promise<{game: number, meta: *}>} "end" if there is none
   */
  resume(slot) {
    return this.#call("resume", { slot });
  }

  /** Forgets a kept game. @param {string} slot @returns {Promise<void>} */
  forget(slot) {
    return this.#call("forget", { slot });
  }

  // ---- board editor

  /**
   * A set-up from a FEN, playable or not; without one the empty board.
   * @param {string} variant
   * @param {string|null} [fen]
   * @returns {Promise<Setup>} "position" with faults for a text that cannot be read
   */
  setup(variant, fen = null) {
    return this.#call("setup", { variant, fen });
  }

  /**
   * The same set-up with its FEN and faults, after the page has changed cells, turn and the like.
   * newGame({variant, fen: setup.fen}) plays it.
   * @param {Setup} setup
   * @returns {Promise<Setup>}
   */
  checkSetup(setup) {
    return this.#call("checkSetup", { setup });
  }

  /** Fills the pools of cờ úp with what the board does not show. @param {Setup} setup @returns {Promise<Setup>} */
  fillPool(setup) {
    return this.#call("fillPool", { setup });
  }

  /** A game's present position as a set-up. @param {number} game @returns {Promise<Setup>} */
  setupOf(game) {
    return this.#call("setupOf", { game });
  }

  // ---- measuring

  /**
   * Searches from a game's start position to a number of nodes and tells the speed; and what a call
   * into WebAssembly costs.
   * @param {{variant?: string, nodes?: number}} [options]
   * @returns {Promise<{nodes: number, ms: number, nodesPerSecond: number, callNs: number, turnNs: number}>}
   *   callNs is a call that does nothing, turnNs one that looks a game up
   */
  measure(options = {}) {
    return this.#call("measure", options);
  }
}

/** The name of a cell, "a1". @param {number} at @param {number} files @returns {string} */
export function cellName(at, files) {
  return String.fromCharCode(97 + (at % files)) + (Math.floor(at / files) + 1);
}

/** The cell of a name; -1 if it is none. @param {string} name @param {number} files @param {number} ranks @returns {number} */
export function cellOf(name, files, ranks) {
  const m = /^([a-i])([1-9]|10)$/.exec(name);
  if (!m) return -1;
  const file = m[1].charCodeAt(0) - 97;
  const rank = Number(m[2]) - 1;
  return file < files && rank < ranks ? rank * files + file : -1;
}

function loadError(detail) {
  return new EngineError("wasm", `The engine could not be loaded: ${detail}`, {
    vi: "Trình duyệt không nạp được bộ máy chơi cờ. Hãy cho phép WebAssembly, hoặc dùng bản mới của Chrome, Firefox, Safari hay Edge.",
    en: "The browser could not load the game engine. Allow WebAssembly, or use a recent Chrome, Firefox, Safari or Edge.",
  });
}
