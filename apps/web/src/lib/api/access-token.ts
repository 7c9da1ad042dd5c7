/** Where the access token is kept (spec [7]); the refresh token is a cookie that no script sees. */
const tokenKey = 'wideload.accessToken';

/** `signed-out`: by a person, in this tab or another. `ended`: the server no longer knows the session. */
export type SignedOut = 'signed-out' | 'ended';
type Listener = (because: SignedOut) => void;

const listeners = new Set<Listener>();

function tell(because: SignedOut) {
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
 * While somebody ends the own session by `work`, another call may hear first that it has ended: that is no news then, nor afterwards, when
 * the page is about to go. Where `work` fails, the session is as it was.
 */
export async function leaveBy(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
    // The browser may show the page once more as it was, on the way back.
    window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

/** Drops the token, and with it the session of this browser's tabs. */
export function dropToken(because: SignedOut): void {
  if (isLeaving && because === 'ended') return;
  // Signing out has emptied the storage already (Clear-Site-Data), and the other tabs hear of a key only when it goes.
  localStorage.setItem(tokenKey, '');
  localStorage.removeItem(tokenKey);
  tell(because);
}

/** Hears when the token is gone, also when another tab dropped it. Answers the way to stop listening. */
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
