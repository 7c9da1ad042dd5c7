import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { buildAuthAddress } from '#product/account/sign-in/auth-address.ts';
import { HeroCheck } from '../pages/landing/hero-check.tsx';
import type { CheckLinks } from '../pages/load-check/load-check-texts.ts';
import { LoadCheckPage, LoadCheckEntry } from '../pages/load-check/load-check-page.tsx';
import { localizePath } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';

const path = '/check-your-load';
/** A prefix of a code (wizard-address.ts). */
const newOrder = '/new_order?load=';

function buildCheckLinks(language: Language): CheckLinks {
  return {
    self: localizePath(path, language),
    states: localizePath('/states/', language),
    order: newOrder,
    signUp: buildAuthAddress('sign-up', { language, next: newOrder }),
  };
}

export function renderCheckEntry(language: Language): ReactNode {
  const { loadCheck, loadCheckPage } = siteTexts[language];
  return <LoadCheckEntry texts={loadCheckPage} fields={loadCheck.texts.fields} href={localizePath(path, language)} />;
}

export function renderHeroCheck(language: Language) {
  const { loadCheck: words } = siteTexts[language];
  const links = buildCheckLinks(language);
  // Rendered separately from the page, because hydration needs markup without a surrounding tree.
  const markup = renderToString(<HeroCheck {...{ words, links }} />, { identifierPrefix: 'hero' });
  return { hero: words.texts.hero, check: { markup, links: JSON.stringify(links) } };
}

export const checkRoutes: readonly SiteRoute[] = [
  {
    path,
    render: ({ language }) => {
      const { loadCheck, loadCheckPage } = siteTexts[language];
      return {
        head: { title: loadCheckPage.headTitle, description: loadCheckPage.headDescription },
        body: <LoadCheckPage texts={loadCheckPage} words={loadCheck} links={buildCheckLinks(language)} />,
      };
    },
  },
];
