// What the tests share: the browser, pages of the site, and the engine within them.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The address of the server under test, with a slash at its end. */
export const base = process.env.SONGKY_WEB_URL ?? "http://localhost:8080/";

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

/** Headless Chromium, from CHROMIUM or where Debian has it. @param {string[]} [flags] */
export function launch(flags = []) {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) throw new Error(`there is no ${executablePath}: install chromium, or set CHROMIUM`);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

/**
 * A page of the site's origin and policy (a file that is not there, so nothing else runs), with the engine as window.engine
 * and every message of its workers, both ways, in window.messages.
 * @param {import("playwright-core").Browser} browser
 */
export async function enginePage(browser, url = base) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (err) => errors.push(String(err)));
  await page.addInitScript(recordMessages);
  await page.goto(new URL("blank", url).href);
  await page.evaluate(async (home) => {
    const { Engine } = await import(`${home}engine.js`);
    window.Engine = Engine;
    window.engine = new Engine();
    await window.engine.ready;
  }, url);
  return { context, page, errors };
}

/** Runs in the page before anything else: every worker's messages are written down. */
export function recordMessages() {
  window.messages = [];
  const note = (way, data) => window.messages.push(`${way} ${JSON.stringify(data)}`);
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (e) => note("out", e.data));
    }
    postMessage(data, ...rest) {
      note("in", data);
      super.postMessage(data, ...rest);
    }
  };
}
