import { normalizeMeasure } from '../../basics/measure-text.ts';
import type { PdfCell, PdfLine } from './pdf-lines.ts';
import { size } from './size-rows.ts';

/** Lines farther apart than this many heights are none of one table. */
const REACH = 3;
const whole = String.raw`(?:(?:overall|total|permitted|maximum|max\.?|loaded) )?`;
const label = new RegExp(
  String.raw`${whole}(?:width|height|length)|(?:(?:gross|total)(?: vehicle)? )?weight|gross|gvw`,
  'gi',
);
const value = new RegExp(String.raw`${size}|\d{2,3},\d{3}(?: ?(?:lbs?|pounds))?(?![\d,])`, 'g');

/** The parts of a text that is made of nothing else; null if there is more. */
function listParts(text: string, part: RegExp): readonly string[] | null {
  const parts = text.match(part) ?? [];
  return parts.length > 0 && parts.join(' ') === text ? parts : null;
}

/** All parts of a line's cells; null if one of them has more. */
function listLineParts({ cells }: PdfLine, part: RegExp, toText = (text: string) => text): readonly string[] | null {
  const parts = cells.map(({ text }) => listParts(toText(text), part));
  return parts.includes(null) ? null : parts.flatMap((own) => own ?? []);
}

/** The several sizes that a cell is made of; empty if it is anything else. */
export function listSizesOfCell(text: string): readonly string[] {
  const sizes = listParts(normalizeMeasure(text), new RegExp(size, 'g')) ?? [];
  return sizes.length > 1 ? sizes : [];
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

/** Parts the cells of tables that are set so tight that they merge: labels of sizes above as many values are in the same order. */
export function partMergedCells(lines: readonly PdfLine[]): PdfLine[] {
  const parted = [...lines];
  for (const [at, head] of lines.entries()) {
    const row = lines[at + 1];
    if (row === undefined || row.y - head.y > Math.max(head.height, row.height) * REACH) continue;
    const labels = listLineParts(head, label);
    const values = listLineParts(row, value, normalizeMeasure);
    if (labels === null || values?.length !== labels.length || labels.length < 2) continue;
    const after = lines[at + 2];
    // With two rows, neither is known to be the permit's.
    const isOnly = after === undefined || listLineParts(after, value, normalizeMeasure)?.length !== labels.length;
    const isMerged = head.cells.length < labels.length || row.cells.length < values.length;
    if (!isMerged || !isOnly) continue;
    const places = findPlaces(head, labels.length);
    parted[at] = place(head, labels, places);
    parted[at + 1] = place(row, values, places);
  }
  return parted;
}
