import { pdfFields } from '../pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';
import { readPlate } from '../pdf-values.ts';

const ROWS = 5;
/** A unit may have its number before its kind. */
const NAMES = 2;
const truck = /^(?:truck|tractor|power unit|hauling unit|unit 1\b)/i;
const trailer = /^(?:semi|trailer|unit 2\b)/i;
const plateHead = new RegExp(`^(?:${pdfFields.truckPlate.label.source})[ /a-z]*$`, 'i');

export type TablePlates = { truck: string | null; trailer: string | null };

/** Plates in a table with a row or a column for each vehicle, whose first cell says which. */
export function findTablePlates(pages: readonly (readonly PdfLine[])[]): TablePlates {
  const found: TablePlates = { truck: null, trailer: null };
  for (const lines of pages)
    for (const [at, { cells }] of lines.entries())
      for (const head of cells.filter(({ text }) => plateHead.test(text))) {
        found.truck ??= readRow(lines.slice(at + 1, at + ROWS), head, truck) ?? readColumn(lines, { at, head }, truck);
        found.trailer ??=
          readRow(lines.slice(at + 1, at + ROWS), head, trailer) ?? readColumn(lines, { at, head }, trailer);
      }
  return found;
}

function readRow(rows: readonly PdfLine[], head: PdfCell, vehicle: RegExp): string | null {
  const row = rows.find(({ cells }) => cells.slice(0, NAMES).some(({ text }) => vehicle.test(text)));
  const cell = row?.cells.slice(1).find((one) => overlaps(one, head));
  return cell === undefined ? null : readPlate(cell.text);
}

/** Heads of columns are no sentence, and no labels with a value of their own. */
const LONG_HEAD = 24;
const isHead = (text: string) => text.length <= LONG_HEAD && !/[\d:]/.test(text.replace(/^unit [12]/i, ''));

/** The value behind a label, below the head of the vehicle's column. */
function readColumn(
  lines: readonly PdfLine[],
  { at, head }: { at: number; head: PdfCell },
  vehicle: RegExp,
): string | null {
  const { cells = [] } = lines[at] ?? {};
  if (cells[0] !== head || cells.length < 3) return null;
  for (let above = at - 1; above > Math.max(-1, at - 1 - ROWS); above -= 1) {
    const heads = lines[above]?.cells ?? [];
    const [own, second] = heads.filter(({ text }) => vehicle.test(text));
    const isRow = heads.some(({ text }) => truck.test(text)) && heads.some(({ text }) => trailer.test(text));
    if (own === undefined || second !== undefined || !isRow || !heads.every(({ text }) => isHead(text))) continue;
    const cell = cells.slice(1).find((one) => overlaps(one, own));
    return cell === undefined ? null : readPlate(cell.text);
  }
  return null;
}
