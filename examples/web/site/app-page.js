// The page around the board: it shows every change of the game and of the settings.

import { pick, say, translate, useLanguage } from './i18n.js';
import { AnalysisPanel } from './ui/analysis-panel.js';
import { Announcer } from './ui/announcer.js';
import { byId, html } from './ui/dom.js';
import { icon } from './ui/icons.js';
import { showLimits } from './ui/limits-panel.js';
import { MoveList } from './ui/move-list.js';
import { PlayBoard } from './ui/play-board.js';
import { PlayerBar } from './ui/player-bar.js';
import { showStatus } from './ui/status-line.js';
import { showUnseen } from './ui/unseen-panel.js';

const TICK_MS = 200;
const NOTE_MS = 4000;

/** Shows the game. */
export class Page {
  #settings;

  #table;

  #words;

  #commands;

  #notationFor;

  #announcer = new Announcer(byId('announcer'));

  #bars = [new PlayerBar(byId('bar-top'), 'at-top'), new PlayerBar(byId('bar-bottom'), 'at-bottom')];

  #byoyomi = [false, false];

  #noteTimer = 0;

  #board;

  #moves;

  #analysis;

  /**
   * @param {object} parts
   * @param {import('./app-settings.js').Settings} parts.settings
   * @param {import('./app-game.js').GameTable} parts.table
   * @param {import('./ui/words.js').Words} parts.words
   * @param {import('./app-commands.js').Commands} parts.commands
   * @param {(variant: import('./engine.js').Variant, chosen: string) => string} parts.notationFor
   */
  constructor({ settings, table, words, commands, notationFor }) {
    this.#settings = settings;
    this.#table = table;
    this.#words = words;
    this.#commands = commands;
    this.#notationFor = notationFor;
    this.#board = new PlayBoard(byId('board'), table, words, settings, this.#announcer, (key) => commands.letter(key));
    this.#moves = new MoveList(byId('moves'), (ply) => table.show(ply));
    this.#analysis = new AnalysisPanel(byId('eval-bar'), byId('lines-panel'), words);
    for (const element of document.querySelectorAll('[data-icon]')) element.append(icon(element.dataset.icon));
    for (const element of document.querySelectorAll('.menu-button, .tool-button')) element.append(html('span', { 'data-text': element.dataset.label }));
    table.addEventListener('change', (e) => this.#changed(e.detail.kind));
    table.addEventListener('lines', (e) => this.#analysis.show(e.detail));
    table.addEventListener('error', (e) => this.note(e.detail.texts ? pick(e.detail.texts) : e.detail.message));
    settings.addEventListener('change', (e) => this.#adapt(e.detail));
    this.#dress();
    setInterval(() => this.#tick(), TICK_MS);
  }

  /** Whether Blue sits at the bottom. */
  get flipped() {
    return this.#board.flipped;
  }

  /** Turns the board. */
  flip() {
    this.#board.flipped = !this.#board.flipped;
    this.#draw('look');
    this.#announcer.say(say('saidFlipped'));
  }

  /**
   * Tells something for a moment in the line of the status.
   * @param {string} text
   */
  note(text) {
    clearTimeout(this.#noteTimer);
    byId('status').className = 'status';
    byId('status').replaceChildren(html('span', { class: 'status-text', text }));
    this.#announcer.say(text);
    this.#noteTimer = setTimeout(() => this.#table.state && this.#status(), NOTE_MS);
  }

  /**
   * Points at a move worth playing.
   * @param {import('./engine.js').SearchResult|null} found
   */
  showHint(found) {
    this.#buttons();
    if (!found) return;
    this.#board.hint([found.from, found.to]);
    this.#announcer.say(say('saidHint', { move: found.text }));
  }

  // ---- the game has changed

  #changed(kind) {
    if (kind === 'start') {
      this.#board.flipped = this.#table.seats.mode === 'computer' && this.#table.seats.human === 1;
      this.#byoyomi = [false, false];
    }
    if (kind !== 'show' && kind !== 'seats') this.#analysis.clear();
    clearTimeout(this.#noteTimer);
    this.#draw(kind);
    this.#announce(kind);
  }

  #draw(kind) {
    this.#board.update(kind);
    this.#players();
    this.#status();
    this.#buttons();
    this.#panels();
  }

  #players() {
    const { shown, state, seats, thinking } = this.#table;
    const sides = this.#board.flipped ? [0, 1] : [1, 0];
    sides.forEach((side, i) => {
      let name = say('person');
      if (!this.#table.isHuman(side)) name = say('machine', { level: this.#words.level(seats.levels[side]) });
      else if (seats.mode === 'computer') name = say('you');
      const toMove = !state.outcome.over && shown.turn === side;
      this.#bars[i].show({ side, name, toMove, thinking: thinking && state.turn === side }, this.#words, shown, this.#settings.values.pictures);
    });
    this.#tick();
  }

  #status() {
    showStatus(byId('status'), this.#table, this.#words, {
      goOn: () => this.#table.goOn(),
      toNow: () => this.#table.show(this.#table.state.plies),
      rematch: () => this.#table.rematch(),
    });
  }

  #unseen() {
    const { state, shown } = this.#table;
    const ended = state.outcome.over && state.dealKnown && shown.cells.some((piece) => piece?.faceDown);
    const deal = ended ? { open: this.#board.revealed, turn: () => this.#deal() } : null;
    showUnseen(byId('unseen-panel'), shown, this.#words, this.#settings.values.pictures, deal);
  }

  async #deal() {
    this.#board.reveal(this.#board.revealed ? null : await this.#commands.deal());
    this.#unseen();
    byId('unseen-panel').querySelector('[data-action="deal"]').focus();
  }

  #buttons() {
    const { table, live, over } = { table: this.#table, live: this.#table.shown === this.#table.state, over: this.#table.state.outcome.over };
    const person = table.isHuman(table.state.turn);
    const set = (id, enabled) => { byId(id).disabled = !enabled; };
    set('do-undo', table.canUndo);
    set('do-hint', table.canMove);
    set('do-pause', !over && (table.seats.mode === 'watch' || table.state.clock !== null));
    set('do-draw', table.canMove && person);
    set('do-resign', !over && table.seats.mode !== 'watch' && table.state.dealKnown);
    set('go-first', table.shown.ply > 0);
    set('go-previous', table.shown.ply > 0);
    set('go-next', !live);
    set('go-last', !live);
    byId('do-analysis').setAttribute('aria-pressed', String(this.#settings.values.analysis));
    const pause = byId('do-pause');
    pause.dataset.label = table.paused ? 'goOn' : 'pause';
    pause.replaceChildren(icon(pause.dataset.label), html('span', { 'data-text': pause.dataset.label }));
    translate(pause.parentElement);
  }

  #panels() {
    const { state, shown } = this.#table;
    const { analysis } = this.#settings.values;
    this.#moves.update(state.history, shown.ply);
    this.#analysis.setVisible(analysis, this.#board.flipped);
    showLimits(byId('limits-panel'), shown, this.#words);
    this.#unseen();
    const variant = this.#words.variant(state.variant);
    byId('variant-name').textContent = pick(variant.names);
    const used = this.#notationFor(variant, this.#settings.values.notation);
    byId('notation').replaceChildren(...variant.notations.map((id) => html('option', { value: id, text: say(`notation-${id}`), selected: id === used })));
  }

  #announce(kind) {
    const { state, shown } = this.#table;
    if (['seats', 'clock', 'look'].includes(kind)) return;
    let text = '';
    if (kind === 'start') text = say('saidNewGame', { variant: pick(this.#words.variant(state.variant).names) });
    else if (kind === 'undo') text = say('saidUndone');
    else if (kind === 'show' && !shown.last) text = say('startPosition');
    else if (kind !== 'end' && shown.last) text = this.#words.ply(shown, this.#board.turned);
    if (state.outcome.over && kind !== 'show') text = `${text} ${pick(state.outcome.texts)}.`.trim();
    this.#announcer.say(text);
  }

  #tick() {
    const { state, clockReadAt } = this.#table;
    if (!state) return;
    const sides = this.#board.flipped ? [0, 1] : [1, 0];
    sides.forEach((side, i) => {
      const { byoyomi } = this.#bars[i].tick(state.clock, performance.now() - clockReadAt);
      if (byoyomi && !this.#byoyomi[side]) this.#announcer.say(say('saidByoyomi', { side: this.#words.side(side) }));
      this.#byoyomi[side] = byoyomi;
    });
  }

  // ---- the settings have changed

  #adapt(names) {
    this.#dress();
    if (!this.#table.state) return;
    if (names.includes('language')) {
      this.#draw('look');
      this.#announcer.say('');
    }
    if (names.includes('notation') || names.includes('analysis')) {
      this.#analysis.clear();
      this.#table.reread();
    } else if (names.some((name) => ['pictures', 'targets', 'animations'].includes(name))) this.#draw('look');
  }

  /** Theme, language and what else the whole page wears. */
  #dress() {
    const { theme, language, coordinates } = this.#settings.values;
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme;
    document.body.classList.toggle('no-coordinates', !coordinates);
    useLanguage(language);
    document.title = say('title');
    translate(document);
  }
}
