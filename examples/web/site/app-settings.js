// What the person likes, kept over reloads.

import { CLOCK_PLANS } from './ui/clock-plans.js';

const KEY = 'songky.settings';

const DEFAULTS = {
  language: 'vi',
  theme: 'auto',
  pictures: false,
  targets: true,
  coordinates: true,
  animations: true,
  analysis: false,
  notation: 'vietnamese',
  variant: 'songky',
  mode: 'computer',
  side: 'red',
  level: 2,
  levelOther: 2,
  clock: 'none',
  customClock: { main: 10, periods: 3, period: 30, increment: 0 },
};

function firstVisit() {
  const vietnamese = navigator.languages.some((tag) => tag.toLowerCase().startsWith('vi'));
  const english = navigator.languages.some((tag) => tag.toLowerCase().startsWith('en'));
  return vietnamese || !english ? {} : { language: 'en', notation: 'wxf' };
}

function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return value && typeof value === 'object' ? value : firstVisit();
  } catch {
    return firstVisit();
  }
}

const oneOf = (...choices) => (value) => choices.includes(value);
const level = oneOf(1, 2, 3, 4, 5, 6);

/** What else a value must be, beyond the kind of its default. */
const CHECKS = {
  language: oneOf('vi', 'en'),
  theme: oneOf('auto', 'light', 'dark'),
  mode: oneOf('computer', 'friends', 'watch'),
  side: oneOf('red', 'blue', 'chance'),
  level,
  levelOther: level,
  clock: (id) => id === 'custom' || id in CLOCK_PLANS,
  customClock: (c) => c !== null && Object.keys(DEFAULTS.customClock).every((name) => Number.isInteger(c[name]) && c[name] >= 0 && c[name] <= 3600),
};

/** Keeps only values that can be used. */
function known(values) {
  return Object.fromEntries(Object.entries(DEFAULTS).map(([name, standard]) => {
    const value = values[name];
    return [name, typeof value === typeof standard && (CHECKS[name]?.(value) ?? true) ? value : standard];
  }));
}

/** The settings. Listen for "change", whose detail lists the names that changed. */
export class Settings extends EventTarget {
  /** @type {typeof DEFAULTS} */
  values = known(stored());

  /**
   * Changes settings and keeps them.
   * @param {Partial<typeof DEFAULTS>} changes
   */
  set(changes) {
    const names = Object.keys(changes).filter((name) => this.values[name] !== changes[name]);
    if (names.length === 0) return;
    Object.assign(this.values, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing plays all the same.
    }
    this.dispatchEvent(new CustomEvent('change', { detail: names }));
  }
}
