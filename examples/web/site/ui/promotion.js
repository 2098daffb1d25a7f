// The choice of what a pawn becomes.

import { say } from '../i18n.js';
import { pieceIcon } from './art/piece-art.js';
import { openDialog } from './dialog.js';
import { html } from './dom.js';

/**
 * Asks what a pawn is to become.
 * @param {import('../engine.js').Move[]} moves the same step with each promotion
 * @param {0|1} side
 * @param {import('./words.js').Words} words
 * @returns {Promise<import('../engine.js').Move|null>} null if nothing was chosen
 */
export async function choosePromotion(moves, side, words) {
  const options = moves.map((move) => html('button', { type: 'button', class: 'promotion-choice', 'data-role': move.promotion },
    pieceIcon({ side, role: move.promotion, faceDown: false }, false), html('span', { text: words.role(move.promotion) })));
  const dialog = openDialog({ title: say('promotion'), kind: 'promotion', body: [html('div', { class: 'promotion-choices' }, ...options)] });
  options.forEach((option, i) => option.addEventListener('click', () => dialog.close(moves[i].move)));
  options[0].focus();
  const answer = await dialog.closed;
  return moves.find((move) => move.move === answer) ?? null;
}
