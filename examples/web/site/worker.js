// The worker of the board: loads the library and answers the page, one message for each call
// (engine.js has the other end). { id, op, args } comes in; { id, value }, { id, error } or, before
// that, { id, progress } go out, and { event, detail } for what nobody asked for.

import { Broken, Library } from "./worker/library.js";
import { operations } from "./worker/ops.js";

const began = performance.now();

/** The error as the page gets it. */
const told = (err) => ({
  code: err.code ?? "defect",
  message: String(err.message ?? err),
  texts: err.texts ?? null,
  faults: err.faults ?? null,
  fatal: err instanceof Broken,
});

const start = Library.load(new URL("engine.wasm", import.meta.url)).then((library) =>
  operations(library, (event, detail) => postMessage({ event, detail })),
);

start.then(
  (ops) => postMessage({ id: 0, value: { version: ops.catalogue().version, ms: performance.now() - began } }),
  (err) => postMessage({ id: 0, error: { ...told(err), code: "wasm" } }),
);

self.onmessage = async ({ data: { id, op, args } }) => {
  try {
    const ops = await start;
    if (!Object.hasOwn(ops, op)) throw Object.assign(new Error(`no call is named ${op}`), { code: "argument" });
    const value = await ops[op](args ?? {}, (progress) => postMessage({ id, progress }));
    postMessage({ id, value });
  } catch (err) {
    postMessage({ id, error: told(err) });
  }
};
