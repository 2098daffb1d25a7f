// The library compiled to WebAssembly, as functions of JavaScript: numbers go straight, texts and
// objects through the buffer that both sides share (see examples/web/engine/main.go).

import { wasi } from "./wasi.js";

/** A call that the library refused. */
export class Refusal extends Error {
  /** @param {{code: string, message: string, texts: Object|null, faults: Object[]|null}} e */
  constructor(e) {
    super(e.message);
    this.code = e.code;
    this.texts = e.texts ?? null;
    this.faults = e.faults ?? null;
  }
}

/** A refusal by the worker itself. */
export const refuse = (code, message) => new Refusal({ code, message });

/** What cannot be gone on after: the library could not be loaded, or broke. */
export class Broken extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Library {
  #exports;
  #words = "";

  /** @param {string|URL} url of the module @returns {Promise<Library>} */
  static async load(url) {
    if (typeof WebAssembly !== "object") throw new Broken("wasm", "this browser has no WebAssembly");
    const library = new Library();
    const host = wasi((text) => (library.#words = (library.#words + text).slice(-4000)));
    try {
      const { instance } = await instantiate(url, host.imports);
      host.attach(instance.exports.memory);
      instance.exports._initialize();
      library.#exports = instance.exports;
    } catch (err) {
      throw new Broken("wasm", `${err.message ?? err}${library.#words && `: ${library.#words}`}`);
    }
    return library;
  }

  /** The bare functions, for measuring. */
  get exports() {
    return this.#exports;
  }

  /**
   * Calls songky_NAME. A text among the arguments goes into the buffer, and its length in its place.
   * @param {string} name
   * @param {...(number|string)} args
   * @returns {number}
   */
  call(name, ...args) {
    let n;
    try {
      n = this.#exports[`songky_${name}`](...args.map((a) => (typeof a === "string" ? this.#put(a) : a)));
    } catch (err) {
      throw new Broken("defect", `${name}: ${err.message ?? err}: ${this.#words}`);
    }
    if (n < 0) throw new Refusal(JSON.parse(this.#take(this.#exports.songky_last_error())));
    return n;
  }

  /** call for what puts a text into the buffer. @returns {string} */
  text(name, ...args) {
    return this.#take(this.call(name, ...args));
  }

  /** call for what puts an object into the buffer; null where it put nothing. */
  json(name, ...args) {
    const n = this.call(name, ...args);
    return n === 0 ? null : JSON.parse(this.#take(n));
  }

  #put(text) {
    const bytes = encoder.encode(text);
    const at = this.#exports.songky_buffer(bytes.length);
    if (at < 0) throw refuse("argument", "the text is too long");
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  #take(size) {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.songky_buffer(0), size));
  }
}

/** Compiles while it loads where the host names the right type, as not every static host does. */
async function instantiate(url, imports) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (/^application\/wasm\b/.test(response.headers.get("Content-Type") ?? "")) {
    return WebAssembly.instantiateStreaming(response, imports);
  }
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
