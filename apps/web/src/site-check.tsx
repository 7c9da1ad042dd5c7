import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { authAddress } from './features/accounts/auth-address.ts';
import type { CheckLinks, CheckWords } from './features/load-check/load-check-texts.ts';
import { LoadCheckEntry } from './features/load-check/load-check-entry.tsx';
import { LoadCheckPage } from './features/load-check/load-check-page.tsx';
import { inLanguage } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { loadCheckTexts as english } from './texts/en/load-check.ts';
import { stateMapTexts as englishMap } from './texts/en/state-map.ts';
import { loadCheckTexts as spanish } from './texts/es/load-check.ts';
import { stateMapTexts as spanishMap } from './texts/es/state-map.ts';

const path = '/check-your-load';
/** What a code is put behind (wizard-address.ts). */
const newOrder = '/new_order?load=';

const words: Readonly<Record<Language, CheckWords>> = {
  en: { texts: english, map: englishMap },
  es: { texts: spanish, map: spanishMap },
};

function linksIn(language: Language): CheckLinks {
  return {
    self: inLanguage(path, language),
    states: inLanguage('/states/', language),
    order: newOrder,
    // A code has no character that an address would have to escape.
    signUp: authAddress('sign-up', newOrder),
  };
}

/** The beginning of the check, for the landing page. */
export function checkEntry(language: Language): ReactNode {
  return <LoadCheckEntry texts={words[language].texts} href={inLanguage(path, language)} />;
}

export const checkRoutes: readonly SiteRoute[] = [
  {
    path,
    draw: ({ language }) => {
      const { headTitle, headDescription } = words[language].texts;
      return {
        head: { title: headTitle, description: headDescription },
        body: <LoadCheckPage words={words[language]} links={linksIn(language)} />,
      };
    },
  },
];
