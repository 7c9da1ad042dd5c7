import type { Order } from '@wideload/contract';
import { newId } from '../../../lib/new-id.ts';
import type { BroughtLoad } from './brought-load.ts';
import type { KeptDraft } from './draft-backup.ts';
import { differingParts } from '../forms/order-answers.ts';
import {
  emptyOrderForm,
  formAfterSave,
  orderFormOf,
  orderParts,
  withUnit,
  type OrderForm,
  type OrderPart,
} from '../forms/order-form.ts';
import { toUnitBody } from '../../../product/unit/unit-form.ts';

/** No order has it: a save that brings it meets the order that is there, and overwrites nothing. */
export const noVersion = 0;

export type DraftStart = {
  id: string;
  /** What the work began from, with the version that a save has to bring. */
  order: Order | null;
  form: OrderForm;
  changed: Set<OrderPart>;
  isBaseKnown: boolean;
  sent: readonly OrderForm[];
  /** When the device kept the work that is taken up again, in ms; null where there is none. */
  keptAt: number | null;
};

type Given = {
  order: Order | null;
  prefill?: OrderForm | undefined;
  kept?: KeptDraft | null | undefined;
  /** Of a load check: what a new order has already, and the server has not. */
  brought?: BroughtLoad | null | undefined;
};

/** What a draft begins with: the stored order, or a new one, and over it what the device kept. */
export function draftStart({ order, prefill = emptyOrderForm, kept, brought }: Given): DraftStart {
  const stored = order === null ? prefill : orderFormOf(order);
  const fresh = { order, isBaseKnown: true, sent: [], keptAt: null };
  if (order === null && brought) {
    const form = { ...stored, ...brought.parts };
    return { id: newId(), ...fresh, form, changed: differingParts(form, stored) };
  }
  // An order that was paid meanwhile takes no changes any more.
  if (!kept || (order !== null && order.status !== 'draft'))
    return { id: order?._id ?? newId(), ...fresh, form: withUnit(stored), changed: readAnew(order, stored) };
  const base = baseOf(kept, order);
  const form = withUnit({ ...kept.form, permits: base === null ? [] : formAfterSave(kept.form, base, all).permits });
  const changed = differingParts(form, base === null ? emptyOrderForm : orderFormOf(base));
  if (changed.size === 0) return { id: kept.id, ...fresh, form, changed };
  const isBaseKnown = kept.order !== null || base === null || base === order;
  return { id: kept.id, order: base, form, changed, isBaseKnown, sent: kept.sent, keptAt: kept.at };
}

/** Texts that were no figures when the order was saved, and are read since, are a change that the server has to hear of. */
function readAnew(order: Order | null, { units }: OrderForm): Set<OrderPart> {
  const isRead = ({ _id, dimensions, axles }: Order['units'][number]) => {
    const unit = units.find((other) => other._id === _id);
    const body = unit && toUnitBody(unit);
    const before = { ...dimensions, ...axles };
    const figures = Object.entries({ ...body?.dimensions, ...body?.axles });
    return figures.some(([key, figure]) => figure !== null && before[key as keyof typeof before] === null);
  };
  return new Set(order?.status === 'draft' && order.units.some(isRead) ? ['units'] : []);
}

const all: ReadonlySet<OrderPart> = new Set(orderParts);

/** Kept work meets a newer order with the version that it began from, and so as a conflict that overwrites nothing. */
function baseOf(kept: KeptDraft, order: Order | null): Order | null {
  if (order === null) return kept.order;
  if (kept.version === order.version) return order;
  return kept.order ?? { ...order, version: kept.version ?? noVersion };
}
