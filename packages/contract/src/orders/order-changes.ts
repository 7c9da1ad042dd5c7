import { permitFates } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CorrectedTrailer, CorrectedTruck } from '../carriers/vehicles.ts';
import { longestComment, maxChangedPermits, maxTripPlaces, maxUnits } from '../core/limits.ts';
import {
  CentsValue,
  GivenDay,
  Id,
  Instant,
  StateValue,
  SeenNumber,
  longText,
  requiredLongText,
  rawText,
} from '../core/values.ts';
import { TripPlace } from '../trip/trip.ts';
import { ChangedUnit } from './order-file.ts';
import { PermitBody } from './order-bodies.ts';
import { Order } from './orders.ts';
import { filledIn } from './templates.ts';

/** `version` is the one that was read. What is left out stays as it is. */
export const OrderChangeBody = z.object({
  version: SeenNumber,
  /** The IANA zone of the carrier, whose today it is. */
  timeZone: z.optional(rawText(60)),
  /** The day on which the move begins; every departure and every permit moves with it. */
  firstDay: z.optional(GivenDay),
  /** Days and places of single permits, which no longer follow the trip, and their own truck and trailer. */
  permits: z.optional(
    z
      .array(
        z.object({
          _id: Id,
          startDate: GivenDay,
          endDate: GivenDay,
          route: z.optional(PermitBody.shape.route),
          truckId: z.optional(Id),
          trailerId: z.optional(Id),
        }),
      )
      .check(z.maxLength(maxChangedPermits)),
  ),
  /** All places of the trip. The states on the new way follow, and with them the permits. */
  places: z.optional(z.array(TripPlace).check(z.minLength(2), z.maxLength(maxTripPlaces))),
  /** The chosen states, in travel order: those beside the way before, as in a draft. */
  states: z.optional(z.array(StateValue).check(z.minLength(1))),
  /** The complete new units; others stay as they are. */
  units: z.optional(z.array(ChangedUnit).check(z.maxLength(maxUnits))),
  /** The company, trucks and trailers as they are on the carrier's lists now. */
  takeCorrections: z.optional(z.boolean()),
  /** Facts of the order's own trucks and trailers, as the carrier says them to a clerk; `inFleet`: on the carrier's lists, too. */
  correctedVehicles: z.optional(
    z.object({
      trucks: z.array(CorrectedTruck).check(z.maxLength(maxUnits)),
      trailers: z.array(CorrectedTrailer).check(z.maxLength(maxUnits)),
      inFleet: z.boolean(),
    }),
  ),
  /** Permits that are not needed any more; all of them cancel the order. */
  cancel: z.optional(z.array(Id).check(z.maxLength(maxChangedPermits))),
  /** Void permits, whose states are to give another one for the same unit. */
  again: z.optional(z.array(Id).check(z.maxLength(maxChangedPermits))),
});
export type OrderChangeBody = z.infer<typeof OrderChangeBody>;

/** `_id` is chosen by the browser, so that a second press or a retry makes no second change. */
export const ChangeOrderBody = z.extend(OrderChangeBody, {
  _id: Id,
  /** `due` less `back` of the quote that the person saw, in cents; a change with another price is refused. */
  expected: SeenNumber,
  /** Permits that their states do not change stay as they are, and the others change. */
  despiteRefusals: z.optional(z.boolean()),
  comment: z._default(longText(longestComment), ''),
  /** The admin whose claim a clerk was warned about. */
  over: z.optional(Id),
});

/** Old and new of one field, in words; `''` for none. */
export const ChangeLine = z.object({ label: z.string(), from: z.string(), to: z.string() });
export type ChangeLine = z.infer<typeof ChangeLine>;

/** The fate of a permit. `unit` counts from 1; `within`: the conditions of its state, as its rule has them. */
export const ChangedPermitTurn = z.object({
  permit: Id,
  unit: z.int(),
  state: StateValue,
  fate: z.enum(permitFates),
  /** The state's fee for the change; null where none is known. */
  fee: z.nullable(CentsValue),
  within: z.string(),
  price: z.object({ from: CentsValue, to: CentsValue }),
  isCanceled: z.boolean(),
  lines: z.array(ChangeLine),
});
export type ChangedPermitTurn = z.infer<typeof ChangedPermitTurn>;

/** A change before it is made: nothing is saved. */
export const OrderChangeQuote = z.object({
  /** Of the order itself: its departure, company and units. */
  lines: z.array(ChangeLine),
  permits: z.array(ChangedPermitTurn),
  total: z.object({ from: CentsValue, to: CentsValue }),
  /** The states' fees for changing issued permits. */
  fees: CentsValue,
  /** To be paid with it, with what was due before. */
  due: CentsValue,
  /** Returned with it, to the cards that paid. */
  back: CentsValue,
  /** The pairs of permits that do not meet in the order of travel after it, in words. */
  unmet: z.array(z.string()),
});
export type OrderChangeQuote = z.infer<typeof OrderChangeQuote>;

export const orderChangeStatuses = ['done', 'waiting', 'refused'] as const;

/** A change as it was asked for. `byCarrier`: else a clerk made it on the carrier's behalf. */
export const FiledOrderChange = z.object({
  _id: Id,
  at: Instant,
  byCarrier: z.boolean(),
  comment: z.string(),
  permits: z.array(
    z.object({
      permit: Id,
      unit: z.int(),
      state: StateValue,
      fate: z.enum(permitFates),
      fee: z.nullable(CentsValue),
      lines: z.array(ChangeLine),
      /** Its state is asked to cancel it; until then it is issued, and nobody is to use it. */
      isCanceled: z.boolean(),
      status: z.enum(orderChangeStatuses),
      reason: z.string(),
    }),
  ),
});
export type FiledOrderChange = z.infer<typeof FiledOrderChange>;

export const RefusedChangeBody = z.object({
  permit: Id,
  reason: filledIn(requiredLongText(1000, 'reason.missing')),
  /** As in `ChangeOrderBody`. */
  over: z.optional(Id),
});

const refusals = [
  'not-found',
  'order.stale',
  'order.refunded',
  'order.no-permit',
  'change.not-possible',
  'change.nothing',
  'change.waiting',
  'payment_in_progress',
] as const;

export const orderChanges = {
  preview: endpoint('POST /permits/orders/{id}/changes/preview', {
    access: 'signed-in',
    summary: 'What a change of a paid order means for each permit, and what it costs or returns; saves nothing',
    body: OrderChangeBody,
    answers: { 200: OrderChangeQuote },
    problems: refusals,
  }),
  change: endpoint('POST /permits/orders/{id}/changes', {
    access: 'signed-in',
    summary:
      'Change a paid order. Permits that are not filed change at once; a clerk asks the states of issued ones. What it costs is then asked for',
    body: ChangeOrderBody,
    answers: { 200: Order },
    problems: [...refusals, 'change.refused', 'amount_changed', 'claim.held'],
  }),
  list: endpoint('GET /permits/orders/{id}/changes', {
    access: 'signed-in',
    summary: 'The changes of a paid order, newest first',
    answers: { 200: z.object({ items: z.array(FiledOrderChange) }) },
    problems: ['not-found'],
  }),
  refuse: endpoint('POST /permits/admin/changes/{id}/refusals', {
    access: 'admin',
    summary: 'The state does not change an issued permit as a change asks: it stays as it is, and its carrier is told',
    body: RefusedChangeBody,
    problems: ['not-found', 'claim.held', 'payment_in_progress', 'refund.not-possible', 'refund.disputed'],
  }),
};
