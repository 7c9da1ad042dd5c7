import { offices } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { articleRoutes } from './site-articles.tsx';
import { checkRoutes } from './site-check.tsx';
import { landingRoutes } from './site-landing.tsx';
import type { SiteRoute } from './site-route.ts';
import { stateRoutes } from './site-states.tsx';
import { buildBridgeHead, BridgeFormulaPage } from '../pages/bridge-formula/bridge-formula-page.tsx';
import { localizePath } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';
import { OfficePage } from '../pages/office-page.tsx';
import { Offices, toOfficePath } from '../pages/offices.tsx';
import { CookiePage, PrivacyPage, TermsPage } from '../pages/legal/legal-pages.tsx';

type Visit = Parameters<SiteRoute['render']>[0];

function buildCommon({ language }: Visit) {
  const { legal, landing, frame } = siteTexts[language];
  const offices = (
    <Offices texts={{ ...landing, unreachable: frame.unreachable }} at={(path) => localizePath(path, language)} />
  );
  return { language, texts: legal, offices };
}

const legalRoutes: readonly SiteRoute[] = [
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

const officeRoutes: readonly SiteRoute[] = offices.map((office) => ({
  path: toOfficePath(office),
  render({ language }) {
    const { landing, frame } = siteTexts[language];
    const { city, state, address } = office;
    return {
      head: {
        title: landing.mapTitle(city),
        description: `${landing.mapWords(city, stateName(state))} ${address.join(', ')}.`,
      },
      body: (
        <OfficePage
          office={office}
          texts={landing}
          home={{ name: frame.home, href: localizePath('/', language) }}
          breadcrumbs={frame.breadcrumbs}
        />
      ),
    };
  },
}));

const bridgeFormulaRoutes: readonly SiteRoute[] = [
  {
    path: '/bridge-formula',
    render({ language, origin }) {
      const texts = siteTexts[language].bridgeFormula;
      const at = (path: string) => localizePath(path, language);
      return {
        head: buildBridgeHead(texts, (path) => `${origin}${at(path)}`),
        body: <BridgeFormulaPage texts={texts} language={language} at={at} />,
      };
    },
  },
];

export const siteRoutes: readonly SiteRoute[] = [
  ...landingRoutes,
  ...articleRoutes,
  ...bridgeFormulaRoutes,
  ...checkRoutes,
  ...legalRoutes,
  ...officeRoutes,
  ...stateRoutes,
];
