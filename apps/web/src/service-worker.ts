// Opens the signed-in area without a network. Answers of the API are kept by `lib/device-copies.ts`, so that a page always knows that it
// shows a copy.
declare const self: ServiceWorkerGlobalScope;

/** The build puts the list in (`scripts/app-shell.ts`). */
const shell: readonly string[] = JSON.parse(decodeURIComponent('%%SHELL%%'));
const appDocument = '/order_list';
const cachePrefix = 'wideload-shell-';
const cacheName = `${cachePrefix}%%VERSION%%`;
/** A page of the previous release may still be open and request its parts. */
const maxReleases = 2;
/** A slower network counts as none. */
const timeoutMs = 8_000;

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([appDocument, ...shell]);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(releases.slice(0, -maxReleases).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** `Vary` names the compression and the time zone, but the file is the same. */
function findCached(address: Request | string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true, ignoreSearch: true });
}

/** A hashed file never changes; a map is kept once it was used. */
async function fetchFromShell(request: Request): Promise<Response> {
  const own = await findCached(request);
  if (own !== undefined) return own;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A proxy answers so while the server behind it restarts. */
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;

/** A new release and a new document count at once; without a network or a server, the copy under `address` does. */
async function fetchFromNetwork(request: Request, address: string): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch(toError);
  if (answer instanceof Response && !isGatewayError(answer)) return answer;
  const own = await findCached(address);
  if (own !== undefined) return own;
  if (answer instanceof Error) throw answer;
  return answer;
}

const orderDocuments = /^\/api\/permits\/(?:provisions\/.+|documents\/[^/]+|orders\/[^/]+\/receipt)$/;

function respondTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (orderDocuments.test(pathname)) return fetchFromNetwork(request, request.url);
  if (/^\/(?:api|dev|health)(?:\/|$)/.test(pathname)) return null;
  if (request.mode === 'navigate') return fetchFromNetwork(request, appDocument);
  return pathname.startsWith('/assets/') || shell.includes(pathname) ? fetchFromShell(request) : null;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = respondTo(event.request);
  if (answer !== null) event.respondWith(answer);
});
