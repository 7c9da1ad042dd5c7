import { readAccessToken, tokenKey } from './access-token.ts';

export type SignedOut = 'signed-out' | 'ended';
/** `isPoll`: told before, and the page asked for something by itself. */
type Listener = (because: SignedOut, isPoll: boolean) => void;

const listeners = new Set<Listener>();

function notifyListeners(because: SignedOut, isPoll: boolean) {
  for (const listener of listeners) listener(because, isPoll);
}

let over: SignedOut | null = null;

/** The browser may restore the page from its back/forward cache, and asks the server then. */
function keepOver(because: SignedOut): void {
  over = because;
  window.addEventListener('pageshow', () => (over = null), { once: true });
}

/** @returns false, and tells the listeners, if this document's session is over: nothing needs to be sent to learn it. */
export function checkSession(isAct: boolean): boolean {
  if (over === null || readAccessToken() !== null) return true;
  notifyListeners(over, !isAct);
  return false;
}

let isLeaving = false;

/** A 401 of another call during `work` is not reported. If `work` fails, the session continues. */
export async function endSessionBy(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
    // The browser may restore the page from its back/forward cache.
    window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

export function dropToken(because: SignedOut): void {
  if (isLeaving && because === 'ended') return;
  // Clear-Site-Data has emptied the storage already, and other tabs get an event only when a key changes.
  localStorage.setItem(tokenKey, because);
  localStorage.removeItem(tokenKey);
  keepOver(because);
  notifyListeners(because, false);
}

export function onSignedOut(listener: Listener): () => void {
  // `dropToken` of another tab leaves its reason as the last value.
  function handleStorage({ key, oldValue, newValue }: StorageEvent) {
    if (key !== tokenKey || newValue !== null) return;
    const because = oldValue === 'ended' ? 'ended' : 'signed-out';
    keepOver(because);
    listener(because, false);
  }
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
