import { coordinateProblem, countDays, longestPermitDays, type Day, type DraftPermit } from '@wideload/domain';
import type { Permit, PermitBody } from '@wideload/contract';
import { dayOfText } from './date-text.ts';

export type RouteEnd = 'origin' | 'destination';
export type PlaceText = { lat: string; lng: string };

/** One permit as its card shows it: text, whether it is a value or not. */
export type PermitForm = {
  _id: string;
  startDate: string;
  endDate: string;
  route: Record<RouteEnd, PlaceText>;
  comment: string;
};

const ends = ['origin', 'destination'] as const;
const axes = ['lat', 'lng'] as const;
/** Text that the server keeps of one field. */
const longestText = 200;

export function permitFormOf({ _id, date, route, comment, typed }: Permit): PermitForm {
  const place = (end: RouteEnd): PlaceText => ({
    lat: typed[`route.${end}.lat`] ?? String(route[end].lat),
    lng: typed[`route.${end}.lng`] ?? String(route[end].lng),
  });
  return {
    _id,
    startDate: typed['date.startDate'] ?? date.startDate,
    endDate: typed['date.endDate'] ?? date.endDate,
    route: { origin: place('origin'), destination: place('destination') },
    comment,
  };
}

/** What the server is told: values where there are some, else the last ones, with the text beside them. */
export function permitBodyOf(form: PermitForm, stored: Permit): PermitBody {
  const { _id, date, route, comment, typed } = draftPermitOf(form, stored);
  // The stored days were days when the server sent them.
  return {
    _id,
    date: { startDate: date.startDate as Day, endDate: date.endDate as Day },
    route,
    comment,
    typed: { ...typed },
  };
}

/** The permit as the rules read it: values that fit one another, and beside them the text that stands for something else. */
export function draftPermitOf(form: PermitForm, stored: Permit): DraftPermit {
  const typed: Record<string, string> = {};
  const date = rangeOf(form);
  if (date === null) {
    typed['date.startDate'] = keptDay(form.startDate);
    typed['date.endDate'] = keptDay(form.endDate);
  }
  const route = { origin: { ...stored.route.origin }, destination: { ...stored.route.destination } };
  for (const end of ends) {
    for (const axis of axes) {
      const text = form.route[end][axis];
      if (coordinateProblem(text, axis) === null) route[end][axis] = Number.parseFloat(text.trim().replace('−', '-'));
      if (String(route[end][axis]) !== text) typed[`route.${end}.${axis}`] = text.slice(0, longestText);
    }
  }
  return { ...stored, date: date ?? stored.date, route, comment: form.comment, typed };
}

/** The two days, if they are days that make a range; the server takes no others as values. */
function rangeOf({ startDate, endDate }: PermitForm): DraftPermit['date'] | null {
  const [start, end] = [dayOfText(startDate), dayOfText(endDate)];
  if (start === null || end === null) return null;
  const days = countDays(start, end);
  return days >= 1 && days <= longestPermitDays ? { startDate: start, endDate: end } : null;
}

/** The day that was typed; a text that is none as it is. */
function keptDay(text: string): string {
  return dayOfText(text) ?? text.slice(0, longestText);
}
