// Which pieces of cờ úp are not yet seen, and in the end the way to see them.

import { say } from '../i18n.js';
import { pieceIcon } from './art/piece-art.js';
import { button } from './dialog.js';
import { html } from './dom.js';

function unseenList(pool, side, words, pictures) {
  const items = Object.entries(pool).filter(([, n]) => n > 0).map(([role, n]) => html('li', {},
    pieceIcon({ side, role, faceDown: false }, pictures), html('span', { class: 'visually-hidden', text: `${words.role(role)} ` }),
    html('span', { text: `×${n}` })));
  return html('ul', { class: 'unseen' }, ...items);
}

/**
 * Writes them into a panel, which is hidden in games without.
 * @param {HTMLElement} panel
 * @param {import('../engine.js').GameState} state
 * @param {import('./words.js').Words} words
 * @param {boolean} pictures
 * @param {{turn: () => void, open: boolean}|null} deal how to lay open what lies face down, and whether
 *   it is; null while that must not be seen
 */
export function showUnseen(panel, state, words, pictures, deal) {
  panel.hidden = state.unseen === null;
  if (state.unseen === null) return;
  const [red, blue] = state.unseen;
  const part = (pool, side) => [html('h3', { text: say('unseenOf', { side: words.side(side) }) }), unseenList(pool, side, words, pictures)];
  const lists = state.variant === 'coup' ? [unseenList(red, 0, words, pictures)] : [...part(red, 0), ...part(blue, 1)];
  const way = deal ? [button(say(deal.open ? 'hideDeal' : 'showDeal'), deal.turn, { name: 'deal' })] : [];
  panel.lastElementChild.replaceChildren(...lists, ...way);
}
