/** Workbooks of LibreOffice in their own format, and the XML in which Excel of before 2007 saved one. */
import type { Grid, GridLine } from './sheet.ts';
import { findAll, listChildren, readAttribute } from './xml.ts';

const MOST_COLUMNS = 16_384;

const countRepeats = (of: Element, name: string) => Math.max(1, Number(readAttribute(of, name)) || 1);

/** @returns true if the displayed text has what the stored figure lacks, as in `007` and `16,329 kg`. */
const isFormatted = (shown: string) => /^0\d|\p{L}|['"]/u.test(shown);

function readOdsCell(cell: Element): string {
  const shown = listChildren(cell, 'p')
    .map((line) => line.textContent ?? '')
    .join(' ')
    .trim();
  const kind = readAttribute(cell, 'value-type');
  if (kind === 'date') return readAttribute(cell, 'date-value').slice(0, 10);
  if (kind === 'boolean') return readAttribute(cell, 'boolean-value').toUpperCase();
  const value = readAttribute(cell, 'value');
  if (/^Err:\d+$/.test(shown)) return '#VALUE!';
  return value === '' || isFormatted(shown) ? shown : value;
}

/** Rows that are alike are of a list only where there are few: the others are empty to the end of the sheet. */
const MOST_ALIKE = 100;

const isHidden = (of: Element) => /^(?:collapse|filter)$/.test(readAttribute(of, 'visibility'));

function readOdsTable(table: Element): Grid {
  const lines: GridLine[] = [];
  const merges: Grid['merges'] = [];
  let line = 1;
  for (const row of findAll(table, 'table-row')) {
    const cells: string[] = [];
    for (const cell of listChildren(row, 'table-cell', 'covered-table-cell')) {
      const text = cell.localName === 'table-cell' ? readOdsCell(cell) : '';
      const [left, down] = [cells.length, countRepeats(cell, 'number-rows-spanned')];
      const right = left + countRepeats(cell, 'number-columns-spanned') - 1;
      if (right > left || down > 1) merges.push({ top: line, left, bottom: line + down - 1, right });
      const repeated = Math.min(countRepeats(cell, 'number-columns-repeated'), MOST_COLUMNS - cells.length);
      cells.push(...Array.from({ length: repeated }, () => text));
    }
    const repeated = countRepeats(row, 'number-rows-repeated');
    for (let at = 0; at < (repeated < MOST_ALIKE ? repeated : 0); at += 1)
      lines.push({ line: line + at, cells: [...cells], isHidden: isHidden(row) });
    line += repeated;
  }
  let column = 0;
  const hidden = new Set<number>();
  for (const one of findAll(table, 'table-column')) {
    const repeated = Math.min(countRepeats(one, 'number-columns-repeated'), MOST_COLUMNS);
    if (isHidden(one)) for (let at = 0; at < repeated; at += 1) hidden.add(column + at);
    column += repeated;
  }
  return { name: readAttribute(table, 'name'), lines, merges, hidden };
}

/** @returns the sheets of the content of a LibreOffice workbook */
export const readOds = (content: Element): Grid[] => findAll(content, 'table').map(readOdsTable);

function readXmlRow(row: Element): string[] {
  const cells: string[] = [];
  for (const cell of listChildren(row, 'Cell')) {
    const named = Number(readAttribute(cell, 'Index'));
    const data = listChildren(cell, 'Data')[0];
    const text = data?.textContent ?? '';
    const isDay = data !== undefined && readAttribute(data, 'Type') === 'DateTime';
    const at = Math.min(named > 0 ? named - 1 : cells.length, MOST_COLUMNS);
    cells[at] = isDay ? text.slice(0, 10) : text;
  }
  return Array.from(cells, (cell) => cell ?? '');
}

/** @returns the sheets of a workbook that is one XML file */
export const readXmlWorkbook = (workbook: Element): Grid[] =>
  findAll(workbook, 'Worksheet').map((sheet) => {
    let last = 0;
    const lines = findAll(sheet, 'Row').map((row) => {
      last = Number(readAttribute(row, 'Index')) || last + 1;
      return { line: last, cells: readXmlRow(row), isHidden: readAttribute(row, 'Hidden') === '1' };
    });
    return { name: readAttribute(sheet, 'Name'), lines, merges: [], hidden: new Set<number>() };
  });

/** Programs save a page with a table as `.xls`. Nothing of the page runs or loads. */
export function readPage(text: string): Grid[] {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'text/html');
  return [...root.querySelectorAll('table')].map((table, index) => {
    const lines = [...table.rows].map((row, at) => ({
      line: at + 1,
      isHidden: false,
      cells: [...row.cells].flatMap((cell) => [
        cell.textContent ?? '',
        ...Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, () => ''),
      ]),
    }));
    return { name: index === 0 ? '' : String(index + 1), lines, merges: [], hidden: new Set<number>() };
  });
}
