/** Storage key of the access token (spec [7]); scripts cannot read the refresh token's cookie. */
const tokenKey = 'wideload.accessToken';

/** `signed-out` by the user, in this tab or another; `ended` if the server no longer knows the session. */
export type SignedOut = 'signed-out' | 'ended';
type Listener = (because: SignedOut) => void;

const listeners = new Set<Listener>();

function notifyListeners(because: SignedOut) {
  for (const listener of listeners) listener(because);
}

export function accessToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function keepToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

let isLeaving = false;

/**
 * While `work` ends the session, another call may get a 401 first: that is not reported, then or later, because the page
 * is about to close. If `work` fails, the session continues.
 */
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

/** Drops the token, and with it the session of all tabs. */
export function dropToken(because: SignedOut): void {
  if (isLeaving && because === 'ended') return;
  // Clear-Site-Data has emptied the storage already, and other tabs get an event only when a key changes.
  localStorage.setItem(tokenKey, '');
  localStorage.removeItem(tokenKey);
  notifyListeners(because);
}

/** Runs `listener` when the token is dropped, also by another tab. Returns a function that unsubscribes. */
export function onSignedOut(listener: Listener): () => void {
  function otherTab(event: StorageEvent) {
    if (event.key === tokenKey && event.newValue === null) listener('signed-out');
  }
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}
