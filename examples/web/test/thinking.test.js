// While the computer thinks at its best the page goes on, other calls are answered, and a stop is
// heard at once. Times are printed; what is asserted is the order of things.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { enginePage, launch } from "./harness.js";

let browser, page;
before(async () => {
  browser = await launch();
  ({ page } = await enginePage(browser));
});
after(() => browser?.close());

for (const variant of ["songky", "xiangqi", "coup", "chess-fide", "coganh"]) {
  test(`${variant}: the page goes on while level 6 thinks, and Stop works at once`, async (t) => {
    const r = await page.evaluate(async (variant) => {
      const { engine } = window;
      const game = await engine.newGame({ variant });
      const frames = { gaps: [], on: true };
      const frame = (before) => (now) => {
        if (before !== null) frames.gaps.push(now - before);
        if (frames.on) requestAnimationFrame(frame(now));
      };
      requestAnimationFrame(frame(null));

      let done = false;
      const depths = [];
      const thinking = engine
        .think(game, { level: 6, infinite: true, seed: 1 }, (p) => depths.push(p.depth))
        .then((result) => ((done = true), result));

      const answers = [];
      const until = performance.now() + 700;
      while (!done && performance.now() < until) {
        const asked = performance.now();
        await engine.state(game);
        answers.push(performance.now() - asked);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const doneBeforeStop = done;
      const busy = await engine.think(game, { depth: 1 }).then(() => null, (e) => e.code);
      const asked = performance.now();
      const ran = await engine.stop();
      const result = await thinking;
      const stopMs = performance.now() - asked;
      frames.on = false;
      const again = await engine.stop();
      const { moves } = await engine.state(game);
      return { doneBeforeStop, busy, ran, again, result, stopMs, answers, depths, gaps: frames.gaps, legal: moves.map((m) => m.move) };
    }, variant);

    const max = (list) => Math.max(...list).toFixed(1);
    t.diagnostic(
      `${r.result.slices.count} slices of ${r.result.slices.meanMs.toFixed(1)} ms, at most ${r.result.slices.maxMs.toFixed(1)}; stopped after ${r.stopMs.toFixed(1)} ms; ` +
        `${r.gaps.length} frames, the longest gap ${max(r.gaps)} ms; ${r.answers.length} other calls, the slowest ${max(r.answers)} ms; ` +
        `depth ${r.result.depth}, ${r.result.nodes} nodes`,
    );
    assert.ok(r.gaps.length > 0, "frames were drawn");
    assert.ok(r.answers.length > 0, "other calls were answered while it thought");
    if (!r.doneBeforeStop) {
      assert.equal(r.busy, "busy");
      assert.ok(r.ran && r.result.stopped);
    }
    assert.equal(r.again, false);
    assert.ok(r.legal.includes(r.result.move));
    assert.ok(r.depths.length > 0, "depths were told while it thought");
  });
}

test("a stop before the first depth still gives a legal move", async () => {
  const r = await page.evaluate(async () => {
    const game = await window.engine.newGame({ variant: "songky" });
    const thinking = window.engine.think(game, { infinite: true });
    await window.engine.stop();
    const { moves } = await window.engine.state(game);
    return { result: await thinking, legal: moves.map((m) => m.move) };
  });
  assert.ok(r.result.stopped);
  assert.ok(r.legal.includes(r.result.move));
});
