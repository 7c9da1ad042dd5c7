/** Workbooks of Excel, and of all that save as it does. */
import { decodeText } from '../read-text.ts';
import { formatNumber, toFormat } from './number-format.ts';
import type { Grid, GridLine } from './sheet.ts';
import { findAll, isTrue, listChildren, parseXml, readAttribute } from './xml.ts';

/** @returns null for a part that is not there */
export type ReadXml = (path: string) => Element | null;

type Relation = { id: string; kind: string; path: string };

/** Targets are beside the part, or whole paths. */
function resolve(part: string, target: string): string {
  const steps = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of target.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}

function readRelations(read: ReadXml, part: string): Relation[] {
  const at = part.lastIndexOf('/') + 1;
  const root = read(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`);
  return (root === null ? [] : findAll(root, 'Relationship')).map((one) => ({
    id: readAttribute(one, 'Id'),
    kind: readAttribute(one, 'Type').replace(/^.*\//, ''),
    path: resolve(part, readAttribute(one, 'Target')),
  }));
}

/** Letters that XML has no sign for. */
const unescape = (text: string) =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Parts of a rich text, without how they are spoken. */
const readText = (of: Element): string =>
  unescape(
    listChildren(of, 't', 'r')
      .map((part) => (part.localName === 't' ? part : listChildren(part, 't')[0])?.textContent ?? '')
      .join(''),
  );

type Book = { texts: string[]; formats: string[]; isFrom1904: boolean };

function readFormats(styles: Element | null): string[] {
  if (styles === null) return [];
  const own = new Map(
    findAll(styles, 'numFmt').map((one) => [readAttribute(one, 'numFmtId'), readAttribute(one, 'formatCode')]),
  );
  const cells = findAll(styles, 'cellXfs')[0];
  return (cells === undefined ? [] : listChildren(cells, 'xf')).map((one) => {
    const id = readAttribute(one, 'numFmtId');
    return own.get(id) ?? toFormat(Number(id));
  });
}

const readers: Readonly<Record<string, (value: string, book: Book) => string>> = {
  s: (value, { texts }) => texts[Number(value)] ?? '',
  b: (value) => (isTrue(value) ? 'TRUE' : 'FALSE'),
  d: (value) => value.slice(0, 10),
  e: (value) => value,
  str: unescape,
};

function readCell(cell: Element, book: Book): string {
  const inline = listChildren(cell, 'is')[0];
  if (inline !== undefined) return readText(inline);
  const value = listChildren(cell, 'v')[0]?.textContent ?? '';
  // A program that calculates nothing has written the formula.
  if (value === '') return listChildren(cell, 'f').length > 0 && readAttribute(cell, 't') !== 'str' ? '#VALUE!' : '';
  const read = readers[readAttribute(cell, 't')];
  if (read !== undefined) return read(value, book);
  const { formats, isFrom1904 } = book;
  return formatNumber(Number(value), formats[Number(readAttribute(cell, 's'))] ?? 'General', { isFrom1904 });
}

/** `B7` as the second column, which is 1. @returns -1 for no letters */
const toColumn = (reference: string): number =>
  [...reference.replaceAll(/[^A-Z]/gi, '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64,
    0,
  ) - 1;

const MOST_COLUMNS = 16_384;

function readRow(row: Element, book: Book): string[] {
  const cells: string[] = [];
  for (const cell of listChildren(row, 'c')) {
    const named = toColumn(readAttribute(cell, 'r'));
    const at = named === -1 ? cells.length : named;
    if (at < MOST_COLUMNS) cells[at] = readCell(cell, book);
  }
  return Array.from(cells, (cell) => cell ?? '');
}

function readGrid(name: string, sheet: Element, book: Book): Grid {
  const lines: GridLine[] = [];
  let last = 0;
  for (const row of findAll(sheet, 'row')) {
    last = Number(readAttribute(row, 'r')) || last + 1;
    lines.push({ line: last, cells: readRow(row, book), isHidden: isTrue(readAttribute(row, 'hidden')) });
  }
  const hidden = findAll(sheet, 'col')
    .filter((column) => isTrue(readAttribute(column, 'hidden')))
    .flatMap((column) => {
      const [from, to] = [Number(readAttribute(column, 'min')), Number(readAttribute(column, 'max'))];
      return Array.from({ length: Math.min(Math.max(to - from + 1, 0), MOST_COLUMNS) }, (_, at) => from - 1 + at);
    });
  const merges = findAll(sheet, 'mergeCell').map((merge) => {
    const [start = '', end = start] = readAttribute(merge, 'ref').split(':');
    const toLine = (reference: string) => Number(reference.replaceAll(/\D/g, ''));
    return { top: toLine(start), left: toColumn(start), bottom: toLine(end), right: toColumn(end) };
  });
  return { name, lines, merges, hidden: new Set(hidden) };
}

/** @returns the sheets that are shown */
export function readXlsx(read: ReadXml, path: string): Grid[] {
  const relations = readRelations(read, path);
  const readBeside = (kind: string) => {
    const found = relations.find((one) => one.kind === kind);
    return found === undefined ? null : read(found.path);
  };
  const workbook = read(path);
  if (workbook === null) return [];
  const texts = readBeside('sharedStrings');
  const book: Book = {
    texts: texts === null ? [] : listChildren(texts, 'si').map(readText),
    formats: readFormats(readBeside('styles')),
    isFrom1904: findAll(workbook, 'workbookPr').some((one) => isTrue(readAttribute(one, 'date1904'))),
  };
  const grids: Grid[] = [];
  for (const sheet of findAll(workbook, 'sheet')) {
    const found = relations.find(({ id, kind }) => kind === 'worksheet' && id === readAttribute(sheet, 'id'));
    const isShown = !/hidden/i.test(readAttribute(sheet, 'state'));
    const root = found === undefined || !isShown ? null : read(found.path);
    if (root !== null) grids.push(readGrid(readAttribute(sheet, 'name'), root, book));
  }
  return grids;
}

/** @returns the path of the part that names the sheets */
export function findWorkbook(read: ReadXml): string | null {
  const relations = readRelations(read, '');
  return relations.find(({ kind }) => kind === 'officeDocument')?.path ?? null;
}

export const parsePart = (bytes: Uint8Array<ArrayBuffer>): Element => parseXml(decodeText(bytes));
