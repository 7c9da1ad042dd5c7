import type { FactSource } from '@wideload/domain/permit-sources';
import { isFederal, type PermitSource } from '@wideload/domain/permit-facts';
import type { SourceWords } from './source.texts.ts';

export function formatTier(source: Pick<PermitSource, 'tier' | 'publisher'>, words: SourceWords): string {
  return source.tier === 'official' && isFederal(source) ? words.federal : words.tiers[source.tier];
}

/** Publisher and title are in the language of the source. */
export function SourceList({ sources, words }: { sources: readonly FactSource[]; words: SourceWords }) {
  if (sources.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="stack gap-8 loose-underlines">
      {sources.map((source) => (
        <li key={`${source.title} ${source.url}`}>
          <SourceText {...{ source, words }} />
        </li>
      ))}
    </ul>
  );
}

function SourceText({ source, words }: { source: FactSource; words: SourceWords }) {
  const { title, publisher, url, year, quote, readOn, isReadEarlier } = source;
  return (
    <>
      <b>{formatTier(source, words)}</b>.{' '}
      <span lang="en">
        {publisher}: {url === null ? title : <a href={url}>{title}</a>}
      </span>
      , {year ?? words.noYear}, {isReadEarlier ? words.readBy(readOn) : words.readOn(readOn)}.
      {quote !== null && (
        <>
          {' '}
          <q lang="en">{quote}</q>
        </>
      )}
    </>
  );
}
