import { findLabels } from './sheet-labels.ts';
import { spellPlainly } from './sheet-spelling.ts';
import {
  addUnits,
  findCommaHeader,
  findHeader,
  heading,
  isRowOf,
  letterLabel,
  readRow,
  type SheetLine,
  splitCellsOf,
  type Table,
} from './sheet-tables.ts';

/** A sheet is shorter. */
const maxLines = 150;
/** No figure needs more; a longer line is cut between words. */
const lineParts = /.{1,300}(?:\s|$)|.{1,300}/g;
const maxRest = 200;

const quoteMark = /^(?:\s*>)+\s?/;
const bullet = /^\s*(?:[-*•·–—]\s+|\(?\d{1,2}[.)]\s+|[a-z][.)]\s+)/i;
const rule = /^[\s\-=_+|:*]+$/;
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
    const line = spellPlainly(raw.replace(quoteMark, '').trim());
    if (line === '') {
      isAfterBlank = true;
      table = null;
      continue;
    }
    if (rule.test(line)) continue;
    const cells: string[] = splitCellsOf(table, line);
    const header: Table | null = findHeader(cells) ?? findCommaHeader(line);
    const units: string[] | null = table?.kind === 'rows' && table.rows === 0 ? addUnits(table.cells, cells) : null;
    if (table !== null && units !== null) table.cells = units;
    else if (header !== null) table = header;
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

/** `118,000 lbs. Overall length`: the period ends a sentence. */
const weightThenLabel =
  /\d ?(?:lbs?|#)\.\s+(?:over ?-?all|loaded|height|width|length|[A-Z][a-z]+ (?:height|width|length))\b/i;

/** A period behind a figure or a word ends what its label says. */
function splitSentences(text: string): string[] {
  const ends = [...text.matchAll(sentenceEnd)].filter(
    ({ index }) =>
      !abbreviation.test(text.slice(0, index)) || weightThenLabel.test(text.slice(Math.max(0, index - 6), index + 30)),
  );
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

/** A label goes with the cells behind it; cells without any label stay one row. */
function joinCells(cells: readonly string[]): string[] {
  if (
    cells.length === 1 ||
    cells.every((cell) => findLabels(cell).length === 0 && !isListLabel(cell) && !letterLabel.test(cell))
  )
    return [cells.join('\t')];
  if (isListLabel(cells[0] ?? '') && cells.length > 3 && cells.slice(1).every(isFigureLine)) return [cells.join(' / ')];
  const joined: string[] = [];
  let isOpen = false;
  for (const cell of cells) {
    const isLabel = !/\d/.test(cell) && (findLabels(cell).length > 0 || isListLabel(cell) || letterLabel.test(cell));
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
