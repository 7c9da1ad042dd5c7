import { isLabel, rankWords, readCellLabels, unitWords, type CellLabel } from './tables/cell-labels.ts';
import { namesOtherDays } from './pdf-days.ts';
import { hasTwoDays } from './pdf-days-text.ts';
import { allFields, isMeasure, pdfFields, sizeFields, weightFields, type PdfFactField } from './pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine } from './pdf-lines.ts';
import { isOfWhole } from './bare-weights.ts';
import { findColumnHead, readFeetAndInches } from './tables/column-heads.ts';
import { isOfOtherSize, listValues } from './tables/listed-values.ts';
import { isFleet, isList } from './tables/row-lists.ts';
import { findInSentences, isOfFormer, isOfHelper, isOfOtherVehicle, otherCompanies } from './find-in-sentences.ts';
import { OF_LOAD_SECTION, OF_PART, WITHOUT_OTHER, emptyWords, sides, type Side, type Sighting } from './sighting.ts';
import { findPartOfRow, listSizeRows } from './size-rows.ts';
import { findLastVehicle, findPart, findSection, hasAllSizes, trailerFields } from './vehicle-parts.ts';

type Page = readonly PdfLine[];
/** Lines farther apart than this many heights do not belong together. */
const REACH = 3;
/** The values of a table may be farther below their labels. */
const FAR = 6;
/** Rows of a table below its head. */
const ROWS = 4;
function read(field: PdfFactField, text: string, unit = ''): unknown {
  return pdfFields[field].read(text, unit);
}

const toText = (cells: readonly PdfCell[] = []) => cells.map(({ text }) => text).join(' ');

function isNear(a: PdfLine, b: PdfLine, reach = REACH): boolean {
  return Math.abs(a.y - b.y) <= Math.max(a.height, b.height) * reach;
}

/** Whether each of several labels has a cell below it, and nothing else is there. */
function isRowOf(head: PdfLine, row: PdfLine): boolean {
  const hasOwn = (cell: PdfCell, own: PdfCell | undefined) => own !== undefined && isLabel(cell) && overlaps(own, cell);
  const isSame = head.cells.length > 1 && head.cells.length === row.cells.length && isNear(head, row, FAR);
  return isSame && head.cells.every((cell, index) => hasOwn(cell, row.cells[index]));
}

type At = { page: Page; line: number; index: number; cell: PdfCell };
type Wanted = { field: PdfFactField; unit: string; label: string };

/** The next label of a form that numbers them. */
const numbered = /^\d{1,2}[.)] ?[a-z]{2}/i;

const listOfCell = ({ field, unit }: Pick<Wanted, 'field' | 'unit'>, cell: PdfCell | undefined) =>
  cell === undefined || numbered.test(cell.text) ? [] : listValues(field, cell.text.replace(/^[:\s]+/, ''), unit);

/** Null also if a cell has several values. */
function readCell(wanted: Pick<Wanted, 'field' | 'unit'>, cell: PdfCell | undefined): unknown {
  const values = listOfCell(wanted, cell);
  // Of two columns that merged, the first day begins and the second one ends.
  const isOfTwo = wanted.field === 'validTo' && hasTwoDays(cell?.text ?? '');
  return values.length === 1 && !isOfTwo ? values[0] : null;
}

/** The heading of a column or a row whose sizes are none of this vehicle. */
const otherHead = new RegExp(
  `^(?:(?:legal|statutory|load(?: only)?|registered|${emptyWords})(?: (?:limits?|sizes?|dimensions?))?|(?:(?:[a-z]+|[a-z]+[- ]coded) )?(?:routes|roads|highways)):?$`,
  'i',
);
/** The same before the first size of the row, as in `Legal: width 8' 6"`. */
const otherRow = new RegExp(
  `^(?:legal|statutory|load only|registered|${emptyWords}|limits?)(?: (?:of|for) [a-z ]+)?(?: (?:limits?|sizes?|dimensions?))?:`,
  'i',
);
function isInOtherRow({ page, line, index }: At): boolean {
  const first = page[line]?.cells[0]?.text ?? '';
  return index > 0 && (otherHead.test(first) || otherRow.test(first));
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

/** A unit can have a column of its own. */
const onlyUnit = new RegExp(`^(?:${unitWords})\\.?$`, 'i');

/** The values at the right, up to the next label. Of several columns, the one whose heading says that it is the permitted one. */
function listRight(wanted: Wanted, at: At): unknown[] {
  const cells = at.page[at.line]?.cells.slice(at.index + 1).filter(({ text }) => !onlyUnit.test(text)) ?? [];
  if (wanted.field === 'days') return [readDaysAcross(cells, wanted.label)];
  const inColumns = sizeFields.has(wanted.field) ? readFeetAndInches(at) : null;
  if (inColumns !== null) return [inColumns];
  // Words behind a value are the label of something else.
  const isNext = (cell: PdfCell, index: number) =>
    isLabel(cell) || (index > 0 && !/\d/.test(cell.text) && /[a-z]{3}/i.test(cell.text));
  const next = cells.findIndex(isNext);
  const values = (next === -1 ? cells : cells.slice(0, next))
    .map((cell) => ({ cell, value: readCell(wanted, cell) }))
    .filter(({ value }) => value !== null && value !== 0);
  // Words between label and value are the value of something else.
  const first = cells.find(({ text }) => !isOfOtherSize(text));
  if (values[0] === undefined || readCell(wanted, first) === null) return [];
  if (values.length === 1) return otherHead.test(findColumnHead(at, values[0].cell)) ? [] : [values[0].value];
  const ranked = values.map(({ cell, value }) => ({ value, rank: rankWords(findColumnHead(at, cell)) }));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return [...new Set(ranked.filter(({ rank }) => rank === best).map(({ value }) => value))];
}

const ofDays: ReadonlySet<PdfFactField> = new Set(['days', 'validFrom', 'validTo', 'moveDay']);
/** The heads of columns before one of days: the last that names a thing says whose days they are. */
const isOfOtherDays = (heads: readonly PdfCell[]) => namesOtherDays(heads.findLast(namesThing)?.text ?? '');
const namesThing = ({ text }: PdfCell) =>
  !/\d/.test(text) && !isDayLabel.test(text) && (/permit/i.test(text) || namesOtherDays(text));
const isDayLabel = /\b(?:exp\w*|eff\w*|valid\w*|begins?|from|to|dates?|until)\b/i;

const ofAccount = /\b(?:card|deposit|escrow|balance|account|bond)\b/i;
/** Whether a row of a table is of another paper or of an account. */
const isOfOtherRow = (field: PdfFactField, head: string) =>
  ofDays.has(field) ? namesOtherDays(head) : (field === 'sum' || field === 'total') && ofAccount.test(head);

/** The value below. Of several rows, the one whose first cell says that it is the whole vehicle. */
function readBelow(wanted: Wanted, { page, line, index, cell }: At): unknown {
  if (ofDays.has(wanted.field) && isOfOtherDays(page[line]?.cells.slice(0, index) ?? [])) return null;
  const rows: { head: string; value: unknown }[] = [];
  for (let below = line + 1; below <= line + ROWS; below += 1) {
    const [last, next] = [page[below - 1], page[below]];
    if (last === undefined || next === undefined) break;
    if (!isNear(last, next) && (below > line + 1 || !isRowOf(last, next))) break;
    const found = next.cells.find((one) => overlaps(one, cell));
    const value = readCell(wanted, found);
    if (found === undefined || value === null) break;
    const head = next.cells[0] === found ? '' : (next.cells[0]?.text ?? '');
    if (!isOfOtherRow(wanted.field, head)) rows.push({ head, value });
  }
  if (wanted.field === 'number' && isList(rows.map(({ value }) => String(value)))) return null;
  const isPlate = wanted.field === 'truckPlate' || wanted.field === 'trailerPlate';
  if (isPlate && isFleet(rows.map(({ value }) => String(value)))) return null;
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

/** A label with the values on each side of it. */
export type SeenLabel = CellLabel & { at: At; values: Record<Side, unknown>; inline: unknown };

const noSides = { right: null, below: null, above: null };

function seeLabel(label: CellLabel, at: At): SeenLabel[] {
  const { field, rest, unit } = label;
  const beside = rest === '' ? listOfCell(label, at.page[at.line]?.cells[at.index + 1]) : listValues(field, rest, unit);
  if (rest !== '' || beside.length > 1) return beside.map((inline) => ({ ...label, at, values: noSides, inline }));
  const right = listRight(label, at);
  if (right.length > 1) return right.map((inline) => ({ ...label, at, values: noSides, inline }));
  const values = { right: right[0] ?? null, below: readBelow(label, at), above: readAbove(label, at) };
  const far = Object.values(values).every((value) => value === null) ? readFarBelow(label, at) : null;
  if (far !== null)
    return [{ ...label, at, values: noSides, inline: far, rank: Math.max(label.rank, OF_LOAD_SECTION) }];
  return [{ ...label, at, values, inline: null }];
}

/** A size alone, far below its label, may be another thing's. */
function readFarBelow(label: CellLabel, { page, line, cell }: At): unknown {
  const [own, next] = [page[line], page[line + 1]];
  if (!sizeFields.has(label.field) || own === undefined || next === undefined) return null;
  const [only, second] = next.cells;
  const isAlone = only !== undefined && second === undefined && overlaps(only, cell);
  return isAlone && !isNear(own, next) && isNear(own, next, FAR) ? readCell(label, only) : null;
}

/** The sizes of rows that have a legend for their labels, or a letter before each. */
function seeSizeRows(at: At): SeenLabel[] {
  return listSizeRows(at).flatMap(({ words, fields, values }) => {
    const part = findPartOfRow(words);
    const rank = part === null ? rankWords(words) : part === 'load' ? OF_LOAD_SECTION : OF_PART;
    return fields.map((field, index) => {
      const label = { field, label: words, rest: '', unit: '', rank };
      return { ...label, at, values: noSides, inline: values[index] };
    });
  });
}

/** The labels of a page. */
export function seeLabels(page: Page): SeenLabel[] {
  return page.flatMap(({ cells }, line) =>
    cells.flatMap((cell, index) => {
      const at = { page, line, index, cell };
      return [...readCellLabels(cell).flatMap((label) => seeLabel(label, at)), ...seeSizeRows(at)];
    }),
  );
}

/** A form puts most of its values on the same side of their labels. */
function rankSides(seen: readonly SeenLabel[]): Side[] {
  const count = (side: Side) => seen.filter(({ values }) => values[side] !== null).length;
  return sides.toSorted((a, b) => count(b) - count(a));
}

function chooseSide(seen: SeenLabel, page: number, ranked: readonly Side[]): Sighting[] {
  const { field, rank, values, inline } = seen;
  const { line, index } = seen.at;
  if (inline !== null) return [{ field, value: inline, page, line, index, side: 'inline', rank }];
  // Above only in forms that write so: elsewhere it is the value of the label before.
  const side = ranked.find((one) => values[one] !== null && (one !== 'above' || ranked[0] === 'above'));
  return side === undefined ? [] : [{ field, value: values[side], page, line, index, side, rank }];
}

export type LabelledPage = { lines: Page; labels: readonly SeenLabel[] };

/** Every value of these fields beside a label. */
export function findBeside(pages: readonly LabelledPage[], fields: readonly PdfFactField[]): Sighting[] {
  const seen = pages.map(({ labels }) => labels.filter(({ field }) => fields.includes(field)));
  const ranked = rankSides(seen.flat());
  return seen.flatMap((labels, page) =>
    labels.flatMap((one) => {
      const own = assignPart(one, readBefore(one.at));
      return own === null ? [] : chooseSide(own, page, ranked);
    }),
  );
}

const ofTruck = /truck|trk|tractor|power/i;
/** The largest size in a section of a vehicle is that of the whole one. */
const ofWhole = /^(?:max|loaded)/i;

const otherCompany = new RegExp(`\\b(?:${otherCompanies}|consignee)\\b`, 'i');

/** With the part of the vehicle that its section, its row or the words before it name; null if it is not of this permit. */
function assignPart(seen: SeenLabel, before: string): SeenLabel | null {
  if (isOfFormer(before) || isOfHelper(before)) return null;
  if (isMeasure(seen.field) && isInOtherRow(seen.at)) return { ...seen, rank: OF_PART };
  const part = findPart(seen.at);
  if (seen.field === 'usdot' && (part === 'other' || otherCompany.test(findSection(seen.at.page, seen.at.line))))
    return { ...seen, rank: OF_PART };
  const ofTrailer = trailerFields[seen.field];
  if (ofTrailer !== undefined && isOfOtherVehicle(before)) return null;
  if (ofTrailer !== undefined && !ofTruck.test(seen.label)) {
    if (part === 'trailer') return { ...seen, field: ofTrailer };
    if (part === 'other') return { ...seen, rank: OF_PART };
    return part !== 'truck' && findLastVehicle(before) === 'trailer' ? { ...seen, field: ofTrailer } : seen;
  }
  const isOfPart =
    (sizeFields.has(seen.field) && part !== null && part !== 'whole') ||
    (weightFields.has(seen.field) && part !== null && part !== 'whole' && part !== 'truck');
  const isOfVehicle = part === 'truck' || part === 'trailer';
  if (isOfPart && isOfVehicle && ofWhole.test(seen.label)) return seen;
  if (isOfPart && isOfVehicle && hasAllSizes(seen.at.page[seen.at.line]))
    return { ...seen, rank: Math.max(seen.rank, WITHOUT_OTHER) };
  if (isOfPart && seen.rank > 0)
    return { ...seen, rank: Math.max(seen.rank, part === 'load' ? OF_LOAD_SECTION : OF_PART) };
  return part === 'whole' && seen.rank === 1 ? { ...seen, rank: 0 } : seen;
}

const isOfPermit = ({ rank }: Sighting) => rank < OF_LOAD_SECTION;

/** Every value of the permit beside a label of its field. */
export function findLabelled(pages: readonly LabelledPage[], all = findBeside(pages, allFields)): Sighting[] {
  const lines = pages.map((page) => page.lines);
  const beside = all.filter(isOfPermit);
  return beside.filter((one) => one.field !== 'bareWeight' || isOfWhole(one, beside, lines));
}

/** The same, and those in sentences of each field that has no label; days in sentences are read by themselves. Where no size is the vehicle's, those of a section of the load. */
export function findSightings(pages: readonly LabelledPage[]): Sighting[] {
  const all = findBeside(pages, allFields);
  const sentences = pages.flatMap(({ lines }, page) =>
    allFields
      .filter((field) => !ofDays.has(field) && !all.some((one) => one.field === field))
      .flatMap((field) =>
        findInSentences(field, lines).map((value): Sighting => {
          return { field, value, page, line: 0, index: 0, side: 'sentence', rank: OF_PART };
        }),
      ),
  );
  const found = [...findLabelled(pages, all), ...sentences];
  const hasSize = found.some(({ field }) => sizeFields.has(field));
  return hasSize ? found : [...found, ...all.filter(({ rank }) => rank === OF_LOAD_SECTION)];
}

/** A line this long is a part of running text. */
const LONG_LINE = 60;

/** The words before a cell: on its line, and for the first one also at the end of the line before in running text. */
function readBefore({ page, line, index }: At): string {
  const above = toText(page[line - 1]?.cells);
  if (index === 0) return above.length >= LONG_LINE ? above.slice(-30) : '';
  return toText(page[line]?.cells.slice(0, index));
}
