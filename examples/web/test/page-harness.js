// What the tests of the page share: opening it, clicking points by name, and reading what it shows.

import { base, recordMessages } from "./harness.js";

/** Boards by game, for the numbers of points. */
const FILES = { chess: 8, "chess-fide": 8, coganh: 5, "coganh-full-diagonals": 5 };

/** The number of a point, as data-at has it. @param {string} name @param {string} variant */
export function cell(name, variant) {
  const files = FILES[variant] ?? 9;
  return (Number(name.slice(1)) - 1) * files + name.charCodeAt(0) - 97;
}

/**
 * A visitor's page, ready to play, with every message of its worker, both ways, in window.messages.
 * Nothing moves, so that a picture of it is always the same.
 * @param {import("playwright-core").Browser} browser
 * @param {Object} [settings]   those of app-settings.js that differ from the first visit's
 * @param {Object} [context]    options of Playwright's context
 */
export async function openPage(browser, settings = {}, context = {}) {
  const visitor = await browser.newContext({
    viewport: { width: 1280, height: 900 }, locale: "vi-VN", reducedMotion: "reduce", serviceWorkers: "block", ...context,
  });
  const page = await visitor.newPage();
  page.setDefaultTimeout(60_000);
  const problems = [];
  page.on("pageerror", (err) => problems.push(String(err)));
  page.on("console", (m) => {
    if (["error", "warning"].includes(m.type()) && !/service ?worker/i.test(m.text())) problems.push(m.text());
  });
  await page.addInitScript(recordMessages);
  await page.addInitScript((text) => {
    if (!localStorage.getItem("songky.settings")) localStorage.setItem("songky.settings", text);
  }, JSON.stringify({ mode: "friends", ...settings }));
  await page.goto(base);
  await ready(page);
  return { visitor, page, problems };
}

/** Waits until the page can be played. @param {import("playwright-core").Page} page */
export async function ready(page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/** Clicks a point. */
export async function click(page, name, variant) {
  await page.click(`.cell[data-at="${cell(name, variant)}"]`);
}

/** Clicks a move, such as "h3e3", and waits until the move list has so many plies. */
export async function move(page, text, variant, plies) {
  const [from, to] = text.match(/[a-i]\d+/g);
  await click(page, from, variant);
  await click(page, to, variant);
  const role = { q: "queen", r: "rook", b: "bishop", n: "knight" }[/\d([qrbn])$/.exec(text)?.[1]];
  if (role) await page.click(`[data-role="${role}"]`);
  await played(page, plies);
}

/** Waits until so many plies are in the move list, and no more. */
export async function played(page, plies) {
  await page.waitForFunction((n) => document.querySelectorAll("#moves li [data-ply]").length === n, plies);
}

/** The texts of the move list. */
export const moveTexts = (page) => page.$$eval("#moves li [data-ply]", (list) => list.map((b) => b.textContent));

/** The line of the status. */
export const status = async (page) => (await page.textContent("#status .status-text")).trim();

/** What screen readers are told last. */
export const announced = async (page) => (await page.textContent("#announcer")).trim();

/** The name of a point for screen readers. */
export const label = (page, name, variant) => page.getAttribute(`.cell[data-at="${cell(name, variant)}"]`, "aria-label");

/** How many marks of a kind there are on the board. */
export const marks = (page, kind) => page.locator(`.board ${kind}`).count();

/** Opens a record by the dialog for files. */
export async function openRecord(page, record) {
  await page.click("#menu-files");
  await page.fill('textarea[name="record"]', typeof record === "string" ? record : JSON.stringify(record));
  await page.click('[data-action="open"]');
  await page.waitForSelector("dialog", { state: "detached" });
}

/** Starts a game from a FEN by the editor. */
export async function setUp(page, fen) {
  await page.click("#menu-editor");
  await page.fill('input[name="fen"]', fen);
  await page.click('[data-action="read-fen"]');
  await page.waitForFunction((want) => {
    const field = document.querySelector('input[name="fen"]');
    return field.value.split(" ")[0] === want.split(" ")[0] && !document.querySelector('[data-action="play"]').disabled;
  }, fen);
  await page.click('[data-action="play"]');
  await page.waitForSelector("dialog", { state: "detached" });
}
