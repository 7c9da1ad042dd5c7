import { addDays, compareDays, type Day } from '../basics/day.ts';
import type { StateCode } from '../basics/state-code.ts';
import { findPermitDays, findUnmetDays, type ChainedPermit, type UnmetDays } from './permits/unmet-days.ts';

/** Both ends count. */
export type DaySpan = { from: Day; to: Day };

/** The days on which a truck enters and leaves a state; a state that the way crosses twice is one stay. */
export type BoardStay = DaySpan & { state: StateCode };

/** One unit of an order: a truck and its trailer on the way. A unit's id is unique within its order only. */
export type BoardTrip = {
  order: string;
  unit: string;
  truck: string;
  trailer: string | null;
  /** From the departure to the arrival. */
  days: DaySpan;
  /** Empty where the way is not known. */
  stays: readonly BoardStay[];
  /** Each visit, in the order of travel. */
  states: readonly { state: StateCode }[];
  permits: readonly ChainedPermit[];
};

export type BoardConflict<Trip extends BoardTrip = BoardTrip> =
  /** `days`: those of both trips. */
  | { code: 'truck-twice' | 'trailer-twice'; other: Trip; days: DaySpan }
  | { code: 'days-apart'; pair: UnmetDays }
  /** The permit ends on `ends`, and the truck is in the state until `leaves`. */
  | { code: 'ends-early'; state: StateCode; ends: Day; leaves: Day }
  /** The truck is in the state on `days`, and its permit is refused, void, or begins later. */
  | { code: 'no-permit'; state: StateCode; days: DaySpan };

const findLater = (a: Day, b: Day) => (compareDays(a, b) > 0 ? a : b);
const findEarlier = (a: Day, b: Day) => (compareDays(a, b) < 0 ? a : b);

/** The days that two spans have in common; null without any. */
export function findCommonDays(a: DaySpan, b: DaySpan): DaySpan | null {
  const [from, to] = [findLater(a.from, b.from), findEarlier(a.to, b.to)];
  return compareDays(from, to) > 0 ? null : { from, to };
}

/** A truck may leave again on the day on which it has arrived. */
function findSharedDays(a: DaySpan, b: DaySpan): DaySpan | null {
  const common = findCommonDays(a, b);
  const isHandOver = common !== null && common.from === common.to && a.from !== b.from;
  return isHandOver ? null : common;
}

/** If the truck is on both trips, its trailer need not be named. */
function findTwice<Trip extends BoardTrip>(trip: Trip, others: readonly Trip[]): BoardConflict<Trip>[] {
  return others.flatMap((other): BoardConflict<Trip>[] => {
    const days = findSharedDays(trip.days, other.days);
    if (days === null || (other.order === trip.order && other.unit === trip.unit)) return [];
    if (trip.truck === other.truck) return [{ code: 'truck-twice', other, days }];
    const isTrailer = trip.trailer !== null && trip.trailer === other.trailer;
    return isTrailer ? [{ code: 'trailer-twice', other, days }] : [];
  });
}

/** A state without a permit of the trip needs none. */
function findUncovered({ from, to, state }: BoardStay, permits: readonly ChainedPermit[]): BoardConflict<never>[] {
  const own = permits.filter((permit) => permit.state === state);
  if (own.length === 0) return [];
  const days = own.map(findPermitDays).find((found) => found !== null) ?? null;
  if (days === null) return [{ code: 'no-permit', state, days: { from, to } }];
  const isLate = compareDays(days.from, from) > 0;
  const isOver = compareDays(days.to, to) < 0;
  return [
    ...(isLate
      ? [{ code: 'no-permit' as const, state, days: { from, to: findEarlier(addDays(days.from, -1), to) } }]
      : []),
    ...(isOver ? [{ code: 'ends-early' as const, state, ends: days.to, leaves: to }] : []),
  ];
}

/** Finds the conflicts of a trip on the board, by itself and beside the others. */
export function findBoardConflicts<Trip extends BoardTrip>(trip: Trip, others: readonly Trip[]): BoardConflict<Trip>[] {
  return [
    ...findTwice(trip, others),
    ...findUnmetDays(trip.permits, trip.states).map((pair) => ({ code: 'days-apart' as const, pair })),
    ...trip.stays.flatMap((stay) => findUncovered(stay, trip.permits)),
  ];
}
