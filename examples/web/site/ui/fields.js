// Fields of forms, each with its label.

import { html } from './dom.js';

let count = 0;

const nextId = () => {
  count += 1;
  return `field-${count}`;
};

/**
 * A list to choose from.
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.label
 * @param {[string, string][]} field.choices values and texts
 * @param {string} field.value
 * @param {(value: string) => void} [field.onChange]
 * @returns {HTMLElement}
 */
export function selectField({ name, label, choices, value, onChange }) {
  const id = nextId();
  const select = html('select', { id, name, onchange: (e) => onChange?.(e.target.value) },
    ...choices.map(([v, text]) => html('option', { value: v, text, selected: v === value })));
  return html('div', { class: 'field' }, html('label', { for: id, text: label }), select);
}

/**
 * A number to enter.
 * @param {{name: string, label: string, value: number, min: number, max: number, onChange?: (value: number) => void}} field
 * @returns {HTMLElement}
 */
export function numberField({ name, label, value, min, max, onChange }) {
  const id = nextId();
  const input = html('input', {
    id, name, type: 'number', value, min, max, inputmode: 'numeric', onchange: (e) => onChange?.(readNumber(e.target)),
  });
  return html('div', { class: 'field' }, html('label', { for: id, text: label }), input);
}

/** What a number field holds, within its bounds. */
export function readNumber(input) {
  const value = Math.round(Number(input.value)) || 0;
  return Math.max(Number(input.min), Math.min(Number(input.max), value));
}

/**
 * A switch.
 * @param {{name: string, label: string, checked: boolean, onChange: (on: boolean) => void}} field
 * @returns {HTMLElement}
 */
export function checkField({ name, label, checked, onChange }) {
  return html('label', { class: 'check-field' },
    html('input', { type: 'checkbox', name, checked, onchange: (e) => onChange(e.target.checked) }), html('span', { text: label }));
}

/**
 * A few choices side by side.
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.label
 * @param {[string, string, (Node|null)?][]} field.choices values, texts, and pictures
 * @param {string} field.value
 * @param {(value: string) => void} [field.onChange]
 * @param {string} [field.kind] a class of its own
 * @returns {HTMLElement}
 */
export function choiceField({ name, label, choices, value, onChange, kind = '' }) {
  const group = nextId();
  return html('fieldset', { class: `choices ${kind}` }, html('legend', { text: label }),
    html('div', { class: 'choice-row' }, ...choices.map(([v, text, picture]) => html('label', { class: 'choice' },
      html('input', { type: 'radio', name: `${name}-${group}`, 'data-name': name, value: v, checked: v === value, onchange: () => onChange?.(v) }),
      picture ?? null, html('span', { text })))));
}
