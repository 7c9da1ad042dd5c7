import { allFields, pdfFields } from '../pdf-fields.ts';
import { endsWithDay } from '../pdf-days-text.ts';
import type { PdfCell, PdfLine } from '../pdf-lines.ts';
import { findSizeOrder } from '../size-rows.ts';

/** A label after these is that of another thing. */
const qualifier =
  /\b(?:registered|trailer|semitrailer|axle|front|rear|empty|tare|legal|min(?:imum)?|max(?:imum)?|bridge|lane|service|total|overall|load(?:ed)?|unit|truck|trk|trlr?|tlr|pwr|tractor|number|of|the|and|or|us|date|permit|license|vehicle|gross|insurance|policy|registration|inspection|certificate|escort|pilot car|driver|cdl|bond)[ .]*$/i;

const labels = allFields.map((field) => pdfFields[field].label.source).join('|');
/** The earliest label that leads to the end of the text. */
const lastLabel = new RegExp(`[^a-z\\d](?:${labels})[\\s:.#]*$`);
/** Running text has no value to part from a label. */
const LONG = 120;

/** A state's own department, as `NYS DOT #`. */
const ofStateDot = /^[A-Z]{2,3} DOT\b/;

/** Most cells begin with a word or end with a value, and this check is quicker than that for labels. */
const mayEndWithLabel = (text: string) => !/^.?[a-z]/.test(text) && /[a-z#.)4-6][\s:.#]*$/i.test(text);

/** Where a label begins at the end of a value, as in columns that are printed close together; -1 if nowhere. */
function findLastLabel(text: string): number {
  const at = text.length <= LONG && mayEndWithLabel(text) ? text.toLowerCase().search(lastLabel) : -1;
  const before = text.slice(0, at + 1);
  const isValue = /[A-Z\d]/.test(before) && before === before.toUpperCase() && !ofStateDot.test(text);
  return at !== -1 && isValue && !qualifier.test(before) ? at + 1 : -1;
}

/** A label with its colon. */
const colonLabel = new RegExp(`(?<=[^a-z\\d])(?:${labels})\\s*:`, 'g');

/** Of a size behind a word, as in `Tire width:`, the word is a part of the label. */
const sizeLabel = /^(?:width|height|length|weight)\b/i;
const endOfValue = /[\d'"’”′″½.,;)]\s*$|(?<![a-z])(?:in|ft|feet|inches|lbs?|pounds)\.?\s*$/i;

/** Where labels with a colon begin behind the value of another one, as in `Valid from: 12/08/2026 Valid to: 12/12/2026`. */
function findNextLabels(text: string): number[] {
  if (text.length > LONG || !text.includes(':')) return [];
  return [...text.toLowerCase().matchAll(colonLabel)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = text.slice(0, at);
      if (sizeLabel.test(text.slice(at)) && !endOfValue.test(before)) return false;
      return /:\s*\S/.test(before) && !qualifier.test(before);
    });
}

const dayLabels = (['days', 'validFrom', 'validTo', 'moveDay'] as const)
  .map((field) => pdfFields[field].label.source)
  .join('|');
/** A word alone, as `to`, may stand between two days of one label. */
const nextOfDay = new RegExp(`(?<=\\d[,;]?(?: [-–])? )(?!(?:to|through|thru|until|from)\\b)(?:${dayLabels})(?= )`, 'g');
const startsWithDay = new RegExp(`^(?:${dayLabels}|(?:date )?issued?(?: date| on)?)[ :]+[a-z]{0,9},? ?\\d`);

/** Where labels of days begin behind a day, as in `Issued 12/07/2026 Move date 12/08/2026`. */
function findNextDays(text: string): number[] {
  const small = text.length > LONG ? '' : text.toLowerCase();
  if (!startsWithDay.test(small)) return [];
  return [...small.matchAll(nextOfDay)].map(({ index }) => index).filter((at) => endsWithDay.test(small.slice(0, at)));
}

function splitCell(cell: PdfCell): PdfCell[] {
  const { text, x, end } = cell;
  const last = findLastLabel(text);
  const labels = [...new Set([...findNextLabels(text), ...findNextDays(text), ...(last > 0 ? [last] : [])])].toSorted(
    (a, b) => a - b,
  );
  if (labels.length === 0) return [cell];
  const order = findSizeOrder(text);
  const cuts = order === null ? labels : labels.filter((at) => at <= order.start || at >= order.end);
  const toX = (at: number) => x + ((end - x) * at) / text.length;
  const [first = text.length] = cuts;
  return [
    { text: text.slice(0, first).trim(), x, end: toX(first) },
    ...cuts.map((at, index) => {
      const next = cuts[index + 1] ?? text.length;
      return { text: text.slice(at, next).trim(), x: toX(at), end: toX(next) };
    }),
  ];
}

/** Gives a label behind a value a cell of its own. */
export function splitLabels(line: PdfLine): PdfLine {
  return { ...line, cells: line.cells.flatMap(splitCell) };
}
