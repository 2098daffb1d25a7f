// Where the points of a board lie in the drawing. One step of the board is 100 units.

/** The distance between neighbouring points. */
export const STEP = 100;

const MARGIN_POINTS = 78;
const MARGIN_SQUARES = 88;

/**
 * The measures of a board in the drawing.
 * @typedef {object} Geometry
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} onPoints whether pieces stand on the points of lines
 * @property {boolean} flipped whether Blue sits at the bottom
 * @property {number} margin from the edge to the outermost points
 * @property {number} width
 * @property {number} height
 */

/**
 * Lays out a board.
 * @param {{files: number, ranks: number, onPoints: boolean}} board
 * @param {boolean} flipped whether Blue sits at the bottom
 * @returns {Geometry}
 */
export function layOut({ files, ranks, onPoints }, flipped) {
  const margin = onPoints ? MARGIN_POINTS : MARGIN_SQUARES;
  return {
    files, ranks, onPoints, flipped, margin,
    width: (files - 1) * STEP + 2 * margin,
    height: (ranks - 1) * STEP + 2 * margin,
  };
}

/**
 * The centre of a cell in the drawing. Cells are numbered as by the engine: rank * files + file.
 * @param {Geometry} g
 * @param {number} at
 * @returns {{x: number, y: number}}
 */
export function center(g, at) {
  const [file, rank] = [at % g.files, Math.floor(at / g.files)];
  const column = g.flipped ? g.files - 1 - file : file;
  const row = g.flipped ? rank : g.ranks - 1 - rank;
  return { x: g.margin + column * STEP, y: g.margin + row * STEP };
}

/**
 * The cell nearest to a place in the drawing, or null off the board.
 * @param {Geometry} g
 * @param {number} x
 * @param {number} y
 * @returns {number|null}
 */
export function nearest(g, x, y) {
  const column = Math.round((x - g.margin) / STEP);
  const row = Math.round((y - g.margin) / STEP);
  if (column < 0 || column >= g.files || row < 0 || row >= g.ranks) return null;
  const file = g.flipped ? g.files - 1 - column : column;
  const rank = g.flipped ? row : g.ranks - 1 - row;
  return rank * g.files + file;
}

/**
 * The neighbour of a cell as seen on the screen, or the cell itself at the edge.
 * @param {Geometry} g
 * @param {number} at
 * @param {number} right steps to the right
 * @param {number} down steps down
 * @returns {number}
 */
export function neighbour(g, at, right, down) {
  const { x, y } = center(g, at);
  return nearest(g, x + right * STEP, y + down * STEP) ?? at;
}

/**
 * All cells in rows from the top left of the screen.
 * @param {Geometry} g
 * @returns {number[][]}
 */
export function rows(g) {
  return Array.from({ length: g.ranks }, (_, row) => Array.from({ length: g.files }, (_, column) => (
    nearest(g, g.margin + column * STEP, g.margin + row * STEP))));
}
