import {
  axleKeys,
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
  type KnownFacts,
  type LengthField,
  type SharedLoad,
} from '@wideload/domain';

const unitKeys = [...dimensionKeys, ...axleKeys] as const;
const lengthKeys = [...unitKeys, 'trailer'] as const;

export type LengthKey = (typeof lengthKeys)[number];
export type FormKey = 'states' | LengthKey | 'weight' | 'days';
/** The keys are also the query keys of the short form on the landing page. */
export type LoadForm = Readonly<Record<FormKey, string>>;

export const formKeys: readonly FormKey[] = ['states', ...lengthKeys, 'weight', 'days'];

export const emptyForm: LoadForm = {
  ...mapFields(() => ''),
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
  const weight = parsePounds(form.weight);
  const trailer = length('trailer');
  return {
    dimensions: {
      width: length('width'),
      height: length('height'),
      length: length('length'),
      frontOverhang: length('frontOverhang'),
      rearOverhang: length('rearOverhang'),
    },
    weight: weight.ok && checkWeight(weight.pounds) === null ? weight.pounds : null,
    axles: { AB: length('AB'), BC: length('BC'), CD: length('CD'), DE: length('DE'), EF: length('EF') },
    trailer: trailer === null ? null : { length: trailer / 12 },
  };
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
  const weight = facts.weight === null ? '' : formatPounds(pounds(facts.weight)).replace(' lb', '');
  return { ...mapFields(parseLength), states: states.join(', '), weight, days: String(days) };
}

export function isBlank(form: LoadForm): boolean {
  return formKeys.every((key) => form[key].trim() === emptyForm[key]);
}

function mapFields(make: (key: LengthKey) => string): Record<LengthKey, string> {
  // `fromEntries` loses the types of the keys.
  return Object.fromEntries(lengthKeys.map((key) => [key, make(key)])) as Record<LengthKey, string>;
}
