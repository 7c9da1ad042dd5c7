import type { StateCode } from '../../basics/state-code.ts';
import type { PermitStatus } from './permit-status.ts';
import type { IssuedDays } from './permit-term.ts';

/** A refused permit needs somebody first, a voided one nobody. */
const ranks: Record<PermitStatus, number> = { refused: 0, requested: 1, filed: 2, issued: 3, voided: 4 };

export type StateStatus = IssuedDays & { state: StateCode };

/** Of issued permits, the one that ends first. Days as texts are in the order of time. */
function compareUrgency(a: StateStatus, b: StateStatus): number {
  return ranks[a.status] - ranks[b.status] || (a.validTo ?? '').localeCompare(b.validTo ?? '');
}

/** One status for each of `states` that has permits, with its days: that of its least advanced permit over all units. */
export function findStateStatuses(permits: readonly StateStatus[], states: readonly StateCode[]): StateStatus[] {
  return states.flatMap((state) => {
    const [first] = permits.filter((permit) => permit.state === state).toSorted(compareUrgency);
    if (first === undefined) return [];
    const { status, validFrom, validTo } = first;
    return [status === 'issued' ? { state, status, validFrom, validTo } : { state, status }];
  });
}
