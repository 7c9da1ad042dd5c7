import {
  axleKeys,
  countAxles,
  dimensionKeys,
  fillOverhangs,
  findKingpinFault,
  findOtherAxleSum,
  findPastPart,
  formatLength,
  formatPounds,
  maxWeight,
  inches,
  longestPermitDays,
  moreGapKeys,
  checkLength,
  parseDay,
  parseLength,
  parsePounds,
  pounds,
  type AxleKey,
  type Departure,
  followRoute,
  parseStateList,
  type StateCode,
  type TripState,
} from '@wideload/domain';
import { findNow } from '#lib/today.ts';
import {
  axleWeightKeys,
  parseDays,
  toFacts,
  findField,
  type AxleWeightKey,
  type FormKey,
  type LengthKey,
  type LoadForm,
} from './load-form.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import { isStopKey, stopKeys, type PlaceKey } from './trip/trip-answer.ts';

const maxQuoteLength = 80;

export type FieldProblems = Partial<Record<FormKey, string>>;

/** The places that cannot be read. */
export type PlaceProblems = Partial<Record<PlaceKey, string>>;

export type TypedStates = { states: StateCode[]; unknown: string[] };

/** Unsold states come last. */
export function parseStates(text: string): TypedStates {
  const { states, notSold, unknown } = parseStateList(text);
  return { states: [...states, ...notSold], unknown };
}

/** Unknown words stay. */
export function toggleState(text: string, code: StateCode): string {
  const { states, unknown } = parseStates(text);
  const others = states.filter((other) => other !== code);
  return [...(others.length < states.length ? others : [...states, code]), ...unknown].join(', ');
}

/** The text after a change of the route: changes by hand and unknown words stay. */
export function followTrip(
  text: string,
  { from, to }: { from: readonly TripState[]; to: readonly TripState[] },
): string {
  const { states, unknown } = parseStates(text);
  const next = followRoute(states, { from: states.length === 0 ? [] : from, to });
  return [...next, ...unknown].join(', ');
}

/** No field is required: an empty one is only unknown. `zone` is that of From, without which an hour is neither past nor ahead. */
export function findProblems(
  form: LoadForm,
  {
    unknown,
    places = {},
    zone = null,
  }: Pick<TypedStates, 'unknown'> & { places?: PlaceProblems; zone?: string | null },
  texts: LoadCheckTexts,
): FieldProblems {
  const problems: FieldProblems = { ...places };
  const put = (key: FormKey, message: string | null) => {
    if (message !== null) problems[key] = message;
  };
  for (const key of [...dimensionKeys, ...axleKeys, 'kingpin', 'trailer'] as const)
    put(key, findLengthProblem(form, key, texts));
  for (const key of findSkippedGaps(form)) put(key, texts.gapMissing);
  put('length', problems.length ?? findSpanProblem(form, texts));
  put('kingpin', problems.kingpin ?? findKingpinProblem(form, texts));
  put('weight', findWeightProblem(form.weight, texts.fields.weight, texts) ?? findSumProblem(form, texts));
  for (const [at, key] of axleWeightKeys.entries()) put(key, findAxleProblem(form, key, { axle: at + 1, texts }));
  put('days', parseDays(form.days) === null ? texts.daysRefused(longestPermitDays) : null);
  const past = findPastPart(parseDeparture(form), findNow(zone));
  put('leaving', past === 'startDate' ? texts.trip.dayIsOver : null);
  put('hour', past === 'startTime' ? texts.trip.hourIsOver : null);
  put('states', unknown.length === 0 ? null : texts.unknownStates(truncate(unknown.join(', '))));
  return problems;
}

function parseDeparture({ leaving, hour }: LoadForm): Departure {
  return { startDate: parseDay(leaving), startTime: hour === '' ? null : hour };
}

/** The visible label: `1 to 2` for an axle distance. */
export function formatLengthLabel(key: LengthKey, texts: LoadCheckTexts): string {
  return isGap(key) ? texts.gap(axleKeys.indexOf(key) + 1) : texts.fields[key];
}

function isGap(key: FormKey): key is AxleKey {
  return axleKeys.some((gap) => gap === key);
}

export function formatFieldLabel(key: FormKey, texts: LoadCheckTexts): string {
  if (isStopKey(key)) return texts.trip.stop(stopKeys.indexOf(key) + 1);
  if (isAxleWeight(key)) return texts.axleWeight(axleWeightKeys.indexOf(key) + 1);
  return isGap(key) ? texts.axleDistance(formatLengthLabel(key, texts)) : texts.fields[key];
}

function isAxleWeight(key: FormKey): key is AxleWeightKey {
  return axleWeightKeys.some((axle) => axle === key);
}

/** The accessible name, which begins with the visible label: `1 to 2, axle distance`. */
export function formatLengthFieldName(key: LengthKey, texts: LoadCheckTexts): string {
  const label = formatLengthLabel(key, texts);
  return isGap(key) ? texts.axleField(label) : label;
}

function findLengthProblem(form: LoadForm, key: LengthKey, texts: LoadCheckTexts): string | null {
  const text = form[key];
  if (text.trim() === '') return null;
  const parsed = parseLength(text, findField(key).usual);
  if (!parsed.ok) return texts.lengthRefused(parsed.because);
  if (checkLength(parsed.inches, findField(key)) === null) return null;
  const label = formatFieldLabel(key, texts);
  return parsed.inches === 0 ? texts.tooLittle(label) : texts.tooMuch(label, formatLength(findField(key).to));
}

export function truncate(words: string): string {
  return words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength)}…` : words;
}

function findAxleProblem(
  form: LoadForm,
  key: AxleWeightKey,
  { axle, texts }: { axle: number; texts: LoadCheckTexts },
): string | null {
  if (form[key].trim() === '') return null;
  if (axle > countAxles(toFacts(form).axles)) return texts.axleMissing(axle);
  return findWeightProblem(form[key], texts.axleWeight(axle), texts);
}

/** Blank, with a distance further back. */
function findSkippedGaps(form: LoadForm): AxleKey[] {
  const last = moreGapKeys.findLastIndex((key) => form[key].trim() !== '');
  return moreGapKeys.slice(0, Math.max(0, last)).filter((key) => form[key].trim() === '');
}

function findSumProblem(form: LoadForm, texts: LoadCheckTexts): string | null {
  const facts = toFacts(form);
  const sum = findOtherAxleSum(facts);
  if (sum === null || facts.weight === null) return null;
  return texts.otherAxleSum(formatPounds(pounds(sum)), formatPounds(pounds(facts.weight)));
}

function findWeightProblem(text: string, label: string, texts: LoadCheckTexts): string | null {
  if (text.trim() === '') return null;
  const parsed = parsePounds(text);
  if (/^\s*[-−]/.test(text) || (parsed.ok && parsed.pounds === 0)) return texts.tooLittle(label);
  if (!parsed.ok && parsed.because !== 'weight.out-of-range') return texts.weightRefused(parsed.because);
  return !parsed.ok || parsed.pounds > maxWeight ? texts.tooMuch(label, formatPounds(maxWeight)) : null;
}

function findKingpinProblem(form: LoadForm, texts: LoadCheckTexts): string | null {
  const range = findKingpinFault(fillOverhangs(toFacts(form)));
  return range === null ? null : texts.kingpinImpossible(formatLength(range.from), formatLength(range.to));
}

/** Axles are under the vehicle: distances that exceed its length would make the bridge formula too lenient. */
function findSpanProblem(form: LoadForm, texts: LoadCheckTexts): string | null {
  const { dimensions, axles } = toFacts(form);
  const sum = axleKeys.reduce((all, key) => all + (axles[key] ?? 0), 0);
  if (dimensions.length === null || sum <= dimensions.length) return null;
  return texts.axlesTooLong(formatLength(inches(sum)), formatLength(inches(dimensions.length)));
}
