import { redirect } from '@tanstack/react-router';
import type { User } from '@wideload/contract';
import { readAccessToken } from '#lib/api/access-token.ts';
import { currentUserQuery, buildSignedOutAddress } from '#lib/api/session.ts';
import type { Area } from './shell/menus.ts';
import { queryClient } from './query-client.ts';

/** Null for a role without an area (spec [2]). */
export function findArea(role: string): Area | null {
  return role === 'user' || role === 'admin' ? role : null;
}

/** Returns the signed-in user; redirects a visitor to the public pages. */
export async function requireSession(requested: { pathname: string; searchStr: string }): Promise<User> {
  if (readAccessToken() === null) {
    const href = buildSignedOutAddress('absent', { pathname: requested.pathname, search: requested.searchStr });
    throw redirect({ href, reloadDocument: true, replace: true });
  }
  try {
    return await queryClient.ensureQueryData(currentUserQuery);
  } catch (error) {
    // The document is already unloading because the session is over: never resolving avoids a flash of the error page.
    if (readAccessToken() === null) return new Promise<never>(() => {});
    throw error;
  }
}

/** The other area's pages lead to the start page. */
export function requireArea(area: Area, user: User): void {
  const own = findArea(user.role);
  if (own !== null && own !== area) throw redirect({ to: '/', replace: true });
}
