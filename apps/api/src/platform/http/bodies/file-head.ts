/** The first line of the table in a file, its columns, and the lines that are not records. */
import { createFieldProblem } from '#problem.ts';
import { type ColumnNames, type ColumnReader, createColumnReader, findColumns } from './column-names.ts';
import { listTables, withoutGuard, type CsvLine } from './csv.ts';

/** Fields of each column: none where it is ignored, several in one such as `Year/Make/Model`. */
export type FileHead = {
  columns: string[][];
  headings: string[];
  ignored: string[];
  /** The column with the unit of the figures in its row; -1 for none. */
  unitsAt: number;
};

/** Reports have their title, their filters and their date above the names. */
const MOST_TITLES = 12;

/** Spreadsheets write empty cells behind a row. */
export function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

type Reader = { names: ColumnNames; find: ColumnReader };

/** `City` and `Zip` beside a `State`, but no plate before it. */
const ADDRESS = /^(?:.* )?(?:city|town|zip|address|street|county|terminal|ciudad|domicilio)\b/i;

/** The license of a driver has a state, too. */
const OF_DRIVER = /\b(?:drivers?|cdl|dl|operator)\b/i;

function isOfAddress({ names, find }: Reader, headings: readonly string[], at: number): boolean {
  const [before, after] = [headings[at - 1] ?? '', headings[at + 1] ?? ''];
  const isBesideField = before !== '' && findColumns(find, names, before).length > 0;
  return ADDRESS.test(before) || (ADDRESS.test(after) && !isBesideField);
}

/** A column is left to another one that has a surer name for its field. */
function readColumns(reader: Reader, headings: readonly string[], unitsAt: number): string[][] {
  const { find, names } = reader;
  const isOther = (field: string, tier: number, at: number) =>
    at === unitsAt ||
    (names.notOfAddress?.includes(field) === true &&
      (OF_DRIVER.test(headings[at - 1] ?? '') || (tier > 0 && isOfAddress(reader, headings, at))));
  const all = headings.map((heading, at) =>
    findColumns(find, names, heading).filter(({ field, tier }) => !isOther(field, tier, at)),
  );
  const surest = new Map<string, number>();
  for (const { field, tier } of all.flat()) surest.set(field, Math.min(tier, surest.get(field) ?? tier));
  return all.map((columns) => columns.flatMap(({ field, tier }) => (tier === surest.get(field) ? [field] : [])));
}

/** `Unit` is the number of a vehicle in one list and `LBS` in another. */
const UNIT_HEADING = /^(?:(?:weight |length )?units?|u\.?o\.?m\.?|unit of measure|unidad(?:es)?)$/i;
const UNIT = /^(?:lbs?|pounds|#|kgs?|kilos|tonn?e?s?|t|ft|feet|in|inches|m|met(?:er|re)s|cm|mm|ea|each|pcs?)\.?$/i;

function hasUnitsAlone(lines: readonly CsvLine[], at: number): boolean {
  const isUnit = ({ cells }: CsvLine) => (cells[at] ?? '') === '' || UNIT.test(cells[at] ?? '');
  return lines.some(({ cells }) => (cells[at] ?? '') !== '') && lines.every(isUnit);
}

/** Units in which no field is kept, in the name of a column or in a cell for units. */
const FOREIGN =
  /(?<![a-z])(?:kgs?|kilo(?:gram)?s?|(?:metric )?tonn?e?s?|toneladas|t|mm|cm|m|met(?:er|re|ro)s|in|inch(?:es)?|pulgadas|cwt|k ?lbs?|klb|(?:x ?)?1,?000s?(?: ?lbs?)?|thousands?)(?![a-z])/i;

/** @returns the unit that a figure has by its column or by its row, where its field is kept in another; null otherwise */
export function findForeignUnit({ headings, unitsAt }: FileHead, cells: readonly string[], at: number): string | null {
  const found = FOREIGN.exec(headings[at] ?? '') ?? FOREIGN.exec(cells[unitsAt] ?? '');
  return found?.[0] ?? null;
}

/** Headings of a column that may describe a record. */
const DESCRIBES =
  /(?<![a-z])(?:desc(?:ription|ripci[oó]n)?|vehicles?|veh|trucks?|tractors?|trailers?|units?|equip(?:ment)?|assets?|autos?|name|details?|info)(?![a-z])/i;

/** Rows that show what is in a column. */
const SAMPLE = 50;

/** The fields of a cell such as `2019 Peterbilt 389`, as far as no column has them. */
function addDescribed({ names }: Reader, head: Pick<FileHead, 'columns' | 'headings'>, rest: readonly CsvLine[]) {
  const { described, key } = names;
  if (described === undefined) return head.columns;
  const { fields, isDescription } = described;
  const missing = fields.filter((field) => !head.columns.flat().includes(field));
  const isFree = (column: readonly string[], at: number) =>
    column.length === 0 ||
    (column.includes(key) && head.columns.some((other, index) => index !== at && other.includes(key)));
  const found = head.columns.findIndex((column, at) => {
    if (!isFree(column, at) || !DESCRIBES.test(head.headings[at] ?? '')) return false;
    const cells = rest.slice(0, SAMPLE).flatMap((line) => line.cells[at] || []);
    return cells.filter(isDescription).length * 2 > cells.length;
  });
  return head.columns.map((column, at) => (at === found && missing.length > 0 ? missing : column));
}

type Candidate = FileHead & { rest: CsvLine[]; named: number };

function toCandidate(reader: Reader, cells: readonly string[], rest: CsvLine[]): Candidate {
  const headings = withoutEmptyEnd(cells);
  const unitsAt = headings.findIndex((heading, at) => UNIT_HEADING.test(heading) && hasUnitsAlone(rest, at));
  const own = readColumns(reader, headings, unitsAt);
  const columns = addDescribed(reader, { columns: own, headings }, rest);
  const ignored = headings.filter((heading, at) => heading !== '' && columns[at]?.length === 0);
  return { columns, headings, ignored, unitsAt, rest, named: new Set(columns.flat()).size };
}

/** Names of columns may be on two lines: `Plate` above `state`. */
function joinLines(upper: CsvLine, lower: CsvLine): string[] {
  return Array.from({ length: Math.max(upper.cells.length, lower.cells.length) }, (_, at) =>
    `${upper.cells[at] ?? ''} ${lower.cells[at] ?? ''}`.trim(),
  );
}

/** A longer line is no head of a table: a report has some dozens. */
const MOST_COLUMNS = 120;

const listBelow = (lines: readonly CsvLine[], top: CsvLine) => lines.slice(lines.indexOf(top) + 1);

function listCandidates(reader: Reader, lines: readonly CsvLine[]): Candidate[] {
  const tops = lines.slice(0, MOST_TITLES).filter(({ cells }) => cells.length <= MOST_COLUMNS);
  const single = tops.map((top) => toCandidate(reader, top.cells, listBelow(lines, top)));
  const double = tops.flatMap((upper) => {
    const [lower, ...rest] = listBelow(lines, upper);
    return lower === undefined ? [] : [toCandidate(reader, joinLines(upper, lower), rest)];
  });
  return [...single, ...double];
}

/** A sheet of a workbook, or the whole of a text. */
export type Table = { name: string; count: number; lines: CsvLine[] };
export type ReadTable = FileHead & { lines: CsvLine[]; count: number; sheet: string };

/** A table of fewer columns is a list of something else, whatever its sheet is called. */
const FEWEST_FIELDS = 3;

/** Workbooks have trucks in one sheet and trailers in another, with much the same columns. */
function rateSheet({ sheets }: ColumnNames, name: string): number {
  if (sheets === undefined || sheets.own.test(name) === sheets.other.test(name)) return 0;
  return sheets.own.test(name) ? 1 : -1;
}

/** @returns the tables of a text, which has those that each separator makes, or of the sheets of a workbook */
export function listFileTables(csv: string, sheets: readonly Table[]): Table[] {
  if (sheets.length === 0) return listTables(csv).map((lines) => ({ name: '', count: lines.length, lines }));
  return sheets.map((sheet) => {
    const lines = sheet.lines.map(({ line, cells }) => ({ line, cells: cells.map(withoutGuard) }));
    return { ...sheet, lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')) };
  });
}

/**
 * The line that names the most columns, in any separator: a title may have a comma above a table of semicolons, and a cell of a record
 * may be a name, too, such as `truck`.
 * @throws Problem input.invalid for what is wrong with the file rather than with a row of it
 */
export function readTable(names: ColumnNames, tables: readonly Table[]): ReadTable {
  const reader = { names, find: createColumnReader(names) };
  const all = tables.flatMap(({ name, count, lines }) =>
    listCandidates(reader, lines).map((candidate) => {
      const isList = candidate.named >= FEWEST_FIELDS && candidate.columns.flat().includes(names.key);
      const missing = count - lines.length;
      return { ...candidate, sheet: name, missing, rank: isList ? rateSheet(names, name) : -2 };
    }),
  );
  const [first] = all;
  if (first === undefined)
    throw createFieldProblem('csv', 'This is no CSV file: it is empty, or a quote is not closed');
  // The first of those that name as many, which a file that names none is described by.
  const best = all.reduce((one, other) =>
    other.rank > one.rank || (other.rank === one.rank && other.named > one.named) ? other : one,
  );
  const { rest: lines, named: _, rank: _rank, missing, ...head } = best;
  const label = names.labels[names.key] ?? names.key;
  if (!head.columns.flat().includes(names.key))
    throw createFieldProblem(
      'csv',
      `The file has no column “${label}”. Its columns may be ${names.own.map((field) => names.labels[field] ?? field).join(', ')}`,
    );
  return { ...head, lines, count: lines.length + missing };
}

const TOTAL = /^(?:grand |sub)?-?total(?:es)?\b|^(?:sum|count|suma)\b/i;
/** A figure of a sum: no record has figures alone. */
const FIGURE = /^[\d.,\s]+$/;
/** Two words are a note or the name of a yard rather than a number of a record, and so is the name of many. */
const NOTE =
  /\S\s+\S|^(?:trucks|tractors|trailers|units|vehicles|flatbeds|lowboys|stepdecks|camiones|remolques|tractocamiones)\W*$/i;

/** A VIN or a plate among the cells, or a USDOT number: `TOTAL 5` and `Total Transport` are names, too. */
const IDENTITY = /[a-z]\S*\d|^\d{5,}$/i;

/** @returns why a line below the names is no record, such as one of totals; null for a record. */
export function findNoRecord({ columns, headings }: FileHead, key: string, { cells }: CsvLine): string | null {
  const filled = cells.filter((cell) => cell !== '');
  const [first = ''] = filled;
  const isHead = filled.length > 1 && cells.every((cell, at) => cell === (headings[at] ?? ''));
  if (isHead) return 'The names of the columns again';
  const isFew = columns.length > 2 && filled.length * 2 <= columns.length;
  if (!isFew) return null;
  const number = cells[columns.findIndex((fields) => fields.includes(key))] ?? '';
  const others = [number, ...filled.filter((cell) => !FIGURE.test(cell))].filter((cell) => cell !== first);
  const isTotal = TOTAL.test(first) && !others.some((cell) => IDENTITY.test(cell));
  if (isTotal || (number === '' && filled.every((cell) => FIGURE.test(cell)))) return 'A line of totals';
  return filled.length === 1 && NOTE.test(first) ? 'A note: the line has one cell' : null;
}
