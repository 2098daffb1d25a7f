// The dialog for how the page looks and speaks.

import { say } from '../i18n.js';
import { openDialog } from './dialog.js';
import { checkField, choiceField, selectField } from './fields.js';

/**
 * Opens the settings. Changes take effect at once.
 * @param {import('../app-settings.js').Settings} settings
 * @param {import('../app-game.js').GameTable} table
 * @param {import('./words.js').Words} words
 * @returns {HTMLElement} the dialog
 */
export function openSettings(settings, table, words) {
  const { values } = settings;
  const set = (name) => (value) => settings.set({ [name]: value });
  const check = (name, label) => checkField({ name, label: say(label), checked: values[name], onChange: set(name) });
  const levels = [0, 1].filter((side) => table.state && !table.isHuman(side)).map((side) => selectField({
    name: `level-${side}`, label: `${say('levelNow')}: ${words.side(side)}`, value: String(table.seats.levels[side]),
    choices: words.levels.map(({ level }) => [String(level), words.level(level)]),
    onChange: (v) => table.setLevel(side, Number(v)),
  }));
  const dialog = openDialog({
    title: say('settings'),
    kind: 'settings',
    body: [
      ...levels,
      choiceField({
        name: 'language', label: say('language'), kind: 'segments', value: values.language,
        choices: [['vi', 'Tiếng Việt'], ['en', 'English']],
        onChange: (v) => {
          settings.set({ language: v });
          dialog.close();
          openSettings(settings, table, words).querySelector(`[data-name="language"][value="${v}"]`).focus();
        },
      }),
      choiceField({
        name: 'theme', label: say('theme'), kind: 'segments', value: values.theme,
        choices: [['auto', say('themeAuto')], ['light', say('themeLight')], ['dark', say('themeDark')]], onChange: set('theme'),
      }),
      choiceField({
        name: 'pictures', label: say('pieces'), kind: 'segments', value: String(values.pictures),
        choices: [['false', say('piecesHan')], ['true', say('piecesPictures')]], onChange: (v) => settings.set({ pictures: v === 'true' }),
      }),
      check('targets', 'showTargets'), check('coordinates', 'showCoordinates'), check('animations', 'animations'),
    ],
  });
  return dialog.element;
}
