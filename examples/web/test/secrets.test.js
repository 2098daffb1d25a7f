// No hidden identity of cờ úp is in any message to the page. Two games are played that differ only in
// what was never shown: every message must be the same, byte for byte but
// for times.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { enginePage, launch } from "./harness.js";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Fields of messages that hold times. */
const TIMES = new Set(["ms", "updated", "spentMs", "slices"]);
const timeless = (message) => JSON.stringify(JSON.parse(message.slice(4)), (key, value) => (TIMES.has(key) ? 0 : value));

/** Plays a game of a seed to its end by a declaration: what happened, and the deal as told then. */
async function original(variant, captured) {
  const { page, context } = await enginePage(browser);
  const game = await page.evaluate(
    async ({ variant, captured }) => {
      const { engine } = window;
      const game = await engine.newGame({ variant, captured, seed: 7 });
      const moves = [];
      for (let i = 0; i < 30; i++) {
        const s = await engine.state(game);
        if (s.outcome.over) break;
        // captures of face-down pieces first, then anything
        const taking = s.moves.filter((m) => s.cells[m.to]?.faceDown);
        const list = taking.length && i % 3 === 0 ? taking : s.moves;
        const { move } = list[(i * 7) % list.length];
        moves.push(move);
        await engine.play(game, move);
      }
      const refused = {
        deal: await engine.deal(game).then(() => null, (e) => e.code),
        full: await engine.save(game, "full").then(() => null, (e) => e.code),
      };
      const { history, cells } = await engine.state(game);
      await engine.resign(game, 0);
      return { moves, history, cells, refused, record: JSON.parse(await engine.save(game, "full")), deal: await engine.deal(game) };
    },
    { variant, captured },
  );
  await context.close();
  return game;
}

/** The record of such a game before its first move, with a deal. */
function beginning(record, deal) {
  const { outcome, ended, timesMs, ...rest } = record;
  return JSON.stringify({ ...rest, moves: [], deal: [...deal].map(([at, role]) => `${at}=${role}`).join(",") });
}

const dealOf = (record) => new Map(record.deal.split(",").map((pair) => pair.split("=")));

/** The same deal with the identities of two points exchanged. */
function exchange(deal, a, b) {
  const other = new Map(deal);
  other.set(a, deal.get(b)).set(b, deal.get(a));
  return other;
}

const name = (at) => String.fromCharCode(97 + (at % 9)) + (Math.floor(at / 9) + 1);

/** Everything that the worker says while a game is played, for some views. */
async function messages(text, moves, views) {
  const { page, context, errors } = await enginePage(browser);
  const out = await page.evaluate(
    async ({ text, moves, views }) => {
      const { engine } = window;
      const game = await engine.loadGame(text);
      await engine.keep(game, "secret", { level: 3 });
      const notations = ["coordinates", "vietnamese", "wxf", "iccs", "chinese-simplified"];
      for (const [i, move] of moves.entries()) {
        await engine.play(game, move);
        for (const view of views) {
          await engine.state(game, view, notations[i % notations.length]);
          await engine.positionAt(game, Math.floor(i / 2), view);
          await engine.save(game, view === null ? "public" : ["red", "blue"][view]);
        }
        await engine.save(game, "pgn");
        await engine.save(game, "line");
        await engine.save(game, "full").catch(() => {});
        await engine.deal(game).catch(() => {});
        await engine.setupOf(game);
        await engine.parse(game, "what").catch(() => {});
        // The computer's own knowledge is that of the side to move.
        if (views.includes(i % 2 === 0 ? 1 : 0) || views.length === 3) {
          await engine.think(game, { nodes: 1500, seed: 1, multiPV: 2, notation: "vietnamese" }, () => {});
        }
        if (i % 10 === 9) {
          await engine.undo(game);
          await engine.takeBack(game, 0);
          const { ply } = await engine.state(game);
          for (const again of moves.slice(ply, i + 1)) await engine.play(game, again);
        }
      }
      await engine.answerDraw(game, 1, 1);
      const { game: resumed } = await engine.resume("secret");
      await engine.state(resumed, views[0]);
      await engine.kept();
      const before = window.messages.filter((m) => m.startsWith("out "));
      await engine.resign(game, 0);
      await engine.deal(game);
      await engine.forget("secret");
      return { before, after: window.messages.filter((m) => m.startsWith("out ")).slice(before.length) };
    },
    { text, moves, views },
  );
  await context.close();
  assert.deepEqual(errors, []);
  return { before: out.before.map(timeless), after: out.after.map(timeless) };
}

const isProgress = (message) => /^\{"id":\d+,"progress":\{/.test(message);

/** Where two lists of messages first differ, in short; null if nowhere. Which depths of a search are
 * told depends on times, so of those the ones that both have are compared. */
function difference(one, two) {
  const answers = (list) => list.filter((m) => !isProgress(m));
  return firstDifference(answers(one), answers(two)) ?? firstDifference(...told(one, two));
}

/** What two lists tell of the same searches and depths. */
function told(one, two) {
  const key = ({ id, progress }) => `${id} ${progress.depth}`;
  const byKey = (list) => new Map(list.filter(isProgress).map((m) => [key(JSON.parse(m)), m]));
  const [a, b] = [byKey(one), byKey(two)];
  const both = [...a.keys()].filter((k) => b.has(k));
  return [both.map((k) => a.get(k)), both.map((k) => b.get(k))];
}

function firstDifference(one, two) {
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const [a = "", b = ""] = [one[i], two[i]];
    if (a === b) continue;
    let at = 0;
    while (a[at] === b[at]) at++;
    const near = (text) => text.slice(Math.max(0, at - 60), at + 60);
    return `message ${i} of ${one.length} and ${two.length}: ...${near(a)}... and ...${near(b)}...`;
  }
  return null;
}

const sameSide = (a, b) => a.side === b.side;

for (const [variant, captured] of [["coup", "unseen"], ["coup-classic", "capturer"], ["coup-classic", "unseen"]]) {
  test(`${variant}, captured pieces ${captured}: what is hidden changes no message`, async (t) => {
    const game = await original(variant, captured);
    assert.deepEqual(game.refused, { deal: "hidden", full: "hidden" });
    const deal = dealOf(game.record);
    assert.equal(deal.size, 30);
    const moved = new Set(game.history.map((p) => p.from));
    const lying = game.deal.filter((d) => game.cells[d.at]?.faceDown && !moved.has(d.at)).map((d) => ({ ...d, side: game.cells[d.at].side }));
    const taken = game.history.filter((p) => p.captured?.faceDown).map((p) => ({ at: p.to, side: 1 - p.side, role: game.deal.find((d) => d.at === p.to).role, by: p.side }));
    t.diagnostic(`${game.moves.length} plies; ${lying.length} pieces never turned up, ${taken.length} taken face down`);
    assert.ok(taken.length > 0, "a piece was captured face down");

    const differing = (list, others) => list.flatMap((a) => others.filter((b) => sameSide(a, b) && a.role !== b.role).map((b) => [a, b]))[0];
    const played = (d, views) => messages(beginning(game.record, d), game.moves, views);

    const [a, b] = differing(lying, lying);
    const all = [null, 0, 1];
    const one = await played(deal, all);
    const two = await played(exchange(deal, name(a.at), name(b.at)), all);
    assert.ok(one.before.length > 300, "messages were seen");
    assert.equal(difference(two.before, one.before), null, "pieces that still lie face down");
    assert.notEqual(difference(two.after, one.after), null, "after the end the deal is told");

    const [c, d] = differing(taken, lying);
    const exchanged = exchange(deal, name(c.at), name(d.at));
    if (captured === "unseen") {
      assert.equal(difference((await played(exchanged, all)).before, one.before), null, "pieces that were captured unseen");
    } else {
      const loser = [null, c.side];
      assert.equal(difference((await played(exchanged, loser)).before, (await played(deal, loser)).before), null, "the loser of a captured piece");
      const capturer = [c.by];
      assert.notEqual(difference((await played(exchanged, capturer)).before, (await played(deal, capturer)).before), null, "the capturer sees it");
    }

    // The comparison can tell a difference: a piece that turns up.
    const shown = game.history.filter((p) => p.revealed).map((p) => ({ at: p.from, side: p.side, role: p.revealed.role }));
    const [e, f] = differing(shown, lying);
    const first = game.history.findIndex((p) => p.from === e.at);
    const upTo = game.moves.slice(0, first + 1);
    const shownOther = await messages(beginning(game.record, exchange(deal, name(e.at), name(f.at))), upTo, [null]);
    assert.notEqual(difference(shownOther.before, (await messages(beginning(game.record, deal), upTo, [null])).before), null);
  });
}
