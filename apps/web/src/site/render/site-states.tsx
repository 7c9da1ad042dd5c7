import type { StateOutlook } from '@wideload/contract';
import { unavailable, type Language } from '@wideload/contract/client';
import { createEnglishRuleWords, type RuleWords } from '@wideload/contract/rules';
import {
  encodeLoad,
  parseState,
  stateCodes,
  findStateBySlug,
  usualPermitDays,
  type KnownFacts,
} from '@wideload/domain';
import type { StatePageProps } from '../pages/states/page-links.ts';
import { buildStateHead, toStatePath } from '../pages/states/state-head.ts';
import { StatePage } from '../pages/states/state-page.tsx';
import { buildIndexHead, StatesIndex } from '../pages/states/states-index.tsx';
import { decodeSlug, UnknownState } from '../pages/states/unknown-state.tsx';
import { localizePath } from './site-head.ts';
import type { Drawn, Params, SiteRoute } from './site-route.ts';
import { formatInches } from '#lib/format-figures.ts';
import { ruleWords as spanishRuleWords } from '../texts/es/rule-words.ts';
import { siteTexts } from '../texts/site-texts.ts';

const nothing: KnownFacts = {
  dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
  weight: null,
  axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
};

const ruleWords: Record<Language, RuleWords> = {
  en: createEnglishRuleWords(formatInches),
  es: spanishRuleWords,
};

type Visit = Parameters<SiteRoute['render']>[0];

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

export const stateRoutes: readonly SiteRoute[] = [
  { path: '/states', render: renderIndex },
  { path: '/states/:state', addresses: stateCodes.map(toStatePath), findRedirect, listCalls, render: renderState },
];
