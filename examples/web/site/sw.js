// The service worker: keeps all files of the board from the first visit on, so that it works without
// a network. The list and the version are filled in when the site is put together; a new version
// takes over at the next visit after it was fetched.

const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `songky-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("songky-") && name !== CACHE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

/** What is kept, else the network. Every page of the site is the same one. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
