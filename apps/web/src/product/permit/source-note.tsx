import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './source-note.module.css';
import type { SourceWords } from './source.texts.ts';
import type { FactSource } from '@wideload/domain/permit-sources';
import { isFederal, type PermitSource } from '@wideload/domain/permit-facts';

type SourceNoteProps = {
  /** Completes `Source of …`. */
  figure: string;
  words: SourceWords;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
};

/** Works without a script, as public pages need. */
export function SourceNote({ figure, words, children, onToggle }: SourceNoteProps) {
  return (
    <details
      className={classNames('no-print', css['note'])}
      onToggle={({ currentTarget: { open } }) => onToggle?.(open)}
    >
      <summary className={css['ask']}>
        {words.source}
        <span className="visually-hidden">{words.of(figure)}</span>
      </summary>
      <div className={css['answer']}>{children}</div>
    </details>
  );
}

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
