// The page's own words in the chosen language. Names of games, pieces, sides, levels and reasons are
// the engine's (see pick).

import { english } from './i18n-en.js';
import { vietnamese } from './i18n-vi.js';

const words = { vi: vietnamese, en: english };

let language = 'vi';

/** @returns {'vi'|'en'} the chosen language */
export function currentLanguage() {
  return language;
}

/**
 * Chooses the language, for the page as a whole too.
 * @param {'vi'|'en'} chosen
 */
export function useLanguage(chosen) {
  language = chosen;
  document.documentElement.lang = chosen;
}

/**
 * A text of the page. Words in braces are replaced: say('takes', {piece: 'Xe'}).
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  return words[language][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/**
 * A text of the engine in the chosen language.
 * @param {import('./engine.js').Texts} texts
 * @returns {string}
 */
export function pick(texts) {
  return texts[language];
}

/**
 * Writes the texts of the elements that name one: data-text for the content, data-label for the
 * accessible name and tooltip.
 * @param {ParentNode} root
 */
export function translate(root) {
  for (const element of root.querySelectorAll('[data-text]')) element.textContent = say(element.dataset.text);
  for (const element of root.querySelectorAll('[data-label]')) {
    const label = say(element.dataset.label);
    element.setAttribute('aria-label', label);
    if (element.matches('button')) element.title = label;
  }
}
