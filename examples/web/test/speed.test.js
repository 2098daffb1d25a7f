// How fast it is here, beside the same search compiled for this machine, when SONGKY_WEB_NATIVE has
// what that found: the same moves, nodes and depths are asserted, speeds printed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { base, enginePage, launch } from "./harness.js";

const native = JSON.parse(process.env.SONGKY_WEB_NATIVE ?? "[]");
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

test("size of the engine", async (t) => {
  const wasm = Buffer.from(await (await fetch(new URL("engine.wasm", base))).arrayBuffer());
  const zipped = gzipSync(wasm, { level: 9 }).length;
  t.diagnostic(`engine.wasm: ${wasm.length} bytes, ${zipped} in gzip`);
  assert.ok(zipped < 2.5e6, "under 2.5 MB in gzip");
});

/** Runs in the page before anything else: when the board can be played. */
function noteReady() {
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready === "true") window.readyAt ??= performance.now();
  }).observe(document, { attributes: true, subtree: true, childList: true });
}

test("time to interactive: from the visit until the board can be played", async (t) => {
  const times = { first: [], again: [] };
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(noteReady);
    const visit = async () => {
      await page.goto(base);
      return (await page.waitForFunction(() => window.readyAt)).jsonValue();
    };
    times.first.push(await visit());
    await page.evaluate(() => navigator.serviceWorker.ready);
    times.again.push(await visit());
    await context.close();
  }
  const list = (ms) => ms.map((x) => x.toFixed(0)).join(" ");
  t.diagnostic(`ms on a first visit: ${list(times.first)}; on the next, from the service worker: ${list(times.again)}`);
  assert.ok([...times.first, ...times.again].every((ms) => ms > 0));
});

test("calls and search", async (t) => {
  const { page, context } = await enginePage(browser);
  for (const variant of ["songky", "xiangqi", "coup", "chess-fide"]) {
    const r = await page.evaluate(async (variant) => {
      const best = (a, b) => (b.nodesPerSecond > a.nodesPerSecond ? b : a);
      let found = await window.engine.measure({ variant });
      for (let i = 0; i < 2; i++) found = best(found, await window.engine.measure({ variant }));
      return found;
    }, variant);
    const beside = native.find((n) => n.variant === variant);
    t.diagnostic(
      `${variant}: ${r.nodesPerSecond} nodes/s${beside ? `, native ${beside.nodesPerSecond}: ${(r.nodesPerSecond / beside.nodesPerSecond).toFixed(2)}` : ""}; ` +
        `an empty call ${r.callNs.toFixed(1)} ns, one that looks a game up ${r.turnNs.toFixed(1)} ns`,
    );
    assert.ok(r.nodes >= 200000);
  }
  await context.close();
});

test("a search of a number of nodes finds what it finds elsewhere", { skip: native.length === 0 && "SONGKY_WEB_NATIVE is not set: see web_test.go" }, async () => {
  for (const { variant, nodes, move, depth, score } of native) {
    const { page, context } = await enginePage(browser);
    const r = await page.evaluate(async ({ variant, limit }) => {
      const game = await window.engine.newGame({ variant, seed: 1 });
      const { move, nodes, depth, lines } = await window.engine.think(game, { nodes: limit, seed: 1 });
      return { variant, nodes, move, depth, score: lines[0].cp };
    }, { variant, limit: 20000 });
    assert.deepEqual(r, { variant, nodes, move, depth, score });
    await context.close();
  }
});
