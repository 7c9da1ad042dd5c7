import { normalizeMeasure } from '../../basics/measure-text.ts';
import { readLength } from './pdf-lengths.ts';
import type { PdfCell, PdfLine, PlacedCell } from './pdf-lines.ts';
import { emptyWords } from './sighting.ts';
import { addWeight, compact, findRun, isHeadingOfSizes, readRun, size, spoken, type SizeRow } from './size-runs.ts';
import { isRule } from './spoken-sizes.ts';

/** Several sizes in a row, whose order a legend says: `Dimensions (W x H x L)`, `Width / Height`. */
type SizeField = 'width' | 'height' | 'length';
/** `words`: what the row and its legend say of it. `rest`: behind the legend in its cell. */
type SizeOrder = { fields: readonly SizeField[]; start: number; end: number; words: string; rest: string };

const name = '(w(?:idth|dth|d)?|h(?:eight|gt|t)?|l(?:ength|gth|en)?)';
const between = String.raw`(?: ?[x×/&,] ?(?:and )?| by | and )`;
const legend = new RegExp(`(?<![a-z\\d'"’″])${name}${between}${name}(?:${between}${name})?(?![a-z])`, 'i');
const initials = { w: 'width', h: 'height', l: 'length' } as const;
const unitOfLegend = /^[\s()]*(?:in )?\(?(feet|ft|inches)\b\.?/i;

const bare = String.raw`\d{1,3}(?:\.\d+)?`;
const next = String.raw`(?: ?[x×/,] ?| by )`;
const ownLabel = /^([a-z][a-z &/]{1,30}?)[: -]+(?=\d)/;

function buildRow(amount: string): RegExp {
  return new RegExp(`^(${amount})${next}(${amount})(?:${next}(${amount}))?(?!${next}\\d)(?![\\w'"])`);
}
const rows = { marked: buildRow(size), bare: buildRow(`(?:${size}|${bare})`) };

/** The place at which a cell says the order of a row of sizes; null if there is none. */
export function findSizeOrder(text: string): SizeOrder | null {
  const found = legend.exec(text);
  if (found === null) return null;
  // Casts: the pattern matches only these initials.
  const fields = found
    .slice(1)
    .flatMap((one) => (one === undefined ? [] : initials[one.charAt(0).toLowerCase() as keyof typeof initials]));
  if (new Set(fields).size < fields.length) return null;
  const end = found.index + found[0].length;
  return { fields, start: found.index, end, words: text.slice(0, found.index), rest: text.slice(end) };
}

const lettered = new RegExp(
  `(?<![a-z\\d'"])(?:([whl])[ :=]{0,2}|(wide|high|long) |(width|height|length) )(${size}|${compact})`,
  'g',
);

/** Then the words are behind their sizes. */
const endOfSize = new RegExp(`(?:${size}|${compact}),? ?$`);

/** Sizes that have a letter or a word each; null if a text has not several of them. */
export const findWordedRow = (text: string): SizeRow | null =>
  /\d/.test(text) ? (readRun(text) ?? findLetteredRow(text)) : null;

/** Each of them is said to be of the whole vehicle, as in `Overall width 12' 2", overall height 14' 6"`. */
const allOfWhole = new RegExp(
  `^(?:(?:overall|maximum|max\\.?|total|loaded) (?:width|height|length)[ :=]{1,2}(?:${size}|${compact})(?:[.,;/]? ?(?:and )?|$)){2,3}(?!.*\\b(?:width|height|length)\\b)`,
);

/** Those with a letter or a word before each, as in `W 12'2" H 14'6" L 95'`. */
function findLetteredRow(text: string): SizeRow | null {
  if (!/\d/.test(text)) return null;
  const plain = normalizeMeasure(text);
  const found = [...plain.matchAll(lettered)];
  // Casts: the pattern matches only these initials.
  const fields = found.map(([, initial, word, label]) => spoken[(initial ?? word ?? label) as keyof typeof spoken]);
  const values = found.flatMap(([, , , , amount = '']) => readLength(amount, '') ?? []);
  if (endOfSize.test(plain.slice(0, found[0]?.index))) return null;
  // Elsewhere, a label without a colon behind another word is of that, as in `Trailer length`.
  const isHeaded =
    !found.some(([, , , label]) => label !== undefined) ||
    isHeadingOfSizes(plain.slice(0, found[0]?.index)) ||
    allOfWhole.test(plain);
  const isRow =
    isHeaded && fields.length > 1 && new Set(fields).size === fields.length && values.length === fields.length;
  return isRow ? addWeight({ fields, values, words: plain.replace(lettered, ' ') }, plain) : null;
}

type Values = { words: string; values: number[] };

function readRow(text: string, { fields, rest }: SizeOrder): Values | null {
  const plain = normalizeMeasure(text).replace(/^[\s:=().-]+/, '');
  const words = ownLabel.exec(plain)?.[1] ?? '';
  const sizes = words === '' ? plain : plain.replace(ownLabel, '');
  const unit = unitOfLegend.exec(rest)?.[1]?.toLowerCase() ?? '';
  const found = (unit === '' ? rows.marked : rows.bare).exec(sizes)?.slice(1) ?? [];
  const values = found.flatMap((one) => (one === undefined ? [] : (readLength(one, unit) ?? [])));
  return values.length === fields.length ? { words, values } : null;
}

const ROWS = 4;
/** Tables of LibreOffice Writer have rows this many heights apart. */
const REACH = 4;
const toText = (cells: readonly PdfCell[]) => cells.map(({ text }) => text).join(' ');

/** The rows of sizes that a cell has, or is the legend of. */
export function listSizeRows(at: PlacedCell): readonly SizeRow[] {
  const order = findSizeOrder(at.cell.text);
  if (order !== null) return readSizeRows(order, at).map((row) => ({ ...row, fields: order.fields }));
  const row = findRun(at) ?? findLetteredRow(at.cell.text);
  const before = toText(at.page[at.line]?.cells.slice(0, at.index) ?? []);
  return row === null ? [] : [{ ...row, words: `${before} ${row.words}` }];
}

/** The rows that a legend says the order of: behind it, or below it one after the other. */
function readSizeRows(order: SizeOrder, { page, line, index }: PlacedCell): Values[] {
  const behind = order.rest.replace(unitOfLegend, '').replace(/^[\s:=().-]+/, '');
  const [own, below] = [page[line]?.cells ?? [], page[line + 1]?.cells ?? []];
  // A row in running text goes on in the next line.
  const beside =
    behind === ''
      ? readRow(toText(own.slice(index + 1)), order)
      : (readRow(behind, order) ?? readRow(`${behind} ${toText(below)}`, order));
  const words = `${toText(own.slice(0, index))} ${order.words}`;
  if (beside !== null) return [{ values: beside.values, words: `${words} ${beside.words}` }];
  return behind === '' ? readRowsBelow({ ...order, words }, page, line) : [];
}

function readRowsBelow(order: SizeOrder, page: readonly PdfLine[], line: number): Values[] {
  const found: Values[] = [];
  for (let below = line + 1; below <= line + ROWS; below += 1) {
    const [last, own] = [page[below - 1], page[below]];
    if (last === undefined || own === undefined) break;
    if (own.y - last.y > Math.max(own.height, last.height) * REACH) break;
    const index = own.cells.findIndex(({ text }) => readRow(text, order) !== null);
    const cell = own.cells[index];
    const row = cell === undefined ? null : readRow(cell.text, order);
    if (cell === undefined || row === null) break;
    const words = [order.words, toText(own.cells.slice(0, index)), row.words].join(' ');
    found.push({ values: row.values, words });
  }
  return found;
}

/** Of another thing than the whole vehicle with its load. */
const ofOther = new RegExp(
  `\\b(?:legal|statutory|trailers?|semi-?trailers?|axles?|spacing|tires?|registered|${emptyWords}|deck|lanes?|bridges?|clearances?|structures?|tunnels?|openings?|restrict\\w*|limit\\w*|posted|roads?|escorts?|signs?)\\b`,
  'i',
);
const ofLoad = /\b(?:load|cargo|commodity|object|items?|pieces?)\b/i;
const ofWhole =
  /\b(?:overall|total|loaded|combin\w*|permitted|authorized|approved|actual|with (?:its |the )?load|(?:vehicle|truck|trailer) ?(?:\/|and|&|with) ?load|load ?(?:\/|and|&) ?vehicle|including)\b/i;

/** Of the permit's own sizes; those of a road or of the law have a word for that. */
const ownLimits = /\b(?:sizes?|dimensions?)(?: (?:and|&) weights?)? limits?\b/i;

/** The part that a row of sizes belongs to; null if it may be the whole vehicle. */
export function findPartOfRow(text: string): 'load' | 'other' | null {
  const words = text.replace(ownLimits, '');
  if (ofOther.test(words) && !ofWhole.test(words)) return 'other';
  if (isRule(words)) return 'other';
  return ofLoad.test(words) && !ofWhole.test(words) ? 'load' : null;
}
