import { Offices } from '../pages/offices/offices.tsx';
import { CookiePage, PrivacyPage, TermsPage } from '../pages/legal/legal-pages.tsx';
import { localizePath } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';

type Visit = Parameters<SiteRoute['draw']>[0];

function common({ language }: Visit) {
  const { legal, landing, frame } = siteTexts[language];
  const offices = (
    <Offices texts={{ ...landing, unreachable: frame.unreachable }} at={(path) => localizePath(path, language)} />
  );
  return { language, texts: legal, offices };
}

/** The terms and both policies. */
export const legalRoutes: readonly SiteRoute[] = [
  {
    path: '/terms-and-conditions',
    draw(visit) {
      const { terms: document } = siteTexts[visit.language];
      return { head: document.head, body: <TermsPage document={document} {...common(visit)} /> };
    },
  },
  {
    path: '/privacy-policy',
    draw(visit) {
      const { privacy: document } = siteTexts[visit.language];
      return { head: document.head, body: <PrivacyPage document={document} {...common(visit)} /> };
    },
  },
  {
    path: '/cookie-policy',
    draw(visit) {
      const { cookies: document } = siteTexts[visit.language];
      return { head: document.head, body: <CookiePage document={document} {...common(visit)} /> };
    },
  },
];
