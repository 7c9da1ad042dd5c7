import { isPlaced } from '@wideload/domain';
import type { Order } from '@wideload/contract';
import { createId } from '#lib/create-id.ts';
import type { CheckedLoad } from './checked-load.ts';
import type { KeptDraft } from './draft-backup.ts';
import { findDifferingParts } from './order-answers.ts';
import {
  emptyOrderForm,
  applySave,
  toOrderForm,
  orderParts,
  ensureUnit,
  type OrderForm,
  type OrderPart,
} from './order-form.ts';
import { toUnitBody } from '#product/unit/unit-form.ts';

/** No order has this version, so a save with it conflicts with any existing order and overwrites nothing. */
export const noVersion = 0;

export type DraftStart = {
  id: string;
  /** The order on which the changes are based, with the version that a save sends. */
  order: Order | null;
  form: OrderForm;
  changed: Set<OrderPart>;
  isBaseKnown: boolean;
  sent: readonly OrderForm[];
  /** The time of the restored backup, in ms; null without a backup. */
  keptAt: number | null;
};

type Given = {
  order: Order | null;
  prefill?: OrderForm | undefined;
  kept?: KeptDraft | null | undefined;
  checkedLoad?: CheckedLoad | null | undefined;
};

export function createDraftStart({ order, prefill = emptyOrderForm, kept, checkedLoad }: Given): DraftStart {
  const stored = order === null ? prefill : toOrderForm(order);
  const fresh = { order, isBaseKnown: true, sent: [], keptAt: null };
  if (order === null && checkedLoad) {
    const form = { ...stored, ...checkedLoad.parts };
    return { id: createId(), ...fresh, form, changed: findDifferingParts(form, stored) };
  }
  // A paid order accepts no changes.
  if (!kept || (order !== null && isPlaced(order.status)))
    return {
      id: order?._id ?? createId(),
      ...fresh,
      form: ensureUnit(stored),
      changed: findNewlyReadable(order, stored),
    };
  const base = findBase(kept, order);
  const form = ensureUnit({
    ...kept.form,
    permits: base === null ? [] : applySave(kept.form, { before: kept.order, answer: base, changed: all }).permits,
  });
  const changed = findDifferingParts(form, base === null ? emptyOrderForm : toOrderForm(base));
  if (changed.size === 0) return { id: kept.id, ...fresh, form, changed };
  const isBaseKnown = kept.order !== null || base === null || base === order;
  return { id: kept.id, order: base, form, changed, isBaseKnown, sent: kept.sent, keptAt: kept.at };
}

/** A text that the current parser can read, but the parser at the time of the save could not, counts as a change. */
function findNewlyReadable(order: Order | null, { units }: OrderForm): Set<OrderPart> {
  const isRead = ({ _id, dimensions, axles }: Order['units'][number]) => {
    const unit = units.find((other) => other._id === _id);
    const body = unit && toUnitBody(unit);
    const before = { ...dimensions, ...axles };
    const figures = Object.entries({ ...body?.dimensions, ...body?.axles });
    return figures.some(([key, figure]) => figure !== null && before[key as keyof typeof before] === null);
  };
  return new Set(order !== null && !isPlaced(order.status) && order.units.some(isRead) ? ['units'] : []);
}

const all: ReadonlySet<OrderPart> = new Set(orderParts);

/** A backup keeps the version on which it is based, so a newer order causes a conflict and is not overwritten. */
function findBase(kept: KeptDraft, order: Order | null): Order | null {
  if (order === null) return kept.order;
  if (kept.version === order.version) return order;
  return kept.order ?? { ...order, version: kept.version ?? noVersion };
}
