import { anyLabel, pdfFields, type PdfFactField } from './pdf-fields.ts';
import type { PdfCell, PdfLine } from './pdf-lines.ts';
import { findSpokenSizes } from './spoken-sizes.ts';

type Page = readonly PdfLine[];
const sides = ['right', 'below', 'above'] as const;
type Side = (typeof sides)[number];

/** A value beside its label. Of a field that has several, those with the lowest `rank` count. */
export type Sighting = {
  field: PdfFactField;
  value: unknown;
  page: number;
  line: number;
  side: Side | 'inline' | 'sentence';
  rank: number;
};

/** Lines farther apart than this many heights do not belong together. */
const REACH = 3;
/** Rows of a table below its head. */
const ROWS = 4;
const connectors = /^[\s:.#=*()–-]*(?:(?:is|of|are|shall be|not to exceed|no more than|from|on)\b[\s:]*){0,3}/i;
const unitInLabel = /^\s*\((ft|feet|in|inches|ft-in|lbs?|pounds|\$|usd)\.?\)/i;
/** Then the words are a sentence that happens to begin a line. */
const verb = /^\s+(?:is|are|was|shall|may|must|has|exceed\w*|of|and|or)\b/i;
const moreOfLabel = /^\s*(?:\/ ?[a-z ]{2,16}|\([a-z ./]{2,24}\))\s*:?\s*$/i;
/** What follows these belongs to another permit, or to another thing. */
const former =
  /\b(?:supersed\w*|replac\w*|former|previous|prior|original|voids?|cancels?|amend(?:s|ing|ment (?:of|to)))\b[^,;]*$/i;
const otherThing =
  /\b(?:trailer|registered|axle|front|rear|loaded|county|legal|maximum|minimum|lane|bridge|reducible|holiday|insurance|policy|registration|rule|regulation|table|inspection|escort|license|revised|form)\b[^.;:]{0,24}$/i;

const allFields = Object.keys(pdfFields) as PdfFactField[];

function read(field: PdfFactField, text: string, unit = ''): unknown {
  return pdfFields[field].read(text, unit);
}

/** In a text: a label ends where its words end, and is not the end of a longer one. */
function* listLabels(field: PdfFactField, text: string) {
  for (const found of text.matchAll(pdfFields[field].label)) {
    const before = text.slice(0, found.index);
    const rest = text.slice(found.index + found[0].length);
    if (/[a-z\d]$/i.test(before) || /^[a-z]/i.test(rest)) continue;
    yield { before, rest };
  }
}

const betterColumn = /permitted|actual|requested|approved|authorized|overall|total|with load/i;
const worseColumn = /legal|statut|limit|\bload\b|empty|registered/i;
/** Of labels, columns and rows: a size of the load alone is not that of the vehicle with it. */
const rankWords = (words: string) => (betterColumn.test(words) ? 0 : worseColumn.test(words) ? 2 : 1);

type CellLabel = { rest: string; unit: string; rank: number };

/** The label of a cell begins it. */
function readCellLabel(field: PdfFactField, { text }: PdfCell): CellLabel | null {
  const [begin, label = ''] = pdfFields[field].begins.exec(text) ?? [];
  if (begin === undefined) return null;
  const rest = text.slice(begin.length);
  if (verb.test(rest)) return null;
  const unit = unitInLabel.exec(rest);
  const after = unit === null ? rest : rest.slice(unit[0].length);
  return {
    rest: moreOfLabel.test(after) ? '' : after.replace(connectors, ''),
    unit: unit?.[1]?.toLowerCase() ?? '',
    rank: rankWords(label),
  };
}

const isLabel = (cell: PdfCell) =>
  anyLabel.test(cell.text) && allFields.some((field) => readCellLabel(field, cell) !== null);
const overlaps = (a: PdfCell, b: PdfCell) => a.x < b.end && a.end > b.x;

function isNear(a: PdfLine, b: PdfLine): boolean {
  return Math.abs(a.y - b.y) <= Math.max(a.height, b.height) * REACH;
}

type At = { page: Page; line: number; index: number; cell: PdfCell };
type Wanted = { field: PdfFactField; unit: string };

function readCell({ field, unit }: Wanted, cell: PdfCell | undefined): unknown {
  return cell === undefined ? null : read(field, cell.text.replace(/^[:\s]+/, ''), unit);
}

/** The heading of a column: the nearest cell above without a digit. */
function findColumnHead({ page, line }: At, cell: PdfCell): string {
  for (let above = line - 1; above >= Math.max(0, line - 8); above -= 1) {
    const head = page[above]?.cells.find((one) => overlaps(one, cell));
    if (head !== undefined && !/\d/.test(head.text) && !isLabel(head)) return head.text;
  }
  return '';
}

/** The values at the right, up to the next label. Of several columns, the one whose heading says that it is the permitted one. */
function readRight(wanted: Wanted, at: At): unknown {
  const cells = at.page[at.line]?.cells.slice(at.index + 1) ?? [];
  const next = cells.findIndex(isLabel);
  const values = (next === -1 ? cells : cells.slice(0, next))
    .map((cell) => ({ cell, value: readCell(wanted, cell) }))
    .filter(({ value }) => value !== null);
  // Words between label and value are the value of something else.
  if (values[0] === undefined || readCell(wanted, cells[0]) === null) return null;
  if (values.length === 1) return values[0].value;
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
  return rows.toSorted((a, b) => rankWords(a.head) - rankWords(b.head))[0]?.value ?? null;
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
  const wanted = { field, unit: label.unit };
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

/** In running text: the label, a connecting word, and the value. Or a size and its word, as in `12 feet wide`. */
function findInSentences(field: PdfFactField, lines: Page): unknown[] {
  const text = lines.map(({ cells }) => cells.map((cell) => cell.text).join(' ')).join(' ');
  const labelled = [...listLabels(field, text)].flatMap(({ before, rest }) => {
    if (!isOfThis(field, before.slice(-60)) || isOfOtherThing(field, before)) return [];
    const value = read(field, rest.slice(0, 80).replace(connectors, ''));
    return value === null ? [] : [value];
  });
  return labelled.length > 0 ? labelled : findSpokenSizes(field, text);
}

/** Every value of these fields that stands beside a label. */
export function findBeside(pages: readonly Page[], fields: readonly PdfFactField[]): Sighting[] {
  const seen = listSeen(pages, fields);
  const ranked = rankSides(seen);
  const own = seen.filter(({ at, field }) => isOfThis(field, readBefore(at)));
  return own.flatMap((one) => chooseSide(one, ranked));
}

/** Every value that stands beside a label of its field; of a field without one, those in sentences. */
export function findSightings(pages: readonly Page[]): Sighting[] {
  const beside = findBeside(pages, allFields);
  const sentences = pages.flatMap((lines, page) =>
    allFields
      .filter((field) => !beside.some((one) => one.field === field))
      .flatMap((field) =>
        findInSentences(field, lines).map((value): Sighting => {
          return { field, value, page, line: 0, side: 'sentence', rank: 3 };
        }),
      ),
  );
  return [...beside, ...sentences];
}

/** Whether the words before a label leave it to this permit. */
function isOfThis(field: PdfFactField, before: string): boolean {
  const isOfTrailer = /\btrailer\b[^.;:]{0,8}$/i.test(before) && (field === 'truckVin' || field === 'truckPlate');
  return !former.test(before) && !isOfTrailer;
}

function isOfOtherThing(field: PdfFactField, before: string): boolean {
  return field !== 'trailerPlate' && field !== 'trailerVin' && otherThing.test(before.slice(-60));
}

/** A line this long is a part of running text. */
const LONG_LINE = 60;

/** The words before a cell: on its line, and for the first one also at the end of the line before in running text. */
function readBefore({ page, line, index }: At): string {
  const toText = (cells: readonly PdfCell[] = []) => cells.map(({ text }) => text).join(' ');
  const above = toText(page[line - 1]?.cells);
  if (index === 0) return above.length >= LONG_LINE ? above.slice(-30) : '';
  return toText(page[line]?.cells.slice(0, index));
}
