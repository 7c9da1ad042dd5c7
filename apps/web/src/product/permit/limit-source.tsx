import { findLimitField, isLimitConfirmed, type StateCode } from '@wideload/domain';
import { AskedSource } from './asked-source.tsx';
import type { SourceWords } from './source.texts.ts';

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
