// The exported files on a plain static host, without a network after the first visit, and where
// WebAssembly is not to be had.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { base, enginePage, launch } from "./harness.js";
import { serveFolder } from "./staticserver.js";

const folder = process.env.SONGKY_WEB_EXPORT;
let browser;
before(async () => {
  assert.ok(folder, "SONGKY_WEB_EXPORT names the folder that -export wrote");
  browser = await launch();
});
after(() => browser?.close());

/** A visit to the page, with everything it complains of and asks for. */
async function visit(context, url) {
  const page = await context.newPage();
  const complaints = [];
  const requests = [];
  page.on("pageerror", (err) => complaints.push(String(err)));
  page.on("console", (m) => m.type() === "error" && complaints.push(m.text()));
  page.on("request", (r) => requests.push(r.url()));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (e) => console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`));
  });
  await page.goto(url);
  return { page, complaints, requests };
}

const playsHere = (page, url) =>
  page.evaluate(async (url) => {
    const { Engine } = await import(`${url}engine.js`);
    const engine = new Engine();
    await engine.ready;
    const game = await engine.newGame({ variant: "songky" });
    await engine.play(game, (await engine.think(game, { nodes: 500, seed: 1 })).move);
    const { ply } = await engine.state(game);
    engine.close();
    return ply;
  }, url);

for (const where of ["our server", "a static host"]) {
  test(`${where}: the page loads within its policy, and asks only its own origin`, async () => {
    const host = where === "our server" ? { url: base, stop() {} } : await serveFolder(folder);
    const context = await browser.newContext();
    const { page, complaints, requests } = await visit(context, host.url);
    assert.equal(await playsHere(page, host.url), 1);
    const inline = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.inlineRan = true";
      document.head.append(script);
      return window.inlineRan ?? false;
    });
    assert.equal(inline, false, "the policy holds: no inline script runs");
    assert.deepEqual(complaints.filter((c) => !/inline script|script-src-elem inline/i.test(c)), []);
    assert.ok(complaints.length > 0, "and the browser says so");
    assert.ok(requests.length > 3);
    assert.deepEqual(requests.filter((r) => !r.startsWith(host.url)), []);
    await context.close();
    await host.stop();
  });
}

test("it plays without a network after the first visit", async () => {
  const host = await serveFolder(folder);
  const context = await browser.newContext();
  const { page } = await visit(context, host.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
  });
  await host.stop();
  await page.reload();
  const isHome = (p) => p.evaluate(() => document.querySelector('link[rel="manifest"]') !== null);
  assert.ok(await isHome(page));
  assert.equal(await playsHere(page, host.url), 1);
  const again = await context.newPage();
  await again.goto(`${host.url}?from=homescreen`);
  assert.ok(await isHome(again));
  await assert.rejects(fetch(host.url), "the host is gone indeed");
  await context.close();
});

test("it can be installed: the manifest and its icons are there", async () => {
  const manifest = await (await fetch(new URL("manifest.webmanifest", base))).json();
  for (const icon of manifest.icons) {
    const answer = await fetch(new URL(icon.src, base));
    assert.equal(answer.headers.get("Content-Type"), icon.type, icon.src);
    if (icon.type !== "image/png") continue;
    const png = Buffer.from(await answer.arrayBuffer());
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.sizes, icon.src);
  }
  assert.ok(manifest.icons.some((i) => i.purpose === "maskable"));
});

const failure = (page, url) =>
  page.evaluate(async (url) => {
    const { Engine } = await import(`${url}engine.js`);
    return new Engine().ready.then(() => null, (e) => ({ name: e.name, code: e.code, texts: e.texts }));
  }, url);

test("without WebAssembly the engine says so in plain words", async () => {
  const bare = await launch(["--js-flags=--jitless"]); // which takes WebAssembly away;
  try {
    const { page } = await visit(await bare.newContext(), new URL("blank", base).href);
    assert.equal(await page.evaluate(() => typeof WebAssembly), "undefined");
    const e = await failure(page, base);
    assert.equal(e.name, "EngineError");
    assert.equal(e.code, "wasm");
    assert.match(e.texts.vi, /WebAssembly/);
    assert.match(e.texts.en, /could not load the game engine/);
  } finally {
    await bare.close();
  }
});

for (const missing of ["/engine.wasm", "/worker.js"]) {
  test(`a host without ${missing} is told in plain words too`, async () => {
    const host = await serveFolder(folder, [missing]);
    const context = await browser.newContext();
    const { page } = await visit(context, `${host.url}blank`);
    assert.equal((await failure(page, host.url)).code, "wasm");
    await context.close();
    await host.stop();
  });
}

test("games are kept over a reload, with clock and deal, and forgotten", async () => {
  const { page, context } = await enginePage(browser);
  const before = await page.evaluate(async () => {
    const { engine } = window;
    const game = await engine.newGame({ variant: "coup", clock: { mainMs: 600000, incrementMs: 1000 } });
    await engine.keep(game, "now", { level: 4, side: 1 });
    for (let i = 0; i < 6; i++) await engine.play(game, (await engine.state(game)).moves[5 + i].move);
    const state = await engine.state(game, null, "vietnamese");
    await engine.kept(); // answered after what was stored before it
    return state;
  });
  const load = async () => {
    await page.goto(new URL("blank?again", base).href);
    await page.evaluate(async (home) => {
      window.engine = new (await import(`${home}engine.js`)).Engine();
      await window.engine.ready;
    }, base);
  };
  await load();
  const after = await page.evaluate(async () => {
    const { engine } = window;
    const kept = await engine.kept();
    const { game, meta } = await engine.resume("now");
    const state = await engine.state(game, null, "vietnamese");
    await engine.resumeClock(game);
    const hidden = state.moves.find((m) => state.cells[m.from].faceDown);
    await engine.play(game, hidden.move);
    await engine.undo(game);
    const undone = await engine.state(game, null, "vietnamese");
    await engine.undo(game);
    return { kept, meta, state, undone, clock: await engine.readClock(game) };
  });
  assert.deepEqual(after.meta, { level: 4, side: 1 });
  assert.deepEqual(after.kept.map(({ slot, variant, ply, over }) => ({ slot, variant, ply, over })), [{ slot: "now", variant: "coup", ply: 6, over: false }]);
  const bare = ({ clock, game, ...rest }) => rest;
  assert.deepEqual(bare(after.state), bare(before));
  assert.ok(after.state.dealKnown && after.state.clock.paused);
  assert.equal(after.state.clock.turn, before.clock.turn);
  assert.deepEqual(bare(after.undone), bare(before));
  assert.equal(after.clock.turn, 1);
  await load();
  const gone = await page.evaluate(async () => {
    const { engine } = window;
    const [{ ply }] = await engine.kept();
    await engine.forget("now");
    return { ply, kept: await engine.kept(), code: await engine.resume("now").then(() => null, (e) => e.code) };
  });
  assert.deepEqual(gone, { ply: 5, kept: [], code: "end" });
  await context.close();
});
