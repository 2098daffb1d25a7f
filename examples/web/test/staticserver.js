// The plainest file server there is: no special headers, and no idea what a .wasm file is.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const PLACE = "/some/where";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png" };

/** Serves a folder at some/where, but for some files. @returns {Promise<{url: string, stop: () => Promise<void>}>} */
export async function serveFolder(dir, missing = []) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = (path.endsWith("/") ? `${path}index.html` : path).slice(PLACE.length);
    try {
      if (!path.startsWith(PLACE) || missing.includes(file)) throw new Error("missing");
      const data = await readFile(join(dir, file));
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" }).end(data);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${server.address().port}${PLACE}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
