import type { BodyOf, Order, Permit, permits } from '@wideload/contract';
import {
  findResubmissionProblems,
  findUnmetDaysWith,
  isSamePoint,
  parseDay,
  parsePlace,
  type Day,
  type Place,
  type PlaceReading,
  type StateCode,
  type TripPlace,
  type UnmetDays,
  widenToMeet,
} from '@wideload/domain';
import { toFieldMessages } from '@wideload/contract/client';
import { formatList } from '#lib/format-list.ts';
import type { Unplaced } from '#product/trip/unplaced.ts';
import { notReached } from '#product/trip/place.texts.ts';
import * as texts from './order-detail.texts.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';

export type PermitFixForm = {
  start: string;
  end: string;
  origin: string;
  destination: string;
  comment: string;
};

/** A refused permit with what is typed for it. */
export type PermitFix = { permit: Permit; form: PermitFixForm };

type Terms = Omit<BodyOf<typeof permits.resubmitOrder>['permits'][number], '_id'>;
type Chain = { permits: Order['permits']; trip: { states: readonly { state: StateCode }[] } | null };
/** Undefined until it is read; null where the server could not be reached. */
export type ReadPlace = (text: string) => PlaceReading | null | undefined;
type Problem = { name: string; message: string };

export const notAPlace = texts.notAPlace;

const formatPlace = ({ lat, lng }: Place) => `${lat}, ${lng}`;

export function toPermitFixForm({ date, route, comment }: Permit): PermitFixForm {
  return {
    start: date.startDate,
    end: date.endDate,
    origin: formatPlace(route.origin),
    destination: formatPlace(route.destination),
    comment,
  };
}

/** The pairs of permits whose days do not meet once these are sent again. */
export function findUnmetPairs(fixes: readonly PermitFix[], { permits, trip }: Chain): UnmetDays[] {
  const again = fixes.map(({ permit, form: { start, end } }) => {
    return { permit, date: { startDate: parseTypedDay(start) ?? '', endDate: parseTypedDay(end) ?? '' } };
  });
  return findUnmetDaysWith(permits, trip?.states ?? [], again);
}

export function isPairOf({ _id }: Permit, { earlier, later }: UnmetDays): boolean {
  return earlier._id === _id || later._id === _id;
}

/** The days with which one of the permits meets the others, as far as its state and the payment give them; null where none do. */
export function findMeetingTerm(
  { permit, form }: PermitFix,
  fixes: readonly PermitFix[],
  { order, today }: { order: Chain; today: Day },
): { startDate: Day; endDate: Day } | null {
  const pairs = findUnmetPairs(fixes, order);
  const [from, to] = [parseTypedDay(form.start), parseTypedDay(form.end)];
  const wider = from === null || to === null ? null : widenToMeet({ ...permit, from, to }, pairs, today);
  const choices = [wider, permit.planned?.date ?? null].flatMap((date) => {
    const [startDate, endDate] = [parseDay(date?.startDate ?? ''), parseDay(date?.endDate ?? '')];
    return startDate === null || endDate === null ? [] : [{ startDate, endDate }];
  });
  function isMeeting(date: { startDate: Day; endDate: Day }): boolean {
    const changed = { permit, form: { ...form, start: date.startDate, end: date.endDate } };
    const all = fixes.map((fix) => (fix.permit._id === permit._id ? changed : fix));
    const isFree = findResubmissionProblems(permit, { date, route: permit.route }).length === 0;
    return isFree && !findUnmetPairs(all, order).some((pair) => isPairOf(permit, pair));
  }
  return choices.find(isMeeting) ?? null;
}

/** The name that the point was given with, while it is that point. */
export function findPlaceName(place: Place, given: Permit['route']['origin']): string {
  return isSamePoint(place, given) ? given.label : '';
}

/** A typed point keeps its name by being the same point, so only a town brings one. */
function keepName(text: string, { lat, lng, label }: TripPlace): Terms['route']['origin'] {
  return parsePlace(text) === null ? { lat, lng, label } : { lat, lng };
}

function formatFault(fault: Unplaced | null): string {
  if (fault === null) return notReached;
  return fault.is === 'unknown' ? notAPlace : texts.severalPlaces(formatList(fault.places.map(({ label }) => label)));
}

/** Maps the server's error paths to this form's fields. */
export function toFieldName(path: string): string {
  return path.replace(/(route\.(?:origin|destination))\..*$/, '$1');
}

/** @returns the body of the permit, or the problem of each field */
export function parsePermitFix(
  form: PermitFixForm,
  permit: Permit,
  read: ReadPlace,
): { terms: Terms } | { problems: Problem[] } {
  const [from, to] = [read(form.origin), read(form.destination)];
  // Text that is not a day is passed on, and the rules refuse it.
  const date = { startDate: parseTypedDay(form.start) ?? form.start, endDate: parseTypedDay(form.end) ?? form.end };
  const noPlaces = [
    ...(from === undefined || from?.is === 'point' ? [] : [{ name: 'route.origin', message: formatFault(from) }]),
    ...(to === undefined || to?.is === 'point' ? [] : [{ name: 'route.destination', message: formatFault(to) }]),
  ];
  const { origin, destination } = permit.route;
  const route = {
    origin: from?.is === 'point' ? keepName(form.origin, from.place) : origin,
    destination: to?.is === 'point' ? keepName(form.destination, to.place) : destination,
  };
  const wrong = toFieldMessages(findResubmissionProblems(permit, { date, route })).map(({ path, message }) => ({
    name: toFieldName(path),
    message,
  }));
  if (wrong.length > 0 || noPlaces.length > 0) return { problems: [...wrong, ...noPlaces] };
  // The rules above accept only days.
  const days = { startDate: date.startDate as Day, endDate: date.endDate as Day };
  return { terms: { date: days, route, comment: form.comment } };
}
