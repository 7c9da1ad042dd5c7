import { encodeLoad } from '../../load/load-code.ts';
import { usualPermitDays } from '../../basics/fields.ts';
import type { KnownFacts } from '../../load/load.ts';
import type { StateCode } from '../../basics/state-code.ts';

/** The answer of the state to a clerk, before the order is paid. */
export type StateAnswer = { isPermitted: boolean; reason: string; at: string };

/**
 * The question to a state about a load that is more than its permits allow. `load` is the load that it is about: an answer holds for no
 * other. It is asked (`askedAt`) once the carrier has reviewed the order.
 */
export type StateQuestion = { load: string; askedAt: string | null; answer: StateAnswer | null };

/** The load in the words of `StateQuestion`. */
export function toAskedLoad(facts: KnownFacts, state: StateCode): string {
  return encodeLoad({ states: [state], facts, days: usualPermitDays });
}

/** The question about this load: the one that was asked before, with its answer, or a new one. */
export function keepStateQuestion(before: StateQuestion | null, load: string): StateQuestion {
  return before?.load === load ? before : { load, askedAt: null, answer: null };
}

export function isPermitted(question: StateQuestion | null): boolean {
  return question?.answer?.isPermitted === true;
}

type Asking = { stateQuestion?: StateQuestion | null | undefined };

/** Permits that cannot be paid: the state has not said that it would permit the load. */
export function findUnpermitted<P extends Asking>(permits: readonly P[]): P[] {
  return permits.filter(({ stateQuestion = null }) => stateQuestion !== null && !isPermitted(stateQuestion));
}

/** Permits about whose loads a carrier reads what its state is asked, or has said: a yes may have conditions. */
export function findStateNotes<P extends Asking>(permits: readonly P[]): P[] {
  return permits.filter(
    ({ stateQuestion = null }) =>
      stateQuestion !== null && (!isPermitted(stateQuestion) || stateQuestion.answer?.reason !== ''),
  );
}
