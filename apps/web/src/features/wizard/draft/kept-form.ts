import type { Order } from '@wideload/contract';
import { emptyOrderForm, type OrderForm } from '../forms/order-form.ts';
import { emptyUnitForm, unitFormOf, type UnitForm } from '../forms/unit-form.ts';

/** A form that the device kept, with fields that came with a later release empty. */
export function keptForm(form: OrderForm): OrderForm {
  return { ...emptyOrderForm, ...form, units: form.units.map(keptUnit) };
}

/** The same of the order that its work began from. */
export function keptOrder(order: Order | null): Order | null {
  return order === null ? null : { ...laterFields, ...order };
}

const laterFields: Partial<Order> = { poNumber: '', reviewChanges: [] };

function keptUnit(unit: UnitForm): UnitForm {
  const empty = emptyUnitForm(unit._id);
  return { ...empty, ...unit, lengths: { ...empty.lengths, ...unit.lengths } };
}

/** The form as the first release kept it: a length was always a feet text and an inches text. */
export type FormOfShape1 = Omit<OrderForm, 'units'> & {
  units: (Omit<UnitForm, 'lengths'> & { lengths: Record<string, { feet: string; inches: string }> })[];
};

export function keptFormOfShape1(form: FormOfShape1): OrderForm {
  return { ...emptyOrderForm, ...form, units: form.units.map(unitOfShape1) };
}

/** Read the way that stored drafts of that time are: as texts beside values that are not there. */
function unitOfShape1({ lengths, weight, ...unit }: FormOfShape1['units'][number]): UnitForm {
  const texts = Object.entries(lengths).flatMap(([path, { feet, inches }]) => [
    [`${path}.feet`, feet],
    [`${path}.inches`, inches],
  ]);
  return unitFormOf({
    ...unit,
    dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
    axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
    weight: null,
    typed: { ...Object.fromEntries(texts), weight },
  });
}
