import {
  decodeLoad,
  isOrderable,
  usualPermitDays,
  withoutOverhangs,
  type OrderableState,
  type StateCode,
} from '@wideload/domain';
import { newId } from '../../../lib/new-id.ts';
import type { OrderForm } from '../forms/order-form.ts';
import { toUnitForm } from '../../../product/unit/unit-form.ts';

/** What a load check brings into a new order; its truck, trailer and load type are still to be chosen. */
export type BroughtLoad = {
  parts: Pick<OrderForm, 'jurisdictions' | 'units'>;
  /** States of the check whose permits are not sold. */
  leftOut: readonly StateCode[];
  /** The days that were asked for, where they are not those that a new permit has by itself. */
  days: number | null;
};

/** Reads the code of `/new_order?load=…`; null where nobody can read it. */
export function broughtLoad(code: string): BroughtLoad | null {
  const shared = decodeLoad(code);
  if (shared === null) return null;
  const { dimensions, axles, weight } = withoutOverhangs(shared.facts);
  const vehicles = { truckId: null, trailerId: null, loadType: null };
  const unit = toUnitForm({
    _id: newId(),
    ...vehicles,
    dimensions,
    axles: { ...axles, EF: axles.EF ?? null },
    weight,
    typed: {},
  });
  return {
    parts: {
      jurisdictions: shared.states.filter((state): state is OrderableState => isOrderable(state)),
      units: [unit],
    },
    leftOut: shared.states.filter((state) => !isOrderable(state)),
    days: shared.days === usualPermitDays ? null : shared.days,
  };
}
