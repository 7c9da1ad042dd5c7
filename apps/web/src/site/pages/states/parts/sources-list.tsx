import type { StateSource } from '@wideload/domain/provisions';
import { useId } from 'react';
import type { StateTexts } from '../state-figures.ts';
import css from './sources-list.module.css';

function formatTier(tier: string, { tiers }: StateTexts): string {
  return Object.entries(tiers).find(([known]) => known === tier)?.[1] ?? tier;
}

/** The load check parses this list (`load-sources.ts`). */
export function SourcesList({ sources, texts }: { sources: readonly StateSource[]; texts: StateTexts }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.sources}</h2>
      <p className="muted above-4">{texts.sourcesIntro}</p>
      <ol data-sources="" className={css['sources']}>
        {sources.map(({ title, publisher, url, year, tier }) => (
          <li key={`${title} ${url}`}>
            <span className="strong">{formatTier(tier, texts)}</span>
            <span className="breakable" lang="en">
              {/^https?:\/\//.test(url) ? <a href={url}>{title}</a> : `${title}. ${url}`}
            </span>
            <span className="muted breakable">
              <span lang="en">{publisher}</span>, {year ?? texts.noYear}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
