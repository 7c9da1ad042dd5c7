import { Offices } from '../pages/offices/offices.tsx';
import { CookiePage, PrivacyPage, TermsPage } from '../pages/legal/legal-pages.tsx';
import { inLanguage } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { cookiesTexts as cookies } from '../texts/en/cookies.ts';
import { frameTexts as frame } from '../texts/en/frame.ts';
import { landingTexts as landing } from '../texts/en/landing.ts';
import { legalTexts as shared } from '../texts/en/legal.ts';
import { privacyTexts as privacy } from '../texts/en/privacy.ts';
import { termsTexts as terms } from '../texts/en/terms.ts';
import { cookiesTexts as cookiesInSpanish } from '../texts/es/cookies.ts';
import { frameTexts as frameInSpanish } from '../texts/es/frame.ts';
import { landingTexts as landingInSpanish } from '../texts/es/landing.ts';
import { legalTexts as sharedInSpanish } from '../texts/es/legal.ts';
import { privacyTexts as privacyInSpanish } from '../texts/es/privacy.ts';
import { termsTexts as termsInSpanish } from '../texts/es/terms.ts';

const texts = {
  en: { terms, privacy, cookies, shared, landing, frame },
  es: {
    terms: termsInSpanish,
    privacy: privacyInSpanish,
    cookies: cookiesInSpanish,
    shared: sharedInSpanish,
    landing: landingInSpanish,
    frame: frameInSpanish,
  },
};

type Visit = Parameters<SiteRoute['draw']>[0];

function common({ language }: Visit) {
  const { shared, landing, frame } = texts[language];
  const offices = (
    <Offices texts={{ ...landing, unreachable: frame.unreachable }} at={(path) => inLanguage(path, language)} />
  );
  return { language, texts: shared, offices };
}

/** The terms and both policies. */
export const legalRoutes: readonly SiteRoute[] = [
  {
    path: '/terms-and-conditions',
    draw(visit) {
      const { terms: document } = texts[visit.language];
      return { head: document.head, body: <TermsPage document={document} {...common(visit)} /> };
    },
  },
  {
    path: '/privacy-policy',
    draw(visit) {
      const { privacy: document } = texts[visit.language];
      return { head: document.head, body: <PrivacyPage document={document} {...common(visit)} /> };
    },
  },
  {
    path: '/cookie-policy',
    draw(visit) {
      const { cookies: document } = texts[visit.language];
      return { head: document.head, body: <CookiePage document={document} {...common(visit)} /> };
    },
  },
];
