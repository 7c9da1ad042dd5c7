import { findLimitField, isLimitConfirmed, openKinds, type LimitKind, type StateCode } from '@wideload/domain';
import { AskedSource } from './asked-source.tsx';
import type { SourceWords } from './source.texts.ts';

type LimitSourceProps = {
  state: StateCode;
  /** A reason of an order can have a kind that only older rules had. */
  reason: { what: string; road?: 'two-lane' | 'multilane' };
  kind?: LimitKind;
  figure: string;
  words: SourceWords;
};

/** Follows a sentence about a limit: whether the state confirms it, and its sources. */
export function LimitSource({ state, reason, kind = 'legal', figure, words }: LimitSourceProps) {
  const field = findLimitField(reason, kind);
  // Limits of some roads have no source of their own, so no state confirms them.
  const isConfirmed = field === null ? !openKinds.some((what) => what === reason.what) : isLimitConfirmed(state, field);
  return (
    <>
      {!isConfirmed && <span className="muted">({words.unconfirmed}) </span>}
      {field !== null && <AskedSource {...{ state, figure, words }} refs={[{ field }]} />}
    </>
  );
}
