import type { StateFactSource } from '@wideload/domain/permit-sources';
import { useId } from 'react';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { formatTier } from '#product/permit/source-note.tsx';
import type { StateTexts } from './state-figures.ts';
import { toSourceId } from './source-numbers.ts';
import css from './sources-list.module.css';
import sourceRefsCss from './source-refs.module.css';

/** In px: the heading, and each source with the distance to the next one. */
const estimateHeights = (sources: number) => ({ phone: 100 + 145 * sources, desktop: 100 + 64 * sources });

export function SourcesList({ sources, texts }: { sources: readonly StateFactSource[]; texts: StateTexts }) {
  const id = useId();
  const { says } = texts;
  return (
    <section aria-labelledby={id} {...lazyLayout(estimateHeights(sources.length))}>
      <h2 id={id}>{texts.sources}</h2>
      <p className="muted above-4">{texts.sourcesIntro}</p>
      <ol className={css['sources']}>
        {sources.map((source, index) => (
          <li key={`${source.publisher} ${source.title} ${source.url}`} id={toSourceId(index + 1)}>
            <span className="strong">{formatTier(source, says)}</span>
            <span className="breakable" lang="en">
              {source.url === null ? source.title : <a href={source.url}>{source.title}</a>}
            </span>
            <span className="muted breakable">
              <span lang="en">{source.publisher}</span>, {source.year ?? says.noYear},{' '}
              {source.isReadEarlier ? says.readBy(source.readOn) : says.readOn(source.readOn)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The numbers of the sources of a figure, each a link to its line. */
export function SourceRefs({ numbers, texts }: { numbers: readonly number[]; texts: StateTexts['record'] }) {
  if (numbers.length === 0) return null;
  return (
    <span className={sourceRefsCss['refs']}>
      {numbers.map((number) => (
        <a key={number} href={`#${toSourceId(number)}`} aria-label={texts.reference(number)}>
          {number}
        </a>
      ))}
    </span>
  );
}
