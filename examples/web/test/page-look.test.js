// Languages, themes and sizes: everything fits, nothing jumps, nothing moves for who asked for rest.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { move, openPage, ready, status } from "./page-harness.js";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const SIZES = [[320, 640], [390, 844], [768, 1024], [844, 390], [1024, 768], [1440, 900], [1920, 1080]];
const VARIANTS = ["songky", "coup", "chess", "coganh"];

for (const [width, height] of SIZES) {
  test(`${width} x ${height}: the board is whole, and the page no wider than the screen`, async () => {
    for (const variant of VARIANTS) {
      const { page, visitor } = await openPage(browser, { variant, clock: "standard", analysis: false }, { viewport: { width, height } });
      const at = await page.evaluate(() => {
        const box = (sel) => document.querySelector(sel).getBoundingClientRect().toJSON();
        return { board: box(".board"), bottom: box("#bar-bottom"), scroll: document.documentElement.scrollWidth, cell: box(".cell") };
      });
      assert.ok(at.scroll <= width, `${variant}: ${at.scroll} wide`);
      assert.ok(at.board.left >= 0 && at.board.right <= width && at.board.top >= 0, variant);
      assert.ok(at.board.bottom <= height && at.bottom.bottom <= height, `${variant}: board and both players in sight`);
      assert.ok(at.cell.width >= 24, `${variant}: a point is ${at.cell.width} wide`);
      const small = await page.$$eval("button:not([hidden])", (list) => list.filter((b) => b.offsetParent && !b.closest("#moves"))
        .map((b) => [b.id, b.getBoundingClientRect()]).filter(([, r]) => r.width < 36 || r.height < 36).map(([id]) => id));
      assert.deepEqual(small, [], "buttons are large enough to touch");
      await visitor.close();
    }
  });
}

test("nothing jumps while a game is played", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" }, { viewport: { width: 390, height: 844 } });
  const where = () => page.evaluate(() => [".board", "#status", ".toolbar", ".moves-panel"].map((sel) => {
    const { x, y, width } = document.querySelector(sel).getBoundingClientRect();
    return [sel, x, y + scrollY, width];
  }));
  const before = await where();
  for (const [i, text] of ["h3e3", "h8e8", "e3e7"].entries()) {
    await move(page, text, "xiangqi", i + 1);
    assert.deepEqual(await where(), before, text);
  }
  await page.click("#go-first");
  await page.waitForSelector('[data-action="to-now"]');
  assert.deepEqual(await where(), before, "an earlier position");
  await page.click("#do-resign");
  await page.click('[data-action="yes"]');
  await page.waitForSelector("#status.result");
  assert.deepEqual(await where(), before, "the end");
  await visitor.close();
});

test("the language changes everywhere, and is remembered", async () => {
  const { page, visitor } = await openPage(browser, { variant: "coup" });
  assert.equal(await page.getAttribute("html", "lang"), "vi");
  await page.click("#menu-settings");
  await page.click('input[data-name="language"][value="en"]');
  await page.waitForSelector("dialog >> text=Language");
  assert.equal(await page.evaluate(() => document.activeElement.value), "en", "the focus stays where it was");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.equal(await status(page), "Red to move");
  assert.equal(await page.textContent("#variant-name"), "Face-down xiangqi");
  assert.equal(await page.getAttribute('.cell[data-at="0"]', "aria-label"), "a1, Red face-down piece");
  assert.match(await page.textContent("#bar-top .player-name"), /^Blue · Player$/);
  assert.match(await page.title(), /xiangqi/);
  const texts = await page.evaluate(() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
    .map((e) => `${e.getAttribute("aria-label")} ${e.title}`)].join("\n"));
  assert.doesNotMatch(texts, /[ăâđêôơưáàảãạắằấầếềốồớờ]/i, "no Vietnamese is left");
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  assert.equal(await status(page), "Red to move");
  await visitor.close();
});

test("a first visit speaks the browser's language, and settings that make no sense are left aside", async () => {
  const english = await openPage(browser, {}, { locale: "en-GB" });
  assert.equal(await english.page.getAttribute("html", "lang"), "vi", "the settings of openPage are no first visit");
  await english.page.evaluate(() => localStorage.setItem("songky.settings", "{broken"));
  await english.page.reload();
  await ready(english.page);
  assert.equal(await english.page.getAttribute("html", "lang"), "en");
  await english.visitor.close();

  const odd = { variant: "go", level: 17, clock: "sundial", theme: 5, customClock: null, mode: "alone" };
  const { page, visitor, problems } = await openPage(browser, odd);
  assert.equal(await page.textContent("#variant-name"), "Song Kỳ");
  assert.match(await page.textContent("#bar-top .player-name"), /Máy – Thường/);
  assert.deepEqual(problems, []);
  await visitor.close();
});

test("both languages have the same texts with the same places to fill", async () => {
  const { page, visitor } = await openPage(browser);
  const [vi, en] = await page.evaluate(async () => {
    const [{ vietnamese }, { english }] = await Promise.all([import("./i18n-vi.js"), import("./i18n-en.js")]);
    return [vietnamese, english];
  });
  assert.deepEqual(Object.keys(vi), Object.keys(en));
  const places = (text) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const key of Object.keys(vi)) assert.deepEqual(places(vi[key]), places(en[key]), key);
  assert.ok(Object.values(vi).every((text) => text.normalize("NFC") === text));
  const used = await page.$$eval("[data-text], [data-label]", (list) => list.flatMap((e) => [e.dataset.text, e.dataset.label]).filter(Boolean));
  for (const key of used) assert.ok(key in vi, key);
  await visitor.close();
});

test("every rule set and notation of the catalogue has a name", async () => {
  const { page, visitor } = await openPage(browser);
  const missing = await page.evaluate(async () => {
    const [{ vietnamese }, { Engine }] = await Promise.all([import("./i18n-vi.js"), import("./engine.js")]);
    const engine = new Engine();
    await engine.ready;
    const { variants } = await engine.catalogue();
    engine.close();
    return variants.flatMap((v) => [...v.ruleSets.map((id) => `rules-${id}`), ...v.notations.map((id) => `notation-${id}`)])
      .filter((key) => !(key in vietnamese));
  });
  assert.deepEqual(missing, []);
  await visitor.close();
});

test("the theme follows the device until one is chosen", async () => {
  const { page, visitor } = await openPage(browser, {}, { colorScheme: "dark" });
  const light = () => page.evaluate(() => {
    const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number);
    return r + g + b > 380;
  });
  assert.equal(await light(), false);
  await page.click("#menu-settings");
  await page.check('input[data-name="theme"][value="light"]');
  assert.equal(await light(), true);
  await page.check('input[data-name="theme"][value="dark"]');
  await page.emulateMedia({ colorScheme: "light" });
  assert.equal(await light(), false);
  await page.check('input[data-name="theme"][value="auto"]');
  assert.equal(await light(), true);
  await visitor.close();
});

test("the page asks for nothing but its own files, and writes no style attribute in its markup", async () => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const asked = [];
  page.on("request", (r) => asked.push(r.url()));
  await page.goto(process.env.SONGKY_WEB_URL);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  const { origin } = new URL(page.url());
  assert.ok(asked.length > 20);
  assert.deepEqual(asked.filter((url) => new URL(url).origin !== origin), []);
  const source = await (await page.request.get(page.url())).text();
  assert.doesNotMatch(source, /\sstyle=|<style|\son\w+=|<script(?![^>]*\ssrc=)/);
  await context.close();
});
