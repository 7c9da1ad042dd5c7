import { queryOptions } from '@tanstack/react-query';
import { accounts } from '@wideload/contract/client';
import { dropToken, endSessionBy, type SignedOut } from './session-end.ts';
import { call } from './api.ts';
import { wipeCopies, callWithCopy } from './device-copies.ts';
import { chooseTheme, readDeviceTheme } from '../theme.ts';

export const userCopy = 'user';

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => callWithCopy(userCopy, () => call(accounts.currentUser, {}, { signal })),
  staleTime: 5 * 60_000,
});

/** Other keys are preferences and survive a sign-out. */
const isSessionKey = (key: string) => key.startsWith('wideload.');

function wipeDevice() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isSessionKey)) storage.removeItem(key);
  }
}

/** If `end` throws, the session continues. */
export function endSession(end: () => Promise<unknown>): Promise<void> {
  return endSessionBy(async () => {
    const theme = readDeviceTheme();
    const tastes = Object.entries(localStorage).filter(([key]) => !isSessionKey(key));
    await end();
    wipeDevice();
    await wipeCopies();
    // Clear-Site-Data has removed the preferences and notified the other tabs.
    if (theme !== null) chooseTheme(theme);
    for (const [key, value] of tastes) localStorage.setItem(key, value);
    dropToken('signed-out');
  });
}

export function signOut(): Promise<void> {
  return endSession(() => call(accounts.signOut, {}));
}

/** `absent`: nobody was signed in, so no session has ended. */
export function buildSignedOutAddress(
  because: SignedOut | 'absent',
  requested: { pathname: string; search: string },
): string {
  const isHome = ['/order_list', '/dashboard'].includes(requested.pathname) && requested.search === '';
  // The landing page says nothing of an ended session.
  if (because === 'signed-out' || requested.pathname === '/' || (isHome && because === 'absent')) return '/';
  const next = `${requested.pathname}${requested.search}`;
  return `/auth?${new URLSearchParams({ next, ...(because === 'ended' && { ended: 'yes' }) })}`;
}
