// Games that are kept on this device. Only the worker reads and writes them: they hold the deal of
// cờ úp, which no message to the page may carry.

import { refuse } from "./library.js";

const NAME = "songky";
const GAMES = "games";

/** @type {Promise<IDBDatabase>|null} */
let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "slot" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Runs a request and waits until it is stored. */
async function run(mode, work) {
  try {
    const db = await database();
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(GAMES, mode);
      const request = work(transaction.objectStore(GAMES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
  } catch (err) {
    opened = null;
    throw refuse("storage", `this browser keeps no games: ${err?.message ?? err}`);
  }
}

export const putGame = (game) => run("readwrite", (s) => s.put(game));
export const getGame = (slot) => run("readonly", (s) => s.get(slot));
export const allGames = () => run("readonly", (s) => s.getAll());
export const dropGame = (slot) => run("readwrite", (s) => s.delete(slot));
