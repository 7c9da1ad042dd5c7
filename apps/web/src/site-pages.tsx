import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { authAddress } from './features/accounts/auth-address.ts';
import { LandingPage } from './features/landing/landing-page.tsx';
import type { PageHead } from './site-head.ts';

export type Params = Readonly<Record<string, string>>;
export type Drawn = { head: PageHead; body: ReactNode; status?: 404 | 503 };

export type SiteRoute = {
  /** `/states/:state`; without its language. */
  path: string;
  /** Public GET calls whose answers the page shows. */
  asks?: (params: Params) => readonly string[];
  /** `origin`: where the product is reached, for addresses in structured data. */
  draw: (visit: { language: Language; params: Params; answers: readonly unknown[]; origin: string }) => Drawn;
};

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
];
