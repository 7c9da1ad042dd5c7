import { parseLoadSize } from '../parse-load-size.ts';
import { loadRowKeys } from '../parse-load-row.ts';
import type { SheetItem, SheetValue } from './load-sheet.ts';
import type { Cut } from './read-axles.ts';
import { findOrder } from './sheet-labels.ts';

const label = String.raw`(?:overall |loaded )?(?:width|wide|height|high|tall|length|long|oaw|oah|oal|ancho|alto|altura|largo|ht|len|w|h|l)`;
const unit = String.raw`(?:'|\u2019|\u2032|\u00b4|"|\u201d|\u2033|\u201c|ft\b\.?|feet\b|foot\b|ins?\b\.?|inch(?:es)?\b|mm\b|cm\b|m\b|pies?\b|pulgadas?\b)`;
const digits = String.raw`\d+(?:[.,]\d+)?(?: ?[\u00bd\u00bc\u00be\u215b\u215c\u215d\u215e]| \d\/\d+)?`;
const feet = String.raw`(?:'|\u2019|\u2032|\u00b4|ft\b\.?|feet\b|foot\b|pies?\b)`;
const length = String.raw`(?:\d+ ?${feet} ?-? ?\d{1,2}(?![\d,])(?:\.\d+)?(?: ?[\u00bd\u00bc\u00be\u215b\u215c\u215d\u215e]| \d\/\d+)?(?: ?${unit}){0,2}|\d+-\d{1,2}(?: ?${unit}){0,2}|${digits}(?: ?${unit}){0,2})`;
const part = String.raw`(?:\b${label}\b[.:=-]? ?)?${length}(?: ?\(?\b${label}\b\)?|(?<=\d)${label}\b)?`;
const by = String.raw`\s*(?:[x\u00d7*\u2715]|\bby\b|\t)\s*`;
const row = String.raw`${part}(?:${by}${part}){2}`;
const weightLabel = '(?:gross|gvw|weight|weighs|weighing|wt|at|total|peso)';
const weight = String.raw`(?:${weightLabel} ?[:=]? ?)*\d[\d,. ]*\d ?(?:k|lbs?|pounds|libras|kgs?|tons?|tonnes|#|t)?#?\.?(?: gross)?`;
const withWeight = new RegExp(String.raw`${row}(?:[\s,;@/|]|\bx\b|\u00d7|\band\b|\by\b)*${weight}`, 'i');
const alone = new RegExp(row, 'i');
/** Figures of the load without truck and trailer. */
const ofLoad =
  /(?<![a-z])(load|machine|piece|cargo|commodity|equipment|freight)(?:'s)?(?:\s+(?:dim(?:ension)?s?|size|measures?|is))?\s*[:=-]?\s*$/i;

const machines =
  'excavator|dozer|crane|loader|grader|scraper|backhoe|transformer|vessel|tank|generator|compressor|combine|tractor|harvester|boat|yacht|beam|girder|truss|silo|tower|blade|turbine|crusher|drill|rig|paver|roller|forklift|pump|boiler|chiller|pipe|module|machine';
const ofMachine = new RegExp(String.raw`(?<![a-z])(?:${machines})(?:s|es)?(?![a-z])`, 'i');

/** A line with several rows has several loads. */
export function splitRows(line: string): string[] {
  const starts = [...line.matchAll(new RegExp(alone, 'gi'))].map(({ index }) => index).slice(1);
  return [0, ...starts].map((start, at) => line.slice(start, starts[at] ?? line.length));
}

/** A row of three lengths such as `16 x 15-2 x 98`, with or without labels and a weight, among other words. */
export function cutRow(line: string): Cut | null {
  const order = findOrder(line);
  if (order !== null) return cutOrdered(line, order);
  for (const pattern of [withWeight, alone]) {
    const match = pattern.exec(line);
    const item = match && readRow(match[0].trim(), line.slice(0, match.index));
    if (match && item) return { items: [item], rest: line.replace(match[0], ' ; ') };
  }
  return null;
}

/** `L x W x H: 98 x 16 x 15-2` */
function cutOrdered(line: string, { words, letters }: { words: string; letters: readonly string[] }): Cut | null {
  const text = line.replace(words, ' ');
  const match = alone.exec(text);
  const parts = match?.[0].split(new RegExp(by, 'i')) ?? [];
  const row = parts.map((one, at) => `${letters[at]} ${one}`).join(' x ');
  const item = match && readRow(row, text.slice(0, match.index));
  if (match === null || item === null) return null;
  return { items: [{ ...item, words: line.trim() }], rest: text.replace(match[0], ' ; ') };
}

function readRow(words: string, before: string): SheetItem | null {
  const size = parseLoadSize(words);
  if (size === null) return null;
  const readings = size.readings.map(({ lengths, isRounded, weight }): SheetValue[] => [
    ...loadRowKeys.flatMap((key) => {
      const amount = lengths[key];
      return amount === undefined ? [] : [{ key, amount, isRounded }];
    }),
    ...(weight === null ? [] : [{ key: 'weight' as const, amount: weight, isRounded: false }]),
  ]);
  const [, of] = ofLoad.exec(before) ?? [];
  const [first, ...others] = readings;
  if (of !== undefined && !/^load$/i.test(of)) return { kind: 'note', words, what: 'load-alone' };
  if (of !== undefined || ofMachine.test(before)) return { kind: 'ask', words, why: 'load-alone', readings };
  if (first !== undefined && others.length === 0) return { kind: 'read', words, values: first };
  return { kind: 'ask', words, why: size.isInDoubt ? 'unit' : 'order', readings };
}
