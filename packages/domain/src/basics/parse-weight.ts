import { normalizeMeasure, parseNumber, insertCommas } from './measure-text.ts';
import { maxWeight, type Pounds, pounds } from './weight.ts';

export type WeightRefusal = 'weight.empty' | 'weight.unreadable' | 'weight.ambiguous' | 'weight.out-of-range';
export type ParsedWeight = { ok: true; pounds: Pounds; rounded: boolean } | { ok: false; because: WeightRefusal };

const weight = /^(\d[\d, ]*(?:\.\d+)?|\.\d+) ?(k(?![a-z]))? ?([a-zé#. ]*)$/;

/** Metric tons to most, short tons to some. */
const ambiguousTons = /^(?:t|toneladas?)$/;
/** Outside the US a point separates thousands: `36.287 kg`. */
const pointBeforeThree = /^\d{1,3}\.\d{3}$/;
const smallUnits = /^(?:|#|lbs?|pounds?|libras?|kgs?|kilo(?:gram)?s?)$/;
/** No spelling of a weight is longer. */
const maxText = 60;

/** Exact by definition: 0.45359237 kg is a pound. */
const poundsPerKilogram = 1 / 0.45359237;

const poundsPerUnit: Record<string, number> = {
  lb: 1,
  lbs: 1,
  pound: 1,
  pounds: 1,
  '#': 1,
  libra: 1,
  libras: 1,
  kip: 1000,
  kips: 1000,
  kg: poundsPerKilogram,
  kgs: poundsPerKilogram,
  kilogram: poundsPerKilogram,
  kilograms: poundsPerKilogram,
  kilo: poundsPerKilogram,
  kilos: poundsPerKilogram,
  tonne: 1000 * poundsPerKilogram,
  tonnes: 1000 * poundsPerKilogram,
  'metric ton': 1000 * poundsPerKilogram,
  'metric tons': 1000 * poundsPerKilogram,
  mt: 1000 * poundsPerKilogram,
  'tonelada métrica': 1000 * poundsPerKilogram,
  'toneladas métricas': 1000 * poundsPerKilogram,
  'long ton': 2240,
  'long tons': 2240,
  ton: 2000,
  tons: 2000,
  'us ton': 2000,
  'us tons': 2000,
  'short ton': 2000,
  'short tons': 2000,
};

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
  if (thousands === undefined && smallUnits.test(unit) && pointBeforeThree.test(amountText.trim()))
    return refuse('weight.ambiguous');
  return toWeight(thousands === undefined ? amount : amount * 1000, unit);
}

function toWeight(amount: number, unit: string): ParsedWeight {
  if (unit === '' && !Number.isInteger(amount)) return refuse('weight.ambiguous');
  const factor = unit === '' ? 1 : poundsPerUnit[unit];
  if (factor === undefined) return refuse('weight.unreadable');
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
