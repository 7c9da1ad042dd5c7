import { authAddress } from './features/accounts/auth-address.ts';
import { LandingPage } from './features/landing/landing-page.tsx';
import { articleRoutes } from './site-articles.tsx';
import { legalRoutes } from './site-legal.tsx';
import type { Drawn, SiteRoute } from './site-route.ts';
import { stateRoutes } from './site-states.tsx';

function landing(): Drawn {
  return {
    head: {
      title: 'Oversize and overweight permits for every state on your route',
      description:
        'Order oversize and overweight permits for every state on your route in one form. Pay by card, then track each permit until it is issued.',
    },
    body: <LandingPage links={{ signIn: authAddress('sign-in'), signUp: authAddress('sign-up') }} />,
  };
}

/** Every public page. `/auth` is the landing page with a modal over it. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', draw: landing },
  { path: '/auth', addresses: [], draw: landing },
  ...articleRoutes,
  ...legalRoutes,
  ...stateRoutes,
];
