import type { KnownFacts } from '../load/load.ts';
import type { DraftOrder } from '../orders/draft.ts';
import { isOrderable, type OrderableState, type StateCode } from '../states/state.ts';
import type { FeeLine } from './pricing.ts';
import { toTravelLoad, type TravelLoad } from '../travel/travel-load.ts';

/** The miles of a trip in each state. */
export type MilesByState = Readonly<Partial<Record<StateCode, number>>>;

/** A load in a state, with the fee that the order pays for it, in cents. Without miles the route is not known. */
export type ChargedLoad = { state: OrderableState; load: TravelLoad; charged: number; miles?: number | undefined };

/** The check does not ask for the type of the load. */
export function toChargedLoad(facts: KnownFacts, { state, amount }: FeeLine, miles?: MilesByState): ChargedLoad {
  return { state, load: { facts, type: null }, charged: amount, miles: miles?.[state] };
}

type PricedOrder = {
  units: DraftOrder['units'];
  permits: readonly Pick<DraftOrder['permits'][number], 'unit' | 'state' | 'price'>[];
};

export function listChargedLoads({ units, permits }: PricedOrder, miles?: MilesByState): ChargedLoad[] {
  return permits.flatMap(({ unit, state, price }) => {
    const found = units.find(({ _id }) => _id === unit);
    if (found === undefined || !isOrderable(state)) return [];
    return [{ state, load: toTravelLoad(found), charged: price, miles: miles?.[state] }];
  });
}
