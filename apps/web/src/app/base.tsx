import { createRootRouteWithContext, createRoute, Outlet, redirect, getRouteApi } from '@tanstack/react-router';
import type { AreaDocument } from './area-document.ts';
import { findHome } from '#product/account/sign-in/home.ts';
import * as texts from './app.texts.ts';
import { Shell } from './shell/shell.tsx';
import { StepUpHost } from '#product/account/sign-in/step-up-host.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { User } from '@wideload/contract';
import { readAccessToken } from '#lib/api/access-token.ts';
import { currentUserQuery, buildSignedOutAddress } from '#lib/api/session.ts';
import type { Area } from './shell/menus.ts';
import { queryClient } from './query-client.ts';

/** Each area has a separate document; `document` is the loaded one. */
export const root = createRootRouteWithContext<{ document: AreaDocument }>()({ component: Outlet });

const ChoosePasswordPage = createLazyPart(
  async () => (await import('#features/carrier/account/choose-password-page.tsx')).ChoosePasswordPage,
);

const SecondFactorPage = createLazyPart(
  async () => (await import('#features/admin/users/security-page.tsx')).SecondFactorPage,
);

const route = getRouteApi('/signed-in');

/** Null for a role without an area (spec [2]). */
function findArea(role: string): Area | null {
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

/** A role without an area gets a plain text (spec [2]). */
function SignedIn() {
  const { user, document } = route.useRouteContext();
  const area = findArea(user.role);

  if (area !== null && user.passwordIsTemporary) return <ChoosePasswordPage user={user} />;
  if (area !== null && user.secondFactorIsMissing) {
    return (
      <>
        <SecondFactorPage user={user} />
        <StepUpHost email={user.email} />
      </>
    );
  }
  if (area !== null) {
    return (
      <>
        <Shell area={area} user={user} Background={area === document.area ? document.Background : null} />
        <StepUpHost email={user.email} />
      </>
    );
  }
  return (
    <main className="app-frame">
      <h1>{texts.noArea}</h1>
    </main>
  );
}

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => ({ user: await requireSession(location) }),
  component: SignedIn,
});

/** Signed-in users continue to the start page of their area, which may be in the other document. */
export const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    const area = findArea(context.user.role);
    if (area === null) return;
    const first = findHome(context.user);
    if (area === context.document.area) throw redirect({ to: first, replace: true });
    throw redirect({ href: first, reloadDocument: true, replace: true });
  },
});

export const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
