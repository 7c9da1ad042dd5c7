import { ApiProblem } from './api-problem.ts';

/** Answers kept for when there is no network; the service worker finds the documents among them. Gone when the session ends. */
const cacheName = 'wideload-copies';

/** What a copy says beside its value: when the server gave it, ISO 8601. A value without it is no copy. */
export type Copied = { copiedAt?: string };

/** A page opened without a network needs a worker to come from; without one there is nothing to keep copies for. */
export function keepsCopies(): boolean {
  return 'caches' in window && Boolean(navigator.serviceWorker?.controller);
}

const addressOf = (name: string) => `/copies/${name}`;

/** The session of this page is over. */
let isWiped = false;

/** A copy that was still on its way when the session ended is not kept, whichever of the two came first. */
async function put(address: string, answer: Response): Promise<void> {
  if (isWiped) return;
  try {
    await (await caches.open(cacheName)).put(address, answer);
  } catch (error) {
    // The cache went away with the session.
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
  // Written by `keepCopy` under this very name.
  return kept === undefined ? null : ((await kept.json()) as T & Copied);
}

/** A document is asked for again when its copy is older than that, in ms. */
const documentLife = 7 * 24 * 60 * 60_000;

function isYoung(kept: Response | undefined): boolean {
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < documentLife;
}

/** Keeps a document under its own address, unless a young copy is there already. */
export async function keepDocument(address: string, ask: () => Promise<Response>): Promise<void> {
  const kept = await caches.match(address, { cacheName });
  if (!isYoung(kept)) await put(address, await ask());
}

/** Asks the server and keeps what it says; when it cannot be reached, the last answer. Throws the failure when there is none. */
export async function withCopy<T extends object>(name: string, ask: () => Promise<T>): Promise<T & Copied> {
  try {
    const fresh = await ask();
    if (keepsCopies()) await keepCopy(name, fresh);
    return fresh;
  } catch (error) {
    const copy = isUnreachable(error) ? await findCopy<T>(name) : null;
    if (copy === null) throw error;
    return copy;
  }
}

/** No answer at all, in contrast to one that says no. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 0;
}

export async function wipeCopies(): Promise<void> {
  isWiped = true;
  if ('caches' in window) await caches.delete(cacheName);
}
