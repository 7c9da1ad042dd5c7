import { Offices } from '../pages/offices/offices.tsx';
import { CookiePage, PrivacyPage, TermsPage } from '../pages/legal/legal-pages.tsx';
import { localizePath } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';

type Visit = Parameters<SiteRoute['render']>[0];

function buildCommon({ language }: Visit) {
  const { legal, landing, frame } = siteTexts[language];
  const offices = (
    <Offices texts={{ ...landing, unreachable: frame.unreachable }} at={(path) => localizePath(path, language)} />
  );
  return { language, texts: legal, offices };
}

export const legalRoutes: readonly SiteRoute[] = [
  {
    path: '/terms-and-conditions',
    render(visit) {
      const { terms: document } = siteTexts[visit.language];
      return { head: document.head, body: <TermsPage document={document} {...buildCommon(visit)} /> };
    },
  },
  {
    path: '/privacy-policy',
    render(visit) {
      const { privacy: document } = siteTexts[visit.language];
      return { head: document.head, body: <PrivacyPage document={document} {...buildCommon(visit)} /> };
    },
  },
  {
    path: '/cookie-policy',
    render(visit) {
      const { cookies: document } = siteTexts[visit.language];
      return { head: document.head, body: <CookiePage document={document} {...buildCommon(visit)} /> };
    },
  },
];
