import { queryOptions } from '@tanstack/react-query';
import { accounts } from '@wideload/contract/client';
import { dropToken, leaveBy, type SignedOut } from './access-token.ts';
import { call } from './api.ts';
import { wipeCopies, withCopy } from './device-copies.ts';
import { chooseTheme, deviceTheme } from '../theme.ts';

/** The name of the signed-in person's copy on the device. */
export const userCopy = 'user';

/** The signed-in person; her role decides which area she meets. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => withCopy(userCopy, () => call(accounts.currentUser, {}, { signal })),
  staleTime: 5 * 60_000,
});

/** What belongs to the session or to the person; any other key is a matter of taste, and stays. */
const isOfSession = (key: string) => key.startsWith('wideload.');

function wipeDevice() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isOfSession)) storage.removeItem(key);
  }
}

/** Ends the session on the server by `end`, then on the device. Throws what `end` throws, with nothing changed. */
export function leaveAfter(end: () => Promise<unknown>): Promise<void> {
  return leaveBy(async () => {
    const theme = deviceTheme();
    const tastes = Object.entries(localStorage).filter(([key]) => !isOfSession(key));
    await end();
    wipeDevice();
    await wipeCopies();
    // The answer's Clear-Site-Data has taken them along, and has told the other tabs.
    if (theme !== null) chooseTheme(theme);
    for (const [key, value] of tastes) localStorage.setItem(key, value);
    dropToken('signed-out');
  });
}

/** Signs out. Throws `ApiProblem`, with nothing changed, when the server cannot be told. */
export function signOut(): Promise<void> {
  return leaveAfter(() => call(accounts.signOut, {}));
}

/** Where somebody without a session goes: the landing page, or, from a page of her own, the sign-in that leads back to it. */
export function signedOutAddress(because: SignedOut, wanted: { pathname: string; search: string }): string {
  const isHome = ['/', '/order_list', '/dashboard'].includes(wanted.pathname) && wanted.search === '';
  if (because === 'signed-out' || isHome) return '/';
  return `/auth?${new URLSearchParams({ next: `${wanted.pathname}${wanted.search}` })}`;
}
