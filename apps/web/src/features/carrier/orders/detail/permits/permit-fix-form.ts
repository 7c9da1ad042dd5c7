import type { BodyOf, Permit, permits } from '@wideload/contract';
import { findResubmissionProblems, isSamePoint, parsePlace, type Day, type Place } from '@wideload/domain';
import { toFieldMessages } from '@wideload/contract/client';
import * as texts from '../order-detail.texts.ts';
import { parseTypedDay } from '../../../../../product/permit/typed-day.ts';

export type PermitFixForm = {
  start: string;
  end: string;
  origin: string;
  destination: string;
  comment: string;
  answer: string;
};

type Body = BodyOf<typeof permits.resubmit>;
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
    answer: '',
  };
}

/** The name that the point was given with, while it is that point. */
export function findPlaceName(place: Place, given: Permit['route']['origin']): string {
  return isSamePoint(place, given) ? given.label : '';
}

/** Maps the server's error paths to this form's fields. */
export function toFieldName(path: string): string {
  return path.replace(/^(route\.(?:origin|destination))\..*$/, '$1');
}

/** The request body, or the problem of each field. */
export function parsePermitFix(form: PermitFixForm, permit: Permit): { body: Body } | { problems: Problem[] } {
  const [origin, destination] = [parsePlace(form.origin), parsePlace(form.destination)];
  // Text that is not a day is passed on, and the rules refuse it.
  const date = { startDate: parseTypedDay(form.start) ?? form.start, endDate: parseTypedDay(form.end) ?? form.end };
  const noPlaces = [
    ...(origin === null ? [{ name: 'route.origin', message: notAPlace }] : []),
    ...(destination === null ? [{ name: 'route.destination', message: notAPlace }] : []),
  ];
  const route = { origin: origin ?? permit.route.origin, destination: destination ?? permit.route.destination };
  const wrong = toFieldMessages(findResubmissionProblems(permit, { date, route })).map(({ path, message }) => ({
    name: toFieldName(path),
    message,
  }));
  if (wrong.length > 0 || noPlaces.length > 0) return { problems: [...wrong, ...noPlaces] };
  // The rules above accept only days.
  const days = { startDate: date.startDate as Day, endDate: date.endDate as Day };
  return { body: { date: days, route, comment: form.comment, answer: form.answer } };
}
