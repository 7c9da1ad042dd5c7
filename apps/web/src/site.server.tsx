import { renderToStaticMarkup } from 'react-dom/server';
import { authAddress } from './features/accounts/auth-address.ts';
import { LandingPage } from './features/landing/landing-page.tsx';

/** The markup of `site.html`. It is made when the site is built, so that a visitor needs no script to see it. */
export function renderSite(): string {
  return renderToStaticMarkup(
    <LandingPage links={{ signIn: authAddress('sign-in'), signUp: authAddress('sign-up') }} />,
  );
}
