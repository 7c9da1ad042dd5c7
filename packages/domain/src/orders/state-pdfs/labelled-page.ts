import { seeLabels, type LabelledPage } from './find-values.ts';
import { partMergedCells, listSizesOfCell } from './merged-cells.ts';
import { allFields, pdfFields } from './pdf-fields.ts';
import { toPdfLines, type PdfLine, type PdfPage, type PdfCell } from './pdf-lines.ts';
import { endsWithDay } from './pdf-days-text.ts';
import { emptyWords } from './sighting.ts';
import { findSizeOrder } from './size-rows.ts';
import { partCarrierAndDot } from './tables/carrier-and-dot.ts';
import { joinFeetAndInches } from './tables/feet-and-inches.ts';
import { pairBlocks } from './tables/label-blocks.ts';
import { nameLabels } from './tables/named-labels.ts';
import { raiseSideBands } from './tables/side-bands.ts';
import { joinStackedLabels } from './tables/stacked-labels.ts';
import { remember } from './tables/remember.ts';
import { putLabelsFirst } from './tables/values-first.ts';
import { joinWrappedCells } from './tables/wrapped-cells.ts';

/** `asPrinted`: its lines before labels are parted from values. */
export type ReadPage = LabelledPage & { page: PdfPage; asPrinted: readonly PdfLine[] };

/** Whether a page is a whole permit is asked before all of its pages are read. */
const known = new WeakMap<PdfPage, ReadPage>();

/** Rows between the heads of columns and a row, and how many heights two of them are apart. */
const ROWS = 4;
const REACH = 3;
const head = `(?:legal|statutory|load(?:ed)?|${emptyWords}|permitted|actual|requested|approved|authorized|overall|total)`;
const oneHead = new RegExp(head, 'gi');
const onlyHeads = new RegExp(`^${head}(?: ${head})+$`, 'i');

/** The heads of columns, each with its place. */
function listHeads({ cells }: PdfLine): PdfCell[] {
  if (!onlyHeads.test(cells.map(({ text }) => text).join(' '))) return [];
  return cells.flatMap(({ text, x, end }) =>
    [...text.matchAll(oneHead)].map(({ 0: word, index }) => {
      const toX = (at: number) => x + ((end - x) * at) / text.length;
      return { text: word, x: toX(index), end: toX(index + word.length) };
    }),
  );
}

/** The line with the heads of as many columns; -1 if there is none. */
function findHeads(lines: readonly PdfLine[], at: number, count: number): number {
  for (let above = at - 1; above >= Math.max(0, at - ROWS); above -= 1) {
    const [last, own] = [lines[above + 1], lines[above]];
    if (last === undefined || own === undefined || last.y - own.y > own.height * REACH) return -1;
    const heads = listHeads(own);
    if (heads.length > 0) return heads.length === count ? above : -1;
  }
  return -1;
}

/** Parts the sizes of a row whose columns are so close that they merge: as many as there are heads above. */
function partCloseColumns(lines: readonly PdfLine[]): PdfLine[] {
  const parted = [...lines];
  for (const [at, line] of lines.entries()) {
    const last = line.cells.at(-1);
    const sizes = last === undefined || line.cells.length > 2 ? [] : listSizesOfCell(last.text);
    const above = sizes.length === 0 ? -1 : findHeads(lines, at, sizes.length);
    const head = lines[above];
    if (head === undefined) continue;
    const heads = listHeads(head);
    parted[above] = { ...head, cells: heads };
    const values = heads.map(({ x, end }, index) => ({ text: sizes[index] ?? '', x, end }));
    parted[at] = { ...line, cells: [...line.cells.slice(0, -1), ...values] };
  }
  return parted;
}

const hint =
  /^\(?(?:m{1,2}[-/]d{1,2}[-/]y{2,4}|y{4}[-/]m{2}[-/]d{2}|(?:ft|feet)\.?[ /-]*(?:in|inches)\.?|lbs?\.?|pounds)\)?$/i;

/** The same in brackets behind a label. */
const dayHint = /(?<=[a-z]) ?\(m{1,2}[-/]d{1,2}[-/]y{2,4}\)/gi;

/** Drops what says no more than how a field is filled, as `MM/DD/YYYY`. */
function dropHints(lines: readonly PdfLine[]): readonly PdfLine[] {
  return lines
    .filter(({ cells }) => !cells.every(({ text }) => hint.test(text)))
    .map((line) =>
      line.cells.some(({ text }) => text.search(dayHint) !== -1)
        ? { ...line, cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replace(dayHint, '') })) }
        : line,
    );
}

/** A label after these is that of another thing. */
const qualifier =
  /\b(?:registered|trailer|semitrailer|axle|front|rear|empty|tare|legal|min(?:imum)?|max(?:imum)?|bridge|lane|service|total|overall|load(?:ed)?|unit|truck|trk|trlr?|tlr|pwr|tractor|number|of|the|and|or|us|date|permit|license|vehicle|gross|insurance|policy|registration|inspection|certificate|escort|pilot car|driver|cdl|bond)[ .]*$/i;

const labels = allFields.map((field) => pdfFields[field].label.source).join('|');
/** In small letters: a label and nothing else. */
const wholeLabel = new RegExp(`^(?:\\d{1,2}[.)] ?)?(?:${labels})[\\s:.#]*$`);
/** `TRIP TAX PERMIT` is no value before a label. */
const title = /(?<![A-Z\d])[A-Z/-]{3,} PERMIT$/;
/** The earliest label that leads to the end of the text. */
const lastLabel = new RegExp(`[^a-z\\d](?:${labels})[\\s:.#]*$`);
/** Running text has no value to part from a label. */
const LONG = 120;

/** A state's own department, as `NYS DOT #`. */
const ofStateDot = /^[A-Z]{2,3} DOT\b/;

/** Of a cell whose first value is a size, as in `Overall Length 95' 0" Gross Weight`. */
const ofSize = `\\d ?(?:['"’”′″]|(?:ft|in|lbs?)\\b\\.?)\\s*`;
const endsWithSize = new RegExp(`${ofSize}$`, 'i');
const hasSize = new RegExp(`${ofSize} [a-z]`, 'i');

/** Most cells begin with a word or end with a value, and this check is quicker than that for labels. */
const mayEndWithLabel = (text: string) =>
  (!/^.?[a-z]/.test(text) || hasSize.test(text)) && /[a-z#.)4-6][\s:.#]*$/i.test(text);

/** Where a label begins at the end of a value, as in columns that are printed close together; -1 if nowhere. */
const findLastLabel = remember((text) => {
  const at = text.length <= LONG && mayEndWithLabel(text) ? text.toLowerCase().search(lastLabel) : -1;
  const before = text.slice(0, at + 1);
  const isCapital = /[A-Z\d]/.test(before) && before === before.toUpperCase() && !ofStateDot.test(text);
  const isValue = isCapital || endsWithSize.test(before);
  const isWhole = at !== -1 && (wholeLabel.test(text.toLowerCase()) || title.test(text));
  return at !== -1 && !isWhole && isValue && !qualifier.test(before) ? at + 1 : -1;
});

const colon = /(?<!\d):|:(?!\d)/g;
/** A label with its colon. */
const colonLabel = new RegExp(`(?<=[^a-z\\d])(?:${labels})\\s*:`, 'g');

/** Of a size behind a word, as in `Tire width:`, the word is a part of the label. */
const sizeLabel = /^(?:width|height|length|weight)\b/i;
const endOfValue = /[\d'"’”′″½.,;)]\s*$|(?<![a-z])(?:in|ft|feet|inches|lbs?|pounds)\.?\s*$/i;

/** Where labels with a colon begin behind the value of another one, as in `Valid from: 12/08/2026 Valid to: 12/12/2026`. */
function findNextLabels(text: string): number[] {
  // The label before has a colon as well; those of hours are none.
  if (text.length > LONG || (text.match(colon)?.length ?? 0) < 2) return [];
  return [...text.toLowerCase().matchAll(colonLabel)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = text.slice(0, at);
      if (sizeLabel.test(text.slice(at)) && !endOfValue.test(before)) return false;
      return /:\s*\S/.test(before) && !qualifier.test(before);
    });
}

const dayLabels = (['days', 'validFrom', 'validTo', 'moveDay'] as const)
  .map((field) => pdfFields[field].label.source)
  .join('|');
/** A word alone, as `to`, may stand between two days of one label. */
const nextOfDay = new RegExp(
  `(?<=\\d[,;]?(?: [-–])? )(?!(?:to|through|thru|until|from)\\b(?! date))(?:${dayLabels})(?= )`,
  'g',
);
const ofNumber = 'permit(?: ?(?:number|no\\.?|#))?[ :]+';
const startsWithDay = new RegExp(
  `^(?:\\d{1,2}[.)] ?)?(?:(?:${dayLabels}|(?:date )?issued?(?: date| on)?)[ :]+[a-z]{0,9},? ?|${ofNumber}[a-z-]*)\\d`,
);
const onlyNumber = new RegExp(`^${ofNumber}[a-z\\d./-]*\\d[ ,;–-]*$`);

/** Where labels of days begin behind a day, as in `Issued 12/07/2026 Move date 12/08/2026`. */
function findNextDays(text: string): number[] {
  const small = text.length > LONG ? '' : text.toLowerCase();
  if (!startsWithDay.test(small)) return [];
  return [...small.matchAll(nextOfDay)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = small.slice(0, at);
      return endsWithDay.test(before) || onlyNumber.test(before);
    });
}

/** Without what parts it from the next label. */
const trimPart = (text: string) => text.replace(/[\s|•·]+$/, '').trim();

function splitCell(cell: PdfCell): PdfCell[] {
  const { text, x, end } = cell;
  const last = findLastLabel(text);
  const labels = [...new Set([...findNextLabels(text), ...findNextDays(text), ...(last > 0 ? [last] : [])])].toSorted(
    (a, b) => a - b,
  );
  if (labels.length === 0) return [cell];
  const order = findSizeOrder(text);
  const cuts = order === null ? labels : labels.filter((at) => at <= order.start || at >= order.end);
  const toX = (at: number) => x + ((end - x) * at) / text.length;
  const [first = text.length] = cuts;
  return [
    { text: trimPart(text.slice(0, first)), x, end: toX(first) },
    ...cuts.map((at, index) => {
      const next = cuts[index + 1] ?? text.length;
      return { text: trimPart(text.slice(at, next)), x: toX(at), end: toX(next) };
    }),
  ];
}

/** Gives a label behind a value a cell of its own. */
function splitLabels(line: PdfLine): PdfLine {
  return { ...line, cells: line.cells.flatMap(splitCell) };
}

export function labelPage(page: PdfPage): ReadPage {
  let read = known.get(page);
  if (read === undefined) {
    const asPrinted = toPdfLines(page);
    const parted = putLabelsFirst(dropHints(joinFeetAndInches(partCarrierAndDot(joinWrappedCells(asPrinted))))).map(
      splitLabels,
    );
    const lines = partCloseColumns(partMergedCells(nameLabels(raiseSideBands(joinStackedLabels(pairBlocks(parted))))));
    read = { page, asPrinted, lines, labels: seeLabels(lines) };
    known.set(page, read);
  }
  return read;
}
