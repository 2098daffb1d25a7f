// What a person can ask for: the buttons of the page and their dialogs.

import { say } from './i18n.js';
import { ask } from './ui/dialog.js';
import { byId } from './ui/dom.js';
import { openEditor } from './ui/editor.js';
import { openFiles } from './ui/files-dialog.js';
import { openHelp } from './ui/help.js';
import { askNewGame, gameOf } from './ui/new-game.js';
import { openSettings } from './ui/settings-dialog.js';

/** The letters that do something while the board has the focus. */
const LETTERS = { u: 'do-undo', h: 'do-hint', f: 'do-flip' };

/** Binds the buttons to the game. */
export class Commands {
  #engine;

  #catalogue;

  #settings;

  #table;

  #words;

  #page;

  /**
   * @param {object} parts
   * @param {import('./engine.js').Engine} parts.engine
   * @param {import('./engine.js').Catalogue} parts.catalogue
   * @param {import('./app-settings.js').Settings} parts.settings
   * @param {import('./app-game.js').GameTable} parts.table
   * @param {import('./ui/words.js').Words} parts.words
   */
  constructor({ engine, catalogue, settings, table, words }) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#settings = settings;
    this.#table = table;
    this.#words = words;
  }

  /**
   * Listens to the buttons.
   * @param {import('./app-page.js').Page} page
   */
  listen(page) {
    const table = this.#table;
    const on = (id, action) => byId(id).addEventListener('click', action);
    this.#page = page;
    on('menu-new', () => this.#newGame());
    on('menu-files', () => this.#files());
    on('menu-editor', () => this.#editor());
    on('menu-settings', () => openSettings(this.#settings, table, this.#words));
    on('menu-help', () => openHelp(this.#catalogue.version));
    on('do-undo', () => table.undo());
    on('do-hint', () => this.#hint());
    on('do-analysis', () => this.#settings.set({ analysis: !this.#settings.values.analysis }));
    on('do-flip', () => page.flip());
    on('do-pause', () => (table.paused ? table.goOn() : table.pause()));
    on('do-draw', () => this.#draw());
    on('do-resign', () => this.#resign());
    on('go-first', () => table.show(0));
    on('go-previous', () => table.show(table.shown.ply - 1));
    on('go-next', () => table.show(table.shown.ply + 1));
    on('go-last', () => table.show(table.state.plies));
    byId('notation').addEventListener('change', (e) => this.#settings.set({ notation: e.target.value }));
  }

  /**
   * Does what a letter stands for.
   * @param {string} key
   */
  letter(key) {
    const id = LETTERS[key.toLowerCase()];
    if (id && !byId(id).disabled) byId(id).click();
  }

  async #newGame() {
    const choice = await askNewGame(this.#settings, this.#words);
    if (choice) await this.#table.start(choice.game, choice.seats);
  }

  async #files() {
    if (await openFiles(this.#engine, this.#table)) this.#page.note(say('saidLoaded'));
  }

  async #editor() {
    const setup = await openEditor({
      engine: this.#engine, words: this.#words, settings: this.#settings, table: this.#table, flipped: this.#page.flipped,
    });
    if (setup) await this.#table.start({ ...gameOf(this.#settings), ...setup }, this.#table.seats);
  }

  async #hint() {
    byId('do-hint').disabled = true;
    const found = await this.#table.hint();
    this.#page.showHint(found?.move ? found : null);
  }

  async #draw() {
    const table = this.#table;
    const { actingSide } = table;
    if (table.seats.mode === 'computer') {
      if (await ask(say('askDrawMachine')) && !(await table.offerDraw())) this.#page.note(say('saidDrawNo'));
      return;
    }
    const other = this.#words.side(1 - actingSide);
    if (await ask(say('askDraw', { side: this.#words.side(actingSide), other }))) await table.agreeDraw();
    else this.#page.note(say('saidDrawNoPerson', { side: other }));
  }

  async #resign() {
    if (await ask(say('askResign', { side: this.#words.side(this.#table.actingSide) }))) await this.#table.resign();
  }

  /** The identities of the pieces that lay face down, by cell; for a game that has ended. */
  async deal() {
    const deal = await this.#engine.deal(this.#table.game);
    return new Map(deal.map(({ at, role }) => [at, role]));
  }
}
