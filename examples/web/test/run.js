// Runs all tests of this folder (*.test.js) in headless Chromium, one file after the other, against
// the server at SONGKY_WEB_URL and the files at SONGKY_WEB_EXPORT; without those, against what it
// makes of them itself with the go tool. Arguments are names of test files.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const here = new URL(".", import.meta.url).pathname;
const root = new URL("../../../", import.meta.url).pathname;

/** Exports the files and starts the server; returns where both are and how to end it. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "songky-web-"));
  execFileSync("go", ["run", "./examples/web", "-export", folder], { cwd: root, stdio: "inherit" });
  const server = spawn("go", ["run", "./examples/web", "-addr", "localhost:0"], { cwd: root, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit").then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  const [line] = await Promise.race([once(createInterface(server.stdout), "line"), ended]);
  ended.catch(() => {});
  const stop = () => {
    process.kill(-server.pid);
    rmSync(folder, { recursive: true });
  };
  return { url: line.trim(), folder, stop };
}

const named = process.argv.slice(2);
const files = named.length ? named : readdirSync(here).filter((f) => f.endsWith(".test.js")).sort();
const { SONGKY_WEB_URL: url, SONGKY_WEB_EXPORT: folder } = process.env;
const server = url ? { url, folder, stop() {} } : await serve();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.stop();
    process.exit(1);
  });
}
try {
  const tests = spawn(process.execPath, ["--test", "--test-concurrency=1", "--test-timeout=300000", "--test-reporter=spec", ...files], {
    cwd: here,
    stdio: "inherit",
    env: { ...process.env, SONGKY_WEB_URL: server.url, SONGKY_WEB_EXPORT: server.folder },
  });
  const [code] = await once(tests, "exit");
  process.exitCode = code ?? 1;
} finally {
  server.stop();
}
