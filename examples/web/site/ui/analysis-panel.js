// The evaluation bar beside the board and the best lines.

import { say } from '../i18n.js';
import { html } from './dom.js';

/** The score of a line as Red sees it. */
function redScore(line, side) {
  return side === 0 ? { cp: line.cp, mate: line.mate } : { cp: -line.cp, mate: -line.mate };
}

function share({ cp, mate }) {
  if (mate !== 0) return mate > 0 ? 1 : 0;
  return 0.5 + 0.5 * Math.tanh(cp / 700);
}

function short({ cp, mate }) {
  if (mate !== 0) return `${mate > 0 ? '+' : '−'}#${Math.abs(mate)}`;
  const pawns = (Math.abs(cp) / 100).toFixed(Math.abs(cp) < 995 ? 1 : 0);
  if (pawns === '0.0') return '0.0';
  return (cp > 0 ? '+' : '−') + pawns;
}

function spoken({ cp, mate }, words) {
  if (mate !== 0) return say('mate', { side: words.side(mate > 0 ? 0 : 1), n: Math.abs(mate) });
  if (Math.abs(cp) < 5) return say('even');
  return say('ahead', { side: words.side(cp > 0 ? 0 : 1), score: (Math.abs(cp) / 100).toFixed(1) });
}

/** What the computer thinks of the position, while it is asked for. */
export class AnalysisPanel {
  #bar;

  #fill = html('div', { class: 'eval-fill' });

  #figure = html('div', { class: 'eval-figure', 'aria-hidden': 'true' });

  #panel;

  #words;

  /**
   * @param {HTMLElement} bar beside the board
   * @param {HTMLElement} panel for the lines
   * @param {import('./words.js').Words} words
   */
  constructor(bar, panel, words) {
    this.#bar = bar;
    this.#panel = panel;
    this.#words = words;
    bar.append(this.#fill, this.#figure);
  }

  /**
   * Shows or hides bar and lines.
   * @param {boolean} on
   * @param {boolean} flipped whether Red's share grows from the top
   */
  setVisible(on, flipped) {
    this.#bar.hidden = !on;
    this.#panel.hidden = !on;
    this.#bar.classList.toggle('flipped', flipped);
  }

  /** Forgets what was shown. */
  clear() {
    this.#panel.lastElementChild.replaceChildren(html('p', { class: 'quiet', text: say('analysisWaits') }));
    this.#set({ cp: 0, mate: 0 });
  }

  #set(score) {
    this.#fill.style.height = `${(share(score) * 100).toFixed(1)}%`;
    this.#figure.textContent = short(score);
    this.#bar.setAttribute('aria-valuenow', (share(score) * 100).toFixed(0));
    this.#bar.setAttribute('aria-valuetext', spoken(score, this.#words));
  }

  /**
   * Shows what a search has found.
   * @param {import('../engine.js').Progress & {side: 0|1}} progress
   */
  show({ lines, depth, side }) {
    if (lines.length === 0) return;
    this.#set(redScore(lines[0], side));
    const rows = lines.map((line) => {
      const score = redScore(line, side);
      return html('li', {}, html('span', { class: 'line-score', text: short(score) }),
        html('span', { class: 'line-moves', text: (line.texts.length ? line.texts : line.moves).slice(0, 8).join('  ') }));
    });
    this.#panel.lastElementChild.replaceChildren(html('ol', { class: 'lines' }, ...rows),
      html('p', { class: 'quiet', text: say('depth', { depth }) }));
  }
}
