// Small pictures for buttons, drawn as lines in a box of 24 by 24.

import { svg } from './dom.js';

const PATHS = {
  newGame: 'M12 5v14M5 12h14',
  files: 'M4 19V5h6l2 3h8v11zM12 11v5m-2.5-2L12 16.5 14.5 14',
  editor: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.2.6-1.5 1.3-1.5 2.3M12 18.2v.3',
  undo: 'M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  hint: 'M9 17h6M10 20h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-.5 1.5-.5 2.5h-6c0-1 0-2-.5-2.5',
  flip: 'M8 20V5M4.5 8.5L8 5l3.5 3.5M16 4v15m-3.5-3.5L16 19l3.5-3.5',
  draw: 'M3 12l4-4 5 3 5-3 4 4-5 5-4-3-4 3z',
  resign: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  pause: 'M9 6v12M15 6v12',
  goOn: 'M8 5.5v13L19 12z',
  analysis: 'M5 20v-7M10 20V8M15 20v-9M20 20V4',
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  lastMove: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  eraser: 'M8 19h12M5 14l8-9 6 5-8 9H8z',
  hand: 'M12 4v16M4 12h16M9 6.5L12 4l3 2.5M9 17.5L12 20l3-2.5M6.5 9L4 12l2.5 3M17.5 9L20 12l-2.5 3',
};

/**
 * The picture of a button.
 * @param {keyof typeof PATHS} name
 * @returns {SVGElement}
 */
export function icon(name) {
  return svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: PATHS[name] }));
}
