import { type StateCode, type FeeLine, findLimitField, isLimitConfirmed } from '@wideload/domain';
import type { FactSource, SourceRef } from '@wideload/domain/permit-sources';
import { useState } from 'react';
import { SourceNote, SourceList } from './source-note.tsx';
import type { SourceWords } from './source.texts.ts';

type AskedSourceProps = {
  state: StateCode;
  /** Several where several rows decide together. */
  refs: readonly SourceRef[];
  /** Completes `Source of …`. */
  figure: string;
  words: SourceWords;
};

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
