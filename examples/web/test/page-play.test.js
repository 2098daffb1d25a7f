// Whole games through the page, by clicks: every variant to its end, and against the computer.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { GAMES } from "./page-games.js";
import { announced, cell, click, label, marks, move, moveTexts, openPage, openRecord, played, status } from "./page-harness.js";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

for (const game of GAMES) {
  test(`${game.variant}: a whole game by clicks`, async () => {
    const { variant } = game;
    const { page, visitor, problems } = await openPage(browser, { variant });
    if (game.record) await openRecord(page, game.record);
    for (const [i, text] of game.moves.entries()) await move(page, text, variant, i + 1);
    assert.equal(await status(page), game.result);
    assert.ok(await page.locator(`#status.result.${game.winner}`).isVisible());
    assert.match(await announced(page), new RegExp(`${game.result}\\.$`));
    assert.equal((await moveTexts(page)).length, game.moves.length);
    // After the end nothing moves any more; a new game begins at the press of a button.
    assert.equal(await marks(page, ".cell.movable"), 0);
    await page.click('[data-action="rematch"]');
    await played(page, 0);
    assert.equal(await status(page), "Đến lượt Đỏ");
    assert.deepEqual(problems, []);
    await visitor.close();
  });
}

/** Plays the first offered move of the first piece that has one, by clicks. */
async function playAnything(page, plies) {
  const own = await page.$$eval(".cell.movable", (list) => list.map((c) => c.dataset.at));
  for (const at of own) {
    await page.click(`.cell[data-at="${at}"]`);
    const targets = await page.$$eval(".cell[aria-label]", (list) => list.filter((c) => /đi được|ăn được/.test(c.getAttribute("aria-label"))).map((c) => c.dataset.at));
    if (targets.length > 0) {
      await page.click(`.cell[data-at="${targets[0]}"]`);
      await page.waitForFunction((n) => document.querySelectorAll("#moves li [data-ply]").length > n, plies);
      return;
    }
  }
  assert.fail("no piece of the side to move can move");
}

test("against the computer: cờ gánh to the end, with the person as Red", async () => {
  const { page, visitor, problems } = await openPage(browser, { mode: "computer", variant: "coganh", level: 3, side: "red" });
  for (let plies = 0; ; plies += 2) {
    await page.waitForFunction(() => document.querySelector("#status.result") || document.querySelector(".cell.movable"));
    if (await page.locator("#status.result").count()) break;
    assert.ok(plies <= 200, "the game has an end");
    await playAnything(page, plies);
    await page.waitForFunction(() => document.querySelector("#status.result") || !document.querySelector(".player-bar.thinking"));
  }
  assert.match(await status(page), /^(Đỏ thắng|Xanh thắng|Hòa): /);
  assert.deepEqual(problems, []);
  await visitor.close();
});

test("the computer answers a person who plays Blue, whose board is turned", async () => {
  const { page, visitor } = await openPage(browser, { mode: "computer", variant: "xiangqi", level: 1, side: "blue" });
  await played(page, 1);
  assert.equal(await status(page), "Đến lượt bạn (Xanh)");
  const [blue, red] = await Promise.all([cell("e10", "xiangqi"), cell("e1", "xiangqi")]
    .map(async (at) => (await page.locator(`.cell[data-at="${at}"]`).boundingBox()).y));
  assert.ok(blue > red, "Blue sits at the bottom");
  assert.match(await page.textContent("#bar-bottom .player-name"), /Xanh · Bạn/);
  assert.match(await page.textContent("#bar-top .player-name"), /Đỏ · Máy – Dễ/);
  await visitor.close();
});

test("the computer plays itself until it is stopped", async () => {
  const { page, visitor } = await openPage(browser, { mode: "watch", variant: "coganh", level: 1, levelOther: 1 });
  await page.waitForFunction(() => document.querySelectorAll("#moves li [data-ply]").length >= 4);
  assert.equal(await marks(page, ".cell.movable"), 0);
  assert.ok(await page.isDisabled("#do-resign"));
  await page.click("#do-pause");
  await page.waitForSelector('[data-action="go-on"]');
  const before = (await moveTexts(page)).length;
  await page.click('[data-action="go-on"]');
  await page.waitForFunction((n) => document.querySelectorAll("#moves li [data-ply]").length > n, before);
  await visitor.close();
});

test("a piece is dragged as well as tapped, and a wrong step keeps it chosen", async () => {
  const { page, visitor } = await openPage(browser, { variant: "xiangqi" });
  const middle = async (name) => {
    const box = await page.locator(`.cell[data-at="${cell(name, "xiangqi")}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from, to) => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(to)), { steps: 5 });
    await page.mouse.up();
  };
  await drag("h3", "h2");
  await played(page, 1);
  assert.match(await label(page, "h2", "xiangqi"), /Pháo Đỏ/);
  await drag("h8", "g9");
  assert.match(await label(page, "h8", "xiangqi"), /đang chọn/);
  assert.equal((await moveTexts(page)).length, 1);
  await click(page, "h9", "xiangqi");
  await played(page, 2);
  await visitor.close();
});

test("a finger plays by tapping", async () => {
  const { page, visitor } = await openPage(browser, { variant: "songky" }, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await page.tap(`.cell[data-at="${cell("b1", "songky")}"]`);
  assert.equal(await marks(page, ".target.move"), 2);
  await page.tap(`.cell[data-at="${cell("c3", "songky")}"]`);
  await played(page, 1);
  assert.match(await label(page, "c3", "songky"), /Mã Đỏ/);
  await visitor.close();
});
