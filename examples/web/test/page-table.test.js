// What goes on around the board: undo, hint, level, draw, resignation, clocks, the move list, saving
// and opening, the kept game, analysis.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { announced, label, marks, move, moveTexts, openPage, openRecord, played, ready, setUp, status } from "./page-harness.js";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** The calls of one kind that the page made, as their arguments. */
const calls = (page, op) => page.evaluate((name) => window.messages.filter((m) => m.startsWith("in "))
  .map((m) => JSON.parse(m.slice(3))).filter((m) => m.op === name).map((m) => m.args), op);

const yes = '[data-action="yes"]';

test("undo takes back the computer's move and one's own", async () => {
  const { page, visitor } = await openPage(browser, { mode: "computer", variant: "xiangqi", level: 1 });
  assert.ok(await page.isDisabled("#do-undo"));
  await page.click('.cell[data-at="25"]');
  await page.click('.cell[data-at="22"]');
  await played(page, 2);
  await page.click("#do-undo");
  await played(page, 0);
  assert.match(await label(page, "h3", "xiangqi"), /Pháo Đỏ/);
  assert.equal(await status(page), "Đến lượt bạn (Đỏ)");
  assert.ok(await page.isDisabled("#do-undo"));
  await visitor.close();
});

test("undo while the computer thinks takes back one's own move alone", async () => {
  const { page, visitor } = await openPage(browser, { mode: "computer", variant: "xiangqi", level: 6 });
  await page.click('.cell[data-at="25"]');
  await page.click('.cell[data-at="22"]');
  await page.waitForSelector(".player-bar.thinking");
  await page.click("#do-undo");
  await played(page, 0);
  assert.equal(await status(page), "Đến lượt bạn (Đỏ)");
  await page.click('.cell[data-at="19"]');
  await page.click('.cell[data-at="22"]');
  await played(page, 2);
  await visitor.close();
});

test("two people take back one ply at a time", async () => {
  const { page, visitor } = await openPage(browser, { variant: "chess" });
  await move(page, "e2e4", "chess", 1);
  await move(page, "e7e5", "chess", 2);
  await page.click("#do-undo");
  await played(page, 1);
  assert.equal(await status(page), "Đến lượt Xanh");
  await visitor.close();
});

test("a hint points at a legal move and is gone after the next", async () => {
  const { page, visitor } = await openPage(browser, { variant: "coganh" });
  await page.click("#do-hint");
  await page.waitForSelector(".hint-arrow", { state: "attached" });
  const hinted = /^Gợi ý: ([a-e]\d[a-e]\d)\.$/.exec(await announced(page));
  assert.ok(hinted, await announced(page));
  await move(page, hinted[1], "coganh", 1);
  assert.equal(await marks(page, ".hint-arrow"), 0);
  await visitor.close();
});

test("the level changes in the running game", async () => {
  const { page, visitor } = await openPage(browser, { mode: "computer", variant: "coganh", level: 1 });
  await page.click("#menu-settings");
  const names = await page.$$eval('select[name="level-1"] option', (list) => list.map((o) => o.textContent));
  assert.deepEqual(names, ["Dễ", "Thường", "Sơ trung", "Trung", "Đại tướng", "Đại cao thủ"]);
  await page.selectOption('select[name="level-1"]', "3");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("#bar-top .player-name").textContent.includes("Máy – Sơ trung"));
  await move(page, "a1b2", "coganh", 2);
  assert.equal((await calls(page, "think")).at(-1).limits.level, 3);
  await visitor.close();
});

test("the dialog for a new game starts what was chosen, and remembers it", async () => {
  const { page, visitor } = await openPage(browser, {});
  await page.click("#menu-new");
  await page.check('input[data-name="variant"][value="chess"]');
  await page.check('input[data-name="mode"][value="computer"]');
  await page.selectOption('select[name="level"]', "2");
  await page.check('input[data-name="side"][value="red"]');
  await page.selectOption('select[name="clock"]', "rapid");
  await page.click('[data-action="begin"]');
  await page.waitForFunction(() => document.querySelector("#variant-name").textContent === "Cờ vua");
  assert.match(await page.textContent("#bar-top .player-name"), /Máy – Thường/);
  assert.equal(await page.textContent("#bar-top .clock-digits"), "10:00");
  await page.click("#menu-new");
  assert.ok(await page.isChecked('input[data-name="variant"][value="chess"]'));
  assert.ok(await page.isChecked('input[data-name="mode"][value="computer"]'));
  await page.keyboard.press("Escape");
  await visitor.close();
});

test("rules and handicap reach the engine", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await page.click("#menu-new");
  await page.click("summary");
  await page.selectOption('select[name="rules"]', "cxq-moves");
  const [, first] = await page.$$eval('select[name="handicap"] option', (list) => list.map((o) => o.value));
  await page.selectOption('select[name="handicap"]', first);
  await page.click('[data-action="begin"]');
  await page.waitForSelector("dialog", { state: "detached" });
  await played(page, 0);
  const { rules, handicap } = (await calls(page, "newGame")).at(-1);
  assert.deepEqual([rules, handicap], ["cxq-moves", first]);
  await visitor.close();
});

test("resignation is asked for, told, and taken back", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await move(page, "h3e3", "xiangqi", 1);
  await page.click("#do-resign");
  await page.click('[data-action="no"]');
  assert.equal(await status(page), "Đến lượt Xanh");
  await page.click("#do-resign");
  await page.click(yes);
  await page.waitForSelector("#status.result.red");
  assert.equal(await status(page), "Đỏ thắng: xin thua");
  await page.click("#do-undo");
  await page.waitForFunction(() => !document.querySelector("#status.result"));
  await visitor.close();
});

test("playing again keeps start, rules and clock", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi", clock: "rapid" });
  const fen = "4k4/9/9/9/9/9/9/9/9/R3K4 b - - 0 1";
  await setUp(page, fen.replace("4k4", "3k5"));
  await page.click("#do-resign");
  await page.click(yes);
  await page.click('[data-action="rematch"]');
  await page.waitForFunction(() => document.querySelector("#status").textContent === "Đến lượt Xanh");
  const { fen: again, rules, clock } = (await calls(page, "newGame")).at(-1);
  assert.equal(again, fen.replace("4k4", "3k5"));
  assert.equal(rules, "songky");
  assert.equal(clock.incrementMs, 5000);
  await visitor.close();
});

test("a draw: two people agree, the computer answers by itself", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await page.click("#do-draw");
  assert.match(await page.textContent("dialog h2"), /Đỏ xin hòa. Xanh có đồng ý không\?/);
  await page.click(yes);
  await page.waitForSelector("#status.result.draw");
  assert.equal(await status(page), "Hòa: thỏa thuận hòa");
  await visitor.close();

  const alone = await openPage(browser, { mode: "computer", variant: "xiangqi", level: 6 });
  await alone.page.click("#do-draw");
  await alone.page.click(yes);
  await alone.page.waitForFunction(() => document.querySelector("#status").textContent === "Máy không đồng ý hòa.");
  await alone.visitor.close();
});

test("clocks run for the side to move, pause, and show byo-yomi", async () => {
  const settings = { variant: "xiangqi", clock: "custom", customClock: { main: 0, periods: 3, period: 600, increment: 0 } };
  const { page, visitor } = await openPage(browser, settings);
  assert.equal(await page.textContent("#bar-top .clock-digits"), "10:00");
  assert.equal(await page.textContent("#bar-top .clock-periods"), "×3");
  await page.waitForFunction(() => document.querySelector("#bar-bottom .clock.running .clock-digits").textContent !== "10:00");
  await page.click("#do-pause");
  await page.waitForSelector('[data-action="go-on"]');
  assert.equal(await marks(page, ".cell.movable"), 0);
  assert.equal(await page.locator(".clock.running").count(), 0);
  await page.click('[data-action="go-on"]');
  await page.waitForSelector("#bar-bottom .clock.running");
  await move(page, "h3e3", "xiangqi", 1);
  await page.waitForSelector("#bar-top .clock.running");
  assert.equal(await page.textContent("#bar-bottom .clock-digits"), "10:00");
  await visitor.close();
});

test("whose time is up has lost", async () => {
  const settings = { variant: "xiangqi", clock: "custom", customClock: { main: 0, periods: 1, period: 1, increment: 0 } };
  const { page, visitor } = await openPage(browser, settings);
  await page.waitForSelector("#status.result.blue");
  assert.equal(await status(page), "Xanh thắng: hết giờ");
  assert.equal(await page.textContent("#bar-bottom .clock-digits"), "0:00");
  await visitor.close();
});

test("the computer with a clock keeps within it", async () => {
  const { page, visitor } = await openPage(browser, { mode: "computer", variant: "coganh", level: 2, clock: "blitz" });
  await move(page, "a1b2", "coganh", 2);
  assert.deepEqual((await calls(page, "think")).map(({ limits }) => [limits.level, limits.clock, limits.silent]), [[2, true, true]]);
  await visitor.close();
});

test("the move list jumps to every position, in the chosen notation", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await move(page, "h3e3", "xiangqi", 1);
  await move(page, "h10g8", "xiangqi", 2);
  await move(page, "h1g3", "xiangqi", 3);
  assert.deepEqual(await moveTexts(page), ["P2-5", "M8.7", "M2.3"]);
  await page.selectOption("#notation", "chinese-traditional");
  await page.waitForFunction(() => document.querySelector('[data-ply="1"]').textContent === "炮二平五");
  await page.selectOption("#notation", "wxf");
  await page.waitForFunction(() => document.querySelector('[data-ply="1"]').textContent === "C2=5");
  await page.click('[data-ply="1"]');
  await page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("Đang xem nước 1/3"));
  assert.match(await label(page, "h10", "xiangqi"), /Mã Xanh/);
  assert.match(await label(page, "e3", "xiangqi"), /Pháo Đỏ/);
  assert.equal(await marks(page, ".cell.movable"), 0);
  assert.equal(await page.getAttribute('[data-ply="1"]', "aria-current"), "step");
  await page.click("#go-previous");
  await page.waitForFunction(() => document.querySelector('[data-ply="0"]').getAttribute("aria-current"));
  assert.match(await label(page, "h3", "xiangqi"), /Pháo Đỏ/);
  assert.ok(await page.isDisabled("#go-first"));
  await page.click("#go-next");
  await page.click('[data-action="to-now"]');
  await page.waitForFunction(() => document.querySelector("#status").textContent === "Đến lượt Xanh");
  assert.match(await label(page, "h10", "xiangqi"), /trống/);
  await visitor.close();
});

test("a game is saved as a file and opened again", async () => {
  const { page, visitor } = await openPage(browser, { variant: "songky" }, { acceptDownloads: true });
  await move(page, "h3e3", "songky", 1);
  await move(page, "b10c8", "songky", 2);
  await page.click("#menu-files");
  await page.waitForFunction(() => document.querySelector("textarea[readonly]").value.includes("h3e3"));
  const [file] = await Promise.all([page.waitForEvent("download"), page.click('[data-action="download"]')]);
  assert.equal(file.suggestedFilename(), "songky-2.json");
  const record = readFileSync(await file.path(), "utf8");
  assert.deepEqual(JSON.parse(record).moves, ["h3e3", "b10c8"]);
  await page.check('input[data-name="format"][value="pgn"]');
  await page.waitForFunction(() => document.querySelector("textarea[readonly]").value.includes('[Variant "'));
  await page.keyboard.press("Escape");
  await page.click("#do-undo");
  await played(page, 1);
  await page.click("#menu-files");
  await page.setInputFiles('input[type="file"]', { name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await played(page, 2);
  await page.click("#menu-files");
  await page.fill('textarea[name="record"]', "no record");
  await page.click('[data-action="open"]');
  await page.waitForFunction(() => document.querySelector(".problem").textContent !== "");
  assert.deepEqual(await moveTexts(page), ["P2-5", "Nc8"]);
  await visitor.close();
});

test("the game and the settings are there again after a reload", async () => {
  const { page, visitor } = await openPage(browser, { mode: "computer", variant: "coganh", level: 1, side: "red" });
  await move(page, "a1b2", "coganh", 2);
  const before = await moveTexts(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await moveTexts(page), before);
  assert.match(await page.textContent("#bar-top .player-name"), /Máy – Dễ/);
  assert.equal(await status(page), "Đến lượt bạn (Đỏ)");
  await visitor.close();
});

test("a clock waits after a reload until the person goes on", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi", clock: "standard" });
  await move(page, "h3e3", "xiangqi", 1);
  await page.reload();
  await ready(page);
  assert.equal(await status(page), "Đang tạm dừng");
  await page.click('[data-action="go-on"]');
  await page.waitForSelector("#bar-top .clock.running");
  assert.deepEqual(await moveTexts(page), ["P2-5"]);
  await visitor.close();
});

test("evaluation and best lines are switched on and off, and follow the game", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  assert.ok(await page.isHidden("#eval-bar"));
  await page.click("#do-analysis");
  await page.waitForSelector("#lines-panel .line-score");
  await page.waitForFunction(() => document.querySelectorAll("#lines-panel .lines li").length === 3);
  assert.ok(await page.isVisible("#eval-bar"));
  assert.match(await page.getAttribute("#eval-bar", "aria-valuetext"), /cân bằng|hơn/);
  await move(page, "h3e3", "xiangqi", 1);
  await page.waitForSelector("#lines-panel .line-score");
  await page.click("#do-analysis");
  await page.waitForSelector("#eval-bar", { state: "hidden" });
  await move(page, "h8e8", "xiangqi", 2);
  await visitor.close();
});

test("rules that limit checks warn in time", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await openRecord(page, {
    songky: 1, variant: "xiangqi", rules: { name: "songky", repetition: 3 },
    start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    moves: ["h3h4", "h8h7", "h4h3", "h7h8"],
  });
  await played(page, 4);
  assert.equal((await page.textContent("#limits-panel .panel-body")).trim(), "Thế cờ này đã xuất hiện 2/3 lần");
  await visitor.close();
});
