// The line that says whose turn it is, and in the end who has won and why.

import { pick, say } from '../i18n.js';
import { SIDE_CLASS } from './art/piece-art.js';
import { button } from './dialog.js';
import { html } from './dom.js';

/** What may be done from the line. @typedef {{goOn: () => void, toNow: () => void, rematch: () => void}} Ways */

function resultOf({ outcome }, ways) {
  const winner = outcome.winner === null ? 'draw' : SIDE_CLASS[outcome.winner];
  return { kind: `result ${winner}`, text: pick(outcome.texts), buttons: [button(say('rematch'), ways.rematch, { name: 'rematch' })] };
}

function turnOf(table, words) {
  const { state } = table;
  const side = words.side(state.turn);
  if (table.thinking) return { kind: state.check ? 'alarm' : '', text: say('thinking'), buttons: [] };
  if (state.check) return { kind: 'alarm', text: say('checked', { side }), buttons: [] };
  const mine = table.seats.mode === 'computer';
  return { kind: '', text: say(mine ? 'yourTurn' : 'toMove', { side }), buttons: [] };
}

/**
 * Writes the line.
 * @param {HTMLElement} host
 * @param {import('../app-game.js').GameTable} table
 * @param {import('./words.js').Words} words
 * @param {Ways} ways
 */
export function showStatus(host, table, words, ways) {
  const { state, shown } = table;
  let line;
  if (shown !== state) {
    line = { kind: '', text: say('viewing', { ply: shown.ply, plies: state.plies }), buttons: [button(say('toNow'), ways.toNow, { name: 'to-now' })] };
  } else if (state.outcome.over) line = resultOf(state, ways);
  else if (!state.dealKnown) line = { kind: '', text: say('dealUnknown'), buttons: [] };
  else if (table.paused) line = { kind: '', text: say('paused'), buttons: [button(say('goOn'), ways.goOn, { main: true, name: 'go-on' })] };
  else line = turnOf(table, words);
  host.className = `status ${line.kind}`;
  host.replaceChildren(html('span', { class: 'status-text', text: line.text }), ...line.buttons);
}
