import { allFields, pdfFields, type PdfFactField } from '../pdf-fields.ts';
import type { PdfCell, PdfLine } from '../pdf-lines.ts';

/** Fewer labels behind their values on a page may be columns that were set close together; brackets say more. */
const MANY = 3;
const MANY_IN_BRACKETS = 2;
const LONG = 60;

type Named = { field: PdfFactField; value: string; label: string; x: number; end: number };

const wholeLabels = allFields.map((field) => ({
  field,
  whole: new RegExp(`^\\(?(?:${pdfFields[field].label.source})[.:#]*\\)?$`),
}));

/** Most cells have no value before a word, and this check is quicker than that for labels. */
const mayBeNamed = /^\$?[A-Z]{0,5}[ -]?\d.*[a-z][.:#]*\)?$/i;
const mayBeValue = /^\$?[A-Z]{0,5}[ -]?\d/;
const units = /(?:['"’”′″]|\b(?:ft|feet|in|inches|lbs?|pounds)\b\.?)/gi;

/** @returns true if all of a text is one value of this kind. */
function isWholeValue(field: PdfFactField, text: string): boolean {
  const value = pdfFields[field].read(text, '');
  if (value === null || /[:;]/.test(text)) return false;
  if (typeof value === 'string' && (field === 'number' || field === 'bareNumber')) return value === text;
  return !/[a-z]{2}/.test(text.replace(units, ''));
}

function nameValue(value: string, label: string, place: Pick<PdfCell, 'x' | 'end'>): Named | null {
  const small = label.toLowerCase();
  const found = wholeLabels.find(({ field, whole }) => whole.test(small) && isWholeValue(field, value));
  return found === undefined
    ? null
    : { field: found.field, value, label: label.replace(/[().:#]+$|^\(/g, ''), ...place };
}

/** A label in brackets before its value. */
const bracketsBefore = /^(\([^()]+\)) (.+)$/;

/** A value with the label behind it in one cell, or in brackets before it; the longest label counts. */
function readNamed({ text, ...place }: PdfCell): Named | null {
  const [, label, value] = bracketsBefore.exec(text) ?? [];
  if (label !== undefined && value !== undefined) return nameValue(value, label, place);
  if (text.length > LONG || !mayBeNamed.test(text)) return null;
  for (const { index } of text.matchAll(/ (?=[A-Z(])/gi)) {
    const named = nameValue(text.slice(0, index), text.slice(index + 1), place);
    if (named !== null) return named;
  }
  return null;
}

/** Several in one cell, each with its label in brackets. */
const inBrackets = /^(?:[^()]+ \([^()]+\)){2,} ?$/;
function splitCell(cell: PdfCell): PdfCell[] {
  const { text, x, end } = cell;
  if (!inBrackets.test(text)) return [cell];
  const toX = (at: number) => x + ((end - x) * at) / text.length;
  return [...text.matchAll(/[^()]+ \([^()]+\)/g)].map(({ 0: part, index }) => {
    return { text: part.trim(), x: toX(index), end: toX(index + part.length) };
  });
}

type Read = { cells: PdfCell[]; fields: PdfFactField[]; isInBrackets: boolean };

/** The cells of a line with the labels first; null if it has anything but values with their labels behind them, and its own heading. */
function readLine(line: readonly PdfCell[]): Read | null {
  const [heading] = line;
  const isHeaded = heading !== undefined && /^[a-z ]+:$/i.test(heading.text);
  const cells = (isHeaded ? line.slice(1) : line).flatMap(splitCell);
  const read: Read = {
    cells: isHeaded ? [heading] : [],
    fields: [],
    isInBrackets: cells.every(({ text }) => text.endsWith(')') || text.startsWith('(')),
  };
  for (let at = 0; at < cells.length; at += 1) {
    const [cell, next] = [cells[at], cells[at + 1]];
    if (cell === undefined) return null;
    const own = readNamed(cell);
    const isApart = own === null && next !== undefined && mayBeValue.test(cell.text);
    const named = own ?? (isApart ? nameValue(cell.text, next.text, { x: cell.x, end: next.end }) : null);
    if (named === null) return null;
    if (own === null) at += 1;
    read.cells.push({ text: `${named.label}: ${named.value}`, x: named.x, end: named.end });
    read.fields.push(named.field);
  }
  return read;
}

const onlyBrackets = /^\([^()\d]+\)$/;
/** A line of labels in brackets, as below the lines of a form. */
function readCaptions(line: readonly PdfCell[]): Read | null {
  if (!line.every(({ text }) => onlyBrackets.test(text))) return null;
  const fields = line.flatMap(
    ({ text }) => wholeLabels.find(({ whole }) => whole.test(text.toLowerCase()))?.field ?? [],
  );
  if (fields.length === 0) return null;
  return {
    cells: line.map(({ text, ...place }) => ({ text: text.slice(1, -1), ...place })),
    fields,
    isInBrackets: true,
  };
}

/** If a page has values with their labels behind them, as `3GT4827 Truck plate`, each gets its label before it. */
export function putLabelsFirst(lines: readonly PdfLine[]): readonly PdfLine[] {
  const read = lines.map(({ cells }) => readLine(cells) ?? readCaptions(cells));
  const count = (some: readonly (Read | null)[]) => new Set(some.flatMap((one) => one?.fields ?? [])).size;
  const isInBrackets = count(read.filter((one) => one?.isInBrackets)) >= MANY_IN_BRACKETS;
  if (!isInBrackets && count(read) < MANY) return lines;
  return lines.map((line, at) => ({ ...line, cells: read[at]?.cells ?? line.cells }));
}
