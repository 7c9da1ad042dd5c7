import { pdfFields } from '../pdf-fields.ts';
import type { PdfCell, PdfLine } from '../pdf-lines.ts';
import { readPlate } from '../pdf-values.ts';

const ROWS = 5;
const truck = /^(?:truck|tractor|power unit|hauling unit|unit 1\b)/i;
const trailer = /^(?:semi|trailer|unit 2\b)/i;
const plateHead = new RegExp(`^(?:${pdfFields.truckPlate.label.source})[ /a-z]*$`, 'i');

export type TablePlates = { truck: string | null; trailer: string | null };

/** Plates in a table with a row for each vehicle, whose first cell says which. */
export function findTablePlates(pages: readonly (readonly PdfLine[])[]): TablePlates {
  const found: TablePlates = { truck: null, trailer: null };
  for (const lines of pages)
    for (const [at, { cells }] of lines.entries())
      for (const head of cells.filter(({ text }) => plateHead.test(text))) {
        found.truck ??= readRow(lines.slice(at + 1, at + ROWS), head, truck);
        found.trailer ??= readRow(lines.slice(at + 1, at + ROWS), head, trailer);
      }
  return found;
}

function readRow(rows: readonly PdfLine[], head: PdfCell, vehicle: RegExp): string | null {
  const row = rows.find(({ cells }) => vehicle.test(cells[0]?.text ?? ''));
  const cell = row?.cells.slice(1).find(({ x, end }) => x < head.end && end > head.x);
  return cell === undefined ? null : readPlate(cell.text);
}
