import { FileStream } from './file-answer.ts';

export type Cell = string | number | Date | { cents: number } | null;

/** What some spreadsheet would run as a formula: after blanks, and in full width, too. A number of ours is a number. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** One line of RFC 4180. */
function lineOf(cells: readonly Cell[]): string {
  const quoted = cells.map(textOf).map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${quoted.join(',')}\r\n`;
}

/** Lines are sent together in pieces of about this many characters. */
const PIECE = 16_384;

async function* piecesOf(header: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  let piece = `\uFEFF${lineOf(header)}`;
  for await (const row of rows) {
    piece += lineOf(row);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * A list as a CSV file, sent while it is read: instants as ISO 8601 in UTC, cents as dollars with two decimals, cells that a spreadsheet would take for a formula with an apostrophe before them.
 * @param name without `.csv`.
 */
export function csvFile(name: string, header: readonly string[], rows: AsyncIterable<readonly Cell[]>): FileStream {
  return new FileStream(`${name}.csv`, { type: 'text/csv; charset=utf-8', chunks: piecesOf(header, rows) });
}
