import type { RouteValue } from '@wideload/contract';
import {
  firstGapKeys,
  dimensionKeys,
  findBeyondLimits,
  checkLoad,
  encodeLoad,
  encodeTrip,
  usualPermitDays,
  fillOverhangs,
  isOnlyOverweight,
  isOrdered,
  listTripStates,
  type BeyondLimits,
  type Cents,
  type KnownFacts,
  type LoadCheck,
  type StateCode,
} from '@wideload/domain';
import { truncate, type FieldProblems, type TypedStates } from './field-problems.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import { formKeys, parseDays, toFacts, type FormKey, type LoadForm } from './load-form.ts';
import { toMiles, type TripAnswer, listTypedPlaces } from './trip/trip-answer.ts';

export type CheckedForm = {
  check: LoadCheck;
  /** The fees on the route that is not chosen. */
  otherFees: Cents | null;
  beyond: BeyondLimits[];
  hasFigures: boolean;
  states: readonly StateCode[];
  days: number;
  /** Words that are no state: with any of them there is no total, and no order. */
  unknown: readonly string[];
  /** Fields with an impossible or unreadable figure, with the same consequence. */
  unread: readonly FormKey[];
  /** Of the order: the code of the load, and the trip. */
  code: string;
  /** Including unreadable input. */
  search: string;
};

type Given = { typed: TypedStates; problems: FieldProblems; trip: TripAnswer };

export function checkForm(form: LoadForm, { typed, problems, trip }: Given): CheckedForm {
  const { states, unknown } = typed;
  const unread = formKeys.filter((key) => key !== 'states' && problems[key] !== undefined);
  const facts = toFacts(form);
  const places = trip.places === null ? listTypedPlaces(form) : [];
  const kept = new Set<FormKey>([...places, ...(unknown.length > 0 ? (['states'] as const) : []), ...unread]);
  const way = listTripParameters(form, trip);
  const days = parseDays(form.days) ?? usualPermitDays;
  const load = encodeLoad({ states, facts, days });
  const miles = trip.route === null ? {} : toMiles(trip.route.states);
  const { dimensions, axles, kingpin = null, weight, trailer } = facts;
  const figures = [...Object.values(dimensions), ...Object.values(axles), kingpin, weight, trailer?.length ?? null];
  const hasFigures = figures.some((figure) => figure !== null);
  return {
    check: checkLoad(facts, states, { days, miles }),
    otherFees: hasFigures && trip.other !== null ? sumRouteFees(trip.other, { facts, days }) : null,
    beyond: findBeyondLimits(fillOverhangs(facts), states),
    hasFigures,
    states,
    days,
    unknown,
    unread,
    code: [load, ...way.map(([key, value]) => `${key}=${encodeURIComponent(value)}`)].join('&'),
    search: `?${new URLSearchParams([['load', load], ...way, ...[...kept].map((key) => [key, form[key].trim()])]).toString()}`,
  };
}

function sumRouteFees({ states }: RouteValue, { facts, days }: { facts: KnownFacts; days: number }): Cents {
  return checkLoad(facts, listTripStates(states), { days, miles: toMiles(states) }).total;
}

function listTripParameters({ leaving, hour }: LoadForm, { places, chosen }: TripAnswer): [string, string][] {
  const parameters: [string, string][] = [
    ['trip', places === null ? '' : encodeTrip(places)],
    ['route', places === null ? '' : (chosen ?? '')],
    ['leaving', leaving],
    ['hour', hour],
  ];
  return parameters.filter(([, value]) => value !== '');
}

export function hasAnswers({ states, hasFigures }: CheckedForm): boolean {
  return states.length > 0 && hasFigures;
}

/** @returns true if every state and figure could be read, and a permit has a fee. */
export function hasTotal({ check, unknown, unread }: CheckedForm): boolean {
  return unknown.length + unread.length === 0 && check.rows.some(({ need }) => isOrdered(need));
}

export function listMissing(form: LoadForm, texts: LoadCheckTexts): string {
  const { dimensions, weight, axles, trailer } = toFacts(form);
  const lengths = dimensionKeys
    .filter((key) => dimensions[key] === null && !(key.endsWith('Overhang') && form[key].trim() === ''))
    .map((key) => texts.dimensionName(texts.fields[key]));
  const isAxleMissing = firstGapKeys.some((key) => axles[key] === null);
  return texts.list([
    ...lengths,
    ...(weight === null ? [texts.dimensionName(texts.fields.weight)] : []),
    ...(trailer === null ? [texts.dimensionName(texts.fields.trailer)] : []),
    ...(isAxleMissing ? [texts.missingAxles] : []),
  ]);
}

export type Headline = { tone: 'loud' | 'plain'; title: string; text: string };

export function buildHeadline(
  form: LoadForm,
  { check, beyond, hasFigures, states, unknown }: CheckedForm,
  texts: LoadCheckTexts,
): Headline {
  if (states.length === 0) return { tone: 'plain', title: texts.question, text: texts.randomStates };
  if (!hasFigures) return { tone: 'plain', title: texts.question, text: texts.typeLoad };
  const needs = check.rows.map(({ need }) => need);
  const loud = isOnlyOverweight(needs.flatMap(({ reasons }) => reasons)) ? texts.overweight : texts.oversize;
  if (beyond.length > 0) return { tone: 'loud', title: loud, text: toSentence(texts.beyond(beyond)) };
  const needing = needs.find(({ verdict }) => verdict === 'needs');
  const [reason] = needing?.reasons ?? [];
  if (needing !== undefined && reason !== undefined)
    return { tone: 'loud', title: loud, text: toSentence(texts.firstReason(needing.state, reason)) };
  const depending = needs.find(({ verdict }) => verdict === 'depends');
  const [condition] = depending?.open ?? [];
  if (depending !== undefined && condition !== undefined)
    return { tone: 'plain', title: texts.depends, text: toSentence(texts.dependsOn(depending.state, condition)) };
  if (unknown.length > 0)
    return { tone: 'plain', title: texts.legalSoFar, text: texts.unknownStates(truncate(unknown.join(', '))) };
  if (check.isLegal) return { tone: 'plain', title: texts.legal, text: texts.legalIn(states) };
  return { tone: 'plain', title: texts.legalSoFar, text: texts.missing(listMissing(form, texts)) };
}

function toSentence(text: string): string {
  return `${text}.`;
}
