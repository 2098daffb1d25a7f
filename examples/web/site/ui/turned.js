// Why pieces of cờ gánh turned, read off the move: carried between two, or enclosed.

import { joinsDiagonals } from './art/board-art.js';

const AXES = [[1, 0], [0, 1], [1, 1], [1, -1]];

/**
 * Pieces that a move turned.
 * @typedef {object} Turned
 * @property {0|1} side who turned them
 * @property {[number, number][]} carried the pairs on both sides of the moved piece (gánh)
 * @property {number[]} enclosed those without an empty neighbour (vây)
 */

/**
 * Sorts the pieces that a ply turned by the rule that turned them.
 * @param {import('../engine.js').Ply} ply
 * @param {number} size the files and ranks of the board
 * @param {boolean} allDiagonals whether both diagonals are drawn in each cell
 * @returns {Turned|null} null if nothing turned
 */
export function whyTurned(ply, size, allDiagonals) {
  if (ply.turned.length === 0) return null;
  const [file, rank] = [ply.to % size, Math.floor(ply.to / size)];
  const turned = new Set(ply.turned);
  const cell = (f, r) => (f < 0 || f >= size || r < 0 || r >= size ? -1 : r * size + f);
  const carried = [];
  for (const [df, dr] of AXES) {
    if (df !== 0 && dr !== 0 && !joinsDiagonals(file, rank, allDiagonals)) continue;
    const pair = [cell(file - df, rank - dr), cell(file + df, rank + dr)];
    if (pair.every((at) => turned.has(at))) carried.push(pair);
  }
  const both = new Set(carried.flat());
  return { side: ply.side, carried, enclosed: ply.turned.filter((at) => !both.has(at)) };
}
