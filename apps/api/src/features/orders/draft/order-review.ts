import {
  mergeReviewChanges,
  isReviewKept,
  findPermitPriceChanges,
  findProblems,
  findRecordChanges,
  findPastPart,
  toLocalNow,
  type ReviewChange,
  type Departure,
  type DraftTrip,
  type LocalNow,
  type TripPlace,
} from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import { HOUR } from '#clock.ts';
import { createFieldProblem, type Problem } from '#problem.ts';
import { computeLocalNow } from '../order-days.ts';
import type { StoredOrder, StoredUnit } from '../stored-order.ts';

type SaveResult = { before: StoredOrder; changed: StoredOrder; decided: StoredOrder };

/** The review mark after a save; without it, the list edits since the order was reviewed. */
export function computeReview({ before, changed, decided }: SaveResult, asked: boolean | undefined) {
  if (isReviewed(before, decided, asked ?? before.reviewed)) return { reviewed: true, reviewChanges: [] };
  const isWatched = before.reviewed || asked === true || before.reviewChanges.length > 0;
  const found = isWatched ? listChanges({ before, changed, decided }) : [];
  return { reviewed: false, reviewChanges: mergeReviewChanges(before.reviewChanges, found, decided) };
}

/** An order is reviewed only if this save changes nothing in it and it has no problems left. */
function isReviewed(before: StoredOrder, after: StoredOrder, asked: boolean): boolean {
  if (!asked || !isReviewKept(before, after)) return false;
  const steps = ['basic-details', 'jurisdiction', 'vehicles', 'permits'] as const;
  return steps.every((step) => findProblems(step, after).length === 0);
}

/** Prices count as changed by the lists only where the save itself changed nothing. */
function listChanges({ before, changed, decided }: SaveResult): ReviewChange[] {
  const records = findRecordChanges(before, decided);
  const isOwn = !isReviewKept(before, restoreRecords(before, changed));
  return isOwn ? records : [...records, ...findPermitPriceChanges(before, decided)];
}

/** `order` with the company, trucks and trailers that it shares with `before` in their earlier state. */
function restoreRecords(before: StoredOrder, order: StoredOrder): StoredOrder {
  const units = order.units.map((unit): StoredUnit => {
    const was = before.units.find(({ _id }) => _id === unit._id);
    return { ...unit, truck: keepIfSame(was?.truck, unit.truck), trailer: keepIfSame(was?.trailer, unit.trailer) };
  });
  return { ...order, company: keepIfSame(before.company, order.company), units };
}

function keepIfSame<T extends { _id: string }>(was: T | null | undefined, is: T | null): T | null {
  return was !== undefined && was?._id === is?._id ? was : is;
}

/** Filling in a form takes a while, and clocks differ. */
const tolerance = HOUR;

const messages = {
  startDate: 'This day has passed. Choose today or a later day.',
  startTime: 'This hour has passed. Choose a later one.',
} as const;

type Given = { now: Date; timeZone: string | undefined };

/** Refuses a departure in the past, that of the order or of a unit. One that the draft had before is kept, and the form says so. */
export function refusePastDepartures(before: DraftTrip | null, trip: DraftTrip | null | undefined, given: Given): void {
  if (trip === null || trip === undefined) return;
  const origin = trip.places[0] ?? null;
  if (!isSame(trip, before)) refusePastDeparture(trip, 'trip', { ...given, origin });
  for (const [at, departure] of trip.departures.entries()) {
    const known = before?.departures.find(({ unit }) => unit === departure.unit) ?? before;
    if (!isSame(departure, known)) refusePastDeparture(departure, `trip.departures.${at}`, { ...given, origin });
  }
}

/** `path` leads to the departure in the body. */
export function refusePastDeparture(
  departure: Departure,
  path: string,
  { now, timeZone, origin }: Given & { origin: TripPlace | null },
): void {
  const part = findPastPart(departure, findEarliest({ now: new Date(now.getTime() - tolerance), timeZone, origin }));
  if (part !== null) throw toProblem(path, part);
}

function toProblem(path: string, part: keyof typeof messages): Problem {
  return createFieldProblem(`${path}.${part}`, messages[part]);
}

/** The carrier's clock or that of the origin, whichever is behind. */
function findEarliest({ now, timeZone, origin }: Given & { origin: TripPlace | null }): LocalNow {
  const own = computeLocalNow(timeZone, now);
  const there = origin === null ? null : toLocalNow(now, localTime.findZone(origin));
  return there !== null && `${there.day} ${there.time}` < `${own.day} ${own.time}` ? there : own;
}

function isSame({ startDate, startTime }: Departure, other: Departure | null): boolean {
  return other !== null && startDate === other.startDate && startTime === other.startTime;
}
