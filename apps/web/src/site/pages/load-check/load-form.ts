import {
  axleBounds,
  axleKeys,
  axleNames,
  axleNumbers,
  dropMissingAxles,
  mapFields as mapRecord,
  dimensionKeys,
  formatLength,
  formatPounds,
  inches,
  lengthFields,
  checkLength,
  longestPermitDays,
  parseLength,
  parsePounds,
  pounds,
  getRecordedTrailer,
  trailerField,
  usualPermitDays,
  checkWeight,
  type AxleName,
  type KnownFacts,
  type LengthField,
  type SharedLoad,
  loadRowKeys,
  parseLoadRow,
  parseLoadSize,
  type LoadRowReading,
  type LoadSizeReading,
} from '@wideload/domain';
import { emptyTripForm, tripKeys, type TripKey } from './trip/trip-answer.ts';
import type { LengthChoice } from '#ui/form/length-field.tsx';
import type { LoadCheckTexts } from './load-check-texts.ts';

const unitKeys = [...dimensionKeys, ...axleKeys, 'kingpin'] as const;
const lengthKeys = [...unitKeys, 'trailer'] as const;

export type LengthKey = (typeof lengthKeys)[number];
export type AxleWeightKey = `axle${AxleName}`;
export type FormKey = TripKey | 'states' | LengthKey | 'weight' | AxleWeightKey | 'days';
/** The keys are also the query keys of the short form on the landing page. */
export type LoadForm = Readonly<Record<FormKey, string>>;

export const axleWeightKeys = axleNames.map((name): AxleWeightKey => `axle${name}`);
export const formKeys: readonly FormKey[] = [...tripKeys, 'states', ...lengthKeys, 'weight', ...axleWeightKeys, 'days'];

export const emptyForm: LoadForm = {
  ...mapFields(() => ''),
  ...buildAxleWeights(() => ''),
  ...emptyTripForm,
  states: '',
  weight: '',
  days: String(usualPermitDays),
};

// Both lists name the same lengths in the order of the form; a test compares them.
const fields = new Map<LengthKey, LengthField>([
  ...unitKeys.flatMap((key, at) => {
    const field = lengthFields[at];
    return field === undefined ? [] : [[key, field] as const];
  }),
  ['trailer', { ...trailerField, read: getRecordedTrailer }],
]);

export function findField(key: LengthKey): LengthField {
  const field = fields.get(key);
  if (field === undefined) throw new Error(`No length ${key}`);
  return field;
}

export function toFacts(form: LoadForm): KnownFacts {
  const length = (key: LengthKey): number | null => {
    const parsed = parseLength(form[key], findField(key).usual);
    return parsed.ok && checkLength(parsed.inches, findField(key)) === null ? parsed.inches : null;
  };
  const weights = mapAxles((name) => parseWeight(form[`axle${name}`]));
  const [trailer, kingpin] = [length('trailer'), length('kingpin')];
  return {
    dimensions: {
      width: length('width'),
      height: length('height'),
      length: length('length'),
      frontOverhang: length('frontOverhang'),
      rearOverhang: length('rearOverhang'),
    },
    weight: parseWeight(form.weight),
    axles: dropMissingAxles(mapRecord(axleBounds, (key) => length(key))),
    ...(Object.values(weights).some((axle) => axle !== null) && { axleWeights: dropMissingAxles(weights) }),
    ...(kingpin !== null && { kingpin }),
    trailer: trailer === null ? null : { length: trailer / 12 },
  };
}

function parseWeight(text: string): number | null {
  const weight = parsePounds(text);
  return weight.ok && checkWeight(weight.pounds) === null ? weight.pounds : null;
}

/** From 1 to 366. */
export function parseDays(text: string): number | null {
  const days = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= longestPermitDays ? days : null;
}

export function toForm({ states, facts, days }: SharedLoad): LoadForm {
  const parseLength = (key: LengthKey) => {
    const value = findField(key).read(facts) ?? null;
    return value === null ? '' : formatLength(inches(value));
  };
  const format = (weight: number | null) => (weight === null ? '' : formatPounds(pounds(weight)).replace(' lb', ''));
  const axleWeights = buildAxleWeights((name) => format(facts.axleWeights?.[name] ?? null));
  const weight = format(facts.weight);
  const texts = { ...mapFields(parseLength), ...axleWeights };
  return { ...emptyForm, ...texts, states: states.join(', '), weight, days: String(days) };
}

export function isBlank(form: LoadForm): boolean {
  return formKeys.every((key) => form[key].trim() === emptyForm[key]);
}

function mapFields(make: (key: LengthKey) => string): Record<LengthKey, string> {
  // `fromEntries` loses the types of the keys.
  return Object.fromEntries(lengthKeys.map((key) => [key, make(key)])) as Record<LengthKey, string>;
}

function mapAxles<Value>(make: (name: AxleName) => Value): Record<AxleName, Value> {
  return mapRecord(axleNumbers, make);
}

function buildAxleWeights(make: (name: AxleName) => string): Record<AxleWeightKey, string> {
  const entries = axleNames.map((name) => [`axle${name}`, make(name)]);
  // `fromEntries` loses the types of the keys.
  return Object.fromEntries(entries) as Record<AxleWeightKey, string>;
}

const letters = { width: 'W', height: 'H', length: 'L' } as const;

export function isRowField(name: LengthKey): boolean {
  return loadRowKeys.some((key) => key === name);
}

export function toRowTexts(name: LengthKey, reading: LoadRowReading): Partial<LoadForm> {
  return { [name]: '', ...Object.fromEntries(listLengths(reading)) };
}

export function listRowChoices(name: LengthKey, text: string, texts: LoadCheckTexts): LengthChoice[] {
  const readings = isRowField(name) ? (parseLoadRow(text) ?? []) : [];
  return readings.map((reading) => ({
    text: formatRow(reading),
    label: listLengths(reading)
      .map(([key, length]) => `${texts.fields[key]} ${length}`)
      .join(', '),
  }));
}

/** `W 14′6″ x H 15′2″ x L 77′0″, 111,400 lb`, which is read in one way only. */
export function formatSize({ weight, ...row }: LoadSizeReading): string {
  return [formatRow(row), weight === null ? '' : formatPounds(weight)].filter((part) => part !== '').join(', ');
}

/** A size in doubt, or none at all, goes to the field of the width, which asks. */
export function toSizeTexts(text: string): Partial<LoadForm> {
  const size = parseLoadSize(text);
  if (size === null || size.isInDoubt) return { width: text };
  const [{ weight, ...row }] = size.readings;
  return {
    ...Object.fromEntries(listLengths(row)),
    ...(weight !== null && { weight: formatPounds(weight).replace(' lb', '') }),
  };
}

function formatRow(reading: LoadRowReading): string {
  return listLengths(reading)
    .map(([key, length]) => `${letters[key]} ${length}`)
    .join(' x ');
}

function listLengths({ lengths }: LoadRowReading) {
  return loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [[key, formatLength(value)] as const];
  });
}
