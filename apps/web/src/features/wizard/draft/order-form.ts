import type { Company, CompanyFacts, Order, SaveOrderBody } from '@wideload/contract';
import {
  customerTexts,
  followRoute,
  mapFields,
  orderTexts,
  selectDraftTrip,
  selectOrderTexts,
  reviewedParts,
  type CustomerTexts,
  type DraftOrder,
  type DraftTrip,
  type DraftUnit,
  type OrderTexts,
  type StateCode,
} from '@wideload/domain';
import { createId } from '#lib/create-id.ts';
import { followServer, toDraftPermit, toPermitBody, toPermitForm, type PermitForm } from './permit-form.ts';
import { toDraftUnit, createUnitForm, toUnitBody, toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

export type OrderForm = OrderTexts & {
  customer: CustomerTexts;
  company: CompanyFacts | null;
  jurisdictions: readonly StateCode[];
  trip: DraftTrip | null;
  units: readonly UnitForm[];
  permits: readonly PermitForm[];
  reviewed: boolean;
};

/** The unit of saving: a save sends each changed part as a whole. */
export type OrderPart = keyof OrderForm;
export const orderParts = [...reviewedParts, 'reviewed'] as const satisfies readonly OrderPart[];

export const emptyOrderForm: OrderForm = {
  ...mapFields(orderTexts, () => ''),
  customer: mapFields(customerTexts, () => ''),
  company: null,
  jurisdictions: [],
  trip: null,
  units: [],
  permits: [],
  reviewed: false,
};

export function toOrderForm(order: Order): OrderForm {
  const { customer, company, jurisdictions, reviewed } = order;
  const trip = order.trip && selectDraftTrip(order.trip);
  const [units, permits] = [order.units.map(toUnitForm), order.permits.map(toPermitForm)];
  return { ...selectOrderTexts(order), customer, company, jurisdictions, trip, units, permits, reviewed };
}

export function toCompanyFacts({ verified: _, createdAt: __, ...facts }: Company): CompanyFacts {
  return facts;
}

/** The form in the shape of the domain's rules. Prices, reasons and statuses of permits come from the server. */
export function toDraftOrder(form: OrderForm, order: Order | null): DraftOrder {
  return {
    ...form,
    status: order?.status ?? 'draft',
    units: form.units.map((unit) => ({ ...toDraftUnit(unit), ...findStoredTrailer(unit, order) })),
    permits: pairStoredPermits(form, order).map(([permit, stored]) => toDraftPermit(permit, stored)),
  };
}

/** The stored facts of the unit's trailer; nothing after another trailer was chosen and not saved yet. */
function findStoredTrailer({ _id, trailerId }: UnitForm, order: Order | null): Pick<DraftUnit, 'trailer'> {
  const trailer = order?.units.find((unit) => unit._id === _id)?.trailer;
  return trailer?._id === trailerId && trailer !== undefined ? { trailer } : {};
}

/** The request body for the changed parts; `current` is the id of the selected unit. */
export function toSaveBody(
  form: OrderForm,
  order: Order,
  { parts, current }: { parts: ReadonlySet<OrderPart>; current: string | null },
): Omit<SaveOrderBody, 'version'> {
  const body: Required<Pick<SaveOrderBody, OrderPart>> = {
    ...form,
    company: form.company?._id ?? null,
    jurisdictions: [...form.jurisdictions],
    units: form.units.map((unit) => ({ ...toUnitBody(unit), current: unit._id === current })),
    permits: pairStoredPermits(form, order).map(([permit, stored]) => toPermitBody(permit, stored)),
  };
  // A company that has been deleted stays in the order until another is chosen.
  const isSent = (part: OrderPart) => parts.has(part) && (part !== 'company' || body.company !== order.company?._id);
  const sent = orderParts.filter(isSent).map((part) => [part, body[part]]);
  // Cast: `fromEntries` loses the keys.
  return Object.fromEntries(sent) as Partial<typeof body>;
}

/**
 * The form after a save: input stays as it is on the screen, and the server's decisions are applied: which permits
 * exist, the days and places that the trip gives them, and, unless changed in the meantime, the states on the way, the
 * company's facts and the review mark. `before` is the order as the server had it before the save.
 */
export function applySave(
  form: OrderForm,
  { before, answer, changed }: { before: Order | null; answer: Order; changed: ReadonlySet<OrderPart> },
): OrderForm {
  const onScreen = new Map(form.permits.map((permit) => [permit._id, permit]));
  return {
    ...form,
    jurisdictions: changed.has('jurisdictions') ? followNewRoute(form, { before, answer }) : answer.jurisdictions,
    company: changed.has('company') ? form.company : answer.company,
    reviewed: changed.has('reviewed') ? form.reviewed : answer.reviewed,
    permits: answer.permits.map((permit) => {
      const shown = onScreen.get(permit._id);
      const was = before?.permits.find(({ _id }) => _id === permit._id);
      return shown === undefined ? toPermitForm(permit) : followServer(shown, { was, is: permit });
    }),
  };
}

/** States that were changed by hand while the save was on its way, beside the route that its answer brings. */
function followNewRoute(
  { jurisdictions }: OrderForm,
  { before, answer }: { before: Order | null; answer: Order },
): readonly StateCode[] {
  return followRoute(jurisdictions, { from: before?.trip?.route ?? [], to: answer.trip?.route ?? [] });
}

/** The form always has a unit to fill in; the server gets it with its first change. */
export function ensureUnit(form: OrderForm): OrderForm {
  return form.units.length > 0 ? form : { ...form, units: [createUnitForm(createId())] };
}

/** The permits of `answer` with the texts that another order has for the same units and states. */
export function carryPermits(from: { order: Order; form: OrderForm }, answer: Order): PermitForm[] {
  return answer.permits.map((permit) => {
    const old = from.order.permits.find(({ unit, state }) => unit === permit.unit && state === permit.state);
    const text = from.form.permits.find(({ _id }) => _id === old?._id);
    return text === undefined ? toPermitForm(permit) : { ...text, _id: permit._id };
  });
}

function pairStoredPermits(form: OrderForm, order: Order | null) {
  return form.permits.flatMap((permit) => {
    const stored = order?.permits.find(({ _id }) => _id === permit._id);
    return stored === undefined ? [] : [[permit, stored] as const];
  });
}
