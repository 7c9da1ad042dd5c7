import { normalizeMeasure, toPlainMarks } from '../../basics/measure-text.ts';
import { monthWords } from './pdf-days-text.ts';
import type { PdfCell, PdfLine } from './pdf-lines.ts';
import { size } from './size-runs.ts';

/** Lines farther apart than this many heights are none of one table. */
const REACH = 3;

const eachSize = new RegExp(size, 'g');
/** Most cells begin with a letter or have one word, and this check is quicker than reading their sizes. */
const mayBeSizes = /^[^a-z]*\s|^[^a-z]*\d.*\s/i;

/** The several sizes that a cell is made of; empty if it is anything else. */
export function listSizesOfCell(text: string): readonly string[] {
  if (!mayBeSizes.test(text)) return [];
  const plain = normalizeMeasure(text);
  const sizes = plain.match(eachSize) ?? [];
  return sizes.length > 1 && sizes.join(' ') === plain ? sizes : [];
}

/** Each label's place; labels in one cell share it equally. */
function findPlaces({ cells }: PdfLine, count: number): readonly Pick<PdfCell, 'x' | 'end'>[] {
  if (cells.length === count) return cells;
  const x = Math.min(...cells.map((cell) => cell.x));
  const step = (Math.max(...cells.map(({ end }) => end)) - x) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * step, end: x + (index + 1) * step }));
}

function place(line: PdfLine, texts: readonly string[], places: readonly Pick<PdfCell, 'x' | 'end'>[]): PdfLine {
  return { ...line, cells: places.map(({ x, end }, index) => ({ text: texts[index] ?? '', x, end })) };
}

/** A column of a table as states print it: how its label begins, and what a value below it looks like. */
type Column = { label: string; value: string };

const whole = String.raw`(?:(?:overall|total|permitted|maximum|max\.?|loaded) )?`;
const vehicle = '(?:(?:truck|tractor|power unit|(?:semi-?)?trailer) )?';
const number = String.raw`(?: ?(?:number|no\b\.?|#))?`;
const date = '(?: date)?';
const month = `(?:${monthWords})[a-z]{0,6}`;
const clock = String.raw`(?: \d{1,2}:\d{2}(?: ?[ap]m)?)?`;
const day = String.raw`(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[ -]?${month}[ -]?\d{2,4}|${month}\.? \d{1,2},? \d{4})${clock}`;
const vehicles = '(?:truck tractor|tractor|truck|power unit|(?:semi-?)?trailer)';

const columns: readonly Column[] = [
  { label: `${whole}(?:width|height|length)`, value: size },
  {
    label: '(?:(?:gross|total)(?: vehicle)? )?weight|gross|gvw',
    value: String.raw`\d{2,3},\d{3}(?: ?(?:lbs?|pounds))?(?![\d,])`,
  },
  { label: `${vehicle}vin${number}`, value: String.raw`[A-HJ-NPR-Z\d]{17}` },
  { label: `${vehicle}(?:license(?: plate)?|plate|tag)${number}`, value: String.raw`(?=[A-Z-]*\d)[A-Z\d-]{2,9}` },
  { label: 'state', value: '[A-Z]{2}' },
  { label: `permit(?: id|${number})`, value: String.raw`(?=[A-Z./-]*\d)[A-Z\d][A-Z\d./-]{3,}` },
  {
    label: `(?:valid|good) from|effective${date}|(?:begin|start)${date}|from${date}|issued?${date}`,
    value: day,
  },
  {
    label: `(?:valid|good) (?:to|through|thru|until)|expir(?:es|ation|y)${date}|end${date}|(?:to|through|thru)${date}`,
    value: day,
  },
  {
    label: '(?:permit |total |state )?(?:fees?|charges?|cost)|amount',
    value: String.raw`(?:\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})`,
  },
  { label: `us ?dot${number}`, value: String.raw`\d{4,8}` },
  { label: 'year', value: String.raw`(?:19|20)\d{2}` },
  { label: 'make', value: '[A-Z]{2,12}' },
  { label: 'vehicle|unit|type', value: vehicles },
];

const label = columns.map((column) => `(${column.label})`).join('|');
const oneLabel = new RegExp(label, 'gi');
/** Most cells begin with another word, which is seen sooner than all labels of a cell. */
const onlyLabels = new RegExp(`^(?:${label})(?: (?:${label}))*$`, 'i');
/** A look ahead takes each value whole: of `14' 6"` no part is a value of its own. */
const toRow = (values: readonly string[]) =>
  new RegExp(`^${values.map((value, index) => `(?=(${value}))\\${index + 1}`).join(' ')}$`, 'i');

/** The labels of a table's head, and the pattern of a row below it. */
type TableHead = { labels: readonly string[]; row: RegExp; namesVehicles: boolean };

/** Null if the cells have more than labels, or only one of them. */
function findTableHead(cells: readonly { text: string }[]): TableHead | null {
  if (!cells.every(({ text }) => onlyLabels.test(text))) return null;
  const labels = cells.flatMap(({ text }) => [...text.matchAll(oneLabel)]);
  if (labels.length < 2) return null;
  const values = labels.flatMap(([, ...groups]) => columns[groups.findIndex((one) => one !== undefined)]?.value ?? []);
  return {
    labels: labels.map(([words]) => words),
    row: toRow(values),
    namesVehicles: values.includes(vehicles),
  };
}

/** The values of a row that has one for each label, in their order; null if it is another row. */
function readRow({ row }: TableHead, { cells }: PdfLine): readonly string[] | null {
  return row.exec(toPlainMarks(cells.map(({ text }) => text).join(' ')))?.slice(1) ?? null;
}

/** The rows below a table's head. Of several, nothing says which one is the permit's, unless each names its vehicle. */
function listRows(head: TableHead, lines: readonly PdfLine[], at: number): (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (let below = at + 1; below < lines.length; below += 1) {
    const [last, next] = [lines[below - 1], lines[below]];
    if (last === undefined || next === undefined || next.y - last.y > Math.max(last.height, next.height) * REACH) break;
    const values = readRow(head, next);
    if (values === null) break;
    rows.push(values);
  }
  return rows.length === 1 || head.namesVehicles ? rows : [];
}

/** Parts the cells of tables that are set so tight that they merge: labels above as many values of their kinds in the same order. */
export function partMergedCells(lines: readonly PdfLine[]): PdfLine[] {
  const parted = [...lines];
  for (const [at, line] of lines.entries()) {
    const head = findTableHead(line.cells);
    if (head === null) continue;
    const { labels } = head;
    const rows = listRows(head, lines, at);
    const isMerged = [line, ...lines.slice(at + 1, at + 1 + rows.length)].some(
      ({ cells }) => cells.length < labels.length,
    );
    if (rows.length === 0 || !isMerged) continue;
    const places = findPlaces(line, labels.length);
    parted[at] = place(line, labels, places);
    for (const [index, values] of rows.entries()) {
      const row = lines[at + 1 + index];
      if (row !== undefined) parted[at + 1 + index] = place(row, values, places);
    }
  }
  return parted;
}
