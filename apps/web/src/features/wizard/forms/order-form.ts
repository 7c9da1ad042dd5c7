import type { Company, Order, CompanyFacts, SaveOrderBody } from '@wideload/contract';
import type { DraftOrder, DraftUnit, StateCode } from '@wideload/domain';
import type * as z from 'zod/mini';
import { newId } from '../../../lib/new-id.ts';
import { draftPermitOf, permitBodyOf, permitFormOf, type PermitForm } from './permit-form.ts';
import { toDraftUnit, createUnitForm, toUnitBody, toUnitForm, type UnitForm } from '../../../product/unit/unit-form.ts';

export type CompanySnapshot = z.infer<typeof CompanyFacts>;

/** Everything that a person gives an order, as it stands on the screen. */
export type OrderForm = {
  customer: { email: string; phone: string; personName: string };
  title: string;
  poNumber: string;
  company: CompanySnapshot | null;
  jurisdictions: readonly StateCode[];
  units: readonly UnitForm[];
  permits: readonly PermitForm[];
  reviewed: boolean;
};

/** A part is saved as a whole, and only when something in it changed. */
export type OrderPart = keyof OrderForm;
export const orderParts = [
  'customer',
  'title',
  'poNumber',
  'company',
  'jurisdictions',
  'units',
  'permits',
  'reviewed',
] as const satisfies readonly OrderPart[];

export const emptyOrderForm: OrderForm = {
  customer: { email: '', phone: '', personName: '' },
  title: '',
  poNumber: '',
  company: null,
  jurisdictions: [],
  units: [],
  permits: [],
  reviewed: false,
};

export function orderFormOf(order: Order): OrderForm {
  const { customer, title, poNumber, company, jurisdictions, reviewed } = order;
  const [units, permits] = [order.units.map(toUnitForm), order.permits.map(permitFormOf)];
  return { customer, title, poNumber, company, jurisdictions, units, permits, reviewed };
}

/** A company of the list as an order keeps it. */
export function snapshotOf({ verified: _, createdAt: __, ...snapshot }: Company): CompanySnapshot {
  return snapshot;
}

/** The form as the rules read it. Prices, reasons and statuses of permits are the server's. */
export function draftOf(form: OrderForm, order: Order | null): DraftOrder {
  return {
    ...form,
    status: order?.status ?? 'draft',
    units: form.units.map((unit) => ({ ...toDraftUnit(unit), ...storedTrailer(unit, order) })),
    permits: storedPermits(form, order).map(([permit, stored]) => draftPermitOf(permit, stored)),
  };
}

/** The record of the unit's trailer as the order keeps it; nothing while another one is chosen that the server has not heard of. */
function storedTrailer({ _id, trailerId }: UnitForm, order: Order | null): Pick<DraftUnit, 'trailer'> {
  const trailer = order?.units.find((unit) => unit._id === _id)?.trailer;
  return trailer?._id === trailerId && trailer !== undefined ? { trailer } : {};
}

/** The changed parts as the server takes them; `current` is the id of the unit that is shown. */
export function saveBodyOf(
  form: OrderForm,
  order: Order,
  { parts, current }: { parts: ReadonlySet<OrderPart>; current: string | null },
): Omit<SaveOrderBody, 'version'> {
  return {
    ...(parts.has('customer') ? { customer: form.customer } : {}),
    ...(parts.has('title') ? { title: form.title } : {}),
    ...(parts.has('poNumber') ? { poNumber: form.poNumber } : {}),
    // A company that was deleted since stays the order's own as long as no other is chosen.
    ...(parts.has('company') && form.company?._id !== order.company?._id ? { company: form.company?._id ?? null } : {}),
    ...(parts.has('jurisdictions') ? { jurisdictions: [...form.jurisdictions] } : {}),
    ...(parts.has('units')
      ? { units: form.units.map((unit) => ({ ...toUnitBody(unit), current: unit._id === current })) }
      : {}),
    ...(parts.has('permits')
      ? { permits: storedPermits(form, order).map(([permit, stored]) => permitBodyOf(permit, stored)) }
      : {}),
    ...(parts.has('reviewed') ? { reviewed: form.reviewed } : {}),
  };
}

/**
 * The form after the server's answer: what a person gave stays as it stands on the screen, and what the server decides is taken over:
 * which permits there are, and, unless it was changed meanwhile, the company's facts and the review mark.
 */
export function formAfterSave(form: OrderForm, answer: Order, changed: ReadonlySet<OrderPart>): OrderForm {
  const onScreen = new Map(form.permits.map((permit) => [permit._id, permit]));
  return {
    ...form,
    company: changed.has('company') ? form.company : answer.company,
    reviewed: changed.has('reviewed') ? form.reviewed : answer.reviewed,
    permits: answer.permits.map((permit) => onScreen.get(permit._id) ?? permitFormOf(permit)),
  };
}

/** There is always a unit to fill in; the server hears of it with its first change. */
export function withUnit(form: OrderForm): OrderForm {
  return form.units.length > 0 ? form : { ...form, units: [createUnitForm(newId())] };
}

/** The permits of `answer` with the texts that the permits of another order for the same units and states had. */
export function carriedPermits(from: { order: Order; form: OrderForm }, answer: Order): PermitForm[] {
  return answer.permits.map((permit) => {
    const old = from.order.permits.find(({ unit, state }) => unit === permit.unit && state === permit.state);
    const text = from.form.permits.find(({ _id }) => _id === old?._id);
    return text === undefined ? permitFormOf(permit) : { ...text, _id: permit._id };
  });
}

function storedPermits(form: OrderForm, order: Order | null) {
  return form.permits.flatMap((permit) => {
    const stored = order?.permits.find(({ _id }) => _id === permit._id);
    return stored === undefined ? [] : [[permit, stored] as const];
  });
}
