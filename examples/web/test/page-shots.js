// Draws the pictures of ../docs anew: node page-shots.js, with the server at SONGKY_WEB_URL.

import { launch } from "./harness.js";
import { GAMES } from "./page-games.js";
import { click, move, openPage, openRecord, setUp } from "./page-harness.js";

const docs = new URL("../docs/", import.meta.url).pathname;

const SHOTS = {
  "songky-320-light": [{ variant: "songky", theme: "light" }, [320, 640], async (page) => {
    await move(page, "h3e3", "songky", 1);
    await move(page, "b10c8", "songky", 2);
    await click(page, "b1", "songky");
  }],
  "coup-320-dark": [{ variant: "coup", theme: "dark", clock: "standard" }, [320, 640], async (page) => {
    await openRecord(page, GAMES[3].record);
    for (const [i, text] of GAMES[3].moves.slice(0, 5).entries()) await move(page, text, "coup", i + 1);
  }],
  "xiangqi-1440-light": [{ variant: "xiangqi", theme: "light", clock: "standard" }, [1440, 900], async (page) => {
    for (const [i, text] of ["h3e3", "h8e8", "e3e7"].entries()) await move(page, text, "xiangqi", i + 1);
  }],
  "chess-1440-dark": [{ variant: "chess", theme: "dark", language: "en", notation: "san" }, [1440, 900], async (page) => {
    for (const [i, text] of GAMES[5].moves.entries()) await move(page, text, "chess", i + 1);
  }],
  "coganh-390-light": [{ variant: "coganh", theme: "light" }, [390, 844], async (page) => {
    await setUp(page, "4o/5/1o1o1/OOO2/oO3 w - - 0 1");
    await move(page, "c2c3", "coganh", 1);
  }],
  "pictures-390-dark": [{ variant: "xiangqi", theme: "dark", pictures: true, language: "en", notation: "wxf" }, [390, 844], async (page) => {
    await move(page, "h3e3", "xiangqi", 1);
  }],
};

const browser = await launch();
for (const [name, [settings, [width, height], play]] of Object.entries(SHOTS)) {
  const { page, visitor } = await openPage(browser, settings, { viewport: { width, height }, deviceScaleFactor: width > 1000 ? 0.7 : 1 });
  await play(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${docs}${name}.jpg`, type: "jpeg", quality: 65 });
  await visitor.close();
}
await browser.close();
