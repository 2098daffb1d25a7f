// What the board shows: where a piece can go, the last move, check, promotion, hint, what turned.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { announced, cell, click, label, marks, move, moveTexts, openPage, played, setUp, status } from "./page-harness.js";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** The centre of a mark, as the point of the board under it. */
async function pointOf(page, kind, variant) {
  const box = await page.locator(`.board ${kind}`).first().boundingBox();
  const at = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.getAttribute("data-at"), [box.x + box.width / 2, box.y + box.height / 2]);
  return Number(at) === cell(variant.point, variant.id);
}

test("a chosen piece shows where it can go and what it can take", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await click(page, "h3", "xiangqi");
  assert.equal(await marks(page, ".selected"), 1);
  assert.equal(await marks(page, ".target.move"), 11);
  assert.equal(await marks(page, ".target.capture"), 1);
  assert.ok(await pointOf(page, ".target.capture", { id: "xiangqi", point: "h10" }));
  assert.match(await label(page, "h3", "xiangqi"), /^h3, Pháo Đỏ, đang chọn$/);
  assert.match(await label(page, "h4", "xiangqi"), /^h4, trống, đi được$/);
  assert.match(await label(page, "h10", "xiangqi"), /^h10, Mã Xanh, ăn được$/);
  assert.match(await announced(page), /^Đã chọn Pháo Đỏ ở h3, 12 nước đi được\.$/);
  const fill = await page.$eval(".target.move", (dot) => getComputedStyle(dot).fill);
  const stroke = await page.$eval(".target.capture", (ring) => getComputedStyle(ring).stroke);
  assert.equal(fill, "rgb(31, 138, 60)");
  assert.equal(stroke, "rgb(216, 38, 27)");
  await click(page, "h3", "xiangqi");
  assert.equal(await marks(page, ".target"), 0);
  await visitor.close();
});

test("the last move is marked, and a checked general is ringed in red", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await move(page, "h3e3", "xiangqi", 1);
  assert.ok(await pointOf(page, ".last.from", { id: "xiangqi", point: "h3" }));
  assert.ok(await pointOf(page, ".last.to", { id: "xiangqi", point: "e3" }));
  assert.equal(await marks(page, ".check"), 0);
  await move(page, "h8e8", "xiangqi", 2);
  await move(page, "e3e7", "xiangqi", 3);
  assert.equal(await marks(page, ".check"), 1);
  assert.ok(await pointOf(page, ".check", { id: "xiangqi", point: "e10" }));
  assert.equal(await page.$eval(".check", (ring) => getComputedStyle(ring).stroke), "rgb(216, 38, 27)");
  assert.match(await label(page, "e10", "xiangqi"), /đang bị chiếu/);
  assert.equal(await status(page), "Xanh đang bị chiếu!");
  assert.equal(await announced(page), "Đỏ: Pháo từ e3 đến e7, ăn Tốt. Chiếu!");
  assert.equal(await page.locator("#bar-bottom .captured .icon-piece").count(), 1);
  assert.equal(await page.getAttribute("#bar-bottom .captured", "aria-label"), "Quân Đỏ đã ăn: Tốt Xanh");
  await visitor.close();
});

test("a pawn of Song Kỳ's Blue asks what it becomes", async () => {
  const { page, visitor } = await openPage(browser, { variant: "songky" });
  await setUp(page, "4k4/9/9/9/9/9/9/9/2p6/4K4 b - - 0 1");
  await click(page, "c2", "songky");
  await click(page, "c1", "songky");
  assert.deepEqual(await page.$$eval("[data-role]", (list) => list.map((b) => b.textContent)), ["Hậu", "Xe", "Tượng", "Mã"]);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal((await moveTexts(page)).length, 0);
  await move(page, "c2c1n", "songky", 1);
  assert.match(await label(page, "c1", "songky"), /Mã Xanh/);
  assert.match(await announced(page), /Tốt từ c2 đến c1, phong cấp thành Mã/);
  await visitor.close();
});

test("castling and en passant of chess-fide", async () => {
  const { page, visitor } = await openPage(browser, { variant: "chess-fide" });
  await setUp(page, "4k3/3p4/8/4P3/8/8/8/4K2R b K - 0 1");
  await move(page, "d7d5", "chess-fide", 1);
  await click(page, "e5", "chess-fide");
  assert.match(await label(page, "d6", "chess-fide"), /ăn được/);
  await click(page, "d6", "chess-fide");
  await played(page, 2);
  assert.match(await label(page, "d5", "chess-fide"), /trống/);
  await move(page, "e8f8", "chess-fide", 3);
  await setUp(page, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await move(page, "e1g1", "chess-fide", 1);
  assert.match(await label(page, "f1", "chess-fide"), /Xe Đỏ/);
  assert.deepEqual(await moveTexts(page), ["O-O"]);
  await visitor.close();
});

test("the editor tells what is wrong and where, and plays only what can be played", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await page.click("#menu-editor");
  await page.click('[data-tool="eraser"]');
  await page.click(`.editor .cell[data-at="${cell("e1", "xiangqi")}"]`);
  await page.waitForSelector(".faults li");
  assert.ok(await page.isDisabled('[data-action="play"]'));
  await page.click('[data-tool="0-general"]');
  await page.click(`.editor .cell[data-at="${cell("a5", "xiangqi")}"]`);
  await page.waitForSelector(".editor .fault");
  assert.match(await page.textContent(".faults"), /\(a5\)/);
  await page.click('[data-tool="hand"]');
  await page.click(`.editor .cell[data-at="${cell("a5", "xiangqi")}"]`);
  await page.click(`.editor .cell[data-at="${cell("e1", "xiangqi")}"]`);
  await page.waitForSelector(".faults.fine");
  await page.click('[data-action="clear"]');
  await page.waitForFunction(() => document.querySelector('input[name="fen"]').value.startsWith("9/9/9/9/9/9/9/9/9/9"));
  await page.click('[data-action="start"]');
  await page.waitForSelector(".faults.fine");
  await page.selectOption('select[name="turn"]', "1");
  await page.waitForFunction(() => document.querySelector('input[name="fen"]').value.includes(" b "));
  await page.click('[data-action="play"]');
  await page.waitForSelector("dialog", { state: "detached" });
  await page.waitForFunction(() => document.querySelector("#status").textContent === "Đến lượt Xanh");
  await visitor.close();
});

test("cờ gánh shows which pieces turned, and why", async () => {
  const { page, visitor } = await openPage(browser, { variant: "coganh" });
  await setUp(page, "4o/5/1o1o1/OOO2/oO3 w - - 0 1");
  await move(page, "c2c3", "coganh", 1);
  assert.equal(await marks(page, ".band.red"), 1);
  assert.equal(await marks(page, ".carried-by"), 2);
  assert.equal(await marks(page, ".enclosed-by"), 1);
  assert.ok(await pointOf(page, ".enclosed-by", { id: "coganh", point: "a1" }));
  for (const point of ["a1", "b3", "d3"]) assert.match(await label(page, point, "coganh"), /Đỏ/);
  assert.equal(await announced(page), "Đỏ: Quân từ c2 đến c3, gánh 2 quân (b3 d3), vây 1 quân (a1).");
  assert.match(await page.textContent("#bar-bottom .player-count"), /^7 quân$/);
  assert.match(await page.textContent("#bar-top .player-count"), /^1 quân$/);
  // Looking back takes the marks away, and coming back brings them again.
  await page.click("#go-first");
  await page.waitForFunction(() => !document.querySelector(".board .band"));
  await page.click("#go-last");
  await page.waitForSelector(".board .band", { state: "attached" });
  await visitor.close();
});

test("the board turns, and pieces change their drawing", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  const y = async () => (await page.locator(`.cell[data-at="${cell("a1", "xiangqi")}"]`).boundingBox()).y;
  const before = await y();
  await page.click("#do-flip");
  assert.ok((await y()) < before);
  assert.match(await page.textContent("#bar-top .player-name"), /^Đỏ/);
  assert.equal(await marks(page, ".sign"), 32);
  await page.click("#menu-settings");
  await page.check('input[data-name="pictures"][value="true"]');
  await page.keyboard.press("Escape");
  assert.equal(await marks(page, ".sign"), 0);
  assert.equal(await marks(page, ".picture"), 32);
  await visitor.close();
});
