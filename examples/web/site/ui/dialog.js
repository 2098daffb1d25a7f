// Dialogs of the page, on the browser's own dialog element: focus is kept inside and given back.

import { say } from '../i18n.js';
import { html } from './dom.js';
import { icon } from './icons.js';

let count = 0;

/**
 * Opens a dialog over the page.
 * @param {object} options
 * @param {string} options.title
 * @param {string} [options.kind] a class of its own
 * @param {(Node|null)[]} options.body
 * @param {(close: (answer: string) => void) => Node[]} [options.actions] buttons at the end
 * @returns {{element: HTMLDialogElement, close: (answer?: string) => void, closed: Promise<string>}}
 *   closed gives the answer, empty if the dialog was dismissed
 */
export function openDialog({ title, kind = '', body, actions }) {
  count += 1;
  const heading = `dialog-${count}`;
  const element = /** @type {HTMLDialogElement} */ (html('dialog', { class: `dialog ${kind}`, 'aria-labelledby': heading }));
  const close = (answer = '') => element.close(answer);
  const buttons = actions?.(close);
  element.append(
    html('div', { class: 'dialog-head' }, html('h2', { id: heading, text: title }),
      html('button', { type: 'button', class: 'icon-button', 'aria-label': say('close'), title: say('close'), onclick: () => close() }, icon('close'))),
    html('div', { class: 'dialog-body' }, ...body),
    buttons ? html('div', { class: 'dialog-actions' }, ...buttons) : '');
  const closed = new Promise((done) => {
    element.addEventListener('close', () => {
      element.remove();
      done(element.returnValue);
    });
  });
  element.addEventListener('pointerdown', (e) => {
    if (e.target === element) close();
  });
  document.body.append(element);
  element.showModal();
  return { element, close, closed };
}

/**
 * A button of a dialog or panel.
 * @param {string} text
 * @param {() => void} action
 * @param {{main?: boolean, name?: string}} [options]
 * @returns {HTMLElement}
 */
export function button(text, action, { main = false, name } = {}) {
  return html('button', { type: 'button', class: main ? 'button main' : 'button', 'data-action': name, text, onclick: action });
}

/**
 * Asks a question that is answered by yes or no.
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export async function ask(question) {
  const { closed } = openDialog({
    title: question,
    kind: 'question',
    body: [],
    actions: (close) => [
      button(say('no'), () => close('no'), { name: 'no' }),
      button(say('yes'), () => close('yes'), { main: true, name: 'yes' }),
    ],
  });
  return (await closed) === 'yes';
}
