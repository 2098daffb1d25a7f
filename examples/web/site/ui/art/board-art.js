// The board under the pieces: wood, lines, river, palaces, squares and coordinates.

import { svg } from '../dom.js';
import { STEP, center } from '../geometry.js';
import { HAN } from './han.js';

/** Draws grain: long wavy lines, the same for every board of one size. */
function grain(g) {
  const lines = [];
  for (let i = 0; i < 26; i += 1) {
    const y = (g.height / 26) * (i + 0.5 + 0.35 * Math.sin(i * 2.4));
    const bend = 5 + 9 * Math.abs(Math.sin(i * 1.7));
    const at = g.width * (0.3 + 0.4 * Math.abs(Math.sin(i * 3.1)));
    lines.push(`M6 ${y.toFixed(1)}C${(at * 0.5).toFixed(1)} ${(y - bend).toFixed(1)} ${at.toFixed(1)} ${(y + bend).toFixed(1)} ${g.width - 6} ${(y + bend * 0.3 * Math.cos(i)).toFixed(1)}`);
  }
  return svg('path', { class: 'grain', d: lines.join('') });
}

function cell(g, file, rank) {
  return rank * g.files + file;
}

function line(g, from, to) {
  const [a, b] = [center(g, from), center(g, to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** The points of xiangqi that carry small corner marks: cannons and soldiers. */
function marked(g) {
  const points = [[1, 2], [7, 2], [1, 7], [7, 7]];
  for (const file of [0, 2, 4, 6, 8]) points.push([file, 3], [file, 6]);
  return points.map(([file, rank]) => {
    const { x, y } = center(g, cell(g, file, rank));
    const corners = [];
    for (const [dx, dy] of [[1, 1], [1, -1], [-1, 1], [-1, -1]]) {
      if (x + dx * STEP < g.margin || x + dx * STEP > g.width - g.margin) continue;
      corners.push(`M${x + dx * 9} ${y + dy * 24}V${y + dy * 9}H${x + dx * 24}`);
    }
    return corners.join('');
  }).join('');
}

function xiangqiLines(g) {
  const parts = [];
  for (let rank = 0; rank < 10; rank += 1) parts.push(line(g, cell(g, 0, rank), cell(g, 8, rank)));
  for (let file = 0; file < 9; file += 1) {
    if (file === 0 || file === 8) {
      parts.push(line(g, cell(g, file, 0), cell(g, file, 9)));
    } else {
      parts.push(line(g, cell(g, file, 0), cell(g, file, 4)), line(g, cell(g, file, 5), cell(g, file, 9)));
    }
  }
  parts.push(...[0, 7].flatMap((rank) => [
    line(g, cell(g, 3, rank), cell(g, 5, rank + 2)), line(g, cell(g, 5, rank), cell(g, 3, rank + 2))]));
  return parts.join('');
}

function river(g) {
  const [left, right] = [g.margin, g.width - g.margin];
  const middle = g.height / 2;
  const letter = (sign, x) => svg('path', {
    d: HAN[sign], transform: `translate(${x - 27} ${middle - 27}) scale(0.54)`,
  });
  return svg('g', { class: 'river' },
    svg('rect', { class: 'water', x: left, y: middle - STEP / 2, width: right - left, height: STEP }),
    svg('path', { class: 'waves', d: [-18, 0, 18].map((dy, i) => (
      `M${g.width / 2 - 70 + i * 14} ${middle + dy}q14 -10 28 0t28 0t28 0t28 0`)).join('') }),
    svg('g', { class: 'letters' }, letter('楚', left + 150), letter('河', left + 250),
      letter('漢', right - 250), letter('界', right - 150)));
}

function drawXiangqi(g) {
  return [
    river(g),
    svg('path', { class: 'line', d: xiangqiLines(g) }),
    svg('path', { class: 'line thin', d: marked(g) }),
    svg('rect', {
      class: 'line edge', x: g.margin - 9, y: g.margin - 9, width: 8 * STEP + 18, height: 9 * STEP + 18, rx: 3,
    }),
  ];
}

function drawSquares(g) {
  const cells = [];
  for (let rank = 0; rank < g.ranks; rank += 1) {
    for (let file = 0; file < g.files; file += 1) {
      const { x, y } = center(g, cell(g, file, rank));
      cells.push(svg('rect', {
        class: (file + rank) % 2 === 0 ? 'square dark' : 'square light', x: x - 50, y: y - 50, width: STEP, height: STEP,
      }));
    }
  }
  return [
    ...cells,
    svg('rect', { class: 'line edge', x: g.margin - 53, y: g.margin - 53, width: g.files * STEP + 6, height: g.ranks * STEP + 6, rx: 3 }),
  ];
}

/**
 * Whether a point of the lined square board joins its diagonal neighbours.
 * @param {number} file from 0
 * @param {number} rank from 0
 * @param {boolean} allDiagonals whether both diagonals are drawn in each cell
 * @returns {boolean}
 */
export function joinsDiagonals(file, rank, allDiagonals) {
  return allDiagonals || (file + rank) % 2 === 0;
}

function drawLined(g, allDiagonals) {
  const parts = [];
  for (let i = 0; i < g.ranks; i += 1) {
    parts.push(line(g, cell(g, 0, i), cell(g, g.files - 1, i)), line(g, cell(g, i, 0), cell(g, i, g.ranks - 1)));
  }
  for (let file = 0; file < g.files - 1; file += 1) {
    for (let rank = 0; rank < g.ranks; rank += 1) {
      if (!joinsDiagonals(file, rank, allDiagonals)) continue;
      if (rank + 1 < g.ranks) parts.push(line(g, cell(g, file, rank), cell(g, file + 1, rank + 1)));
      if (rank > 0) parts.push(line(g, cell(g, file, rank), cell(g, file + 1, rank - 1)));
    }
  }
  const knots = [];
  for (let file = 0; file < g.files; file += 1) {
    for (let rank = 0; rank < g.ranks; rank += 1) {
      const { x, y } = center(g, cell(g, file, rank));
      knots.push(svg('circle', { class: 'knot', cx: x, cy: y, r: 7 }));
    }
  }
  return [svg('path', { class: 'line', d: parts.join('') }), ...knots];
}

function coordinates(g) {
  const labels = [];
  const put = (x, y, text) => labels.push(svg('text', { x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', text }));
  const away = g.margin - 17;
  for (let file = 0; file < g.files; file += 1) {
    const { x } = center(g, cell(g, file, 0));
    put(x, g.height - g.margin + away, String.fromCharCode(97 + file));
  }
  for (let rank = 0; rank < g.ranks; rank += 1) {
    const { y } = center(g, cell(g, 0, rank));
    put(g.margin - away, y, String(rank + 1));
  }
  return svg('g', { class: 'coordinates' }, ...labels);
}

/**
 * Draws the board of a game.
 * @param {import('../geometry.js').Geometry} g
 * @param {{allDiagonals: boolean}} options
 * @returns {SVGElement}
 */
export function drawBoard(g, { allDiagonals }) {
  let lines;
  if (!g.onPoints) lines = drawSquares(g);
  else if (g.files === 9) lines = drawXiangqi(g);
  else lines = drawLined(g, allDiagonals);
  return svg('g', { class: 'wood', 'aria-hidden': 'true' },
    svg('rect', { class: 'plank', x: 0, y: 0, width: g.width, height: g.height, rx: 18 }),
    grain(g),
    svg('rect', { class: 'bevel', x: 2, y: 2, width: g.width - 4, height: g.height - 4, rx: 16 }),
    ...lines, coordinates(g));
}
