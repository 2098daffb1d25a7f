// The time limits that are offered.

import { say } from '../i18n.js';

const MINUTE = 60_000;

/** Settings of the engine's clock by the id of a plan; null is no clock. */
export const CLOCK_PLANS = {
  none: null,
  blitz: { mainMs: MINUTE, periods: 1, periodMs: 10_000 },
  standard: { mainMs: 5 * MINUTE, periods: 3, periodMs: 30_000 },
  rapid: { mainMs: 10 * MINUTE, incrementMs: 5_000 },
  long: { mainMs: 30 * MINUTE, periods: 3, periodMs: 60_000 },
};

/**
 * The words for a plan.
 * @param {string} id
 * @returns {string}
 */
export function planText(id) {
  if (id === 'none') return say('clockNone');
  if (id === 'custom') return say('clockCustom');
  const plan = CLOCK_PLANS[id];
  const main = say('minutes', { n: plan.mainMs / MINUTE });
  if (plan.incrementMs) return say('fischerPlan', { main, seconds: plan.incrementMs / 1000 });
  return say('byoyomiPlan', { main, n: plan.periods, seconds: plan.periodMs / 1000 });
}

/**
 * The engine's settings for a clock of the person's own.
 * @param {{main: number, periods: number, period: number, increment: number}} custom minutes, number, seconds, seconds
 * @returns {import('../engine.js').ClockSettings}
 */
export function customPlan({ main, periods, period, increment }) {
  const byoyomi = periods > 0 && period > 0;
  return {
    mainMs: main * MINUTE,
    periods: byoyomi ? periods : 0,
    periodMs: byoyomi ? period * 1000 : 0,
    incrementMs: main > 0 ? increment * 1000 : 0,
  };
}
