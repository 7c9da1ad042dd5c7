import { isOwnSession } from './access-token.ts';
import { ApiProblem } from './api-problem.ts';

/** The end of the session removes this cache. */
const cacheName = 'wideload-copies';

/** ISO 8601; fresh answers lack it. */
export type Copied = { copiedAt?: string };

/** A page opens offline only through the service worker; without one, copies are useless. */
export function canKeepCopies(): boolean {
  return 'caches' in window && Boolean(navigator.serviceWorker?.controller);
}

const toCopyAddress = (name: string) => `/copies/${name}`;

let isWiped = false;

/** An answer that arrives after the end of the session, or after another person has signed in in another tab, is not stored. */
async function put(address: string, answer: Response): Promise<void> {
  if (isWiped || !isOwnSession()) return;
  try {
    await (await caches.open(cacheName)).put(address, answer);
  } catch (error) {
    // A full device, or a sign-out in any tab that removes the cache while it is written: the page works without a copy.
    if (!(error instanceof DOMException)) throw error;
  }
  if (isWiped) await caches.delete(cacheName);
}

export async function keepCopy(name: string, value: object): Promise<void> {
  await put(toCopyAddress(name), Response.json({ ...value, copiedAt: new Date().toISOString() }));
}

export async function findCopy<T extends object>(name: string): Promise<(T & Copied) | null> {
  if (!('caches' in window)) return null;
  const kept = await (await caches.open(cacheName)).match(toCopyAddress(name));
  // `keepCopy` wrote it under this name.
  return kept === undefined ? null : ((await kept.json()) as T & Copied);
}

const documentLifeMs = 7 * 24 * 60 * 60_000;

function isRecent(kept: Response | undefined): boolean {
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < documentLifeMs;
}

export async function keepDocument(address: string, ask: () => Promise<Response>): Promise<void> {
  const kept = await caches.match(address, { cacheName });
  if (!isRecent(kept)) await put(address, await ask());
}

/** Returns the cached copy if the server cannot be reached; without a copy, throws the failure. */
export async function callWithCopy<T extends object>(name: string, ask: () => Promise<T>): Promise<T & Copied> {
  try {
    const fresh = await ask();
    if (canKeepCopies()) await keepCopy(name, fresh);
    return fresh;
  } catch (error) {
    const copy = isUnreachable(error) ? await findCopy<T>(name) : null;
    if (copy === null) throw error;
    return copy;
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 0;
}

export async function wipeCopies(): Promise<void> {
  isWiped = true;
  if ('caches' in window) await caches.delete(cacheName);
}
