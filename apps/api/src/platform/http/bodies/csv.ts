import { FileStream } from './file-answer.ts';

export type Cell = string | number | Date | { cents: number } | null;

/** A spreadsheet runs these cells as a formula, after blanks and in full width too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2);
  return formula.test(cell) ? `'${cell}` : cell;
}

function formatLine(cells: readonly Cell[]): string {
  const quoted = cells
    .map(formatCell)
    .map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${quoted.join(',')}\r\n`;
}

/** Characters. */
const PIECE = 16_384;

async function* generateChunks(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  // Spreadsheets need a byte order mark to read UTF-8.
  let piece = `\uFEFF${formatLine(header)}`;
  for await (const row of rows) {
    piece += formatLine(row);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Instants as ISO 8601 in UTC, cents as dollars, an apostrophe before cells that a spreadsheet would run. `name` has no `.csv`. */
export function createCsvFile(
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): FileStream {
  return new FileStream(`${name}.csv`, { type: 'text/csv; charset=utf-8', chunks: generateChunks(header, rows) });
}
