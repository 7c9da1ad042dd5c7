import { renderToString } from 'react-dom/server';
import { classNames } from '#ui/class-names.ts';
import css from './load-check-page.module.css';
import type { CheckLinks, CheckWords, LoadCheckPageTexts, LoadCheckTexts } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { buildAuthAddress } from '#product/account/sign-in/auth-address.ts';
import { HeroCheck } from '../landing/hero-check.tsx';
import { localizePath, type SiteRoute } from '../../render/site-head.ts';
import { siteTexts } from '../../texts/site-texts.ts';

type Props = { texts: LoadCheckPageTexts; words: CheckWords; links: CheckLinks };

export function LoadCheckPage({ texts, words, links }: Props) {
  // Rendered separately from the page, because hydration needs markup without a surrounding tree.
  const markup = renderToString(<LoadCheck words={words} links={links} />, { identifierPrefix: 'check' });
  return (
    <div className={css['page']}>
      <header className={classNames('site-width', css['head'])}>
        <h1 className="site-heading">{texts.title}</h1>
        <p className="lead above-12 no-print">{texts.lead}</p>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
      </header>
      <div
        className="site-width"
        data-island="load-check"
        data-wakes="query"
        data-failed={texts.failed}
        data-links={JSON.stringify(links)}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </div>
  );
}

const asked = ['from', 'to', 'states', 'width', 'height', 'length', 'weight'] as const;

type EntryProps = { texts: LoadCheckPageTexts; fields: LoadCheckTexts['fields']; href: string };

export function LoadCheckEntry({ texts, fields, href }: EntryProps) {
  const hints = {
    from: 'Dallas, TX',
    to: 'Denver, CO',
    states: 'TX, OK, KS',
    width: '14\'6"',
    height: '15-2',
    length: '77 ft',
    weight: '111,400 lb',
  } as const;
  return (
    <form action={href} className={css['entry']} aria-label={texts.title}>
      {asked.map((key) => (
        <TextField
          key={key}
          id={`entry-${key}`}
          name={key}
          label={fields[key]}
          placeholder={hints[key]}
          autoComplete="off"
          spellCheck={false}
          className={css[key === 'states' ? 'states' : key === 'from' || key === 'to' ? 'place' : 'figure']}
        />
      ))}
      <button type="submit" className={buildButtonClass({ look: 'primary', size: 'large' }, css['go'])}>
        {texts.entryAction}
      </button>
    </form>
  );
}

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
