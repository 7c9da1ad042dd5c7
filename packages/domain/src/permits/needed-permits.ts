import type { DraftOrder } from '../orders/draft.ts';
import { isOrdered, type PermitNeed, permitNeed } from './permits.ts';
import { isOrderable, type OrderableState } from '../states/state.ts';
import { loadOf } from '../units/unit-load.ts';

/** One permit that the order needs: a unit's id, a state, and why. */
export type NeededPermit = { unit: string; state: OrderableState; need: PermitNeed };

type PricedParts = Pick<DraftOrder, 'units' | 'jurisdictions'>;

/** Every permit that is asked for the complete units in the chosen states, by unit and then in the order of the choice. */
export function neededPermits(draft: PricedParts): NeededPermit[] {
  return judgedPermits(draft).filter(({ need }) => isOrdered(need));
}

/** The same for every complete unit and chosen state, needed or not: what explains why none is. */
export function judgedPermits({ units, jurisdictions }: PricedParts): NeededPermit[] {
  const states = [...new Set(jurisdictions)].filter(isOrderable);
  return units.flatMap((unit) => {
    const load = loadOf(unit);
    return load === null ? [] : states.map((state) => ({ unit: unit._id, state, need: permitNeed(load, state) }));
  });
}
