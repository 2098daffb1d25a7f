// What the page may ask for; engine.js describes each. Nothing of a game of cờ úp leaves here but
// what the library tells a view: the full record is given out only where there is nothing to hide.

import { GameClock } from "./clock.js";
import { Games, VIEW } from "./games.js";
import { refuse } from "./library.js";
import { allGames } from "./store.js";
import { Thinker, warmUp } from "./thinker.js";

/** How long the computer thinks about an offer of a draw at most. */
const ANSWER_MS = 2000;

/** @typedef {(args: Object, progress: (value: Object) => void) => *} Op */

/**
 * @param {import("./library.js").Library} library
 * @param {(name: string, detail: Object) => void} emit
 * @returns {Object<string, Op>}
 */
export function operations(library, emit) {
  const catalogue = library.json("catalogue");
  const games = new Games(library, (game, side) => emit("flag", { game, side }));
  const thinker = new Thinker(library);
  setTimeout(() => (thinker.engine, warmUp(library))); // its memory and its code are there before they are wanted

  const notation = (id = "coordinates") => {
    const n = catalogue.notations.indexOf(id ?? "coordinates");
    if (n < 0) throw refuse("notation", `no notation is called ${id}`);
    return n;
  };
  const viewOf = (side) => (side === 0 || side === 1 ? side + 1 : VIEW.public);

  const describe = (game, view, texts, ply) => {
    const { clock } = games.get(game);
    const state = library.json("state", game, viewOf(view), notation(texts), ply);
    return { game, ...state, clock: (state.live && clock?.read()) || null };
  };

  /** A move of the page's as the number that the library takes. */
  const numberOf = (game, move) => library.json("parse_as", game, move, 0).number;

  const withoutNumber = ({ number, ...move }) => move;

  const request = (game, limits) => {
    const { level = 0, depth = 0, nodes = 0, timeMs = 0, multiPV = 0, mate = 0, moves = [], infinite = false } = limits;
    const clock = limits.clock ? games.get(game).clock : null;
    return {
      level, depth, nodes, timeMs, multiPV, mate, moves, infinite,
      seed: String(limits.seed ?? games.get(game).luck),
      notation: notation(limits.notation),
      clock: clock?.handle ?? 0,
      nowMs: clock?.now() ?? 0,
    };
  };

  return {
    catalogue: () => catalogue,

    newGame: ({ clock, seed, ...options }) => {
      const choices = { ...options, ...(seed === undefined || seed === null ? {} : { seed: String(seed) }) };
      const game = library.call("game_new", JSON.stringify(choices));
      try {
        return games.add(game, clock ? GameClock.start(library, clock, library.call("turn", game)) : null);
      } catch (err) {
        library.call("game_free", game);
        throw err;
      }
    },
    loadGame: ({ text, variant, number = 0 }) => {
      if (/^\s*\{/.test(text)) return games.add(library.call("load", text));
      if (variant && /^\s*(position|startpos|fen)\b/.test(text)) {
        return games.add(library.call("position_read", JSON.stringify({ variant, line: text.trim() })));
      }
      return games.add(library.call("pgn_read", text, number));
    },
    freeGame: ({ game }) => games.free(game),

    state: ({ game, view, notation: texts }) => describe(game, view, texts, -1),
    positionAt: ({ game, ply, view, notation: texts }) => {
      if (!Number.isInteger(ply) || ply < 0) throw refuse("history", "no such ply");
      return describe(game, view, texts, ply);
    },

    play: ({ game, move }) => games.play(game, move),
    parse: ({ game, text }) => withoutNumber(library.json("parse", game, text)),
    format: ({ game, move, notation: texts }) => library.text("format", game, numberOf(game, move), notation(texts)),
    undo: ({ game }) => games.back(game, "undo"),
    takeBack: ({ game, side }) => games.back(game, "take_back", side),
    resign: ({ game, side }) => games.end(game, "resign", side),
    agreeDraw: ({ game }) => games.end(game, "agree_draw"),
    loseOnTime: ({ game, side }) => games.end(game, "lose_on_time", side),
    deal: ({ game }) => library.json("deal", game) ?? [],

    readClock: ({ game }) => games.get(game).clock?.read() ?? null,
    pauseClock: ({ game }) => games.clock(game, "pause"),
    resumeClock: ({ game }) => games.clock(game, "resume"),
    checkClock: ({ settings }) => {
      try {
        library.call("clock_free", library.call("clock_new", JSON.stringify(settings), 0, 0));
        return null;
      } catch (err) {
        if (err.code !== "argument") throw err;
        return err.message;
      }
    },

    think: async ({ game, limits, progress: wanted }, progress) => {
      const seen = (info) => (limits.silent ? { ...info, lines: [] } : info);
      const onInfo = wanted && !limits.silent ? progress : () => {};
      return seen(await thinker.search(game, request(game, limits), onInfo, (engine) => library.json("slices_result", engine)));
    },
    stop: () => thinker.stop(),
    answerDraw: async ({ game, side, level }) => {
      const limits = { ...request(game, { level, timeMs: ANSWER_MS, seed: 0 }), answers: side };
      const take = (engine) => ({ takes: library.call("slices_draw", engine, side) === 1 });
      return (await thinker.search(game, limits, () => {}, take)).takes;
    },

    save: ({ game, kind, tags = {} }) => {
      switch (kind) {
        case "pgn":
          return library.text("pgn_write", game, JSON.stringify(Object.entries(tags)));
        case "line":
          return library.text("position_line", game, 0);
        case "full":
          // A record without secrets is the public one; in cờ úp that has the deal once the game is over.
          if (library.call("hidden", game) && !games.over(game)) {
            throw refuse("hidden", "a game of cờ úp is saved with its deal only after its end");
          }
          return library.text("save", game, VIEW.public);
        default:
          if (!(kind in VIEW)) throw refuse("argument", `no record is called ${kind}`);
          return library.text("save", game, VIEW[kind]);
      }
    },
    keep: ({ game, slot, meta }) => games.keep(game, slot, meta),
    kept: async () => {
      const list = await allGames();
      return list
        .map(({ slot, variant, ply, over, updated, meta }) => ({ slot, variant, ply, over, updated, meta }))
        .sort((a, b) => b.updated - a.updated);
    },
    resume: ({ slot }) => games.resume(slot),
    forget: ({ slot }) => games.forget(slot),

    setup: ({ variant, fen }) => library.json("setup_read", JSON.stringify({ variant, fen })),
    checkSetup: ({ setup }) => library.json("setup_write", JSON.stringify(setup)),
    fillPool: ({ setup }) => library.json("setup_fill_pool", JSON.stringify(setup)),
    setupOf: ({ game }) => library.json("setup_of", game),

    measure: ({ variant = "xiangqi", nodes = 200000 }) => measure(library, variant, nodes),
  };
}

/** A search in one piece by an engine of its own, and the cost of a call. */
function measure(library, variant, nodes) {
  const game = library.call("game_new", JSON.stringify({ variant }));
  const engine = library.call("engine_new", 0);
  library.call("slices_start", engine, game, JSON.stringify({ nodes, slice: 1 << 20, seed: "1" }));
  const began = performance.now();
  while (library.call("slices_step", engine) === 1);
  const ms = performance.now() - began;
  const result = library.json("slices_result", engine);
  library.call("engine_free", engine);

  const calls = 1000000;
  const { songky_turn } = library.exports;
  const from = performance.now();
  for (let i = 0; i < calls; i++) songky_turn(game);
  const turnNs = ((performance.now() - from) * 1e6) / calls;
  const { songky_abi } = library.exports;
  const start = performance.now();
  for (let i = 0; i < calls; i++) songky_abi();
  const callNs = ((performance.now() - start) * 1e6) / calls;
  library.call("game_free", game);
  return { nodes: result.nodes, ms, nodesPerSecond: Math.round((result.nodes / ms) * 1000), callNs, turnNs };
}
