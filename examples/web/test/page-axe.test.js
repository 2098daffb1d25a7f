// No serious or critical finding of axe-core on the main screens, in both themes and languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launch } from "./harness.js";
import { click, move, openPage, setUp } from "./page-harness.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** The serious findings on what is shown now, in a form that says where. */
async function findings(page) {
  const { violations, passes } = await page.evaluate(`${axe}; axe.run(document, { resultTypes: ["violations"] })`);
  assert.ok(passes.some((p) => p.id === "color-contrast"), "axe has looked");
  return violations.filter((v) => ["serious", "critical"].includes(v.impact))
    .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}

/** Opens a dialog by a button. */
async function dialog(page, button) {
  await page.click(button);
  await page.waitForSelector("dialog[open]");
}

const SCREENS = {
  "the start": async () => {},
  "a chosen piece": async (page) => click(page, "h3", "xiangqi"),
  "a check": async (page) => {
    for (const [i, text] of ["h3e3", "h8e8", "e3e7"].entries()) await move(page, text, "xiangqi", i + 1);
  },
  "the end": async (page) => {
    await page.click("#do-resign");
    await page.click('[data-action="yes"]');
    await page.waitForSelector("#status.result");
  },
  "an earlier move": async (page) => {
    await move(page, "h3e3", "xiangqi", 1);
    await page.click("#go-first");
    await page.waitForSelector('[data-action="to-now"]');
  },
  "the dialog for a new game": async (page) => {
    await dialog(page, "#menu-new");
    await page.click("summary");
  },
  "the dialog for files": (page) => dialog(page, "#menu-files"),
  "the editor": (page) => dialog(page, "#menu-editor"),
  "the settings": (page) => dialog(page, "#menu-settings"),
  "the help": (page) => dialog(page, "#menu-help"),
  "a question": (page) => dialog(page, "#do-resign"),
  "a promotion": async (page) => {
    await setUp(page, "9/4k4/9/9/9/9/9/9/2p6/4K4 b - - 0 1");
    await click(page, "c2", "songky");
    await click(page, "c1", "songky");
    await page.waitForSelector(".promotion-choice");
  },
};

for (const theme of ["light", "dark"]) {
  for (const [name, show] of Object.entries(SCREENS)) {
    test(`${theme}: ${name}`, async () => {
      const variant = name === "a promotion" ? "songky" : "xiangqi";
      const language = theme === "dark" ? "en" : "vi";
      const { page, visitor, problems } = await openPage(browser, { variant, theme, language, clock: "standard" });
      await show(page);
      assert.deepEqual(await findings(page), []);
      assert.deepEqual(problems, []);
      await visitor.close();
    });
  }
}
