import {
  axleKeys,
  dimensionKeys,
  formatLength,
  heaviestWeight,
  inches,
  longestPermitDays,
  lengthValueProblem,
  parseLength,
  parsePounds,
} from '@wideload/domain';
import { daysOf, factsOf, fieldOf, type FormKey, type LengthKey, type LoadForm } from './load-form.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import type { TypedStates } from './typed-states.ts';

/** The maximum number of typed characters that a message quotes. */
const longestQuote = 80;

export type FieldProblems = Partial<Record<FormKey, string>>;

/** Validates the input. No field is required: an empty one is only unknown. */
export function problemsOf(form: LoadForm, { unknown }: TypedStates, texts: LoadCheckTexts): FieldProblems {
  const problems: FieldProblems = {};
  const put = (key: FormKey, message: string | null) => {
    if (message !== null) problems[key] = message;
  };
  for (const key of [...dimensionKeys, ...axleKeys, 'trailer'] as const) put(key, lengthProblemIn(form, key, texts));
  put('length', problems.length ?? spanProblem(form, texts));
  put('weight', weightProblemIn(form.weight, texts));
  put('days', daysOf(form.days) === null ? texts.daysRefused(longestPermitDays) : null);
  put('states', unknown.length === 0 ? null : texts.unknownStates(shortened(unknown.join(', '))));
  return problems;
}

/** A name that makes sense alone: `Axle distance 1 to 2`. */
export function lengthLabel(key: LengthKey, texts: LoadCheckTexts): string {
  const label = texts.fields[key];
  return axleKeys.some((axle) => axle === key) ? texts.axleDistance(label) : label;
}

/** The accessible name, which begins with the visible label: `1 to 2, axle distance`. */
export function lengthFieldName(key: LengthKey, texts: LoadCheckTexts): string {
  const label = texts.fields[key];
  return axleKeys.some((axle) => axle === key) ? texts.axleField(label) : label;
}

function lengthProblemIn(form: LoadForm, key: LengthKey, texts: LoadCheckTexts): string | null {
  const text = form[key];
  if (text.trim() === '') return null;
  const parsed = parseLength(text, fieldOf(key).usual);
  if (!parsed.ok) return texts.lengthRefused(parsed.because);
  if (lengthValueProblem(parsed.inches, fieldOf(key)) === null) return null;
  const label = lengthLabel(key, texts);
  return parsed.inches === 0 ? texts.tooLittle(label) : texts.tooMuch(label, formatLength(fieldOf(key).to));
}

export function shortened(words: string): string {
  return words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
}

function weightProblemIn(text: string, texts: LoadCheckTexts): string | null {
  if (text.trim() === '') return null;
  const parsed = parsePounds(text);
  if (!parsed.ok)
    return /^\s*[-−]/.test(text) ? texts.tooLittle(texts.fields.weight) : texts.weightRefused(parsed.because);
  if (parsed.pounds > heaviestWeight) return texts.weightRefused('weight.out-of-range');
  return parsed.pounds === 0 ? texts.tooLittle(texts.fields.weight) : null;
}

/** Axles are under the vehicle: distances that exceed its length would make the bridge formula too lenient. */
function spanProblem(form: LoadForm, texts: LoadCheckTexts): string | null {
  const { dimensions, axles } = factsOf(form);
  const sum = axleKeys.reduce((all, key) => all + (axles[key] ?? 0), 0);
  if (dimensions.length === null || sum <= dimensions.length) return null;
  return texts.axlesTooLong(formatLength(inches(sum)), formatLength(inches(dimensions.length)));
}
