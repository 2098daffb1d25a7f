// The little that a Go program for WASI needs of its host: a clock, random bytes, a place for the
// last words of a crash. There are no files, no arguments and no environment.

const SUCCESS = 0;
const BAD_FILE = 8;
const ABSOLUTE = 1; // a time of a clock, not from now on

/**
 * The imports of a module that was built with GOOS=wasip1 -buildmode=c-shared.
 * @param {(text: string) => void} say   gets what the program writes, which is only why it crashes
 * @returns {{imports: WebAssembly.Imports, attach: (memory: WebAssembly.Memory) => void}}
 */
export function wasi(say) {
  /** @type {WebAssembly.Memory} */
  let memory;
  const view = () => new DataView(memory.buffer);
  const decoder = new TextDecoder();

  /** Nanoseconds: the wall clock, or one that never goes back. */
  const now = (id) => {
    const ms = id === 0 ? performance.timeOrigin + performance.now() : performance.now();
    return BigInt(Math.round(ms * 1e6));
  };

  const fd_write = (fd, vectors, count, written) => {
    const v = view();
    let total = 0;
    let text = "";
    for (let i = 0; i < count; i++) {
      const at = v.getUint32(vectors + 8 * i, true);
      const size = v.getUint32(vectors + 8 * i + 4, true);
      text += decoder.decode(new Uint8Array(memory.buffer, at, size).slice());
      total += size;
    }
    v.setUint32(written, total, true);
    say(text);
    return SUCCESS;
  };

  // The runtime looks whether a timer of its own is due, and waits for the first one only where no
  // part of the program could go on, which no function of the engine brings about.
  const poll_oneoff = (subscriptions, events, count, happened) => {
    const v = view();
    const due = (at) => {
      const relative = (v.getUint16(at + 40, true) & ABSOLUTE) === 0;
      return v.getBigUint64(at + 24, true) + (relative ? begun : 0n);
    };
    const begun = now(1);
    let n = 0;
    while (n === 0) {
      for (let i = 0; i < count; i++) {
        const at = subscriptions + 48 * i;
        const timer = v.getUint8(at + 8) === 0;
        if (timer && now(v.getUint32(at + 16, true)) < due(at)) continue;
        v.setBigUint64(events + 32 * n, v.getBigUint64(at, true), true);
        v.setUint16(events + 32 * n + 8, timer ? SUCCESS : BAD_FILE, true);
        v.setUint8(events + 32 * n + 10, v.getUint8(at + 8));
        n++;
      }
      if (count === 0) break;
    }
    v.setUint32(happened, n, true);
    return SUCCESS;
  };

  const none = (count, bytes) => {
    view().setUint32(count, 0, true);
    view().setUint32(bytes, 0, true);
    return SUCCESS;
  };

  const wasi_snapshot_preview1 = {
    args_get: () => SUCCESS,
    args_sizes_get: none,
    environ_get: () => SUCCESS,
    environ_sizes_get: none,
    sched_yield: () => SUCCESS,
    clock_time_get: (id, precision, out) => {
      view().setBigUint64(out, now(id), true);
      return SUCCESS;
    },
    random_get: (at, size) => {
      for (let done = 0; done < size; done += 65536) {
        crypto.getRandomValues(new Uint8Array(memory.buffer, at + done, Math.min(65536, size - done)));
      }
      return SUCCESS;
    },
    proc_exit: (code) => {
      throw new Error(`the engine ended with code ${code}`);
    },
    poll_oneoff,
    fd_write,
    fd_read: () => BAD_FILE,
    fd_close: () => BAD_FILE,
    fd_fdstat_get: () => BAD_FILE,
    fd_fdstat_set_flags: () => BAD_FILE,
    fd_prestat_get: () => BAD_FILE,
    fd_prestat_dir_name: () => BAD_FILE,
  };
  return {
    imports: { wasi_snapshot_preview1 },
    attach: (m) => {
      memory = m;
    },
  };
}
