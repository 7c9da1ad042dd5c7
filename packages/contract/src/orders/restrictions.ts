import { maxima } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { InputCode } from '../core/input-messages.ts';
import {
  GivenDay,
  Id,
  Instant,
  OptionalDay,
  StateValue,
  SeenNumber,
  text,
  requiredText,
  requiredLongText,
} from '../core/values.ts';

const least = (max: number) =>
  z._default(
    z.nullable(
      z
        .int()
        .check(
          z.gte(1, 'number.too-low' satisfies InputCode),
          z.lte(max, `number.too-high:${max}` satisfies InputCode),
        ),
    ),
    null,
  );

const isLink = (address: string) => /^https?:\/\/[^\s/.]+\.\S+$/.test(address);

/** A closed or limited road, place or state. Inches and pounds: loads of that figure and more are concerned; null for all. */
const restrictionFields = {
  state: StateValue,
  /** As trips name it, such as `I-35`; `''` for every road. */
  road: z._default(text(40), ''),
  /** Words for the reader. */
  place: z._default(text(100), ''),
  firstDay: GivenDay,
  /** `''`: until further notice. */
  lastDay: z._default(OptionalDay, ''),
  width: least(maxima.width),
  height: least(maxima.height),
  length: least(maxima.length),
  weight: least(maxima.weight),
  what: requiredLongText(500, 'restriction.missing'),
  /** The page that says so. */
  source: requiredText(500, 'link.wrong').check(z.refine(isLink, 'link.wrong' satisfies InputCode)),
};

type Days = { firstDay: string; lastDay: string };
const isInOrder = ({ firstDay, lastDay }: Days) => lastDay === '' || lastDay >= firstDay;
const inOrder = z.refine<Days>(isInOrder, { path: ['lastDay'], error: 'last-day.early' satisfies InputCode });

export const RestrictionBody = z.object(restrictionFields).check(inOrder);
export type RestrictionBody = z.infer<typeof RestrictionBody>;

export const StoredRestriction = z.extend(z.object(restrictionFields), {
  _id: Id,
  version: z.int(),
  createdAt: Instant,
  withdrawnAt: z.nullable(Instant),
  /** Open trips that are warned of it. */
  trips: z.int(),
});
export type StoredRestriction = z.infer<typeof StoredRestriction>;

/** The desk enters what closes a road, and the carriers of the open trips that cross it are warned. */
export const restrictions = {
  list: endpoint('GET /permits/admin/restrictions', {
    access: 'admin',
    summary: 'The restrictions that hold or will hold, then the last ones that were withdrawn or are over; at most 200',
    answers: { 200: z.object({ items: z.array(StoredRestriction) }) },
  }),
  preview: endpoint('POST /permits/admin/restrictions/preview', {
    access: 'admin',
    summary: 'How many open trips a restriction would concern; nothing is stored',
    body: RestrictionBody,
    answers: { 200: z.object({ trips: z.int() }) },
    perMinute: 60,
  }),
  create: endpoint('POST /permits/admin/restrictions', {
    access: 'admin',
    summary: 'Enter a restriction; the carriers of the open trips that cross it are warned within a minute',
    body: RestrictionBody,
    answers: { 201: StoredRestriction },
  }),
  update: endpoint('PUT /permits/admin/restrictions/{id}', {
    access: 'admin',
    summary:
      'Change a restriction; who was warned is told what it says now, or that it does not concern the trip any more',
    body: z.extend(z.object(restrictionFields), { version: SeenNumber }).check(inOrder),
    answers: { 200: StoredRestriction },
    problems: ['not-found', 'restriction.stale', 'restriction.withdrawn'],
  }),
  withdraw: endpoint('DELETE /permits/admin/restrictions/{id}', {
    access: 'admin',
    summary: 'Withdraw a restriction; who was warned is told so',
    answers: { 200: StoredRestriction },
    problems: ['not-found'],
  }),
};
