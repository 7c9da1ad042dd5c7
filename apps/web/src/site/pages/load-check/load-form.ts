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
} from '@wideload/domain';
import { emptyTripForm, tripKeys, type TripKey } from './trip/trip-keys.ts';

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
