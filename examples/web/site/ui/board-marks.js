// Marks on the board: last move, choice, targets, check, hint, and what turned in cờ gánh.

import { SIDE_CLASS } from './art/piece-art.js';
import { svg } from './dom.js';
import { center } from './geometry.js';

/**
 * What is marked.
 * @typedef {object} Marks
 * @property {[number, number]|null} [last] from where to where the last move went
 * @property {number|null} [selected]
 * @property {Map<number, 'move'|'capture'>} [targets]
 * @property {number|null} [check] a royal in check
 * @property {number[]} [checkers]
 * @property {[number, number]|null} [hint]
 * @property {import('./turned.js').Turned|null} [turned]
 * @property {number[]} [faults] cells of a set-up where something is wrong
 */

const corner = 46;

function corners(g, at, name) {
  const { x, y } = center(g, at);
  const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => (
    `M${x + dx * corner} ${y + dy * (corner - 18)}V${y + dy * corner}H${x + dx * (corner - 18)}`)).join('');
  return svg('path', { class: name, d });
}

function ring(g, at, name, r) {
  const { x, y } = center(g, at);
  return svg('circle', { class: name, cx: x, cy: y, r });
}

function spot(g, at, name) {
  const { x, y } = center(g, at);
  if (g.onPoints) return svg('circle', { class: name, cx: x, cy: y, r: 48 });
  return svg('rect', { class: name, x: x - 50, y: y - 50, width: 100, height: 100 });
}

function arrow(g, [from, to]) {
  const [a, b] = [center(g, from), center(g, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along, across) => `${(a.x + ux * along - uy * across).toFixed(1)} ${(a.y + uy * along + ux * across).toFixed(1)}`;
  const end = length - 14;
  return svg('path', {
    class: 'hint-arrow',
    d: `M${at(26, -7)}L${at(end - 34, -7)}L${at(end - 34, -22)}L${at(end, 0)}L${at(end - 34, 22)}L${at(end - 34, 7)}L${at(26, 7)}Z`,
  });
}

function turnedMarks(g, turned) {
  const side = SIDE_CLASS[turned.side];
  const bands = turned.carried.map(([a, b]) => {
    const [p, q] = [center(g, a), center(g, b)];
    return svg('line', { class: `band ${side}`, x1: p.x, y1: p.y, x2: q.x, y2: q.y });
  });
  const carried = turned.carried.flat().map((at) => ring(g, at, `turned carried-by ${side}`, 47));
  const enclosed = turned.enclosed.map((at) => ring(g, at, `turned enclosed-by ${side}`, 47));
  return [...bands, ...carried, ...enclosed];
}

/**
 * Draws the marks that lie under the pieces.
 * @param {SVGElement} layer
 * @param {import('./geometry.js').Geometry} g
 * @param {Marks} marks
 */
export function drawMarks(layer, g, marks) {
  const drawn = [];
  if (marks.last) drawn.push(spot(g, marks.last[0], 'last from'), spot(g, marks.last[1], 'last to'));
  if (marks.turned) drawn.push(...turnedMarks(g, marks.turned));
  if (marks.selected !== null && marks.selected !== undefined) drawn.push(spot(g, marks.selected, 'selected'));
  if (marks.check !== null && marks.check !== undefined) {
    drawn.push(ring(g, marks.check, 'check-glow', 62), ring(g, marks.check, 'check', 48));
  }
  layer.replaceChildren(...drawn);
}

/**
 * Draws the marks that lie over the pieces.
 * @param {SVGElement} layer
 * @param {import('./geometry.js').Geometry} g
 * @param {Marks} marks
 */
export function drawTargets(layer, g, marks) {
  const drawn = [];
  if (marks.last) drawn.push(corners(g, marks.last[1], 'last-corners'));
  for (const at of marks.checkers ?? []) drawn.push(corners(g, at, 'checker'));
  for (const at of marks.faults ?? []) drawn.push(ring(g, at, 'fault', 47));
  if (marks.hint) drawn.push(arrow(g, marks.hint));
  for (const [at, kind] of marks.targets ?? []) {
    drawn.push(kind === 'capture' ? ring(g, at, 'target capture', 46) : ring(g, at, 'target move', 15));
  }
  layer.replaceChildren(...drawn);
}
