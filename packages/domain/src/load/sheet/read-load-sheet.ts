import { askTons } from './doubtful-tons.ts';
import { cutAxles, type Cut } from './read-axles.ts';
import { readClauses } from './read-clause.ts';
import type { SheetItem, SheetKey, SheetLoad, SheetValue } from './load-sheet.ts';
import { listSheetLines } from './sheet-lines.ts';
import type { SheetLine } from './sheet-tables.ts';
import { parseLoadSize } from '../parse-load-size.ts';
import { loadRowKeys } from '../parse-load-row.ts';
import { findOrder, ofMachine } from './sheet-labels.ts';

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
  /(?<![a-z/])(load|machine|piece|cargo|commodity|equipment|freight|ship(?:ping)?)(?:'s)?(?:\s+(?:dim(?:ension)?s?|size|measures?|is))?\s*[:=-]?\s*$/i;

const ofCombination = /(?<![a-z])(?:loaded|over ?-?all|total|transport|truck\s*[/+&])(?![a-z])/i;

/** A line with several rows has several loads. */
function splitRows(line: string): string[] {
  const starts = [...line.matchAll(new RegExp(alone, 'gi'))].map(({ index }) => index).slice(1);
  return [0, ...starts].map((start, at) => line.slice(start, starts[at] ?? line.length));
}

/** A row of three lengths such as `16 x 15-2 x 98`, with or without labels and a weight, among other words. */
function cutRow(line: string): Cut | null {
  const order = findOrder(line);
  if (order !== null) return cutOrdered(line, order);
  for (const pattern of [withWeight, alone]) {
    const match = pattern.exec(line);
    const item = match && readRow(match[0].trim(), line.slice(0, match.index));
    if (match && item) return { items: [item], rest: line.replace(match[0], ' ; ') };
  }
  return null;
}

/** Not that of a fraction: `98/14-6 1/2/15-2`. */
const slashes = /\s*(?<=[\d'’′"”″]\s*)\/(?!(?<=\d[\s-]\d{1,2}\/)(?:2|4|8|16)(?![\d'’′-]))\s*(?=\d)/g;
const weightAtEnd = / x (?=\d[\d,]{4,}|\d+ ?k\b)/i;

/** `L x W x H: 98 x 16 x 15-2` */
function cutOrdered(line: string, { words, letters }: { words: string; letters: readonly string[] }): Cut | null {
  const text = line.replace(words, ' ').replace(slashes, ' x ').replace(weightAtEnd, ' ; weight ');
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
  if (of !== undefined || (ofMachine.test(before) && !ofCombination.test(before)))
    return { kind: 'ask', words, why: 'load-alone', readings };
  if (first !== undefined && others.length === 0) return { kind: 'read', words, values: first };
  return { kind: 'ask', words, why: size.isInDoubt ? 'unit' : 'order', readings };
}

const countBefore = /(?<![\d.,'’′"/-])(\d{1,2})[\s-]*(?:axles?|axs?|ejes)(?![a-z])(?!\s*[:=]\s*\d)/i;
const countAfter =
  /(?:number|no\.?|num\.?|#|count|total)\s*(?:of\s+)?axles?\s*[:=]?\s*(\d{1,2})(?![\d,.'’′"kK/-])|(?:^|[;,\s])axles?\s*(?:count)?\s*[:=]\s*(\d{1,2})\s*(?=$|[;,(])/im;
const sizeKeys = ['width', 'height', 'length'] as const;

/**
 * Reads pasted text, such as an e-mail, a row or a load sheet, line by line. Nothing is more certain than the text: figures in doubt are
 * asked about, and every line that is not understood is named. Several loads are kept apart.
 */
export function readLoadSheet(text: string): SheetLoad[] {
  const { lines, rest } = listSheetLines(text);
  const loads = splitLoads(lines.flatMap(splitLine)).map(({ name, lines: own }) => {
    const axles = findAxleCount(own);
    return { name, items: askTons(settleConflicts(own.flatMap((line) => readLine(line.text, axles))), text) };
  });
  const [first, ...others] = loads;
  if (rest === '' || first === undefined) return loads;
  return [{ ...first, items: [...first.items, { kind: 'unread', words: rest, because: 'too-long' }] }, ...others];
}

/** `size`: the readings of the figures of its size. */
type SizedLine = SheetLine & { size: readonly (readonly SheetValue[])[] };
type LoadLines = { name: string | null; lines: SizedLine[] };

function splitLine(line: SheetLine): SizedLine[] {
  return splitRows(line.text).map((text) => ({ ...line, text, size: readLine(text, null).flatMap(listSizes) }));
}

/** A new load begins with a heading, a row of a table, or a size where the load has one. */
function splitLoads(lines: readonly SizedLine[]): LoadLines[] {
  const loads: LoadLines[] = [];
  for (const line of lines) {
    const named = line.load === null ? undefined : loads.find(({ name }) => name === line.load);
    const last = loads.at(-1);
    if (named !== undefined) named.lines.push(line);
    else if (last === undefined || line.load !== null || repeatsSize(last, line))
      loads.push({ name: line.load, lines: [line] });
    else last.lines.push(line);
  }
  return joinRest(loads);
}

function repeatsSize({ lines }: LoadLines, line: SizedLine): boolean {
  const size = listKeys(line);
  const before = new Set(lines.flatMap(listKeys));
  if (size.length === 0 || !sizeKeys.every((key) => before.has(key))) return false;
  const isRow = sizeKeys.every((key) => size.includes(key));
  if (!isRow) return line.isAfterBlank && size.some((key) => before.has(key));
  return lines.every((other) => formatAmounts(other) !== formatAmounts(line));
}

function listKeys({ size }: SizedLine): SheetKey[] {
  return size.flatMap((values) => values.map(({ key }) => key));
}

function formatAmounts({ size }: SizedLine): string {
  return JSON.stringify(size.map((values) => values.map(({ amount }) => amount)));
}

function listSizes(item: SheetItem): readonly (readonly SheetValue[])[] {
  if (item.kind === 'read') return [item.values];
  return item.kind === 'ask' && item.why !== 'load-alone' ? item.readings : [];
}

/** Lines around the loads, such as a greeting, belong to the only load, or to none of several. */
function joinRest(loads: readonly LoadLines[]): LoadLines[] {
  const real = loads.filter(({ lines }) => lines.some(({ size }) => size.length > 0));
  const [only, ...others] = real;
  if (others.length > 0) return real;
  return loads.length === 0 ? [] : [{ name: only?.name ?? null, lines: loads.flatMap(({ lines }) => lines) }];
}

const vehicle = String.raw`(?:tractor|truck|trailer|trl|tlr|lowboy|rgn|step|flatbed|jeep|booster|dolly|stretch)s?`;
const countOfVehicle = new RegExp(
  String.raw`(?<![a-z])${vehicle}\s*[:=-]?\s*(?:\d{2}\D{1,10})?(\d{1,2})[\s-]*ax|(\d{1,2})[\s-]*ax(?:le|el)?s?\s+(?:\w+\s+)?${vehicle}(?![a-z])`,
  'gi',
);
const countOfAll =
  /(?:\(|total\s*[:=]?\s*)(\d{1,2})\s*(?:ax(?:le)?s?)?\s*(?:total|\))|(\d{1,2})[\s-]*ax(?:le)?s?\s+(?:total|combo|combination|altogether)/i;

/** `3 axle tractor with 4 axle trailer (7 total)`: those of a part are not all. */
function findAxleCount(lines: readonly SheetLine[]): number | null {
  const text = lines.map((line) => line.text).join('\n');
  const [, inParentheses, ofAll] = countOfAll.exec(text) ?? [];
  const whole = text.replace(countOfVehicle, ' ');
  const [, before] = countBefore.exec(whole) ?? [];
  const [, after, named] = countAfter.exec(whole) ?? [];
  const parts = [...text.matchAll(countOfVehicle)].map(([, behind, ahead]) => Number(behind ?? ahead));
  const count = inParentheses ?? ofAll ?? before ?? after ?? named;
  if (count !== undefined) return Number(count);
  return parts.length === 2 ? parts.reduce((sum, part) => sum + part) : null;
}

/** `Tire size: 11R22.5`, `tires 445/50R22.5 (steer)`: not how many of them an axle has. */
const tireSize =
  /(?<![a-z])(?:(?:steer|drive|trailer|truck|tractor)s?\s+)?(?:tires?|tyres?)\s*(?:(?:sizes?|dimensions?)\s*[:=-]?\s*\d[^;,]*|[:=-]?\s*\d{1,3}(?:\.\d{1,2})?(?:\/\d{2,3})?\s?(?:R|-)\s?\d{2}(?:\.5)?(?![\d'’′"-])[^;,]*)/gi;

function readLine(text: string, axles: number | null): SheetItem[] {
  const sizes = text.match(tireSize) ?? [];
  const items = sizes.map((words): SheetItem => ({ kind: 'note', words: words.trim(), what: 'tire-size' }));
  let rest = text.replace(tireSize, ' ; ');
  for (const pattern of [countBefore, countAfter]) {
    const words = pattern.exec(rest)?.[0];
    if (words === undefined) continue;
    items.push({ kind: 'note', words: words.replace(/^[\s,;]+/, ''), what: 'axles' });
    rest = rest.replace(words, ' ; ');
  }
  const cut = cutAxles(rest, axles);
  items.push(...cut.items);
  const row = cutRow(cut.rest);
  return [...(row?.items ?? []), ...items, ...readClauses(row?.rest ?? cut.rest, axles)];
}

/** Two different figures for one field are asked about, not taken in the order of the text. */
function settleConflicts(items: readonly SheetItem[]): SheetItem[] {
  const values = items.flatMap((item) =>
    item.kind === 'read' ? item.values.map((value) => ({ value, words: item.words })) : [],
  );
  const doubtful = new Set(
    values
      .filter(({ value }) =>
        values.some(({ value: other }) => other.key === value.key && other.amount !== value.amount),
      )
      .map(({ value }) => value.key),
  );
  const kept = items.flatMap((item): SheetItem[] => {
    if (item.kind !== 'read') return [item];
    const certain = item.values.filter(({ key }) => !doubtful.has(key));
    return certain.length === 0 ? [] : [{ ...item, values: certain }];
  });
  const asked = [...doubtful].map((key): SheetItem => {
    const found = values.filter(({ value }) => value.key === key);
    const different = found.filter(
      ({ value }, at) => found.findIndex(({ value: other }) => other.amount === value.amount) === at,
    );
    return {
      kind: 'ask',
      words: [...new Set(found.map(({ words }) => words))].join(' … '),
      why: 'values',
      readings: different.map(({ value }) => [value]),
    };
  });
  return [...kept, ...asked].map((item) => narrowReadings(item, kept));
}

/** A label elsewhere in the text settles which length is which. */
function narrowReadings(item: SheetItem, items: readonly SheetItem[]): SheetItem {
  if (item.kind !== 'ask') return item;
  const certain = new Map(
    items.flatMap((one) => (one.kind === 'read' ? one.values.map(({ key, amount }) => [key, amount]) : [])),
  );
  const possible = item.readings.filter((values) =>
    values.every(({ key, amount }) => (certain.get(key) ?? amount) === amount),
  );
  const [only, ...others] = possible;
  if (only === undefined || possible.length === item.readings.length) return item;
  // A figure without a label may be that of something else.
  return others.length === 0 && item.why !== 'field'
    ? { kind: 'read', words: item.words, values: only }
    : { ...item, readings: possible };
}
