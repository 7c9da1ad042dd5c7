import type { StateSource } from '@wideload/domain/provisions';
import { useId } from 'react';
import { formatTier } from '../../../../product/source/format-tier.ts';
import type { StateTexts } from '../state-figures.ts';
import css from './sources-list.module.css';

export function SourcesList({ sources, texts }: { sources: readonly StateSource[]; texts: StateTexts }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="lazy-layout">
      <h2 id={id}>{texts.sources}</h2>
      <p className="muted above-4">{texts.sourcesIntro}</p>
      <ol className={css['sources']}>
        {sources.map((source) => (
          <li key={`${source.title} ${source.url}`}>
            <span className="strong">{formatTier(source, texts.says)}</span>
            <span className="breakable" lang="en">
              {source.url === null ? source.title : <a href={source.url}>{source.title}</a>}
            </span>
            <span className="muted breakable">
              <span lang="en">{source.publisher}</span>, {source.year ?? texts.says.noYear}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
