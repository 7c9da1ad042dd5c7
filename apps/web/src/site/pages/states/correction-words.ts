import type { Language } from '@wideload/contract/client';
import type { FactCorrection } from '@wideload/domain/corrections';
import { formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import { cents } from '@wideload/domain';
import type { StateTexts } from './state-figures.ts';

type Texts = StateTexts['record'];
type Measure = keyof Texts['measures'];

/** The first pattern that a field has. */
const measures: readonly (readonly [RegExp, Measure])[] = [
  [/notes/, 'notes'],
  [/width.*multilane/, 'multilane'],
  [/width/, 'width'],
  [/height/, 'height'],
  [/length/, 'length'],
  [/axle|weight|overweight/, 'weight'],
  [/validity/, 'validity'],
  [/usd/, 'amount'],
  [/phone/, 'phone'],
  [/weekend/, 'weekends'],
  [/holidays/, 'holidays'],
  [/daylight/, 'daylight'],
  [/comparison/, 'comparison'],
  [/basis/, 'basis'],
];

function isGroup(name: string, groups: Texts['groups']): name is keyof Texts['groups'] {
  return Object.hasOwn(groups, name);
}

/** `Escorts, width`; null for a field that is no figure, such as the rating of a group. */
export function formatField(field: string, { groups, measures: names }: Texts): string | null {
  const [group = ''] = field.split(/[. ]/);
  if (!isGroup(group, groups)) return null;
  const measure = measures.find(([pattern]) => pattern.test(field));
  return measure === undefined ? groups[group] : `${groups[group]}, ${names[measure[1]]}`;
}

type Value = FactCorrection['before'];

/** A text is in English, as in the data. */
export function formatValue(
  value: Value,
  field: string,
  { texts, language }: { texts: Texts; language: Language },
): string {
  if (value === null) return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return value;
  if (/_in\b|road_limits/.test(field)) return formatInches(value);
  if (/_lb\b/.test(field)) return formatPounds(value, language);
  return /_usd\b/.test(field) ? formatMoney(cents(value * 100), language) : String(value);
}
