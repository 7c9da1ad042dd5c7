import { GivenDay, Id, StateValue, SeenNumber, text, longText, rawText } from '../core/values.ts';
import { customerTexts, longestPoNumber, mapFields, orderTexts, permitTexts } from '@wideload/domain';
import * as z from 'zod/mini';
import { UnitFiling } from '../core/filing-values.ts';
import { maxUnits } from '../core/limits.ts';
import { DepartureBody, TripBody } from '../trip/trip.ts';
import { Typed, kingpinValue, axleParts, PlaceBody, unitFields } from './order-fields.ts';

export const CustomerBody = z.object(mapFields(customerTexts, (_, max) => text(max)));

/** Omitted figures of axles stay as they are. */
export const UnitBody = z.object({
  ...unitFields,
  ...mapFields(axleParts, (_, figures) => z.optional(figures)),
  /** From the kingpin to the center of the last axle; omitted, it stays as it is. */
  kingpin: z.optional(kingpinValue),
  /** Answers for the forms of states about the load, beside its measures; omitted, they stay as they are. */
  filing: z.optional(UnitFiling),
  /** Its tab is open. If several units say so, the last one counts; if none does, the current one stays. */
  current: z.optional(z.boolean()),
});
export type UnitBody = z.infer<typeof UnitBody>;

/** The fields of a permit that a person may set; the server decides which permits exist, and their prices. Omitted texts stay as they are. */
export const PermitBody = z.object({
  _id: Id,
  date: z.object({ startDate: GivenDay, endDate: GivenDay }),
  route: z.object({ origin: PlaceBody, destination: PlaceBody }),
  ...mapFields(permitTexts, (_, max) => z.optional(longText(max))),
  comment: longText(permitTexts.comment),
  typed: z._default(Typed, {}),
});
export type PermitBody = z.infer<typeof PermitBody>;

export const CreateOrderBody = z.object({
  /** The browser may choose the id, so that a retry after a lost answer makes no second draft. */
  _id: z.optional(Id),
  customer: CustomerBody,
  ...mapFields(orderTexts, (_, max) => z._default(text(max), '')),
  title: text(orderTexts.title),
  company: z.nullable(Id),
  step: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
});

/**
 * `version` is the one that was read: if the order has changed, the save is refused. Spec [7] sends none, and
 * overwrites. Omitted parts stay as they are. `step` is a wish that the rules clamp.
 */
export const SaveOrderBody = z.object({
  version: z.optional(SeenNumber),
  step: z.optional(z.int().check(z.gte(1), z.lte(6))),
  customer: z.optional(CustomerBody),
  ...mapFields(orderTexts, (_, max) => z.optional(text(max))),
  company: z.optional(z.nullable(Id)),
  jurisdictions: z.optional(z.array(StateValue).check(z.maxLength(51))),
  trip: z.optional(z.nullable(TripBody)),
  units: z.optional(z.array(UnitBody).check(z.minLength(1), z.maxLength(maxUnits))),
  permits: z.optional(z.array(PermitBody).check(z.maxLength(maxUnits * 51))),
  reviewed: z.optional(z.boolean()),
  /** The IANA zone of the carrier, in which a new permit starts today. */
  timeZone: z.optional(rawText(60)),
});
export type SaveOrderBody = z.infer<typeof SaveOrderBody>;

/** `from` is the number that the person saw: if it has changed, the request is refused. */
export const PoNumberBody = z.object({ poNumber: text(longestPoNumber), from: text(200) });

export const CopyOrderBody = z.object({
  /** The browser chooses the id, so that a second press or a retry makes no second draft. */
  _id: Id,
  /** The IANA zone of the carrier, in which the permits start today. */
  timeZone: z.optional(rawText(60)),
  /** The new departure of the trip; without it the trip has none, and the permits start today. */
  departure: z.optional(DepartureBody),
  /** The way back: the places are swapped. Without a departure it leaves the day after the last permit ends. */
  isReturn: z.optional(z.literal(true)),
  /** The next load: the same trucks, trailers and company, from where and when the trip ends; the load and the way are empty. */
  isNextLoad: z.optional(z.literal(true)),
  /** Only this unit of the order, for the next load of one truck. */
  unit: z.optional(Id),
});
