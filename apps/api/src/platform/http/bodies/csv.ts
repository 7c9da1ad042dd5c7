import { FileStream } from './file-answer.ts';

export type Cell = string | number | Date | { cents: number } | null;

/** A spreadsheet runs these cells as a formula, after blanks and in full width too; the minus of typesetters makes a number negative. */
const formula = /\s*[=+\-−@＝＋－＠]|[\t\r\n]/.source;
const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const currency = '[$€£¥]';
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)`;
/**
 * A spreadsheet keeps another value of these: no zeros in front or behind, powers of ten, 15 digits, a number, a day, a time, a truth.
 * Days and times as the product writes them (2026-11-30, 07:30) are meant as such.
 */
const altered = [
  String.raw`0\d+`,
  String.raw`\d+\.\d*0|\d+\.|\.\d+`,
  String.raw`(?:\d+(?:\.\d*)?|\.\d+)e[+-]?\d+`,
  String.raw`\d{16,}`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d*)?`,
  String.raw`${currency} ?${amount}|${amount} ?(?:%|${currency})|${amount}-`,
  String.raw`\(${currency}?${amount}\)`,
  String.raw`\d+ \d+\/\d+`,
  String.raw`\d{1,2}[-/]\d{1,2}(?:[-/]\d{1,4})?`,
  String.raw`\d{1,2}\.\d{1,2}\.\d{1,4}`,
  String.raw`\d{4}(?:[-/]\d{1,2}|([/.])\d{1,2}\1\d{1,2}|-\d-\d{1,2}|-\d\d-\d)`,
  String.raw`${months}[-. ]?\d{1,4}`,
  String.raw`${months}\.? \d{1,2},? ?\d{4}`,
  String.raw`\d{1,2}[-. ]?${months}(?:[-., ]{1,2}\d{2,4})?`,
  String.raw`\d:\d{1,2}|\d\d:\d|\d{1,2}:\d{1,2}:\d{1,2}(?:\.\d*)?`,
  String.raw`\d{1,2}(?::\d{1,2}){0,2}(?: [ap]| ?[ap]m)`,
  'true|false',
].join('|');
/** Own apostrophes count, so that the one in front can be taken off again. */
const guarded = new RegExp(`^'*(?:${formula}|(?:${altered})$)`, 'i');

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  // A spreadsheet keeps ISO 8601, with its T and Z, as a text that it can neither sort as a time nor count with.
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2);
  return guarded.test(cell) ? `'${cell}` : cell;
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

/** Instants in UTC, which the names of their columns say, cents as dollars, an apostrophe before texts that a spreadsheet would run or alter. `name` has no `.csv`. */
export function createCsvFile(
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): FileStream {
  return new FileStream(`${name}.csv`, { type: 'text/csv; charset=utf-8', chunks: generateChunks(header, rows) });
}

/** A line of a file, which counts from 1, as a spreadsheet shows it: quoted line breaks are in one. */
export type CsvLine = { line: number; cells: string[] };

/** Spreadsheets of some countries separate by semicolons, what is copied from one has tabs, and some programs write bars. */
const separators = [',', ';', '\t', '|'] as const;

/** Programs write `="007"`, so that a spreadsheet keeps the zeros. */
const AS_TEXT = /^\s*="([^"]*)"\s*$/;

/** Programs for statistics write the whole numbers of a column with an empty cell as `900001.0`. */
const WHOLE_AS_FRACTION = /^\s*(\d{1,15})[.,]0\s*$/;

/** `createCsvFile` puts the apostrophe there; a text that it protects is none of theirs. */
export function withoutGuard(cell: string): string {
  if (cell.startsWith("'") && guarded.test(cell.slice(1))) return cell.slice(1).trim();
  return (AS_TEXT.exec(cell)?.[1] ?? WHOLE_AS_FRACTION.exec(cell)?.[1] ?? cell).trim();
}

/** Some spreadsheets write a line such as `sep=;` above the names. */
const SEPARATOR_LINE = /^sep=([,;\t|])\n/i;

/** Tables in a text have a line of dashes below their names. */
const RULE = /^:?-{3,}:?$/;

/** RFC 4180, without empty lines. @returns null where a quote is not closed. */
function readLines(text: string, { separator, first }: { separator: string; first: number }): CsvLine[] | null {
  const lines: CsvLine[] = [];
  let [line, cells, cell, isQuoted] = [first - 1, [] as string[], '', false];
  function endLine(): void {
    line += 1;
    cells.push(withoutGuard(cell));
    if (cells.some((each) => each !== '' && !RULE.test(each))) lines.push({ line, cells });
    [cells, cell] = [[], ''];
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (sign === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (sign === separator) {
      cells.push(withoutGuard(cell));
      cell = '';
    } else if (sign === '\n') endLine();
    else cell += sign;
  }
  if (isQuoted) return null;
  endLine();
  return lines;
}

/** With any line ends. @returns the lines of the file as each separator that it has makes them; none where a quote is not closed. */
export function listTables(file: string): CsvLine[][] {
  const whole = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [above = '', named] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(above.length);
  const first = above === '' ? 1 : 2;
  const present = separators.filter((separator) => text.includes(separator));
  const tried = named === undefined ? (present.length === 0 ? [','] : present) : [named];
  return tried.flatMap((separator) => {
    const lines = readLines(text, { separator, first });
    return lines === null || lines.length === 0 ? [] : [lines];
  });
}
