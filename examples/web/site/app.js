// Where the page begins: load the engine, take up the kept game or begin one, let the person play.

import { Commands } from './app-commands.js';
import { GameTable } from './app-game.js';
import { Page } from './app-page.js';
import { Settings } from './app-settings.js';
import { Engine } from './engine.js';
import { pick, say, useLanguage } from './i18n.js';
import { button } from './ui/dialog.js';
import { byId, html } from './ui/dom.js';
import { gameOf, seatsOf } from './ui/new-game.js';
import { Words } from './ui/words.js';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** The notation of the move list: the chosen one where it covers the game, else the usual one. */
function notationFor(variant, chosen) {
  if (variant.notations.includes(chosen)) return chosen;
  return variant.notations.includes('san') ? 'san' : 'coordinates';
}

function tell(text, ...more) {
  byId('status').replaceChildren(html('span', { class: 'status-text', text }), ...more);
}

/** Says that the engine is gone; only a new page helps. */
function broken(error) {
  byId('status').className = 'status alarm';
  tell(error.texts ? pick(error.texts) : say('failed'), button(say('reload'), () => location.reload(), { name: 'reload' }));
}

async function start() {
  const settings = new Settings();
  const { values } = settings;
  useLanguage(values.language);
  tell(say('loading'));
  const engine = new Engine();
  engine.addEventListener('failed', (e) => broken(e.detail));
  await engine.ready;
  const catalogue = await engine.catalogue();
  const words = new Words(catalogue);
  if (!words.variant(values.variant)) settings.set({ variant: catalogue.variants[0].id });
  const table = new GameTable(engine, {
    notation: (id) => notationFor(words.variant(id), values.notation),
    analysis: () => values.analysis,
    hurry: () => !values.animations || stillness.matches,
  });
  const commands = new Commands({ engine, catalogue, settings, table, words });
  const page = new Page({ settings, table, words, commands, notationFor });
  commands.listen(page);
  if (!(await table.resume())) await table.start(gameOf(settings), seatsOf(settings));
  document.documentElement.dataset.ready = 'true';
}

start().catch(broken);
