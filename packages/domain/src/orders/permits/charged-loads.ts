import type { DraftOrder } from '../draft.ts';
import type { ChargedLoad } from '../../permits/fees/pricing.ts';
import { isOrderable } from '../../basics/state-code.ts';
import { toTravelLoad } from '../../load/travel-load.ts';

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
