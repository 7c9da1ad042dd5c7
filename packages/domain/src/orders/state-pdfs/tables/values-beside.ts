import { namesOtherDays } from '../pdf-days.ts';
import { hasTwoDays } from '../pdf-days-text.ts';
import { pdfFields, sizeFields, type PdfFactField } from '../pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine, type PlacedCell } from '../pdf-lines.ts';
import { emptyWords } from '../sighting.ts';
import { isLabel, rankWords, unitWords } from './cell-labels.ts';
import { findColumnHead, readFeetAndInches } from './column-heads.ts';
import { isOfOtherSize, listValues } from './listed-values.ts';

/** Lines farther apart than this many heights do not belong together. */
const REACH = 3;
/** The values of a table may be farther below their labels. */
const FAR = 6;
/** Rows of a table below its head. */
const ROWS = 4;
function read(field: PdfFactField, text: string, unit = ''): unknown {
  return pdfFields[field].read(text, unit);
}

function isNear(a: PdfLine, b: PdfLine, reach = REACH): boolean {
  return Math.abs(a.y - b.y) <= Math.max(a.height, b.height) * reach;
}

/** @returns true if numbers below each other are of several permits, and not of several versions of one. */
function isList([first = '', ...others]: readonly string[]): boolean {
  const toDigits = (number: string) => number.replace(/\d/g, '9');
  return others.some(
    (one) =>
      one !== first &&
      (toDigits(one) === toDigits(first) || one.startsWith(`${first}-`) || first.startsWith(`${one}-`)),
  );
}

const toShape = (text: string) => text.replace(/\d/g, '9').replace(/[A-Z]/gi, 'A');
/** Two plates below each other may be a truck's and its trailer's. */
const MANY_PLATES = 3;

/** @returns true if plates below each other are of several trucks, or of several trailers. */
function isFleet(plates: readonly string[]): boolean {
  const own = [...new Set(plates)];
  return own.length >= MANY_PLATES || (own.length > 1 && new Set(own.map(toShape)).size === 1);
}

/** @returns true if each of several heads, most of them labels, has a cell below it, and nothing else is there. */
function isRowOf(head: PdfLine, row: PdfLine): boolean {
  const isSame = head.cells.length > 1 && head.cells.length === row.cells.length && isNear(head, row, FAR);
  if (!isSame || head.cells.some((cell) => /\d/.test(cell.text))) return false;
  const labels = head.cells.filter(isLabel).length;
  const isOver = (cell: PdfCell, own: PdfCell | undefined) => own !== undefined && overlaps(own, cell);
  return labels * 2 > head.cells.length && head.cells.every((cell, index) => isOver(cell, row.cells[index]));
}

type Wanted = { field: PdfFactField; unit: string; label: string };

/** The next label of a form that numbers them. */
const numbered = /^\d{1,2}[.)] ?[a-z]{2}/i;

/** The values that a cell begins with. */
export const listOfCell = ({ field, unit }: Pick<Wanted, 'field' | 'unit'>, cell: PdfCell | undefined) =>
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
export function isInOtherRow({ page, line, index }: PlacedCell): boolean {
  const first = page[line]?.cells[0]?.text ?? '';
  return index > 0 && (otherHead.test(first) || otherRow.test(first));
}

export const ofPeriod = /valid|period|dates|duration|travel|movement|good/i;

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
export function listRight(wanted: Wanted, at: PlacedCell): unknown[] {
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

export const ofDays: ReadonlySet<PdfFactField> = new Set(['days', 'validFrom', 'validTo', 'moveDay']);
/** The heads of columns before one of days: the last that names a thing says whose days they are. */
const isOfOtherDays = (heads: readonly PdfCell[]) => namesOtherDays(heads.findLast(namesThing)?.text ?? '');
const namesThing = ({ text }: PdfCell) =>
  !/\d/.test(text) && !isDayLabel.test(text) && (/permit/i.test(text) || namesOtherDays(text));
const isDayLabel = /\b(?:exp\w*|eff\w*|valid\w*|begins?|from|to|dates?|until)\b/i;

const ofAccount = /\b(?:card|deposit|escrow|balance|account|bond)\b/i;
/** @returns true if a row of a table is of another paper or of an account. */
const isOfOtherRow = (field: PdfFactField, head: string) =>
  ofDays.has(field) ? namesOtherDays(head) : (field === 'sum' || field === 'total') && ofAccount.test(head);

/** @returns true if a line has words of other columns alone, and the next one is near enough for the value of a label above both. */
function isOfOtherColumns({ cells }: PdfLine, label: PdfLine | undefined, next: PdfLine | undefined): boolean {
  return (
    label !== undefined && next !== undefined && isNear(label, next) && cells.every(({ text }) => !/\d/.test(text))
  );
}

/** The value below. Of several rows, the one whose first cell says that it is the whole vehicle. */
export function readBelow(wanted: Wanted, { page, line, index, cell }: PlacedCell): unknown {
  if (ofDays.has(wanted.field) && isOfOtherDays(page[line]?.cells.slice(0, index) ?? [])) return null;
  const rows: { head: string; value: unknown }[] = [];
  for (let below = line + 1; below <= line + ROWS; below += 1) {
    const [last, next] = [page[below - 1], page[below]];
    if (last === undefined || next === undefined) break;
    if (!isNear(last, next) && (below > line + 1 || !isRowOf(last, next))) break;
    const found = next.cells.find((one) => overlaps(one, cell));
    // Labels of other columns may be a little lower than this one.
    if (found === undefined && rows.length === 0 && isOfOtherColumns(next, page[line], page[below + 1])) continue;
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

export function readAbove(wanted: Wanted, { page, line, cell }: PlacedCell): unknown {
  const [own, above] = [page[line], page[line - 1]];
  if (own === undefined || above === undefined || !isNear(own, above)) return null;
  return readCell(
    wanted,
    above.cells.find((one) => overlaps(one, cell)),
  );
}

/** A size alone, far below its label, may be another thing's. */
export function readFarBelow(label: Wanted, { page, line, cell }: PlacedCell): unknown {
  const [own, next] = [page[line], page[line + 1]];
  if (!sizeFields.has(label.field) || own === undefined || next === undefined) return null;
  const [only, second] = next.cells;
  const isAlone = only !== undefined && second === undefined && overlaps(only, cell);
  return isAlone && !isNear(own, next) && isNear(own, next, FAR) ? readCell(label, only) : null;
}
