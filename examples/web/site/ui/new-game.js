// The dialog for a new game.

import { pick, say } from '../i18n.js';
import { pieceIcon } from './art/piece-art.js';
import { CLOCK_PLANS, customPlan, planText } from './clock-plans.js';
import { button, openDialog } from './dialog.js';
import { html } from './dom.js';
import { choiceField, numberField, selectField } from './fields.js';

const PICTURED = {
  songky: ['general', 'king'], 'songky-balanced': ['chariot', 'rook'], xiangqi: ['general', 'general'], coup: [null, null],
  'coup-classic': [null, null], chess: ['king', 'king'], 'chess-fide': ['king', 'king'],
};

function pair(id) {
  const roles = PICTURED[id] ?? ['stone', 'stone'];
  return html('span', { class: 'pair' }, ...roles.map((role, side) => pieceIcon({ side, role, faceDown: role === null }, false)));
}

/**
 * What is chosen in the dialog.
 * @typedef {object} Choice
 * @property {import('../engine.js').NewGame} game
 * @property {import('../app-game.js').Seats} seats
 */

/** The clock that the settings ask for. */
function clockOf({ clock, customClock }) {
  return clock === 'custom' ? customPlan(customClock) : CLOCK_PLANS[clock];
}

/**
 * Who sits where by the settings.
 * @param {import('../app-settings.js').Settings} settings
 * @returns {import('../app-game.js').Seats}
 */
export function seatsOf({ values }) {
  let human = values.side === 'blue' ? 1 : 0;
  if (values.side === 'chance') human = Math.random() < 0.5 ? 0 : 1;
  const levels = values.mode === 'watch' ? [values.level, values.levelOther] : [values.level, values.level];
  return { mode: values.mode, human, levels };
}

/** A game by the settings. @param {import('../app-settings.js').Settings} settings @returns {import('../engine.js').NewGame} */
export function gameOf({ values }) {
  const clock = clockOf(values);
  return { variant: values.variant, ...(clock ? { clock } : {}) };
}

function levelChoices(words) {
  return words.levels.map(({ level, names }) => [String(level), pick(names)]);
}

/** The fields for who plays. */
function playerFields(settings, words) {
  const { values } = settings;
  const level = selectField({
    name: 'level', label: say('level'), choices: levelChoices(words), value: String(values.level), onChange: (v) => settings.set({ level: Number(v) }),
  });
  const other = selectField({
    name: 'level-other', label: say('levelOf', { side: words.side(1) }), choices: levelChoices(words), value: String(values.levelOther),
    onChange: (v) => settings.set({ levelOther: Number(v) }),
  });
  const side = choiceField({
    name: 'side', label: say('side'), kind: 'segments', value: values.side,
    choices: [['red', say('sideRed')], ['blue', say('sideBlue')], ['chance', say('sideChance')]], onChange: (v) => settings.set({ side: v }),
  });
  const adapt = (mode) => {
    level.hidden = mode === 'friends';
    other.hidden = mode !== 'watch';
    side.hidden = mode !== 'computer';
    level.firstElementChild.textContent = mode === 'watch' ? say('levelOf', { side: words.side(0) }) : say('level');
  };
  const mode = choiceField({
    name: 'mode', label: say('mode'), kind: 'segments', value: values.mode,
    choices: [['computer', say('modeComputer')], ['friends', say('modeFriends')], ['watch', say('modeWatch')]],
    onChange: (v) => {
      settings.set({ mode: v });
      adapt(v);
    },
  });
  adapt(values.mode);
  return [mode, html('div', { class: 'field-row' }, level, other), side];
}

/** The fields for the clock. */
function clockFields(settings) {
  const { values } = settings;
  const part = (name, label, min, max) => numberField({
    name: `clock-${name}`, label: say(label), value: values.customClock[name], min, max,
    onChange: (v) => settings.set({ customClock: { ...values.customClock, [name]: v } }),
  });
  const custom = html('div', { class: 'field-row clock-fields' }, part('main', 'clockMain', 0, 600), part('periods', 'clockPeriods', 0, 99),
    part('period', 'clockPeriod', 0, 3600), part('increment', 'clockIncrement', 0, 3600));
  custom.hidden = values.clock !== 'custom';
  const plan = selectField({
    name: 'clock', label: say('clock'), value: values.clock,
    choices: [...Object.keys(CLOCK_PLANS), 'custom'].map((id) => [id, planText(id)]),
    onChange: (v) => {
      settings.set({ clock: v });
      custom.hidden = v !== 'custom';
    },
  });
  return [plan, custom];
}

/** The further options of a variant: rules, handicap, captured face-down pieces. */
function optionFields(variant) {
  const fields = [];
  if (variant.ruleSets.length > 1) {
    fields.push(selectField({
      name: 'rules', label: say('rules'), choices: variant.ruleSets.map((id) => [id, say(`rules-${id}`)]), value: variant.ruleSets[0],
    }));
  }
  if (variant.handicaps.length > 0) {
    fields.push(selectField({
      name: 'handicap', label: say('handicap'), value: '',
      choices: [['', say('noHandicap')], ...variant.handicaps.map((h) => [h.id, pick(h.names)])],
    }));
  }
  if (variant.hidden) {
    fields.push(selectField({
      name: 'captured', label: say('capturedRule'), value: '',
      choices: [['', say('capturedDefault')], ['unseen', say('capturedUnseen')], ['capturer', say('capturedCapturer')]],
    }));
  }
  return fields;
}

/**
 * Asks for a new game.
 * @param {import('../app-settings.js').Settings} settings what was chosen last; what is chosen is kept there
 * @param {import('./words.js').Words} words
 * @returns {Promise<Choice|null>} null if the dialog was dismissed
 */
export async function askNewGame(settings, words) {
  const extra = html('div', { class: 'field-row' });
  const more = html('details', { class: 'more' }, html('summary', { text: say('more') }), extra);
  const adapt = (id) => {
    extra.replaceChildren(...optionFields(words.variant(id)));
    more.hidden = extra.childElementCount === 0;
  };
  const game = choiceField({
    name: 'variant', label: say('game'), kind: 'cards', value: settings.values.variant,
    choices: words.variants.map((v) => [v.id, pick(v.names), pair(v.id)]),
    onChange: (v) => {
      settings.set({ variant: v });
      adapt(v);
    },
  });
  adapt(settings.values.variant);
  const dialog = openDialog({
    title: say('newGame'),
    kind: 'new-game',
    body: [game, ...playerFields(settings, words), ...clockFields(settings), more],
    actions: (close) => [button(say('begin'), () => close('begin'), { main: true, name: 'begin' })],
  });
  if ((await dialog.closed) !== 'begin') return null;
  const chosen = Object.fromEntries([...extra.querySelectorAll('select')].filter((s) => s.value).map((s) => [s.name, s.value]));
  return { game: { ...gameOf(settings), ...chosen }, seats: seatsOf(settings) };
}
