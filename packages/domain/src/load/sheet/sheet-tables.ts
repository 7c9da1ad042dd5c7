import { writeNumbers } from '../../basics/number-words.ts';
import { findLabels, findOrder, type LabelName } from './sheet-labels.ts';

/** `load` is the name of the load that a heading, a row or a column gives; null if the line goes on with the load before it. */
export type SheetLine = { text: string; load: string | null; isAfterBlank: boolean };

const cellEdge = /\s*[\t|]\s*|\s{3,}/;
export const heading =
  /^\s*(?:load|unit|permit|shipment|piece|item|option|move|trip|combo|skid|crate|bundle|carga|pieza|unidad)\s*(?:no\.?|number|#|n[uú]m\.?)?\s*#?\s*(?:\d{1,2}|[a-h])(?:\s+(?:of|de)\s+\d{1,2})?\s*(?=$|[:.)]|\s[-–—]\s)[\s:.)–—-]*/i;
const nameOfRow = /^(?:load|unit|item|piece|no\.?|#|id|carga|unidad)s?\s*(?:#|no\.?|name)?$/i;
const unitOfHeader = /\(?\b(?:ft|feet|in|inches|lbs?|pounds|kgs?|mm|cm|m)\b\.?\)?\s*$/i;

const measured: ReadonlySet<LabelName> = new Set([
  'width',
  'height',
  'length',
  'weight',
  'frontOverhang',
  'rearOverhang',
]);

/** `Overall W` */
export const letterLabel = /^(?:over ?-?all|o\/a|total|max\.?|loaded)?\s*[lwh]\s*[:=]?$/i;

function splitCells(line: string): string[] {
  return line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(cellEdge)
    .map((cell) => cell.trim());
}

export type Table = {
  kind: 'rows' | 'columns' | 'axles' | 'axleColumns';
  cells: string[];
  rows: number;
  isOfCommas?: true;
};

/** `Length,Width,Height,Weight`, as in a file of values. */
export function findCommaHeader(line: string): Table | null {
  const cells = line.split(/\s*[,;]\s*/);
  const header = cells.length > 2 ? findHeader(cells) : null;
  return header && { ...header, isOfCommas: true };
}

export function splitCellsOf(table: Table | null, line: string): string[] {
  if (table?.isOfCommas === true) return splitCommas(line, table.cells.length);
  const cells = splitCells(line);
  const narrow = line.split(/\s{2,}/);
  return table?.kind === 'rows' && narrow.length === table.cells.length ? narrow : cells;
}

/** Fewer cells between spaces are below unknown columns. */
export function isRowOf({ kind, cells: columns }: Table, cells: readonly string[]): boolean {
  return cells.length > 1 && (kind !== 'rows' || cells.length === columns.length);
}

/** A comma is also part of `118,000`. */
function splitCommas(line: string, most: number): string[] {
  const cells = line.split(/\s*[,;]\s*/);
  return (cells.length > most ? line.split(/\s*;\s*|\s*,(?!\d{3}(?!\d))\s*/) : cells).map((cell) =>
    cell.replace(/^"(.*)"$/, '$1'),
  );
}

/** The names of the columns: figures, loads, or those of a table of axles. Null for a line that is no header. */
export function findHeader(cells: readonly string[]): Table | null {
  const named = cells.filter((cell) => cell !== '');
  if (named.length < 2) return null;
  const loads = named.filter((cell) => isHeading(cell));
  if (loads.length > 1 && loads.length >= named.length - 1) return { kind: 'columns', cells: [...cells], rows: 0 };
  if (isAxleNumbers(named)) return { kind: 'axleColumns', cells: [...cells], rows: 0 };
  const isAxle = (cell: string) => /^axles?\s*(?:#|no\.?|number)?$/i.test(cell);
  const isColumn = (cell: string) =>
    nameOfRow.test(cell) ||
    isAxle(cell) ||
    /^[whl]$/i.test(cell) ||
    /^(?:axle )?(?:weight|spac|sp(?![a-z])|dist)/i.test(cell) ||
    findLabels(cell).length > 0 ||
    findOrder(cell) !== null;
  const known = named.filter(isColumn);
  // `fourteen wide, fifteen high, ninety long` has figures.
  if (/\d/.test(writeNumbers(named.join(' '))) || known.length < Math.min(named.length, 3)) return null;
  return { kind: isAxle(named[0] ?? '') ? 'axles' : 'rows', cells: [...cells], rows: 0 };
}

/** `(ft)`, `in` or `lbs` below the names of the columns: one for each figure, whatever the empty cells before them. Null for other lines. */
export function addUnits(columns: readonly string[], cells: readonly string[]): string[] | null {
  const units = cells.filter((cell) => cell !== '');
  const isFigure = (name: string) =>
    letterLabel.test(name) || findLabels(name).some(({ name: of }) => measured.has(of));
  if (units.length === 0 || !units.every((cell) => unitOfHeader.exec(cell)?.[0] === cell)) return null;
  if (columns.filter(isFigure).length !== units.length) return null;
  return columns.map((name) => (isFigure(name) ? `${name} ${units.shift()}` : name));
}

/** `Axle | 1 | 2 | 3`, above `Weight` and `Spacing` with a figure for each. */
function isAxleNumbers([first = '', ...others]: readonly string[]): boolean {
  const isCount =
    others.length > 2 && others.every((cell, at) => cell.replace(/^(?:axle|ax|a|#)\s*#?/i, '') === `${at + 1}`);
  return isCount && /^axles?\s*(?:#|no\.?|number)?:?$/i.test(first);
}

function isHeading(cell: string): boolean {
  return heading.exec(cell)?.[0] === cell;
}

export function readRow(table: Table, cells: readonly string[], isAfterBlank: boolean): SheetLine[] {
  table.rows += 1;
  if (table.kind === 'axles') return readAxleRow(table, cells);
  if (table.kind === 'axleColumns') return readAxleColumns(cells);
  if (table.kind === 'columns') {
    const [label = '', ...values] = cells;
    const names = table.cells.length === cells.length ? table.cells.slice(1) : table.cells;
    return values.flatMap((value, at) =>
      value === '' ? [] : [{ text: `${label}: ${value}`, load: names[at] ?? null, isAfterBlank: false }],
    );
  }
  const named = table.cells
    .map((header, at) => ({ header, value: cells[at] ?? '' }))
    .filter(({ value }) => value !== '');
  const name = named.find(({ header }) => nameOfRow.test(header));
  const load = name === undefined ? `#${table.rows}` : `${name.header} ${name.value}`;
  return named
    .filter((cell) => cell !== name)
    .map(({ header, value }) => {
      const name = header.replace(unitOfHeader, '').trim();
      const label = letterLabel.test(name) ? name : header;
      return { text: `${label}: ${withUnit(header, value)}`, load, isAfterBlank };
    });
}

/** `Width (ft)` above `14.5`. */
function withUnit(header: string, value: string): string {
  const unit = /^[\d.,]+$/.test(value) ? unitOfHeader.exec(header)?.[0].replace(/[()]/g, '') : undefined;
  return unit === undefined ? value : `${value} ${unit}`;
}

/** A distance beside the first axle is the one behind it; where the first axle has none, each is the one before its axle. */
function readAxleRow(table: Table, cells: readonly string[]): SheetLine[] {
  const axle = Number(/\d{1,2}/.exec(cells[0] ?? '')?.[0] ?? table.rows);
  return table.cells.slice(1).flatMap((header, at) => {
    const value = cells[at + 1] ?? '';
    const isSpacing = /^(?:axle )?(?:spac|sp(?![a-z])|dist)/i.test(header);
    if (!/[1-9]/.test(value)) {
      if (isSpacing && axle === 1) table.cells[at + 1] = `${header} before`;
      return [];
    }
    const [from, to] = header.endsWith(' before') ? [axle - 1, axle] : [axle, axle + 1];
    const label = isSpacing ? `Axle ${from} to ${to}` : `Axle ${axle}`;
    return [{ text: `${label}: ${value}`, load: null, isAfterBlank: false }];
  });
}

/** The figures of a distance are one less, wherever the row leaves a cell empty. */
function readAxleColumns([label = '', ...values]: readonly string[]): SheetLine[] {
  const filled = values.filter((value) => /\d/.test(value));
  const name = label.replace(/^(?:axles?\s+)?(?!tires?)/i, 'Axle ').replace(/[\s:=]+$/, '');
  return [{ text: `${name}: ${filled.join(' / ')}`, load: null, isAfterBlank: false }];
}
