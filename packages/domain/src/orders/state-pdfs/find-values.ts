import { anyLabel, connectors, pdfFields, type PdfFactField } from './pdf-fields.ts';
import type { PdfCell, PdfLine } from './pdf-lines.ts';
import { isOfWhole } from './bare-weights.ts';
import { findInSentences, isOfFormer } from './find-in-sentences.ts';
import { sides, type Side, type Sighting } from './sighting.ts';
import { isRule } from './spoken-sizes.ts';
import { findLastVehicle, findPart } from './vehicle-parts.ts';

type Page = readonly PdfLine[];
/** Lines farther apart than this many heights do not belong together. */
const REACH = 3;
/** Rows of a table below its head. */
const ROWS = 4;
const ofLimit = /^[\s:]*(?:not|no|up)\b/i;
const unitInLabel = /^\s*\((ft|feet|in|inches|ft-in|lbs?|pounds|\$|usd)\.?\)/i;
/** Then the words are a sentence that happens to begin a line. */
const verb = /^\s+(?:is|are|was|shall|may|must|has|exceed\w*|of|and|or)\b/i;
const moreOfLabel = /^\s*(?:\/ ?[a-z ]{2,16}|\([a-z ./]{2,24}\))\s*:?\s*$/i;
const allFields = Object.keys(pdfFields) as PdfFactField[];

function read(field: PdfFactField, text: string, unit = ''): unknown {
  return pdfFields[field].read(text, unit);
}

const betterColumn =
  /permitted|actual|requested|approved|authorized|overall|\bo\/?a\b|total|combin|with load|vehicle ?(?:\/|and|&) ?load|load ?(?:\/|and|&) ?vehicle/i;
const worseColumn = /legal|statut|limit|\bload\b|empty|registered/i;
/** Where a paper has no size of the whole vehicle, one of its load stands for it. */
const OF_LOAD = 2;
const OF_PART = 3;
/** Of labels, columns and rows: a size of the load alone is not that of the vehicle with it. */
const rankWords = (words: string) => (betterColumn.test(words) ? 0 : worseColumn.test(words) ? OF_LOAD : 1);

type CellLabel = { label: string; rest: string; unit: string; rank: number };

/** The label of a cell begins it. */
function readCellLabel(field: PdfFactField, { text }: PdfCell): CellLabel | null {
  const [begin, label = ''] = pdfFields[field].begins.exec(text) ?? [];
  if (begin === undefined) return null;
  const rest = text.slice(begin.length);
  if (verb.test(rest)) return null;
  const unit = unitInLabel.exec(rest);
  const after = unit === null ? rest : rest.slice(unit[0].length);
  if (ofLimit.test(after) && isRule(after)) return null;
  return {
    label,
    rest: moreOfLabel.test(after) ? '' : after.replace(connectors, ''),
    unit: unit?.[1]?.toLowerCase() ?? '',
    rank: rankWords(label),
  };
}

const toText = (cells: readonly PdfCell[] = []) => cells.map(({ text }) => text).join(' ');
const isLabel = (cell: PdfCell) =>
  anyLabel.test(cell.text) && allFields.some((field) => readCellLabel(field, cell) !== null);
const overlaps = (a: PdfCell, b: PdfCell) => a.x < b.end && a.end > b.x;

function isNear(a: PdfLine, b: PdfLine): boolean {
  return Math.abs(a.y - b.y) <= Math.max(a.height, b.height) * REACH;
}

type At = { page: Page; line: number; index: number; cell: PdfCell };
type Wanted = { field: PdfFactField; unit: string; label: string };

function readCell({ field, unit }: Pick<Wanted, 'field' | 'unit'>, cell: PdfCell | undefined): unknown {
  return cell === undefined ? null : read(field, cell.text.replace(/^[:\s]+/, ''), unit);
}

/** The heading of a column or a row whose sizes are none of this vehicle. */
const otherHead = /^(?:legal|statutory|load(?: only)?|empty|registered)(?: (?:limits?|sizes?|dimensions?))?:?$/i;

/** The heading of a column: the nearest cell above without a digit. */
function findColumnHead({ page, line }: At, cell: PdfCell): string {
  for (let above = line - 1; above >= Math.max(0, line - 8); above -= 1) {
    const head = page[above]?.cells.find((one) => overlaps(one, cell));
    if (head !== undefined && !/\d/.test(head.text) && !isLabel(head)) return head.text;
  }
  return '';
}

const ofPeriod = /valid|period|dates|duration|travel|movement|good/i;

/** Two days in cells of their own, side by side or with a word between them. */
function readDaysAcross(cells: readonly PdfCell[], label: string): unknown {
  const texts = cells.slice(0, 3).map(({ text }) => text);
  const joined = read('days', texts.join(' '));
  if (joined !== null || !ofPeriod.test(label)) return joined;
  const isDay = (text = '') => read('validFrom', text) !== null;
  return isDay(texts[0]) && isDay(texts[1]) && !isDay(texts[2]) ? read('days', texts.slice(0, 2).join(' - ')) : null;
}

/** The values at the right, up to the next label. Of several columns, the one whose heading says that it is the permitted one. */
function readRight(wanted: Wanted, at: At): unknown {
  const cells = at.page[at.line]?.cells.slice(at.index + 1) ?? [];
  if (wanted.field === 'days') return readDaysAcross(cells, wanted.label);
  const next = cells.findIndex(isLabel);
  const values = (next === -1 ? cells : cells.slice(0, next))
    .map((cell) => ({ cell, value: readCell(wanted, cell) }))
    .filter(({ value }) => value !== null);
  // Words between label and value are the value of something else.
  if (values[0] === undefined || readCell(wanted, cells[0]) === null) return null;
  if (values.length === 1) return otherHead.test(findColumnHead(at, values[0].cell)) ? null : values[0].value;
  const ranked = values.toSorted(
    (a, b) => rankWords(findColumnHead(at, a.cell)) - rankWords(findColumnHead(at, b.cell)),
  );
  return ranked[0]?.value ?? null;
}

/** The value below. Of several rows, the one whose first cell says that it is the whole vehicle. */
function readBelow(wanted: Wanted, { page, line, cell }: At): unknown {
  const rows: { head: string; value: unknown }[] = [];
  for (let below = line + 1; below <= line + ROWS; below += 1) {
    const [last, next] = [page[below - 1], page[below]];
    if (last === undefined || next === undefined || !isNear(last, next)) break;
    const found = next.cells.find((one) => overlaps(one, cell));
    const value = readCell(wanted, found);
    if (found === undefined || value === null) break;
    rows.push({ head: next.cells[0] === found ? '' : (next.cells[0]?.text ?? ''), value });
  }
  const own = rows.filter(({ head }) => !otherHead.test(head));
  return own.toSorted((a, b) => rankWords(a.head) - rankWords(b.head))[0]?.value ?? null;
}

function readAbove(wanted: Wanted, { page, line, cell }: At): unknown {
  const [own, above] = [page[line], page[line - 1]];
  if (own === undefined || above === undefined || !isNear(own, above)) return null;
  return readCell(
    wanted,
    above.cells.find((one) => overlaps(one, cell)),
  );
}

const readers = { right: readRight, below: readBelow, above: readAbove };

type Seen = { field: PdfFactField; at: At; page: number } & CellLabel & {
    values: Record<Side, unknown>;
    inline: unknown;
  };

function seeLabel(field: PdfFactField, at: At, page: number): Seen[] {
  const label = readCellLabel(field, at.cell);
  if (label === null) return [];
  const inline = label.rest === '' ? null : read(field, label.rest, label.unit);
  if (inline === null && label.rest !== '') return [];
  const wanted = { field, unit: label.unit, label: label.label };
  const readSide = (side: Side) => (inline === null ? readers[side](wanted, at) : null);
  const values = { right: readSide('right'), below: readSide('below'), above: readSide('above') };
  return [{ field, at, page, ...label, values, inline }];
}

function listSeen(pages: readonly Page[], fields: readonly PdfFactField[]): Seen[] {
  return pages.flatMap((lines, page) =>
    lines.flatMap(({ cells }, line) =>
      cells.flatMap((cell, index) =>
        anyLabel.test(cell.text)
          ? fields.flatMap((field) => seeLabel(field, { page: lines, line, index, cell }, page))
          : [],
      ),
    ),
  );
}

/** A form puts most of its values on the same side of their labels. */
function rankSides(seen: readonly Seen[]): Side[] {
  const count = (side: Side) => seen.filter(({ values }) => values[side] !== null).length;
  return sides.toSorted((a, b) => count(b) - count(a));
}

function chooseSide({ values, inline, ...seen }: Seen, ranked: readonly Side[]): Sighting[] {
  const { field, page, rank } = seen;
  const { line } = seen.at;
  if (inline !== null) return [{ field, value: inline, page, line, side: 'inline', rank }];
  // Above only in forms that write so: elsewhere it is the value of the label before.
  const side = ranked.find((one) => values[one] !== null && (one !== 'above' || ranked[0] === 'above'));
  return side === undefined ? [] : [{ field, value: values[side], page, line, side, rank }];
}

/** Every value of these fields that stands beside a label. */
export function findBeside(pages: readonly Page[], fields: readonly PdfFactField[]): Sighting[] {
  const seen = listSeen(pages, fields);
  const ranked = rankSides(seen);
  return seen.flatMap((one) => {
    const own = assignPart(one, readBefore(one.at));
    return own === null ? [] : chooseSide(own, ranked);
  });
}

const ofTruck = /truck|trk|tractor|power/i;
const trailerFields: Partial<Record<PdfFactField, PdfFactField>> = {
  truckVin: 'trailerVin',
  truckPlate: 'trailerPlate',
};
const sizes: ReadonlySet<PdfFactField> = new Set(['width', 'height', 'length']);
const weights: ReadonlySet<PdfFactField> = new Set(['weight', 'bareWeight']);

/** With the part of the vehicle that its section, its row or the words before it name; null if it is not of this permit. */
function assignPart(seen: Seen, before: string): Seen | null {
  if (isOfFormer(before)) return null;
  const part = findPart(seen.at);
  const ofTrailer = trailerFields[seen.field];
  if (ofTrailer !== undefined && !ofTruck.test(seen.label)) {
    if (part === 'trailer') return { ...seen, field: ofTrailer };
    if (part === 'other') return { ...seen, rank: OF_PART };
    return part !== 'truck' && findLastVehicle(before) === 'trailer' ? null : seen;
  }
  const isOfPart =
    (sizes.has(seen.field) && part !== null && part !== 'whole') ||
    (weights.has(seen.field) && part !== null && part !== 'whole' && part !== 'truck');
  if (isOfPart && seen.rank > 0) return { ...seen, rank: OF_PART };
  return part === 'whole' && seen.rank === 1 ? { ...seen, rank: 0 } : seen;
}

/** Every value that stands beside a label of its field; of a field without one, those in sentences. */
export function findSightings(pages: readonly Page[]): Sighting[] {
  const all = findBeside(pages, allFields);
  const beside = all.filter(({ rank }) => rank < OF_PART);
  const own = beside.filter((one) => one.field !== 'bareWeight' || isOfWhole(one, beside, pages));
  const sentences = pages.flatMap((lines, page) =>
    allFields
      .filter((field) => !all.some((one) => one.field === field))
      .flatMap((field) =>
        findInSentences(field, lines).map((value): Sighting => {
          return { field, value, page, line: 0, side: 'sentence', rank: OF_PART };
        }),
      ),
  );
  return [...own, ...sentences];
}

/** A line this long is a part of running text. */
const LONG_LINE = 60;

/** The words before a cell: on its line, and for the first one also at the end of the line before in running text. */
function readBefore({ page, line, index }: At): string {
  const above = toText(page[line - 1]?.cells);
  if (index === 0) return above.length >= LONG_LINE ? above.slice(-30) : '';
  return toText(page[line]?.cells.slice(0, index));
}
