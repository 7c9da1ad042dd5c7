import { redirect } from '@tanstack/react-router';
import type { User } from '@wideload/contract';
import { accessToken } from '../lib/api/access-token.ts';
import { currentUserQuery, signedOutAddress } from '../lib/api/session.ts';
import type { Area } from './shell/menus.ts';
import { queryClient } from './query-client.ts';

/** The area of a role; null for a role that has none (spec [2]). */
export function areaOf(role: string): Area | null {
  return role === 'user' || role === 'admin' ? role : null;
}

/** Lets a signed-in person pass and answers who it is; sends a visitor to the public pages. */
export async function requireSession(wanted: { pathname: string; searchStr: string }): Promise<User> {
  if (accessToken() === null) {
    const href = signedOutAddress('ended', { pathname: wanted.pathname, search: wanted.searchStr });
    throw redirect({ href, reloadDocument: true, replace: true });
  }
  try {
    return await queryClient.ensureQueryData(currentUserQuery);
  } catch (error) {
    // A session that turns out to be over has the document left already: it waits, rather than show a failure on its way out.
    if (accessToken() === null) return new Promise<never>(() => {});
    throw error;
  }
}

/** Sends home who has come to the other area's pages. */
export function requireArea(area: Area, user: User): void {
  const own = areaOf(user.role);
  if (own !== null && own !== area) throw redirect({ to: '/', replace: true });
}
