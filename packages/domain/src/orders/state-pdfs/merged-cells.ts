import { normalizeMeasure, toPlainMarks } from '../../basics/measure-text.ts';
import type { PdfCell, PdfLine } from './pdf-lines.ts';
import { size } from './size-rows.ts';
import { findTableHead, type TableHead } from './tables/columns.ts';

/** Lines farther apart than this many heights are none of one table. */
const REACH = 3;

/** The several sizes that a cell is made of; empty if it is anything else. */
export function listSizesOfCell(text: string): readonly string[] {
  const plain = normalizeMeasure(text);
  const sizes = plain.match(new RegExp(size, 'g')) ?? [];
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
