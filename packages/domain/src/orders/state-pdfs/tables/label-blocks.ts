// Columns of labels whose values are elsewhere: below all of them, indented below each, or beside them with lines of another height.
import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';
import { readCellLabels } from './cell-labels.ts';
import { listValues } from './listed-values.ts';

/** Fewer labels are not enough to say that the order of the values is theirs. */
const FEWEST = 4;
/** Cells of one column begin at one place, in points. */
const ALIGNED = 2;
/** A value is no higher than its label by more heights than this. */
const ABOVE = 1.2;
const LONG = 32;
/** More cells in one column are of running text or of a route. */
const MOST = 60;

type Placed = { cell: PdfCell; line: number; y: number; height: number };
type Pair = { label: Placed; value: Placed };

const isBare = ({ cell }: Placed) => readCellLabels(cell).some(({ rest }) => rest === '');
/** Between labels that are known, any words may be one. */
const mayBeLabel = (placed: Placed) => !/\d|[.;!]$/.test(placed.cell.text) && placed.cell.text.length <= LONG;

function listColumns(lines: readonly PdfLine[]): Placed[][] {
  const placed = lines.flatMap(({ cells, y, height }, line) => cells.map((cell) => ({ cell, line, y, height })));
  const columns: Placed[][] = [];
  for (const one of placed.toSorted((a, b) => a.cell.x - b.cell.x)) {
    const column = columns.at(-1);
    if (one.cell.x - (column?.[0]?.cell.x ?? -Infinity) <= ALIGNED) column?.push(one);
    else columns.push([one]);
  }
  return columns
    .filter(({ length }) => length >= FEWEST && length <= MOST)
    .map((own) => own.toSorted((a, b) => a.line - b.line));
}

function isPair({ label, value }: Pair): boolean {
  if (isBare(value) || value.y < label.y - label.height * ABOVE) return false;
  const bare = readCellLabels(label.cell).filter(({ rest }) => rest === '');
  return bare.length === 0 || bare.some(({ field, unit }) => listValues(field, value.cell.text, unit).length === 1);
}

/** The pairs of as many labels and values; null if a value is none of its label. */
function pair(labels: readonly Placed[], values: readonly Placed[]): Pair[] | null {
  const pairs: Pair[] = [];
  for (const [index, label] of labels.entries()) {
    const value = values[index];
    if (value === undefined || !isPair({ label, value })) return null;
    pairs.push({ label, value });
  }
  return pairs;
}

/** @returns true if nothing else is a value of any of the labels, and at least one has none beside it or directly below it */
function isNeeded(lines: readonly PdfLine[], pairs: readonly Pair[]): boolean {
  const isNext = ({ label, value }: Pair) =>
    label.line === value.line || (value.line === label.line + 1 && overlaps(label.cell, value.cell));
  const hasOther = ({ label, value }: Pair) => {
    const cells = lines[label.line]?.cells ?? [];
    const next = cells[cells.indexOf(label.cell) + 1];
    return next !== undefined && next !== value.cell && isPair({ label, value: { ...label, cell: next } });
  };
  return !pairs.every(isNext) && !pairs.some(hasOther);
}

/** Each run of labels in a column. */
function listRuns(column: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [[]];
  for (const placed of column)
    if (isBare(placed) || mayBeLabel(placed)) runs.at(-1)?.push(placed);
    else runs.push([]);
  return runs.filter((run) => run.filter(isBare).length >= FEWEST);
}

/** The longest part of a run that ends with its last words, and has as many values behind it. */
function pairBelow(lines: readonly PdfLine[], column: readonly Placed[], run: readonly Placed[]): Pair[] | null {
  const start = column.findIndex((one) => one === run[0]);
  for (let first = 0; first <= run.length - FEWEST; first += 1)
    for (let count = run.length - first; count >= FEWEST; count -= 1) {
      const labels = run.slice(first, first + count);
      const pairs = pair(labels, column.slice(start + first + count, start + first + 2 * count));
      if (labels.filter(isBare).length >= FEWEST && pairs !== null && isNeeded(lines, pairs)) return pairs;
    }
  return null;
}

/** The only values of another column that have the order of the labels; the title of the paper may be above these. */
function pairBeside(lines: readonly PdfLine[], run: readonly Placed[], columns: readonly Placed[][]): Pair[] | null {
  const end = run.findLastIndex(isBare) + 1;
  for (const [first, label] of run.entries()) {
    const labels = run.slice(first, end);
    if (labels.filter(isBare).length < FEWEST) break;
    const pairs = isBare(label) ? findOrdered(lines, labels, columns) : null;
    if (pairs !== null) return pairs;
  }
  return null;
}

function findOrdered(lines: readonly PdfLine[], labels: readonly Placed[], columns: readonly Placed[][]) {
  const found = columns.flatMap((column) => {
    if ((column[0]?.cell.x ?? 0) <= (labels[0]?.cell.x ?? 0) + ALIGNED) return [];
    const starts = Array.from({ length: Math.max(0, column.length - labels.length + 1) }, (_, start) => start);
    return starts.flatMap((start) => {
      const pairs = pair(labels, column.slice(start, start + labels.length));
      return pairs === null || !isNeeded(lines, pairs) ? [] : [pairs];
    });
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A value and the words behind it, where they alone are on their line. */
function takeTail(lines: readonly PdfLine[], { label, value }: Pair): readonly PdfCell[] {
  const [own, target] = [lines[value.line]?.cells ?? [], lines[label.line]?.cells ?? []];
  const isAlone = own[0] === value.cell && target.at(-1) === label.cell;
  const start = Math.max(value.cell.x, label.cell.end);
  const first = { ...value.cell, x: start, end: Math.max(start, value.cell.end) };
  if (!isAlone) return [{ ...value.cell, x: label.cell.end, end: label.cell.end }];
  const shift = start - value.cell.x;
  return [first, ...own.slice(1).map((cell) => ({ ...cell, x: cell.x + shift, end: cell.end + shift }))];
}

/** Gives each label of such a column its value on its own line. */
export function pairBlocks(lines: readonly PdfLine[]): readonly PdfLine[] {
  const columns = listColumns(lines);
  const pairs = columns.flatMap((column) =>
    listRuns(column).flatMap((run) => pairBelow(lines, column, run) ?? pairBeside(lines, run, columns) ?? []),
  );
  if (pairs.length === 0) return lines;
  const tails = pairs.map((pair) => ({ ...pair, tail: takeTail(lines, pair) }));
  const moved = new Set(
    tails.flatMap(({ value, tail }) => (tail.length > 1 ? (lines[value.line]?.cells ?? []) : [value.cell])),
  );
  const tailOf = new Map(tails.map(({ label, tail }) => [label.cell, tail]));
  return lines
    .map((line) => ({
      ...line,
      cells: line.cells.flatMap((cell) => (moved.has(cell) ? [] : [cell, ...(tailOf.get(cell) ?? [])])),
    }))
    .filter(({ cells }) => cells.length > 0);
}
