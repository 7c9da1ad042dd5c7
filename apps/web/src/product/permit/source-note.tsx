import { type StateCode, type FeeLine, findLimitField, isLimitConfirmed } from '@wideload/domain';
import type { FactSource, SourceRef } from '@wideload/domain/permit-sources';
import { useState, type ReactNode } from 'react';
import type { SourceWords } from './source.texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './source-note.module.css';
import { isFederal, type PermitSource } from '@wideload/domain/permit-facts';

type AskedSourceProps = {
  state: StateCode;
  /** Several where several rows decide together. */
  refs: readonly SourceRef[];
  /** Completes `Source of …`. */
  figure: string;
  words: SourceWords;
};

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

/** The sources of all states weigh half as much as the check, so they load with the first question. */
export function AskedSource({ state, refs, figure, words }: AskedSourceProps) {
  const [find, setFind] = useState<FindSources | 'failed' | null>(null);

  function load(isOpen: boolean) {
    if (!isOpen || typeof find === 'function') return;
    setFind(null);
    import('@wideload/domain/permit-sources').then(
      ({ listSources }) => setFind(() => listSources),
      () => setFind('failed'),
    );
  }

  return (
    <SourceNote {...{ figure, words }} onToggle={load}>
      {find === null && <p className="muted">{words.loading}</p>}
      {find === 'failed' && <p role="alert">{words.notLoaded}</p>}
      {typeof find === 'function' && <SourceList sources={listAll(find, state, refs)} words={words} />}
    </SourceNote>
  );
}

type FindSources = (state: StateCode, ref: SourceRef) => FactSource[];

/** Two rows can have the same source. */
function listAll(find: FindSources, state: StateCode, refs: readonly SourceRef[]): FactSource[] {
  const all = refs.flatMap((ref) => find(state, ref));
  return all.filter(
    (source, at) => all.findIndex(({ title, url }) => title === source.title && url === source.url) === at,
  );
}

/** The source of the row that holds for the load. Without one, those of the state's base fee. */
export function FeeSource({ fee, figure, words }: { fee: FeeLine; figure: string; words: SourceWords }) {
  const { state, source } = fee;
  const ref = source === null ? ({ field: 'fee.single_trip_oversize_usd' } as const) : { row: source };
  return <AskedSource {...{ state, figure, words }} refs={[ref]} />;
}

type LimitSourceProps = {
  state: StateCode;
  /** A reason of an order can have a kind that only older rules had. */
  reason: { what: string };
  figure: string;
  words: SourceWords;
};

/** Follows a sentence about a limit: whether the state confirms it, and its sources. */
export function LimitSource({ state, reason, figure, words }: LimitSourceProps) {
  const field = findLimitField(reason);
  if (field === null) return null;
  return (
    <>
      {!isLimitConfirmed(state, field) && <span className="muted">({words.unconfirmed}) </span>}
      <AskedSource {...{ state, figure, words }} refs={[{ field }]} />
    </>
  );
}
