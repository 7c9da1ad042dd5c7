// Lets the signed-in area open without a network: its own files, and the documents of the last orders. Answers of the API are not kept
// here, but by `lib/device-copies.ts`, so that a page always knows that it shows a copy.
declare const self: ServiceWorkerGlobalScope;

/** Every file that the area may load, its document first; the build puts the list in (`scripts/app-shell.ts`). */
const shell: readonly string[] = JSON.parse(decodeURIComponent('%%SHELL%%'));
const appDocument = '/order_list';
const cachePrefix = 'wideload-shell-';
const cacheName = `${cachePrefix}%%VERSION%%`;
/** A page of the release before may still be open and ask for its parts. */
const keptReleases = 2;
/** A network that takes longer is none, in ms. */
const longestWait = 8_000;

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([appDocument, ...shell]);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(releases.slice(0, -keptReleases).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What is kept says by `Vary` that it came compressed; it is the same file for whoever asks, and in whatever time zone. */
function kept(address: Request | string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true, ignoreSearch: true });
}

/** Hashed files never change; what was not in the list (a map) is kept once it was used. */
async function fromShell(request: Request): Promise<Response> {
  const own = await kept(request);
  if (own !== undefined) return own;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

/** From the network, so that a new release and a new document count at once; without one, what is kept under `address`. */
async function fromNetwork(request: Request, address: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(longestWait) });
  } catch (noNetwork) {
    const own = await kept(address);
    if (own === undefined) throw noNetwork;
    return own;
  }
}

/** Kept by `order-cache.ts`. */
const orderDocuments = /^\/api\/permits\/(?:provisions\/.+|documents\/[^/]+|orders\/[^/]+\/receipt)$/;

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (orderDocuments.test(pathname)) return fromNetwork(request, request.url);
  if (/^\/(?:api|dev|health)(?:\/|$)/.test(pathname)) return null;
  if (request.mode === 'navigate') return fromNetwork(request, appDocument);
  return pathname.startsWith('/assets/') || shell.includes(pathname) ? fromShell(request) : null;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});
