import { namesOtherDays } from '../pdf-days.ts';
import { isWholeLabel } from '../pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';
import { isHeadingOfPart } from '../vehicle-parts.ts';

/** Two lines of one label are closer than this many heights. */
const CLOSE = 2;
const MOST = 4;

/** A label that goes over several lines of its column. */
type Stack = { text: string; lines: readonly number[]; cells: readonly PdfCell[] };

const ofDays = /^(?:exp|eff|valid|begin|start|end|from|to\b|date)/i;

const isWord = ({ text }: PdfCell) => !/[\d:]/.test(text);
/** Longer words are running text. */
const LONG = 32;
const isPart = (cell: PdfCell) => cell.text.length <= LONG && isWord(cell);
const isHeading = (line: PdfLine | undefined) => line?.cells.every(isWord) ?? false;

/** The only cell below, on the next line that has one in this column. */
function findBelow(lines: readonly PdfLine[], line: number, cell: PdfCell): { line: number; cell: PdfCell } | null {
  const own = lines[line];
  if (own === undefined) return null;
  for (let below = line + 1; below < lines.length; below += 1) {
    const next = lines[below];
    if (next === undefined || next.y - own.y > next.height * CLOSE) return null;
    const found = next.cells.filter((one) => overlaps(one, cell));
    const [first, second] = found;
    if (first === undefined) continue;
    const isOnly = second === undefined && own.cells.filter((one) => overlaps(one, first)).length === 1;
    return isOnly && isPart(first) ? { line: below, cell: first } : null;
  }
  return null;
}

/** Most words that are below others end no label, and this check is quicker than that for all labels. */
const mayEndLabel =
  /(?:permit|number|n(?:o|um|br|r)\.?|#|\bid|dates?|time|fees?|total|amount|cost|price|charge[sd]?|paid|due|collected|card|width|height|length|weight|gross|w(?:gh|g)?t\.?|hg?t\.?|load|combination|plate|license|tag|lic\.?|reg\.?|registration|vin|serial|dot|from|to|th?rough|thru|until|on|by|begins?|ends?|expires?|effective|period|validity|travel|movement|\))[\s.:#]*$/i;

/** @returns true if the words are one label; `Insurance` above `Effective` above `Date` is none of the permit, and not to be read as one. */
function isOneLabel([first = '', ...others]: readonly string[]): boolean {
  const rest = others.join(' ');
  if (!mayEndLabel.test(rest)) return false;
  return isWholeLabel(`${first} ${rest}`) || (namesOtherDays(first) && ofDays.test(rest) && isWholeLabel(rest));
}

/** The longest label that begins with a cell and goes on below it. */
function findStack(lines: readonly PdfLine[], line: number, cell: PdfCell): Stack | null {
  const stack = [{ line, cell }];
  let longest: Stack | null = null;
  while (stack.length < MOST) {
    const last = stack.at(-1);
    const next = last === undefined ? null : findBelow(lines, last.line, last.cell);
    if (next === null) break;
    stack.push(next);
    const texts = stack.map((one) => one.cell.text);
    if (isOneLabel(texts))
      longest = { text: texts.join(' '), lines: stack.map((one) => one.line), cells: stack.map((one) => one.cell) };
  }
  return longest;
}

/** @returns true if a line has the value of a label: the next cell behind it, with no other words between them in any of its lines */
function hasValue(lines: readonly PdfLine[], line: number, { lines: own, cells }: Stack): boolean {
  const x = Math.min(...cells.map((cell) => cell.x));
  const next = lines[line]?.cells.find((cell) => cell.x > x && !cells.includes(cell));
  if (next === undefined || isWord(next)) return false;
  const near = lines.slice(own[0], (own.at(-1) ?? 0) + 1).flatMap((row) => row.cells);
  return near.every((cell) => cells.includes(cell) || !isWord(cell) || cell.x < x || cell.x >= next.x);
}

/** The line of the value beside a label; -1 if there is none, and null if the words may be those of several rows. */
function findValueLine(lines: readonly PdfLine[], stack: Stack): number | null {
  const [start = 0, end = 0] = [stack.lines[0], stack.lines.at(-1)];
  const all = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  const [first = -1, second] = all.filter((line) => hasValue(lines, line, stack));
  const [upper] = stack.cells;
  // A section begins with the word for its part, and its first row has a value.
  const isSection = first === end && upper !== undefined && isHeadingOfPart(upper);
  return second === undefined && !isSection ? first : null;
}

/** @returns true if lines are the head of a table, with a title of several columns at its top. */
function isHeadOfTable(lines: readonly PdfLine[], { lines: own }: Stack): boolean {
  const [first = 0] = own;
  return (lines[first]?.cells.length ?? 0) > 1 && own.every((line) => isHeading(lines[line]));
}

type Joined = { cell: PdfCell; line: number; stack: Stack };

function listJoined(lines: readonly PdfLine[]): Joined[] {
  const taken = new Set<PdfCell>();
  return lines.flatMap(({ cells }, at) =>
    cells.flatMap((cell) => {
      const stack = taken.has(cell) || !isPart(cell) ? null : findStack(lines, at, cell);
      const line = stack === null ? null : findValueLine(lines, stack);
      if (stack === null || line === null || (line === -1 && !isHeadOfTable(lines, stack))) return [];
      for (const one of stack.cells) taken.add(one);
      const x = Math.min(...stack.cells.map((one) => one.x));
      const end = Math.max(...stack.cells.map((one) => one.end));
      return [{ cell: { text: stack.text, x, end }, line, stack }];
    }),
  );
}

/** The first and the last line of each head of a table. */
function listHeads(joined: readonly Joined[]): { first: number; last: number }[] {
  const heads: { first: number; last: number }[] = [];
  for (const { line, stack } of joined) {
    if (line !== -1) continue;
    const [first = 0, last = 0] = [stack.lines[0], stack.lines.at(-1)];
    const head = heads.find((one) => first <= one.last && last >= one.first);
    if (head === undefined) heads.push({ first, last });
    else [head.first, head.last] = [Math.min(head.first, first), Math.max(head.last, last)];
  }
  return heads;
}

/**
 * Joins labels that go over several lines, as `Permit` above `Effective` above `Date`: on the line of their value, or in the head of a
 * table on its last line, with the labels of its other columns.
 */
export function joinStackedLabels(lines: readonly PdfLine[]): readonly PdfLine[] {
  const joined = listJoined(lines);
  if (joined.length === 0) return lines;
  const gone = new Set(joined.flatMap(({ stack }) => stack.cells));
  const added = new Map<number, PdfCell[]>();
  const add = (line: number, cell: PdfCell) => added.set(line, [...(added.get(line) ?? []), cell]);
  const heads = listHeads(joined);
  for (const { first, last } of heads) {
    const all = lines.slice(first, last + 1).flatMap(({ cells }) => cells);
    const isAlone = (cell: PdfCell) => all.every((one) => one === cell || !overlaps(one, cell));
    for (const cell of all.filter((one) => !gone.has(one) && isAlone(one))) {
      gone.add(cell);
      add(last, cell);
    }
  }
  for (const { cell, line, stack } of joined) {
    const own = stack.lines.at(-1) ?? 0;
    add(line === -1 ? (heads.find(({ first, last }) => own >= first && own <= last)?.last ?? own) : line, cell);
  }
  return lines
    .map((line, at) => {
      const cells = [...line.cells.filter((cell) => !gone.has(cell)), ...(added.get(at) ?? [])];
      return { ...line, cells: cells.toSorted((a, b) => a.x - b.x) };
    })
    .filter(({ cells }) => cells.length > 0);
}
