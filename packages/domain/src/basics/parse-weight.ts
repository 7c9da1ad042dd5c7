import { normalizeMeasure, parseNumber, insertCommas } from './measure-text.ts';
import { maxWeight, type Pounds, pounds } from './weight.ts';

export type WeightRefusal = 'weight.empty' | 'weight.unreadable' | 'weight.ambiguous' | 'weight.out-of-range';
export type ParsedWeight = { ok: true; pounds: Pounds; rounded: boolean } | { ok: false; because: WeightRefusal };

const weight = /^(\d[\d, ]*(?:\.\d+)?|\.\d+) ?((?:k|thousand|mil)(?![a-z]))? ?([a-zé#. ]*)$/;

/** Metric tons to most, short tons to some. */
const ambiguousTons = /^(?:t|toneladas?)$/;
/** Outside the US a point separates thousands: `36.287 kg`. */
const pointBeforeThree = /^\d{1,3}\.\d{3}$/;
/** No spelling of a weight is longer. */
const maxText = 60;

/** Exact by definition: 0.45359237 kg is a pound. */
const poundsPerKilogram = 1 / 0.45359237;

const poundsPerUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:#|lbs?|pounds?|libras?)?$/, 1],
  [/^(?:kgs?|kilo(?:gram)?s?)$/, poundsPerKilogram],
  [/^kips?$/, 1000],
  [/^(?:tonnes?|metric tons?|mt|toneladas? métricas?)$/, 1000 * poundsPerKilogram],
  [/^long tons?$/, 2240],
  [/^(?:(?:us|short) )?tons?$/, 2000],
];

/**
 * Parses `111,400`, `111400 lb`, `111.4k`, `55.7 tons` (US tons of 2,000 lb), `50,530 kg`, rounded up. `111.4`, `36.287 kg` and `50 t` are ambiguous.
 */
export function parsePounds(text: string): ParsedWeight {
  const plain = normalizeMeasure(text);
  if (plain === '') return refuse('weight.empty');
  if (plain.length > maxText) return refuse('weight.unreadable');
  if (/^-\s?\d/.test(plain)) return refuse('weight.out-of-range');
  const [, amountText, thousands, unitText = ''] = weight.exec(plain) ?? [];
  if (amountText === undefined) return refuse('weight.unreadable');
  const amount = parseNumber(insertCommas(amountText.trim()));
  const unit = unitText.replace(/\.$/, '').trim();
  if (amount === null || ambiguousTons.test(unit)) return refuse('weight.ambiguous');
  const factor = poundsPerUnit.find(([spelling]) => spelling.test(unit))?.[1];
  if (factor === undefined) return refuse('weight.unreadable');
  if (thousands !== undefined) return toWeight(amount * 1000, unit, factor);
  return factor < 1000 && pointBeforeThree.test(amountText.trim())
    ? refuse('weight.ambiguous')
    : toWeight(amount, unit, factor);
}

function toWeight(amount: number, unit: string, factor: number): ParsedWeight {
  if (unit === '' && !Number.isInteger(amount)) return refuse('weight.ambiguous');
  const exact = amount * factor;
  const whole = Math.max(0, Math.ceil(exact - 1e-6));
  if (!(whole <= maxWeight)) return refuse('weight.out-of-range');
  return { ok: true, pounds: pounds(whole), rounded: Math.abs(whole - exact) > 1e-6 };
}

function refuse(because: WeightRefusal): ParsedWeight {
  return { ok: false, because };
}

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
