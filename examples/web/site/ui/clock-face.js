// A clock's digits, counted down between two readings of the engine's clock.

/** @typedef {import('../engine.js').ClockReading} ClockReading */

const LOW_MS = 10_000;

/**
 * What the clock of a side shows some time after it was read.
 * @param {ClockReading} reading
 * @param {0|1} side
 * @param {number} elapsedMs since the reading
 * @returns {{ms: number, periods: number, byoyomi: boolean, running: boolean, low: boolean}}
 */
export function clockAfter(reading, side, elapsedMs) {
  const running = !reading.paused && reading.flagged === null && reading.turn === side;
  let { mainMs, periodMs, periods } = reading.sides[side];
  let left = running ? elapsedMs : 0;
  const main = Math.min(left, mainMs);
  mainMs -= main;
  left -= main;
  while (left > 0 && periods > 0) {
    const used = Math.min(left, periodMs);
    periodMs -= used;
    left -= used;
    if (periodMs > 0) break;
    periods -= 1;
    if (periods > 0) periodMs = reading.settings.periodMs;
  }
  const byoyomi = mainMs <= 0 && periods > 0;
  const ms = mainMs > 0 ? mainMs : Math.max(0, periods > 0 ? periodMs : 0);
  return { ms, periods, byoyomi, running, low: ms <= LOW_MS && (byoyomi || periods === 0) };
}

/**
 * Minutes and seconds, with hours where there are any; begun seconds count.
 * @param {number} ms
 * @returns {string}
 */
export function digits(ms) {
  const total = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (n) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
