// Cờ úp on the page: pieces turn up, and what lies face down is nowhere to be found before the end.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { GAMES } from "./page-games.js";
import { announced, click, label, marks, move, moveTexts, openPage, openRecord, played } from "./page-harness.js";

const RECORD = GAMES.find((g) => g.variant === "coup").record;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Everything in a value that would tell what a face-down piece is. */
function leaks(value, path = "") {
  if (typeof value === "string") return /\b[a-i]\d+=[A-Z],/.test(value) || value.includes('"deal"') ? [`${path}: ${value.slice(0, 60)}`] : [];
  if (value === null || typeof value !== "object") return [];
  const found = value.faceDown === true && value.role !== null ? [`${path}: ${JSON.stringify(value)}`] : [];
  if ("deal" in value) found.push(`${path}.deal`);
  return found.concat(Object.entries(value).flatMap(([key, part]) => leaks(part, `${path}.${key}`)));
}

const messages = (page) => page.evaluate(() => window.messages.map((m) => JSON.parse(m.slice(m.indexOf(" ") + 1))));

/** The drawings of the face-down pieces of a side, each once. */
const backs = (page, side) => page.$$eval(`.board .piece.down.${side}`, (list) => [...new Set(list.map((p) => p.innerHTML))]);

for (const [mode, variant] of [["friends", "coup"], ["computer", "coup"], ["computer", "coup-classic"]]) {
  test(`${variant}, ${mode}: no identity in the page, its messages, its storage or its records`, async () => {
    const { page, visitor, problems } = await openPage(browser, { mode, variant, level: 1, side: "red" });
    await move(page, "h3e3", variant, mode === "computer" ? 2 : 1);
    await page.click("#menu-files");
    await page.waitForFunction(() => document.querySelector("textarea[readonly]").value.includes("h3e3"));
    const record = await page.inputValue("textarea[readonly]");
    assert.deepEqual(leaks(JSON.parse(record)), []);
    await page.keyboard.press("Escape");
    assert.deepEqual((await messages(page)).flatMap((m) => leaks(m)), []);
    for (const side of ["red", "blue"]) assert.equal((await backs(page, side)).length, 1, "all backs of a side are alike");
    const kept = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]);
    assert.deepEqual(leaks(kept), []);
    const words = await page.evaluate(() => [...document.querySelectorAll("[aria-label]")].map((e) => e.getAttribute("aria-label")));
    const down = words.filter((w) => /^[a-i]\d+, quân úp/.test(w));
    assert.ok(down.length >= 27);
    for (const text of down) assert.match(text, /^[a-i]\d+, quân úp (Đỏ|Xanh)(, ăn được)?$/);

    // Once the game is over all is shown that was asked for.
    await page.click("#do-resign");
    await page.click('[data-action="yes"]');
    await page.click('[data-action="deal"]');
    await page.waitForSelector(".board .ghost", { state: "attached" });
    assert.equal(await marks(page, ".down"), 0);
    assert.match(await label(page, "a1", variant), /^a1, quân úp Đỏ, vốn là /);
    await page.click('[data-action="deal"]');
    assert.equal(await marks(page, ".ghost"), 0);
    assert.deepEqual(problems, []);
    await visitor.close();
  });
}

test("a piece turns up when it has moved, and lies face down again when that is taken back", async () => {
  const { page, visitor } = await openPage(browser, { variant: "coup" });
  await openRecord(page, RECORD);
  assert.equal(await marks(page, ".piece.down"), 30);
  await move(page, "b3b7", "coup", 1);
  assert.equal(await marks(page, ".piece.down"), 29);
  assert.match(await label(page, "b7", "coup"), /^b7, Xe Đỏ$/);
  assert.equal(await announced(page), "Đỏ: quân úp từ b3 đến b7, lật ra Xe.");
  assert.match((await moveTexts(page))[0], /=R$/);
  assert.match(await page.textContent("#unseen-panel"), /Xe ×3/);
  await page.click("#do-undo");
  await played(page, 0);
  assert.equal(await marks(page, ".piece.down"), 30);
  assert.match(await label(page, "b3", "coup"), /^b3, quân úp Đỏ$/);
  assert.match(await page.textContent("#unseen-panel"), /Xe ×4/);
  await visitor.close();
});

test("a piece turns over before one's eyes, unless one asked for rest", async () => {
  const { page, visitor } = await openPage(browser, { variant: "coup" }, { reducedMotion: "no-preference" });
  const turning = page.waitForFunction(() => document.getAnimations().some((a) => a.effect?.getKeyframes?.().some((f) => f.transform === "scaleX(0)")));
  await click(page, "h3", "coup");
  await click(page, "e3", "coup");
  await turning;
  await page.waitForFunction(() => !document.querySelector('.standing[data-on="22"] .down') && document.querySelector('.standing[data-on="22"]').childElementCount === 1);
  await visitor.close();
});

test("what was captured face down is listed as such, but to a capturer who may know", async () => {
  const moves = ["b3b7=R", "h8c8=B", "b7b8"];
  const taken = "#bar-bottom .captured";
  const { page, visitor } = await openPage(browser, { variant: "coup" });
  await openRecord(page, { ...RECORD, moves });
  await played(page, 3);
  assert.equal(await page.getAttribute(taken, "aria-label"), "Quân Đỏ đã ăn: quân úp Xanh");
  assert.equal(await page.locator(`${taken} .down`).count(), 1);
  await visitor.close();

  const lists = {};
  for (const side of ["red", "blue"]) {
    const seat = await openPage(browser, { mode: "computer", variant: "coup", side, level: 1 });
    await openRecord(seat.page, { ...RECORD, captured: "capturer", moves });
    await seat.page.waitForFunction(() => document.querySelectorAll("#moves li [data-ply]").length >= 3);
    lists[side] = await seat.page.getAttribute(side === "red" ? taken : "#bar-top .captured", "aria-label");
    await seat.visitor.close();
  }
  assert.equal(lists.red, "Quân Đỏ đã ăn: Tốt Xanh");
  assert.equal(lists.blue, "Quân Đỏ đã ăn: quân úp Xanh");
});
