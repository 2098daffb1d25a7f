// The engine as the page uses it: games, clocks, set-ups, records, in Chromium.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { enginePage, launch } from "./harness.js";

let browser, page, errors;
before(async () => {
  browser = await launch();
  ({ page, errors } = await enginePage(browser));
});
after(async () => {
  await browser?.close();
  assert.deepEqual(errors, []);
});

/** Runs f in the page with the engine. */
const run = (f, arg) => page.evaluate(`(${f})(window.engine, ${JSON.stringify(arg ?? null)})`);

/** The error of a call, as code and texts. */
const failing = (f, arg) =>
  page.evaluate(`(${f})(window.engine, ${JSON.stringify(arg ?? null)}).then(() => null, (e) => ({
    name: e.name, code: e.code, message: e.message, texts: e.texts, faults: e.faults }))`);

test("the catalogue has every game, level and reason in both languages", async () => {
  const c = await run((e) => e.catalogue());
  assert.deepEqual(
    c.variants.map((v) => v.id),
    ["songky", "songky-balanced", "xiangqi", "coup", "coup-classic", "chess", "chess-fide", "coganh", "coganh-full-diagonals"],
  );
  assert.deepEqual(c.levels.map((l) => l.level), [1, 2, 3, 4, 5, 6]);
  assert.equal(c.levels[5].names.vi, "Đại cao thủ");
  for (const v of c.variants) {
    assert.ok(v.names.vi && v.names.en && v.ruleSets.length && v.notations.includes("coordinates"), v.id);
    for (const roles of v.roles) for (const r of roles) assert.ok(r.id && r.letter && r.names.vi && r.glyphs.length === 2);
    for (const name of v.ruleSets) assert.equal(c.rules[name].name, name);
  }
  assert.ok(c.reasons.find((r) => r.id === "perpetual-check").names.vi);
});

test("every game starts, plays a legal move and takes it back", async () => {
  const { variants } = await run((e) => e.catalogue());
  for (const v of variants) {
    const s = await run(
      async (e, variant) => {
        const game = await e.newGame({ variant });
        const start = await e.state(game);
        await e.play(game, start.moves[0].move);
        const played = await e.state(game);
        await e.undo(game);
        const back = await e.state(game);
        await e.freeGame(game);
        return { start, played, back };
      },
      v.id,
    );
    assert.equal(s.start.cells.length, v.files * v.ranks, v.id);
    assert.equal(s.start.fen, v.start, v.id);
    assert.ok(s.start.moves.every((m) => s.start.cells[m.from].side === 0), v.id);
    assert.equal(s.played.ply, 1);
    assert.equal(s.played.turn, 1);
    assert.equal(s.played.last.move, s.start.moves[0].move);
    assert.deepEqual(s.back, s.start, v.id);
  }
});

test("an illegal move says why in both languages and changes nothing", async () => {
  const e1 = await failing(async (e) => e.play(await e.newGame({ variant: "xiangqi" }), "b1a2"));
  assert.equal(e1.code, "illegal");
  assert.ok(e1.texts.vi && e1.texts.en);
  assert.equal((await failing(async (e) => e.play(99999, "b1a3"))).code, "handle");
  assert.equal((await failing((e) => e.newGame({ variant: "go" }))).code, "variant");
  const fen = await failing((e) => e.newGame({ variant: "xiangqi", fen: "9/9/9/9/9/9/9/9/9/9 w" }));
  assert.equal(fen.code, "position");
  assert.ok(fen.faults.length > 0 && fen.faults[0].texts.vi);
});

test("moves are read and written in every notation, Song Kỳ in each army's own", async () => {
  const r = await run(async (e) => {
    const game = await e.newGame({ variant: "songky" });
    const typed = await e.parse(game, "P2-5");
    await e.play(game, typed.move);
    const s = await e.state(game, null, "vietnamese");
    await e.play(game, s.moves[0].move);
    return { typed, texts: (await e.state(game, null, "vietnamese")).history.map((p) => p.text) };
  });
  assert.equal(r.typed.move, "h3e3");
  assert.equal(r.texts[0], "P2-5");
  assert.equal(r.texts.length, 2);
});

test("the pieces of check, mate and the end are told", async () => {
  const r = await run(async (e) => {
    const game = await e.newGame({ variant: "chess-fide" });
    for (const m of ["f2f3", "e7e5", "g2g4", "d8h4"]) await e.play(game, m);
    return e.state(game, null, "san");
  });
  assert.equal(r.outcome.winner, 1);
  assert.equal(r.outcome.reason, "checkmate");
  assert.ok(r.outcome.texts.vi.includes("chiếu hết"));
  assert.deepEqual(r.history.map((p) => p.text), ["f3", "e5", "g4", "Qh4#"]);
  assert.ok(r.check && r.checkers.length === 1 && r.royal === 4 && r.moves.length === 0);
});

test("earlier positions are shown without changing the game", async () => {
  const r = await run(async (e) => {
    const game = await e.newGame({ variant: "chess" });
    for (const m of ["e2e3", "e7e6", "d1h5"]) await e.play(game, m);
    return { first: await e.positionAt(game, 1), now: await e.state(game), last: await e.positionAt(game, 3) };
  });
  assert.equal(r.first.ply, 1);
  assert.equal(r.first.plies, 3);
  assert.equal(r.first.live, false);
  assert.deepEqual(r.first.moves, []);
  assert.deepEqual(r.last, r.now);
  assert.equal((await failing(async (e) => e.positionAt(await e.newGame({ variant: "chess" }), 1))).code, "history");
});

test("draws, resignation and the way back", async () => {
  const r = await run(async (e) => {
    const game = await e.newGame({ variant: "coganh" });
    const { moves } = await e.state(game);
    await e.play(game, moves[0].move);
    await e.agreeDraw(game);
    const drawn = await e.state(game);
    await e.takeBack(game, 0);
    const back = await e.state(game);
    await e.resign(game, 1);
    return { drawn, back, resigned: await e.state(game) };
  });
  assert.equal(r.drawn.outcome.reason, "agreement");
  assert.deepEqual(r.drawn.canTakeBack, [true, false]);
  assert.equal(r.back.ply, 0);
  assert.equal(r.resigned.outcome.winner, 0);
});

test("records: JSON, PGN and engine lines go out and come back", async () => {
  const r = await run(async (e) => {
    const game = await e.newGame({ variant: "xiangqi", handicap: "horse" });
    for (let i = 0; i < 6; i++) await e.play(game, (await e.state(game)).moves[3].move);
    const want = await e.state(game);
    const read = [];
    for (const kind of ["public", "full", "pgn", "line"]) {
      const text = await e.save(game, kind, { Event: "test" });
      read.push((await e.state(await e.loadGame(text, { variant: "xiangqi" }))).fen);
    }
    return { want: want.fen, read, pgn: await e.save(game, "pgn", { Event: "test" }) };
  });
  assert.deepEqual(r.read, [r.want, r.want, r.want, r.want]);
  assert.match(r.pgn, /\[Event "test"\]/);
  assert.equal((await failing((e) => e.loadGame("{}"))).code, "parse");
});

test("the clock runs, is pressed by moves, paused and taken back", async () => {
  const r = await run(async (e) => {
    const clock = { mainMs: 300000, periods: 3, periodMs: 30000 };
    const game = await e.newGame({ variant: "chess", clock });
    const start = await e.readClock(game);
    const { moves } = await e.state(game);
    await e.play(game, moves[0].move);
    const pressed = await e.state(game);
    const paused = await e.pauseClock(game);
    const still = await e.readClock(game);
    await e.undo(game);
    const back = await e.readClock(game);
    const on = await e.resumeClock(game);
    await e.resign(game, 0);
    const ended = await e.readClock(game);
    return { start, pressed, paused, still, back, on, ended, bad: await e.checkClock({ incrementMs: 1000 }), good: await e.checkClock(clock) };
  });
  assert.equal(r.start.text, "5m0s + 3x30s");
  assert.equal(r.start.turn, 0);
  assert.equal(r.pressed.clock.turn, 1);
  assert.equal(r.pressed.clock.sides[1].remainingMs <= 300000, true);
  assert.ok(r.pressed.last.spentMs > 0);
  assert.ok(r.paused.paused && r.paused.flagsInMs === null);
  assert.deepEqual(r.still, r.paused);
  assert.equal(r.back.turn, 0);
  assert.ok(r.back.paused);
  assert.equal(r.back.sides[0].remainingMs, 300000);
  assert.ok(!r.on.paused && r.ended.paused);
  assert.ok(r.bad.length > 0);
  assert.equal(r.good, null);
});

test("a side whose time is up loses, and the page is told", async () => {
  const r = await run(async (e) => {
    const flagged = new Promise((resolve) => e.addEventListener("flag", (ev) => resolve(ev.detail), { once: true }));
    const game = await e.newGame({ variant: "chess", clock: { mainMs: 40 } });
    return { game, flag: await flagged, state: await e.state(game) };
  });
  assert.deepEqual(r.flag, { game: r.game, side: 0 });
  assert.equal(r.state.outcome.reason, "time");
  assert.equal(r.state.clock.flagged, 0);
});

test("the board editor tells faults and fills the pools of cờ úp", async () => {
  const r = await run(async (e) => {
    const empty = await e.setup("xiangqi");
    empty.cells[4] = { side: 0, role: "general", faceDown: false };
    const half = await e.checkSetup(empty);
    half.cells[85] = { side: 1, role: "general", faceDown: false };
    half.cells[0] = { side: 0, role: "chariot", faceDown: false };
    half.cells[49] = { side: 0, role: "soldier", faceDown: false };
    const whole = await e.checkSetup(half);
    const game = await e.newGame({ variant: "xiangqi", fen: whole.fen });
    const hidden = await e.setup("coup", "4k4/9/9/9/9/9/9/9/9/X3K4 w");
    const filled = await e.fillPool(hidden);
    const fide = await e.setup("chess-fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
    return { half, whole, of: await e.setupOf(game), hidden, filled, fide };
  });
  assert.deepEqual(r.half.faults.map((f) => f.kind), ["general or king missing"]);
  assert.deepEqual(r.whole.faults, []);
  assert.equal(r.of.fen, r.whole.fen);
  assert.ok(r.filled.pool[0].chariot > 0);
  assert.equal(r.fide.castling, "KQkq");
  assert.equal((await failing((e) => e.setup("chess", "what"))).code, "position");
});

test("the computer plays at every level, hints, and answers a draw", async () => {
  const r = await run(async (e) => {
    const game = await e.newGame({ variant: "songky" });
    const found = [];
    for (let level = 1; level <= 3; level++) found.push(await e.think(game, { level, seed: 1, notation: "vietnamese" }));
    const depths = [];
    const lines = await e.think(game, { depth: 4, multiPV: 3, seed: 1 }, (p) => depths.push(p.depth));
    const hint = await e.hint(game, { timeMs: 100 });
    const { moves } = await e.state(game);
    const silent = await e.think(game, { depth: 2, silent: true });
    return { found, depths, lines, hint, silent, draw: await e.answerDraw(game, 1, 1), moves: moves.map((m) => m.move) };
  });
  for (const f of [...r.found, r.hint, r.lines]) assert.ok(r.moves.includes(f.move));
  assert.ok(r.found[0].text && r.found[0].lines[0].texts.length > 0);
  assert.equal(r.lines.lines.length, 3);
  assert.ok(r.depths.length > 0 && r.depths.every((d, i) => i === 0 || d >= r.depths[i - 1]));
  assert.deepEqual(r.silent.lines, []);
  assert.equal(typeof r.draw, "boolean");
});
