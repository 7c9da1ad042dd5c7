import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { findArea, requireSession } from '../guards.ts';
import type { AreaDocument } from '../area-document.ts';
import { findHome } from '#product/account/sign-in/home.ts';
import { SignedIn } from '../signed-in.tsx';

/** Each area has a separate document; `document` is the loaded one. */
export const root = createRootRouteWithContext<{ document: AreaDocument }>()({ component: Outlet });

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

/** A function, so that a production build drops the kit. */
export function createKitRoute() {
  return createRoute({
    getParentRoute: () => root,
    path: '/dev/kit',
    component: lazyRouteComponent(() => import('../kit/kit-page.tsx'), 'KitPage'),
  });
}
