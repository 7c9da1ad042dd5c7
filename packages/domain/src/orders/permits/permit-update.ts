import type { StateCode } from '../../basics/state-code.ts';

type Subject = {
  permitId: string;
  state: StateCode;
  /** Counted from 1. */
  unit: number;
};
type IssuedFacts = {
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  /** Its last day was over when the state's answer was recorded; absent in updates of older versions. */
  isExpired?: boolean;
};

/** News of one permit for its carrier. */
export type PermitUpdate = Subject &
  (
    | ({ what: 'issued' } & IssuedFacts)
    | ({ what: 'amended'; changes: readonly string[] } & IssuedFacts)
    /** `money` says what happens to it, one sentence each; absent in updates of older versions. */
    | { what: 'refused'; reason: string; money?: readonly string[] }
    | { what: 'voided'; reason: string }
    | { what: 'taken-back'; was: 'issued' | 'refused' }
  );

/** Null when the two cancel each other. */
function combine(waiting: PermitUpdate, next: PermitUpdate): PermitUpdate | null {
  if (next.what === 'taken-back' && waiting.what === next.was) return null;
  if (next.what !== 'amended') return next;
  // The carrier has not been told about the issue, so there is no change to explain.
  if (waiting.what === 'issued') return { ...next, what: 'issued' };
  return waiting.what === 'amended' ? { ...next, changes: [...waiting.changes, ...next.changes] } : next;
}

/** The updates of a mail that has not been sent, one for each permit, after another one arrives. */
export function mergePermitUpdates(waiting: readonly PermitUpdate[], next: PermitUpdate): PermitUpdate[] {
  const known = waiting.find(({ permitId }) => permitId === next.permitId);
  const others = waiting.filter((update) => update !== known);
  const update = known === undefined ? next : combine(known, next);
  return update === null ? others : [...others, update];
}
