// Saving a game as a file, and opening one.

import { pick, say } from '../i18n.js';
import { button, openDialog } from './dialog.js';
import { html } from './dom.js';
import { choiceField } from './fields.js';

const LARGEST = 4 << 20;

const ENDINGS = { json: ['json', 'application/json'], pgn: ['pgn', 'application/x-chess-pgn'], line: ['txt', 'text/plain'] };

/** Hands a text to the browser as a file. */
function download(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  html('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function saving(engine, table) {
  let format = 'json';
  const text = html('textarea', { class: 'record', readonly: true, rows: 5, spellcheck: 'false', 'aria-label': say('recordToSave') });
  const kind = () => {
    if (format !== 'json') return format;
    return ['red', 'blue'][table.view] ?? 'public';
  };
  const write = async () => {
    text.value = await engine.save(table.game, kind());
  };
  write();
  const choice = choiceField({
    name: 'format', label: say('format'), kind: 'segments', value: format,
    choices: [['json', say('formatJson')], ['pgn', say('formatPgn')], ['line', say('formatLine')]],
    onChange: (v) => {
      format = v;
      write();
    },
  });
  const save = button(say('download'), () => {
    const [ending, type] = ENDINGS[format];
    download(`${table.state.variant}-${table.state.plies}.${ending}`, type, text.value);
  }, { main: true, name: 'download' });
  const note = table.state.unseen && !table.state.outcome.over ? html('p', { class: 'quiet', text: say('saveNote') }) : null;
  return html('section', {}, html('h3', { text: say('save') }), choice, text, note, html('div', { class: 'dialog-actions' }, save));
}

function opening(table, opened) {
  const problem = html('p', { class: 'problem', role: 'alert' });
  const text = html('textarea', { class: 'record', name: 'record', rows: 5, spellcheck: 'false', 'aria-label': say('orPaste'), placeholder: say('orPaste') });
  const open = async () => {
    problem.textContent = '';
    try {
      await table.load(text.value.trim(), table.state.variant);
      opened();
    } catch (error) {
      problem.textContent = error.texts ? pick(error.texts) : error.message;
    }
  };
  const file = html('input', {
    type: 'file', class: 'visually-hidden', accept: '.json,.pgn,.txt', 'aria-label': say('chooseFile'),
    onchange: async (e) => {
      const [chosen] = e.target.files;
      if (!chosen) return;
      if (chosen.size > LARGEST) {
        problem.textContent = say('tooLarge');
        return;
      }
      text.value = await chosen.text();
      open();
    },
  });
  return html('section', {}, html('h3', { text: say('open') }),
    html('label', { class: 'button file-button' }, file, html('span', { text: say('chooseFile') })), text, problem,
    html('div', { class: 'dialog-actions' }, button(say('openIt'), open, { main: true, name: 'open' })));
}

/**
 * Opens the dialog for files.
 * @param {import('../engine.js').Engine} engine
 * @param {import('../app-game.js').GameTable} table
 * @returns {Promise<boolean>} whether a game was opened
 */
export async function openFiles(engine, table) {
  const dialog = openDialog({
    title: say('files'),
    kind: 'files',
    body: [saving(engine, table), opening(table, () => dialog.close('opened'))],
  });
  return (await dialog.closed) === 'opened';
}
