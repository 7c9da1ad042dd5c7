import type { StateCode } from '../states/state.ts';
import type { PermitStatus } from './permit-status.ts';

/** A refused permit needs somebody first, a voided one nobody. */
const ranks: Record<PermitStatus, number> = { refused: 0, requested: 1, filed: 2, issued: 3, voided: 4 };

export type StateStatus = { state: StateCode; status: PermitStatus };

/** One status for each of `states` that has permits: that of its least advanced permit over all units. */
export function findStateStatuses(permits: readonly StateStatus[], states: readonly StateCode[]): StateStatus[] {
  return states.flatMap((state) => {
    const [first] = permits
      .filter((permit) => permit.state === state)
      .toSorted((a, b) => ranks[a.status] - ranks[b.status]);
    return first === undefined ? [] : [{ state, status: first.status }];
  });
}
