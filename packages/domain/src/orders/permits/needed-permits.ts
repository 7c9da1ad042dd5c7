import type { DraftOrder } from '../draft.ts';
import { isOrdered, type PermitNeed, decidePermit } from '../../permits/permits.ts';
import { isOrderable, type OrderableState } from '../../basics/state-code.ts';
import { toLoad } from '../../load/unit-load.ts';

export type NeededPermit = { unit: string; state: OrderableState; need: PermitNeed };

type PricedParts = Pick<DraftOrder, 'units' | 'jurisdictions'>;

/** Sorted by unit, then by the order of the chosen states. Incomplete units need none yet. */
export function findNeededPermits(draft: PricedParts): NeededPermit[] {
  return judgePermits(draft).filter(({ need }) => isOrdered(need));
}

/** Includes the pairs that need no permit, with the explanation. */
export function judgePermits({ units, jurisdictions }: PricedParts): NeededPermit[] {
  const states = [...new Set(jurisdictions)].filter(isOrderable);
  return units.flatMap((unit) => {
    const load = toLoad(unit);
    return load === null ? [] : states.map((state) => ({ unit: unit._id, state, need: decidePermit(load, state) }));
  });
}
