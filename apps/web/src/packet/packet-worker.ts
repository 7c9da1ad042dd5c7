// Opens the page of a packet without a network. The page itself keeps what the packet says (`use-packet.ts`), so that it always knows
// that it shows a copy.
declare const self: ServiceWorkerGlobalScope;

/** The build puts the list in (`scripts/app-shell.ts`). */
const shell: readonly string[] = JSON.parse(decodeURIComponent('%%SHELL%%'));
const packetDocument = '/packet/';
const cachePrefix = 'wideload-packet-shell-';
const cacheName = `${cachePrefix}%%VERSION%%`;
/** A slower network counts as none, because the driver is waiting. */
const timeoutMs = 3_000;

async function install(): Promise<void> {
  await (await caches.open(cacheName)).addAll([packetDocument, ...shell]);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const findCached = (address: Request | string) => caches.match(address, { ignoreVary: true, ignoreSearch: true });

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A proxy answers so while the server behind it restarts. */
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;

async function openDocument(request: Request): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch(toError);
  if (answer instanceof Response && !isGatewayError(answer)) return answer;
  const own = await findCached(packetDocument);
  if (own !== undefined) return own;
  if (answer instanceof Error) throw answer;
  return answer;
}

async function readFromShell(request: Request): Promise<Response> {
  return (await findCached(request)) ?? fetch(request);
}

function respondTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return openDocument(request);
  return shell.includes(pathname) ? readFromShell(request) : null;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = respondTo(event.request);
  if (answer !== null) event.respondWith(answer);
});
