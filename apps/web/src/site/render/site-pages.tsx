import { offices, unavailable, type Language } from '@wideload/contract/client';
import {
  stateName,
  encodeLoad,
  parseState,
  stateCodes,
  findStateBySlug,
  usualPermitDays,
  type KnownFacts,
} from '@wideload/domain';
import { articleRoutes } from './site-articles.tsx';
import { checkRoutes } from '../pages/load-check/load-check-page.tsx';
import { landingRoutes } from './site-landing.tsx';
import { localizePath, type SiteRoute, type Drawn, type Params } from './site-head.ts';
import { buildBridgeHead, BridgeFormulaPage } from '../pages/bridge-formula/bridge-formula-page.tsx';
import { siteTexts } from '../texts/site-texts.ts';
import { OfficePage } from '../pages/office-page.tsx';
import { Offices, toOfficePath } from '../pages/offices.tsx';
import { CookiePage, PrivacyPage, TermsPage } from '../pages/legal-pages.tsx';
import type { StateOutlook } from '@wideload/contract';
import { createEnglishRuleWords, type RuleWords } from '@wideload/contract/rules';
import type { StatePageProps } from '../pages/states/page-links.ts';
import { buildStateHead, toStatePath } from '../pages/states/state-head.ts';
import { StatePage } from '../pages/states/state-page.tsx';
import { buildIndexHead, StatesIndex } from '../pages/states/states-index.tsx';
import { decodeSlug, UnknownState } from '../pages/states/unknown-state.tsx';
import { formatInches } from '#lib/format-figures.ts';
import { ruleWords as spanishRuleWords } from '../texts/es/rule-words.ts';

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

const nothing: KnownFacts = {
  dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
  weight: null,
  axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
};

const ruleWords: Record<Language, RuleWords> = {
  en: createEnglishRuleWords(formatInches),
  es: spanishRuleWords,
};

function buildGiven(language: Language): StatePageProps {
  const at = (path: string) => localizePath(path, language);
  return {
    texts: siteTexts[language].statePages,
    rules: ruleWords[language],
    language,
    at,
    checkHref: (code) =>
      `${at('/check-your-load')}?load=${encodeLoad({ states: [code], facts: nothing, days: usualPermitDays })}`,
  };
}

const toWholeAddress =
  ({ origin, language }: Visit) =>
  (path: string) =>
    `${origin}${localizePath(path, language)}`;

function renderIndex(visit: Visit): Drawn {
  const given = buildGiven(visit.language);
  return { head: buildIndexHead(given, toWholeAddress(visit)), body: <StatesIndex {...given} /> };
}

function renderState(visit: Visit): Drawn {
  const given = buildGiven(visit.language);
  const slug = visit.params['state'] ?? '';
  const code = findStateBySlug(slug);
  if (code !== null) {
    // The answer of `states.outlook`.
    const [answer = null] = visit.answers as readonly (StateOutlook | typeof unavailable | null)[];
    const outlook = answer === unavailable ? null : answer;
    return {
      head: buildStateHead(code, given, { whole: toWholeAddress(visit), origin: visit.origin }),
      body: <StatePage code={code} outlook={outlook} {...given} />,
    };
  }
  const { unknownTitle, unknownDescription } = given.texts;
  return {
    status: 404,
    head: { title: unknownTitle, description: unknownDescription, hidden: true },
    body: <UnknownState slug={slug} {...given} />,
  };
}

function listCalls({ state: slug = '' }: Params): string[] {
  const code = findStateBySlug(slug);
  return code === null ? [] : [`/states/${code}/outlook`];
}

/** `/states/OH` and `/states/nueva-york` redirect to the English slugs. */
function findRedirect({ state: slug = '' }: Params): string | null {
  const code = parseState(decodeSlug(slug));
  return code && toStatePath(code);
}

const stateRoutes: readonly SiteRoute[] = [
  { path: '/states', render: renderIndex },
  { path: '/states/:state', addresses: stateCodes.map(toStatePath), findRedirect, listCalls, render: renderState },
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
