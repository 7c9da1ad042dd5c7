import {
  checkCoordinate,
  countDays,
  longestPermitDays,
  selectPermitTexts,
  type Day,
  type DraftPermit,
  type PermitTexts,
} from '@wideload/domain';
import type { Permit, PermitBody } from '@wideload/contract';
import { parseTypedDay } from '#product/permit/typed-day.ts';

export type RouteEnd = 'origin' | 'destination';
/** A label names the point that it was given with. */
export type PlaceText = { lat: string; lng: string; label: string };

export type PermitForm = PermitTexts & {
  _id: string;
  startDate: string;
  endDate: string;
  route: Record<RouteEnd, PlaceText>;
};

const ends = ['origin', 'destination'] as const;
const axes = ['lat', 'lng'] as const;
/** Max length of a text that the server stores for one field. */
const maxTextLength = 200;

export function toPermitForm(permit: Permit): PermitForm {
  const { _id, date, route, typed } = permit;
  const place = (end: RouteEnd): PlaceText => {
    const { lat, lng, label } = toExactPlace(route[end]);
    return { lat: typed[`route.${end}.lat`] ?? lat, lng: typed[`route.${end}.lng`] ?? lng, label };
  };
  return {
    _id,
    startDate: typed['date.startDate'] ?? date.startDate,
    endDate: typed['date.endDate'] ?? date.endDate,
    route: { origin: place('origin'), destination: place('destination') },
    ...selectPermitTexts(permit),
  };
}

/** The point of a trip with all its digits, so that it counts as the same point. */
export function toExactPlace({ lat, lng, label }: Permit['route'][RouteEnd]): PlaceText {
  return { lat: String(lat), lng: String(lng), label };
}

/** The request body: valid values, otherwise the last valid ones, with the typed text beside them. */
export function toPermitBody(form: PermitForm, stored: Permit): PermitBody & PermitTexts & Pick<Permit, 'route'> {
  const { _id, date, route, typed } = toDraftPermit(form, stored);
  // The stored days were valid when the server sent them.
  return {
    _id,
    date: { startDate: date.startDate as Day, endDate: date.endDate as Day },
    route,
    ...selectPermitTexts(form),
    typed: { ...typed },
  };
}

/** The permit in the shape of the rules: consistent values, with the texts that are no values beside them. */
export function toDraftPermit(form: PermitForm, stored: Permit): DraftPermit & Pick<Permit, 'route'> {
  const typed: Record<string, string> = {};
  const date = parseRange(form);
  if (date === null) {
    typed['date.startDate'] = normalizeDay(form.startDate);
    typed['date.endDate'] = normalizeDay(form.endDate);
  }
  const route = { origin: { ...stored.route.origin }, destination: { ...stored.route.destination } };
  for (const end of ends) {
    route[end].label = form.route[end].label;
    for (const axis of axes) {
      const text = form.route[end][axis];
      if (checkCoordinate(text, axis) === null) route[end][axis] = Number.parseFloat(text.trim().replace('−', '-'));
      if (String(route[end][axis]) !== text) typed[`route.${end}.${axis}`] = text.slice(0, maxTextLength);
    }
  }
  return { ...stored, ...selectPermitTexts(form), date: date ?? stored.date, route, typed };
}

/** The form after the server changed the permit: its days and places count where the screen still has the earlier ones. */
export function followServer(shown: PermitForm, { was, is }: { was: Permit | undefined; is: Permit }): PermitForm {
  if (was === undefined) return shown;
  const [before, after] = [toPermitForm(was), toPermitForm(is)];
  const isDateMoved = differs(before, after) && !differs(shown, before);
  const followPlace = (end: RouteEnd) => (isSamePoint(shown.route[end], before.route[end]) ? after : shown).route[end];
  return {
    ...shown,
    ...(isDateMoved && { startDate: after.startDate, endDate: after.endDate }),
    route: { origin: followPlace('origin'), destination: followPlace('destination') },
  };
}

function differs(a: PermitForm, b: PermitForm): boolean {
  return normalizeDay(a.startDate) !== normalizeDay(b.startDate) || normalizeDay(a.endDate) !== normalizeDay(b.endDate);
}

function isSamePoint(a: PlaceText, b: PlaceText): boolean {
  return axes.every((axis) => a[axis].trim() === b[axis]);
}

/** The two days when they form a range; the server accepts nothing else as values. */
function parseRange({ startDate, endDate }: PermitForm): DraftPermit['date'] | null {
  const [start, end] = [parseTypedDay(startDate), parseTypedDay(endDate)];
  if (start === null || end === null) return null;
  const days = countDays(start, end);
  return days >= 1 && days <= longestPermitDays ? { startDate: start, endDate: end } : null;
}

function normalizeDay(text: string): string {
  return parseTypedDay(text) ?? text.slice(0, maxTextLength);
}
