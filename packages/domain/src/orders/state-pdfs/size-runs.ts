import { normalizeMeasure } from '../../basics/measure-text.ts';
import { readLength } from './pdf-lengths.ts';
import { readWeight } from './pdf-values.ts';
import type { PdfCell, PdfLine, PlacedCell } from './pdf-lines.ts';

const feet = String.raw`\d{1,3}(?:\.\d+)? ?(?:'|ft\b\.?|feet\b|foot\b)`;
const inches = String.raw`\d{1,3}(?:\.\d+)?(?: \d/\d{1,2})? ?(?:"|in\b\.?|inch(?:es)?\b)`;
/** A size with its marks, in the letters of `normalizeMeasure`. */
export const size = `(?:${feet}(?:,? ?-? ?(?:and )?(?:${inches}|\\d{1,2}(?![\\d.'])))?|\\d{0,1}${inches}|\\d{1,3}-\\d{2})`;
export const compact = String.raw`\d{1,3}-\d{1,2}(?![\d/-])`;

export const spoken = {
  w: 'width',
  h: 'height',
  l: 'length',
  wide: 'width',
  high: 'height',
  tall: 'height',
  long: 'length',
  width: 'width',
  height: 'height',
  length: 'length',
} as const;

export type RowField = (typeof spoken)[keyof typeof spoken] | 'weight';
export type SizeRow = { fields: readonly RowField[]; words: string; values: readonly number[] };

const pounds = String.raw`\d{2,3},\d{3}|\d{5,6}`;
const ofGross = String.raw`(?:gross|total|g[vc]w)(?: vehicle)?(?: weight| wt\b\.?)?`;
const weightBehind = String.raw`(${pounds})(?: ?(?:lbs?\b\.?|pounds|#)(?: ${ofGross})?| ${ofGross})`;
const weightBefore = String.raw`(?:${ofGross}|weight|wt\b\.?)[: ]{1,2}(${pounds})(?: ?(?:lbs?\b\.?|pounds|#))?`;
/** The gross weight that a row of sizes has as well. */
export const weightOfRow = new RegExp(`(?<![\\d,.])(?:${weightBefore}|${weightBehind})(?![\\d,.]*\\d)`);

const named = `(${size}|${compact})(?:,? ?-? ?| in (?:overall |total )?)\\(?(wide|high|tall|long|width|height|length|[whl])\\)?(?![a-z\\d'"])`;
const between = String.raw`(?: ?[x×,;/&] ?(?:and )?| and | )`;
const anyNamed = new RegExp(named, 'g');
const item = `(?:${named}|${weightOfRow.source})`;
const run = new RegExp(`^${item}(?:${between}${item})*[.;,]?$`);

/** Words allowed in a heading of the permit's sizes. With any other word the sizes may belong to a rule or to another vehicle. */
const ofSizes = String.raw`(?:sizes?|dim(?:ension)?s?\.?|measurements?)`;
const ofWhole = String.raw`(?:overall|loaded|total|max(?:imum)?|permit(?:ted)?|authorized|approved|actual|combin\w+)`;
const plainHeading = String.raw`(?:[a-z/&.]+ ){0,4}(?:${ofSizes}(?: (?:and|&) weights?)?(?: limits?| authorized| allowed| permitted)?|(?:shall |may )?not (?:to )?exceed)\W*$`;
const heading = new RegExp(
  `^(?:${plainHeading}|(?=.*\\b(?:${ofSizes}|${ofWhole}|unladen|vehicle|load|trailer|legal)\\b).*:$|$)`,
);
const headingOfSizes = new RegExp(`^(?:${plainHeading}|(?=.*\\b(?:${ofSizes}|${ofWhole})\\b).*:$)`);
/** In small letters. */
export const isHeadingOfSizes = (words: string) => headingOfSizes.test(words.trim());
const LONG_HEADING = 48;
/** Longer texts are sentences. */
const LONG = 200;

/** A cell that may be part of a run; most have none of these words. */
const mayBeNamed = /\d.*(?:wide|high|tall|long|width|height|length|\b[whl])\b/i;

/** Sizes with a word or a letter behind each, and perhaps the weight, from the beginning of a text or from behind its heading on. */
export function readRun(text: string): SizeRow | null {
  if (text.length > LONG || !mayBeNamed.test(text)) return null;
  const plain = normalizeMeasure(text);
  const [words = ''] = /^\D*/.exec(plain) ?? [];
  const body = plain.slice(words.length);
  if (words.length > LONG_HEADING || !heading.test(words.trim()) || !run.test(body)) return null;
  const found = [...body.matchAll(anyNamed)];
  // Casts: the pattern matches only these words.
  const fields: RowField[] = found.map(([, , word]) => spoken[word as keyof typeof spoken]);
  const values = found.flatMap(([, amount = '']) => readLength(amount, '') ?? []);
  if (fields.length < 2 || new Set(fields).size < fields.length || values.length < fields.length) return null;
  return addWeight({ fields, values, words }, body);
}

/** With the weight of the same text. */
export function addWeight(row: SizeRow, text: string): SizeRow {
  const [, before, behind] = weightOfRow.exec(text) ?? [];
  const weight = readWeight(before ?? behind ?? '');
  return weight === null ? row : { ...row, fields: [...row.fields, 'weight'], values: [...row.values, weight] };
}

const mayBeHeading = /\b(?:sizes?|dim(?:ension)?s?|limits|exceed)\b[^\d]*$/i;
const ROWS = 4;
const toText = (cells: readonly PdfCell[] = []) => cells.map(({ text }) => text).join(' ');

/** A line that ends in the middle of a sentence goes on in the next one. */
const LONG_LINE = 40;
const isUnfinished = (line = '') => line.length >= LONG_LINE && /[a-z,]$/i.test(line);

/** A run over the cells of a line, or over the lines below its heading; null if the cell begins none. */
export function findRun({ page, line, index, cell }: PlacedCell): SizeRow | null {
  const { cells = [] } = page[line] ?? {};
  if (mayBeHeading.test(cell.text)) return readBehindHeading(page, line, index);
  if (!mayBeNamed.test(cell.text) || mayBeNamed.test(cells[index - 1]?.text ?? '')) return null;
  const own = readLongest(cells.slice(index));
  const isRest = own?.words === '' && index === 0 && isUnfinished(toText(page[line - 1]?.cells));
  return isRest ? null : own;
}

/** Cells behind the run can be anything. */
function readLongest(cells: readonly PdfCell[]): SizeRow | null {
  for (let end = cells.length; end > 0; end -= 1) {
    const row = readRun(toText(cells.slice(0, end)));
    if (row !== null) return row;
  }
  return null;
}

function readBehindHeading(page: readonly PdfLine[], line: number, index: number): SizeRow | null {
  const { cells = [] } = page[line] ?? {};
  const beside = readLongest(cells.slice(index));
  if (beside !== null || index < cells.length - 1) return beside;
  const below = page.slice(line + 1, line + 1 + ROWS).map((one) => toText(one.cells));
  for (let end = below.length; end > 0; end -= 1) {
    const row = readRun([cells[index]?.text ?? '', ...below.slice(0, end)].join(' '));
    if (row !== null) return row;
  }
  return null;
}
