import type { KnownFacts } from '../../load/load.ts';
import type { DraftOrder } from '../../orders/draft.ts';
import { isOrderable, type OrderableState } from '../../states/state.ts';
import type { FeeLine } from './pricing.ts';
import { toTravelLoad, type TravelLoad } from '../../load/travel-load.ts';

/** A load in a state, with the fee that the order pays for it, in cents. Without miles the route is not known. */
export type ChargedLoad = { state: OrderableState; load: TravelLoad; charged: number; miles?: number | undefined };

/** The check does not ask for the type of the load. */
export function toChargedLoad(facts: KnownFacts, { state, amount }: FeeLine, miles?: number): ChargedLoad {
  return { state, load: { facts, type: null }, charged: amount, miles };
}

type PricedOrder = {
  units: DraftOrder['units'];
  permits: readonly Pick<DraftOrder['permits'][number], 'unit' | 'state' | 'price' | 'planned' | 'status'>[];
};

/** The loads whose charges are still expected: the state of an issued permit has named what it charged. */
export function listChargedLoads({ units, permits }: PricedOrder): ChargedLoad[] {
  return permits.flatMap(({ unit, state, price, planned, status }) => {
    const found = units.find(({ _id }) => _id === unit);
    if (found === undefined || !isOrderable(state) || status === 'issued') return [];
    return [{ state, load: toTravelLoad(found), charged: price, miles: planned?.miles ?? undefined }];
  });
}

/** In cents: everything that the order pays for its permits, issued or not. */
export function sumPermitPrices({ permits }: Pick<PricedOrder, 'permits'>): number {
  return permits.reduce((sum, { price }) => sum + price, 0);
}
