import type { Day } from '../days/day.ts';
import type { StateCode } from '../states/state.ts';
import { findValues } from './find-values.ts';
import { toPaperLines, type PlacedText } from './paper-lines.ts';
import { findIssuingState } from './paper-state.ts';
import { dayRange, readDayRange, vinPattern, type PaperDays } from './paper-values.ts';

/** The facts found on a state's permit; null where the text does not give them. Lengths are inches, weights pounds. */
export type PaperFacts = {
  /** Whether the text calls itself a permit. */
  isPermit: boolean;
  state: StateCode | null;
  number: string | null;
  validFrom: Day | null;
  validTo: Day | null;
  feeCents: number | null;
  width: number | null;
  height: number | null;
  length: number | null;
  weight: number | null;
  /** Every VIN on it, of truck and trailer. */
  vins: readonly string[];
  truckPlate: string | null;
  trailerPlate: string | null;
  usdot: string | null;
};

/** The first range of days after a word that says what they are for. */
function findRangeInText(text: string): PaperDays | null {
  for (const { 0: found, index } of text.matchAll(dayRange)) {
    const before = text.slice(Math.max(0, index - 60), index);
    if (/valid|effective|period|between|from|travel|dates/i.test(before)) return readDayRange(found);
  }
  return null;
}

/** Null if the pages have no text, as scans do. */
export function readPaper(pages: readonly (readonly PlacedText[])[]): PaperFacts | null {
  const lines = pages.map(toPaperLines);
  const texts = lines.flatMap((page) => page.map(({ cells }) => cells.map(({ text }) => text).join(' ')));
  if (texts.length === 0) return null;
  const text = texts.join(' ');
  const values = findValues(lines);
  // Casts: each field's `read` gives its type.
  const value = <T>(field: Parameters<typeof values.get>[0]) => (values.get(field) as T | undefined) ?? null;
  const range = value<PaperDays>('days') ?? findRangeInText(text);
  return {
    isPermit: /\bpermit|\bauthoriz/i.test(text),
    state: findIssuingState(texts),
    number: value('number'),
    validFrom: value<Day>('validFrom') ?? range?.from ?? null,
    validTo: value<Day>('validTo') ?? range?.to ?? null,
    feeCents: value('total') ?? value('fee'),
    width: value('width'),
    height: value('height'),
    length: value('length'),
    weight: value('weight'),
    vins: [...new Set(text.match(vinPattern))],
    truckPlate: value('truckPlate'),
    trailerPlate: value('trailerPlate'),
    usdot: value('usdot'),
  };
}
