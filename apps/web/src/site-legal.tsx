import { CookiePage, PrivacyPage, TermsPage } from './features/legal/legal-pages.tsx';
import type { SiteRoute } from './site-route.ts';
import { cookiesTexts as cookies } from './texts/en/cookies.ts';
import { legalTexts as shared } from './texts/en/legal.ts';
import { privacyTexts as privacy } from './texts/en/privacy.ts';
import { termsTexts as terms } from './texts/en/terms.ts';
import { cookiesTexts as cookiesInSpanish } from './texts/es/cookies.ts';
import { legalTexts as sharedInSpanish } from './texts/es/legal.ts';
import { privacyTexts as privacyInSpanish } from './texts/es/privacy.ts';
import { termsTexts as termsInSpanish } from './texts/es/terms.ts';

const texts = {
  en: { terms, privacy, cookies, shared },
  es: { terms: termsInSpanish, privacy: privacyInSpanish, cookies: cookiesInSpanish, shared: sharedInSpanish },
};

type Visit = Parameters<SiteRoute['draw']>[0];

function common({ language }: Visit) {
  return { language, texts: texts[language].shared, map: null };
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
