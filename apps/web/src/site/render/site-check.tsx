import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { authAddress } from '../../product/sign-in/auth-address.ts';
import type { CheckLinks } from '../pages/load-check/load-check-texts.ts';
import { words as wordsEn } from '../pages/load-check/check-words-en.ts';
import { words as wordsEs } from '../pages/load-check/check-words-es.ts';
import { LoadCheckEntry } from '../pages/load-check/load-check-entry.tsx';
import { LoadCheckPage } from '../pages/load-check/load-check-page.tsx';
import { inLanguage } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { loadCheckPageTexts as english } from '../texts/en/load-check-page.ts';
import { loadCheckPageTexts as spanish } from '../texts/es/load-check-page.ts';

const path = '/check-your-load';
/** What a code is put behind (wizard-address.ts). */
const newOrder = '/new_order?load=';

const words = { en: wordsEn, es: wordsEs };
const texts = { en: english, es: spanish };

function linksIn(language: Language): CheckLinks {
  return {
    self: inLanguage(path, language),
    states: inLanguage('/states/', language),
    order: newOrder,
    // A code has no character that an address would have to escape.
    signUp: authAddress('sign-up', { language, next: newOrder }),
  };
}

/** The beginning of the check, for the landing page. */
export function checkEntry(language: Language): ReactNode {
  return (
    <LoadCheckEntry texts={texts[language]} fields={words[language].texts.fields} href={inLanguage(path, language)} />
  );
}

export const checkRoutes: readonly SiteRoute[] = [
  {
    path,
    draw: ({ language }) => {
      const { headTitle, headDescription } = texts[language];
      return {
        head: { title: headTitle, description: headDescription },
        body: <LoadCheckPage texts={texts[language]} words={words[language]} links={linksIn(language)} />,
      };
    },
  },
];
