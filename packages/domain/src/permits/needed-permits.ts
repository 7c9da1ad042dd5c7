import type { DraftOrder } from '../orders/draft.ts';
import { isOrdered, type PermitNeed, decidePermit } from './permits.ts';
import { isOrderable, type OrderableState } from '../states/state.ts';
import { toLoad } from '../units/unit-load.ts';

/** One permit that the order needs: a unit's id, a state, and the reasons. */
export type NeededPermit = { unit: string; state: OrderableState; need: PermitNeed };

type PricedParts = Pick<DraftOrder, 'units' | 'jurisdictions'>;

/** All permits of the complete units in the chosen states, by unit, then in the order of the choice. */
export function findNeededPermits(draft: PricedParts): NeededPermit[] {
  return judgePermits(draft).filter(({ need }) => isOrdered(need));
}

/** Every complete unit in every chosen state, needed or not: explains why none is needed. */
export function judgePermits({ units, jurisdictions }: PricedParts): NeededPermit[] {
  const states = [...new Set(jurisdictions)].filter(isOrderable);
  return units.flatMap((unit) => {
    const load = toLoad(unit);
    return load === null ? [] : states.map((state) => ({ unit: unit._id, state, need: decidePermit(load, state) }));
  });
}
