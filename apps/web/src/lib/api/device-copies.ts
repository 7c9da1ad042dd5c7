import { ApiProblem } from './api-problem.ts';

/** Answers cached for offline use, including documents for the service worker. The end of the session removes them. */
const cacheName = 'wideload-copies';

/** The time of the server's answer, ISO 8601. Fresh answers lack it. */
export type Copied = { copiedAt?: string };

/** A page opens offline only through the service worker; without one, copies are useless. */
export function canKeepCopies(): boolean {
  return 'caches' in window && Boolean(navigator.serviceWorker?.controller);
}

const addressOf = (name: string) => `/copies/${name}`;

/** The session of this page is over. */
let isWiped = false;

/** Never stores an answer after the session has ended, even if it was in flight at that time. */
async function put(address: string, answer: Response): Promise<void> {
  if (isWiped) return;
  try {
    await (await caches.open(cacheName)).put(address, answer);
  } catch (error) {
    // The end of the session removed the cache.
    if (!isWiped) throw error;
  }
  if (isWiped) await caches.delete(cacheName);
}

export async function keepCopy(name: string, value: object): Promise<void> {
  await put(addressOf(name), Response.json({ ...value, copiedAt: new Date().toISOString() }));
}

export async function findCopy<T extends object>(name: string): Promise<(T & Copied) | null> {
  if (!('caches' in window)) return null;
  const kept = await (await caches.open(cacheName)).match(addressOf(name));
  // `keepCopy` wrote it under this name.
  return kept === undefined ? null : ((await kept.json()) as T & Copied);
}

/** Max age of a document's copy, in ms. */
const documentLife = 7 * 24 * 60 * 60_000;

function isRecent(kept: Response | undefined): boolean {
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < documentLife;
}

/** Caches a document under its address, unless a recent copy exists. */
export async function keepDocument(address: string, ask: () => Promise<Response>): Promise<void> {
  const kept = await caches.match(address, { cacheName });
  if (!isRecent(kept)) await put(address, await ask());
}

/** Calls the server and caches the answer; if it cannot be reached, returns the last answer. Throws the failure if there is none. */
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

/** No answer at all, unlike a refusal. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 0;
}

export async function wipeCopies(): Promise<void> {
  isWiped = true;
  if ('caches' in window) await caches.delete(cacheName);
}
