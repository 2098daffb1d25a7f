// Pieces as drawings around the origin, for a board step of 100.

import { svg } from '../dom.js';
import { CHESS } from './chess.js';
import { HAN } from './han.js';
import { PICTURES } from './pictures.js';

const SIGNS = {
  general: ['帥', '將'], advisor: ['仕', '士'], elephant: ['相', '象'], horse: ['傌', '馬'],
  chariot: ['俥', '車'], cannon: ['炮', '砲'], soldier: ['兵', '卒'],
};

/** @typedef {import('../../engine.js').Piece} Piece */

/** The class names of the sides. */
export const SIDE_CLASS = ['red', 'blue'];

function disc(...inside) {
  return [
    svg('circle', { class: 'shadow', cx: 0, cy: 5, r: 44 }),
    svg('circle', { class: 'disc', r: 44 }),
    svg('circle', { class: 'rim', r: 37.5 }),
    ...inside,
  ];
}

function sign(character) {
  return svg('path', { class: 'sign', d: HAN[character], transform: 'translate(-27 -27) scale(0.54)' });
}

function picture(role) {
  return svg('g', { class: 'picture', transform: 'translate(-30 -30) scale(0.6)' },
    ...PICTURES[role].map((d) => svg('path', { d, 'fill-rule': 'evenodd' })));
}

function figure(role) {
  const { shape, lines } = CHESS[role];
  return [
    svg('ellipse', { class: 'shadow', cx: 0, cy: 37, rx: 30, ry: 7 }),
    svg('g', { class: 'figure', transform: 'translate(-44 -46) scale(0.88)' },
      svg('path', { class: 'shape', d: shape }), svg('path', { class: 'detail', d: lines })),
  ];
}

function stone() {
  return [
    svg('circle', { class: 'shadow', cx: 0, cy: 5, r: 38 }),
    svg('circle', { class: 'stone', r: 38 }),
    svg('path', { class: 'gleam', d: 'M-24 -14Q-16 -29 4 -30' }),
  ];
}

function back() {
  return [
    ...disc(),
    svg('path', { class: 'weave', d: 'M-26 0L0 -26L26 0L0 26ZM-32 -14L-14 -32M32 -14L14 -32M-32 14L-14 32M32 14L14 32' }),
    sign('暗'),
  ];
}

function body(piece, pictures) {
  if (piece.role === null) return back();
  if (piece.role === 'stone') return stone();
  if (piece.role in CHESS) return figure(piece.role);
  if (pictures) return disc(picture(piece.role));
  return disc(sign(SIGNS[piece.role][piece.side]));
}

/**
 * Draws a piece around the origin.
 * @param {Piece} piece
 * @param {boolean} pictures whether the xiangqi army is shown by pictures, not characters
 * @returns {SVGElement}
 */
export function drawPiece(piece, pictures) {
  return svg('g', { class: `piece ${SIDE_CLASS[piece.side]}${piece.role === null ? ' down' : ''}`, 'aria-hidden': 'true' },
    ...body(piece, pictures));
}

/**
 * Draws a piece as a small picture of its own, for lists and buttons.
 * @param {Piece} piece
 * @param {boolean} pictures
 * @returns {SVGElement}
 */
export function pieceIcon(piece, pictures) {
  return svg('svg', { class: 'icon-piece', viewBox: '-50 -50 100 100', 'aria-hidden': 'true', focusable: 'false' },
    drawPiece(piece, pictures));
}
