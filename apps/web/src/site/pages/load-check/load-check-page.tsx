import { renderToString } from 'react-dom/server';
import { classNames } from '#ui/class-names.ts';
import css from './load-check-page.module.css';
import type { CheckLinks, CheckWords, LoadCheckPageTexts } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';

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
