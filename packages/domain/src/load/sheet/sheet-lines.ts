import { findLabels, findOrder } from './sheet-labels.ts';

/** `load` is the name of the load that a heading, a row or a column gives; null if the line goes on with the load before it. */
export type SheetLine = { text: string; load: string | null; isAfterBlank: boolean };

/** A sheet is shorter. */
const maxLines = 150;
/** No figure needs more; a longer line is cut between words. */
const lineParts = /.{1,300}(?:\s|$)|.{1,300}/g;
const maxRest = 200;

const quoteMark = /^(?:\s*>)+\s?/;
const bullet = /^\s*(?:[-*•·–—]\s+|\(?\d{1,2}[.)]\s+|[a-z][.)]\s+)/i;
const rule = /^[\s\-=_+|:*]+$/;
const cellEdge = /\s*[\t|]\s*|\s{3,}/;
const heading =
  /^\s*(?:load|unit|permit|shipment|piece|item|option|move|trip|combo|carga|pieza|unidad)\s*(?:no\.?|number|#|n[uú]m\.?)?\s*#?\s*(?:\d{1,2}|[a-h])(?:\s+(?:of|de)\s+\d{1,2})?\s*(?=$|[:.)]|\s[-–—]\s)[\s:.)–—-]*/i;
const nameOfRow = /^(?:load|unit|item|piece|no\.?|#|id|carga|unidad)s?\s*(?:#|no\.?|name)?$/i;
const unitOfHeader = /\(?\b(?:ft|feet|in|inches|lbs?|pounds|kgs?|mm|cm|m)\b\.?\)?\s*$/i;

/** `rest`: the beginning of what is too long to be read. */
export function listSheetLines(text: string): { lines: SheetLine[]; rest: string } {
  const all = toHalfWidth(text)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (line.trim() === '' ? [''] : (line.match(lineParts) ?? [])));
  const rest = all.slice(maxLines).join(' ').trim().slice(0, maxRest);
  return { lines: readLines(all.slice(0, maxLines)), rest };
}

function readLines(all: readonly string[]): SheetLine[] {
  const lines: SheetLine[] = [];
  let table: Table | null = null;
  let isAfterBlank = false;
  for (const raw of mergeLabelLines(all)) {
    const line = raw.replace(quoteMark, '').trim();
    if (line === '') {
      isAfterBlank = true;
      table = null;
      continue;
    }
    if (rule.test(line)) continue;
    const cells: string[] = splitCellsOf(table, line);
    const header: Table | null = findHeader(cells) ?? findCommaHeader(line);
    if (header !== null) table = header;
    else if (table !== null && isRowOf(table, cells)) lines.push(...readRow(table, cells, isAfterBlank));
    else {
      table = null;
      lines.push(...readLine(line, cells, isAfterBlank));
    }
    isAfterBlank = false;
  }
  return dropSingleRows(lines);
}

/** Full-width digits and letters of East Asian keyboards. */
function toHalfWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

function splitCells(line: string): string[] {
  return line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(cellEdge)
    .map((cell) => cell.trim());
}

type Table = { kind: 'rows' | 'columns' | 'axles'; cells: string[]; rows: number; isOfCommas?: true };

/** `Length,Width,Height,Weight`, as in a file of values. */
function findCommaHeader(line: string): Table | null {
  const cells = line.split(/\s*[,;]\s*/);
  const header = cells.length > 2 ? findHeader(cells) : null;
  return header && { ...header, isOfCommas: true };
}

function splitCellsOf(table: Table | null, line: string): string[] {
  if (table?.isOfCommas === true) return splitCommas(line, table.cells.length);
  const cells = splitCells(line);
  const narrow = line.split(/\s{2,}/);
  return table?.kind === 'rows' && narrow.length === table.cells.length ? narrow : cells;
}

/** Fewer cells between spaces are below unknown columns. */
function isRowOf({ kind, cells: columns }: Table, cells: readonly string[]): boolean {
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
function findHeader(cells: readonly string[]): Table | null {
  const named = cells.filter((cell) => cell !== '');
  if (named.length < 2) return null;
  const loads = named.filter((cell) => isHeading(cell));
  if (loads.length > 1 && loads.length >= named.length - 1) return { kind: 'columns', cells: [...cells], rows: 0 };
  const isAxle = (cell: string) => /^axles?\s*(?:#|no\.?|number)?$/i.test(cell);
  const isColumn = (cell: string) =>
    nameOfRow.test(cell) ||
    isAxle(cell) ||
    /^[whl]$/i.test(cell) ||
    /^(?:axle )?(?:weight|spacing|distance)/i.test(cell) ||
    findLabels(cell).length > 0 ||
    findOrder(cell) !== null;
  const known = named.filter(isColumn);
  if (/\d/.test(named.join()) || known.length < Math.min(named.length, 3)) return null;
  return { kind: isAxle(named[0] ?? '') ? 'axles' : 'rows', cells: [...cells], rows: 0 };
}

function isHeading(cell: string): boolean {
  return heading.exec(cell)?.[0] === cell;
}

function readRow(table: Table, cells: readonly string[], isAfterBlank: boolean): SheetLine[] {
  table.rows += 1;
  if (table.kind === 'axles') return readAxleRow(table, cells);
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
    .map(({ header, value }) => ({ text: `${header}: ${withUnit(header, value)}`, load, isAfterBlank }));
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
    const isSpacing = /spacing|distance/i.test(header);
    if (!/[1-9]/.test(value)) {
      if (isSpacing && axle === 1) table.cells[at + 1] = `${header} before`;
      return [];
    }
    const [from, to] = header.endsWith(' before') ? [axle - 1, axle] : [axle, axle + 1];
    const label = isSpacing ? `Axle ${from} to ${to}` : `Axle ${axle}`;
    return [{ text: `${label}: ${value}`, load: null, isAfterBlank: false }];
  });
}

function readLine(line: string, cells: readonly string[], isAfterBlank: boolean): SheetLine[] {
  const [name = ''] = heading.exec(line) ?? [];
  const load = name === '' ? null : name.replace(/[\s:.)–—-]+$/, '').trim();
  const rest = name === '' ? joinCells(cells) : [line.slice(name.length)];
  const texts = rest.flatMap((text) => splitSentences(text.replace(bullet, '').trim()));
  return texts.map((text, at) => ({ text, load, isAfterBlank: isAfterBlank && at === 0 }));
}

const sentenceEnd = /(?<=[\p{L}\d]{2}|['"’”′″)#])[.?!]\s+(?=[\p{L}\d(])/gu;
const abbreviation =
  /(?:^|[\s(])(?:ft|in|ins|lbs?|no|num|wt|wgt|ht|hgt|wd|wdth|wid|lg|len|lgth|max|min|tot|approx|est|aprox|incl|excl|ca|oh|gr|grs|veh|tr|trl|tlr|ax|eq|sp|\d{1,2})$/i;

/** A period behind a figure or a word ends what its label says. */
function splitSentences(text: string): string[] {
  const ends = [...text.matchAll(sentenceEnd)].filter(({ index }) => !abbreviation.test(text.slice(0, index)));
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

/** A label goes with the cells behind it; cells without any label stay one row. */
function joinCells(cells: readonly string[]): string[] {
  if (cells.length === 1 || cells.every((cell) => findLabels(cell).length === 0 && !isListLabel(cell)))
    return [cells.join('\t')];
  if (isListLabel(cells[0] ?? '') && cells.length > 3 && cells.slice(1).every(isFigureLine)) return [cells.join(' / ')];
  const joined: string[] = [];
  let isOpen = false;
  for (const cell of cells) {
    const isLabel = !/\d/.test(cell) && (findLabels(cell).length > 0 || isListLabel(cell));
    const last = joined.at(-1);
    if (cell === '') continue;
    if (isLabel || last === undefined || !isOpen) joined.push(isLabel ? `${cell.replace(/[:=]\s*$/, '')}:` : cell);
    else joined[joined.length - 1] = `${last}${last.endsWith(':') ? ' ' : ' / '}${cell}`;
    isOpen = isOpen || isLabel;
  }
  return joined;
}

/** Labels of several figures. */
export function isListLabel(text: string): boolean {
  return /^[\s\W]*(?:axle\s+)?(?:spacings?|distances?|weights?|wts?|tires?)\b|^axles\b|^distancias entre ejes|^pesos por eje/i.test(
    text,
  );
}

/** `Width` on a line of its own, with its figure on the next one. */
function mergeLabelLines(lines: readonly string[]): string[] {
  const merged: string[] = [];
  for (const line of lines) {
    const before = merged.at(-1);
    const joined = before === undefined ? null : joinLines(before, line.trim());
    if (joined === null) merged.push(line);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

/** Null if the line is not one of the figures of the label before it. */
function joinLines(before: string, line: string): string | null {
  if (axlesHeading.test(before) && numberedLine.test(line)) return `${before} ${line};`;
  if (!isFigureLine(line)) return null;
  if (isLabelLine(before)) return `${before.replace(/[\s:=]+$/, '')}: ${line}`;
  const isList = isListLabel(before) && /^[^:]*:.*\d/.test(before) && !before.includes(',');
  return isList ? `${before} / ${line}` : null;
}

const axlesHeading = /^[\s>*]*axles?(?: weights?)?[\s:]*(?:$|#?\d.*;$)/i;
/** `1 - 12,000 lbs` */
const numberedLine = /^#?\d{1,2}\s*[-–:.)=]\s*(?:\d{1,3},\d{3}|\d{4,6}|\d{1,3} ?k)\s*(?:lbs?|#)?\.?$/i;

function isLabelLine(line: string): boolean {
  const [label, ...others] = findLabels(line);
  if (/[\d\t|]/.test(line)) return false;
  if (isListLabel(line)) return true;
  return (
    label !== undefined && others.length === 0 && /^[\s\W]*$/.test(line.slice(0, label.from) + line.slice(label.to))
  );
}

function isFigureLine(line: string): boolean {
  return (
    /^[\s>]*[\d.][\d\s.,'"’′”″½¼¾/-]*(?:k|lbs?|kg|ft|ins?|inches|m|cm|mm|tons?|t)?\.?\s*$/i.test(line) &&
    !/[x×\t]/.test(line)
  );
}

/** One row is one load, whatever its number. */
function dropSingleRows(lines: readonly SheetLine[]): SheetLine[] {
  const rows = new Set(lines.flatMap(({ load }) => (load?.startsWith('#') ? [load] : [])));
  return rows.size === 1
    ? lines.map((line) => ({ ...line, load: line.load?.startsWith('#') ? null : line.load }))
    : [...lines];
}
