// How near a game is to the limits of its rules.

import { say } from '../i18n.js';
import { html } from './dom.js';

const NEAR = 0.5;

/** The limits that are worth telling, as sentences. */
function limitTexts(counts, words) {
  const near = (n, limit) => limit > 0 && n >= limit * NEAR;
  const texts = [];
  if (counts.occurrences > 1 && counts.repetition > 0) texts.push(say('repetition', { n: counts.occurrences, limit: counts.repetition }));
  for (const side of [0, 1]) {
    const check = counts.checks[side];
    if (check?.limit > 0 && check.moves > 1) texts.push(say('checkRun', { side: words.side(side), n: check.moves, left: Math.max(0, check.left) }));
    for (const chase of counts.chases[side] ?? []) {
      if (chase.limit > 0 && chase.moves > 1) texts.push(say('chaseRun', { side: words.side(side), n: chase.moves, left: Math.max(0, chase.left) }));
    }
  }
  if (near(counts.progress, counts.progressLimit)) texts.push(say('progress', { n: counts.progress, limit: counts.progressLimit }));
  if (near(counts.effective, counts.effectiveLimit)) texts.push(say('effective', { n: counts.effective, limit: counts.effectiveLimit }));
  if (near(counts.plies, counts.plyLimit)) texts.push(say('plyLimit', { n: counts.plies, limit: counts.plyLimit }));
  return texts;
}

/**
 * Writes the limits that are near into a panel, which is hidden while there are none.
 * @param {HTMLElement} panel
 * @param {import('../engine.js').GameState} state
 * @param {import('./words.js').Words} words
 */
export function showLimits(panel, state, words) {
  const texts = state.outcome.over ? [] : limitTexts(state.counts, words);
  panel.hidden = texts.length === 0;
  panel.lastElementChild.replaceChildren(...texts.map((text) => html('p', { text })));
}
