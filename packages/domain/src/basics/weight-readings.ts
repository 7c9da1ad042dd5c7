import { normalizeMeasure } from './measure-text.ts';
import { parsePounds } from './parse-weight.ts';
import type { Pounds } from './weight.ts';

export type WeightReading = { text: string; pounds: Pounds; rounded: boolean };

/** Possible meanings of a weight whose unit is missing or in doubt, likeliest first: `53.5 t` is 53.5 metric tons or 53.5 short tons. */
export function listWeightReadings(text: string): WeightReading[] {
  const [, amount, unit] = /^(\d+(?:[.,]\d+)?) ?(t\.?|toneladas?)?$/.exec(normalizeMeasure(text)) ?? [];
  if (amount === undefined) return [];
  const number = amount.replace(',', '.');
  const tons = [`${number} metric tons`, `${number} short tons`];
  return (unit === undefined ? [`${number}k lb`, ...tons.toReversed()] : tons).flatMap((spelling) => {
    const parsed = parsePounds(spelling);
    return parsed.ok ? [{ text: spelling, pounds: parsed.pounds, rounded: parsed.rounded }] : [];
  });
}
