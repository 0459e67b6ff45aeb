// The service worker: keeps the shell of the client, so that it opens at once and can be installed. What the server says
// about matches is never kept. The version and the files of the shell are filled in when the client is built.
const VERSION = "dejarik-__VERSION__";
const SHELL = __SHELL__;
const ASSETS = new URL("assets/", location.href).href; // the table may lie below a path

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

// Nobody is kept at an old version: its files go as soon as there is another.
addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  // The page itself is always asked for anew; only without a connection the kept one is shown.
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("./")));
  else if (address.href.startsWith(ASSETS)) event.respondWith(fromCache(request));
});

/** Files whose names change with their content need no question. */
async function fromCache(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.headers.get("cache-control")?.includes("immutable")) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}
