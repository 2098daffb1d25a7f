// Starts the service worker where the browser has one and the page comes from a safe origin.

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(new URL("sw.js", import.meta.url)).catch(() => {
    // without it the board works all the same, but needs the network
  });
}
