import { findOtherFeetReading, listLengthReadings } from '../../basics/length-readings.ts';
import { normalizeMeasure } from '../../basics/measure-text.ts';
import { writeNumbers } from '../../basics/number-words.ts';
import { parseLength } from '../../basics/parse-length.ts';
import { parsePounds, listWeightReadings } from '../../basics/parse-weight.ts';
import { maxWeight } from '../../basics/weight.ts';
import { type SheetDoubt, type SheetLengthKey, sheetLengthBounds, type UnreadReason } from './load-sheet.ts';

export type Amount = { amount: number; isRounded: boolean };

export type Measure =
  | ({ kind: 'value' } & Amount)
  | { kind: 'doubt'; why: SheetDoubt; readings: Amount[] }
  | { kind: 'unread'; because: UnreadReason };

export const approximately =
  /^(?:approx(?:imately|\.)?|about|around|roughly|est(?:imated|\.)?|circa|ca\.|~|≈|aprox\.?|unos|unas)\s*/i;
const beforeFigure =
  /^(?:-+\s*|[\s:=.@–—/&+,)]*(?:-\s+)?)(?:(?:is|are|at|of|es|de|by|x|×|and|y|overall|total)\s+)?[\s:=]*/i;
/** `Total weight with truck: 118,000` */
const wordsBeforeColon = /^[^\d:=]{1,40}[:=]\s*(?=\d)/;
const withoutFigure = /\([^\d()]*\)/g;
/** `15ft.2in.` */
const periodOfFeet = /(?<=\d ?(?:ft|feet))\.(?=\d)/gi;
const afterFigure = /[\s,;.:)]*(?:\b(?:overall|total|loaded|gross|max(?:imum)?|as loaded|each|de)\b[\s,;.:)]*)*$/i;
/** `4.42 m (14'6")`, `53,500 kg / 118,000 lb`. */
const otherFigure = /\s+(?:\/|=|or|o)\s+|\s*\((?=[^()]*\d)/i;
/** A conversion that somebody rounded is within this part of the figure. */
const sameWithin = 0.005;
/** Loaded trucks weigh more. */
const minWeight = 1000;
/** `110-118k` is no weight. */
const weightRange = /\d ?k?(?: ?lbs?)? ?(?:-|–|to) ?\d/i;
/** A length with its unit inside other words. */
const lengthInside = new RegExp(
  [
    String.raw`\d+(?:\.\d+)? ?(?:'|feet|foot|fts?\.?|pies?)(?: ?-? ?\d+(?:\.\d+| \d\/\d+)? ?(?:"|inches|inch|ins?\b\.?)|[ -]?\d{1,2}(?![\d'.,/]| ?(?:"|')))?`,
    String.raw`\d+-\d+(?![-\d])`,
    String.raw`\d+(?:,\d{3})*(?:\.\d+)? ?(?:"|inches|inch|ins?\b|mm\b|cm\b|m\b)`,
  ].join('|'),
  'g',
);
export const weightInside =
  /\d[\d,]*(?:\.\d+)? ?(?:k\b|thousand\b|mil\b|(?:k ?)?(?:lbs?|pounds?|kgs?|tons?|tonnes?|#))/gi;

export function readLength(text: string, key: SheetLengthKey): Measure {
  return readFigures(text, (one) => readOneLength(one, key), lengthInside);
}

export function readWeight(text: string): Measure {
  if (weightRange.test(text)) return { kind: 'unread', because: 'no-figure' };
  return readFigures(text, readOneWeight, weightInside);
}

function readFigures(text: string, read: (text: string) => Measure, inside: RegExp): Measure {
  const measure = readNumbers(text, read, inside);
  const written = measure.kind === 'unread' && measure.because === 'no-figure' ? writeNumbers(text) : text;
  return written === text ? measure : readNumbers(written, read, inside);
}

function readNumbers(text: string, read: (text: string) => Measure, inside: RegExp): Measure {
  const plain = stripWords(text.replace(wordsBeforeColon, ''));
  if (!/\d/.test(plain)) return { kind: 'unread', because: 'no-figure' };
  const figure = plain.replace(approximately, '');
  const measure = readOne(figure, read) ?? readAlternatives(figure, read) ?? readInside(figure, read, inside);
  return figure === plain ? measure : toApproximate(measure);
}

export function stripWords(text: string): string {
  return text.replace(withoutFigure, ' ').replace(beforeFigure, '').replace(afterFigure, '').trim();
}

function readOne(text: string, read: (text: string) => Measure): Measure | null {
  const measure = read(text);
  return measure.kind === 'unread' && measure.because === 'no-figure' ? null : measure;
}

/** Two spellings of one figure; in doubt if they are too far from each other. */
function readAlternatives(text: string, read: (text: string) => Measure): Measure | null {
  const read2 = text.split(otherFigure).map((part) => read(stripWords(part)));
  const [first, second] = read2;
  if (read2.length !== 2 || first?.kind !== 'value' || second?.kind !== 'value') return null;
  const exact = [first, second].find(({ isRounded }) => !isRounded) ?? first;
  const isSame = Math.abs(first.amount - second.amount) <= Math.max(1, exact.amount * sameWithin);
  return isSame ? exact : { kind: 'doubt', why: 'values', readings: [first, second] };
}

/** The only figure with a unit, among words; other digits beside it leave a doubt. */
function readInside(text: string, read: (text: string) => Measure, inside: RegExp): Measure {
  const plain = normalizeMeasure(text);
  const [found, ...others] = plain.match(inside) ?? [];
  if (found === undefined || others.length > 0) return { kind: 'unread', because: 'no-figure' };
  const measure = read(found);
  return /\d/.test(plain.replace(found, '')) ? toApproximate(measure) : measure;
}

function toApproximate(measure: Measure): Measure {
  if (measure.kind !== 'value') return measure;
  return { kind: 'doubt', why: 'approximate', readings: [toReading(measure)] };
}

function toReading({ amount, isRounded }: Amount): Amount {
  return { amount, isRounded };
}

function readOneLength(text: string, key: SheetLengthKey): Measure {
  const { from, to, usual } = sheetLengthBounds[key];
  const parsed = parseLength(text.replace(periodOfFeet, ' '), usual);
  if (parsed.ok) {
    const { inches: amount, rounded: isRounded } = parsed;
    if (amount < from || amount > to) return { kind: 'unread', because: 'out-of-range' };
    const other = findOtherFeetReading(text);
    if (other === null) return { kind: 'value', amount, isRounded };
    const readings = [{ amount, isRounded }, toAmount(other)];
    return { kind: 'doubt', why: 'decimal-feet', readings };
  }
  if (parsed.because === 'length.out-of-range') return { kind: 'unread', because: 'out-of-range' };
  const readings = listLengthReadings(text, to, usual).map(toAmount);
  const isUsual = ({ amount }: Amount) => usual === null || (amount >= usual[0] && amount <= usual[1]);
  const likely = readings.filter(isUsual);
  const measure = toMeasure(likely.length > 0 ? likely : readings, 'unit');
  // Other units of `1,450` or `14.5` are unlikely, not impossible.
  return measure.kind === 'value' && !/^\s*\d+\s*$/.test(text)
    ? { kind: 'doubt', why: 'unit', readings: [toReading(measure)] }
    : measure;
}

function readOneWeight(text: string): Measure {
  const parsed = parsePounds(text);
  if (parsed.ok && parsed.pounds >= minWeight)
    return { kind: 'value', amount: parsed.pounds, isRounded: parsed.rounded };
  if (!parsed.ok && parsed.because === 'weight.out-of-range') return { kind: 'unread', because: 'out-of-range' };
  const readings = listWeightReadings(text)
    .map(({ pounds: amount, rounded: isRounded }) => ({ amount, isRounded }))
    .filter(({ amount }) => amount >= minWeight && amount <= maxWeight);
  if (readings.length === 0) return { kind: 'unread', because: parsed.ok ? 'out-of-range' : 'no-figure' };
  return { kind: 'doubt', why: /[a-z]/i.test(text) ? 'tons' : 'thousands', readings };
}

function toMeasure(readings: Amount[], why: SheetDoubt): Measure {
  const [only, ...others] = readings;
  if (only === undefined) return { kind: 'unread', because: 'no-figure' };
  return others.length === 0 ? { kind: 'value', ...only } : { kind: 'doubt', why, readings };
}

function toAmount({ inches: amount, rounded: isRounded }: { inches: number; rounded: boolean }): Amount {
  return { amount, isRounded };
}
