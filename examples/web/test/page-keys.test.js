// The keyboard alone: a whole game, dialogs, promotion.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { GAMES } from "./page-games.js";
import { announced, cell, marks, moveTexts, openPage, played, setUp, status } from "./page-harness.js";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** The point that has the focus, or null. */
const focused = (page) => page.evaluate(() => document.activeElement.getAttribute("data-at"));

/** Presses Tab until the board has the focus. */
async function tabToBoard(page) {
  for (let i = 0; i < 30; i += 1) {
    if ((await focused(page)) !== null) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("the board is not reached by Tab");
}

/** Goes to a point by arrow keys. */
async function go(page, name, files) {
  const target = (Number(name.slice(1)) - 1) * files + name.charCodeAt(0) - 97;
  for (let guard = 0; guard < 30; guard += 1) {
    const at = Number(await focused(page));
    const [right, up] = [(target % files) - (at % files), Math.floor(target / files) - Math.floor(at / files)];
    if (right === 0 && up === 0) return;
    if (right !== 0) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    else await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  }
  assert.fail(`${name} is not reached by arrow keys`);
}

test("a whole game of cờ gánh by the keyboard alone", async () => {
  const game = GAMES.find((g) => g.variant === "coganh");
  const { page, visitor, problems } = await openPage(browser, { variant: "coganh" });
  await tabToBoard(page);
  for (const [i, text] of game.moves.entries()) {
    await go(page, text.slice(0, 2), 5);
    await page.keyboard.press(i % 2 ? "Enter" : " ");
    assert.match(await announced(page), /^Đã chọn/);
    await go(page, text.slice(2), 5);
    await page.keyboard.press("Enter");
    await played(page, i + 1);
    assert.notEqual(await focused(page), null, "the focus stays on the board");
  }
  assert.equal(await status(page), game.result);
  assert.deepEqual(problems, []);
  await visitor.close();
});

test("one point of the board is in the order of Tab, and the cursor stays within the board", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  assert.equal(await page.locator('.cell[tabindex="0"]').count(), 1);
  await tabToBoard(page);
  for (const key of ["End", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  const right = Number(await focused(page));
  assert.equal(right % 9, 8);
  await page.keyboard.press("Home");
  assert.equal(Number(await focused(page)), right - 8);
  assert.equal(await page.locator('.cell[tabindex="0"]').count(), 1);
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), null);
  await page.keyboard.press("Shift+Tab");
  assert.equal(Number(await focused(page)), right - 8);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).stroke);
  assert.notEqual(outline, "none", "the focus can be seen");
  await visitor.close();
});

test("Escape lets go, and letters on the board undo, hint and turn it", async () => {
  const { page, visitor } = await openPage(browser, { variant: "coganh" });
  await tabToBoard(page);
  await go(page, "a1", 5);
  await page.keyboard.press("Enter");
  assert.ok((await marks(page, ".target")) > 0);
  await page.keyboard.press("Escape");
  assert.equal(await marks(page, ".target"), 0);
  await page.keyboard.press("Enter");
  await go(page, "b2", 5);
  await page.keyboard.press("Enter");
  await played(page, 1);
  await page.keyboard.press("u");
  await played(page, 0);
  await page.keyboard.press("h");
  await page.waitForSelector(".hint-arrow", { state: "attached" });
  const y = () => page.locator(`.cell[data-at="${cell("a1", "coganh")}"]`).boundingBox().then((b) => b.y);
  const before = await y();
  await page.keyboard.press("f");
  assert.ok((await y()) < before);
  await visitor.close();
});

test("dialogs take the focus, keep it, and give it back", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  await page.focus("#menu-new");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]");
  for (let i = 0; i < 25; i += 1) {
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest("dialog") !== null));
  }
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.id), "menu-new");
  await visitor.close();
});

test("a promotion is chosen by the keyboard", async () => {
  const { page, visitor } = await openPage(browser, { variant: "chess" });
  await setUp(page, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
  await page.focus(`.cell[data-at="${cell("a7", "chess")}"]`);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await played(page, 1);
  assert.deepEqual(await moveTexts(page), ["a8=R"]);
  await visitor.close();
});
