import type { PdfCell, PdfLine } from '../pdf-lines.ts';
import { isHeadingOfPart } from '../vehicle-parts.ts';
import { isLabel } from './cell-labels.ts';

/** Words of one band begin at one place, in points. */
const ALIGNED = 3;
/** Lines of one word, and rows of one table, are this many heights apart at most. */
const CLOSE = 1.6;
const REACH = 3;
/** How far the middle of a section may be from its word, in heights. */
const SLACK = 0.6;
const LONG = 30;

type Word = { text: string; y: number; end: number };
type Row = PdfLine & { at: number };
type Section = { word: Word; rows: readonly Row[] };

const isWord = (cell: PdfCell) => cell.text.length <= LONG && !/[\d:]/.test(cell.text);

/** The rows from a line up that begin at one place, at the right of a word. */
function findStart(lines: readonly PdfLine[], line: number, { end }: PdfCell): number {
  const x = lines[line]?.cells[1]?.x ?? lines[line - 1]?.cells[0]?.x ?? 0;
  let start = line;
  for (let above = line - 1; above >= 0; above -= 1) {
    const [row, next] = [lines[above], lines[above + 1]];
    const [first] = row?.cells ?? [];
    const isBeside = first !== undefined && first.x > end && Math.abs(first.x - x) <= ALIGNED;
    if (!isBeside || row === undefined || next === undefined || next.y - row.y > next.height * REACH) break;
    start = above;
  }
  return start;
}

/** The words of a band at the left of rows, which begins with a cell; both are empty if it does not. */
function readBand(lines: readonly PdfLine[], line: number, first: PdfCell): { words: Word[]; rows: Row[] } {
  const words: Word[] = [];
  const rows: Row[] = [];
  for (let at = findStart(lines, line, first); at < lines.length; at += 1) {
    const row = lines[at];
    const [own, ...others] = row?.cells ?? [];
    if (row === undefined || own === undefined) break;
    if (Math.abs(own.x - first.x) <= ALIGNED) {
      if (!isWord(own) || others.some(({ x }) => x <= own.end)) break;
      const last = words.at(-1);
      const isRest = last !== undefined && row.y - last.y <= row.height * CLOSE;
      const text = isRest ? `${last.text} ${own.text}` : own.text;
      const y = isRest ? (last.y + row.y) / 2 : row.y;
      words.splice(isRest ? -1 : words.length, isRest ? 1 : 0, { text, y, end: at });
      if (others.length > 0) rows.push({ ...row, cells: others, at });
    } else if (own.x > first.x) rows.push({ ...row, at });
    else break;
  }
  return { words, rows };
}

/** @returns true if a row is a label with its value. */
const isRow = ({ cells: [first, value, third] }: PdfLine) =>
  first !== undefined && third === undefined && (isLabel(first) || (isWord(first) && value !== undefined));

/** Each word with the rows that it is at the middle of, as far as these follow each other. */
function readSections({ words, rows }: { words: readonly Word[]; rows: readonly Row[] }): Section[] {
  const sections: Section[] = [];
  let start = 0;
  for (const word of words) {
    const first = rows[start];
    const length = rows.slice(start).findIndex((last) => {
      return Math.abs(((first?.y ?? 0) + last.y) / 2 - word.y) <= last.height * SLACK;
    });
    const own = rows.slice(start, start + length + 1);
    if (length === -1 || !own.every(isRow)) break;
    sections.push({ word, rows: own });
    start += own.length;
  }
  return sections;
}

/** @returns true if words name sections of several rows, one of them that of a vehicle or its load. */
function isBand(sections: readonly Section[]): boolean {
  const long = sections.filter(({ rows }) => rows.length > 1);
  const isOfPart = long.some(({ word: { text } }) => isHeadingOfPart({ text, x: 0, end: 0 }));
  return long.length > 1 && isOfPart;
}

function toLines({ word, rows }: Section): PdfLine[] {
  const [first] = rows;
  const [cell] = first?.cells ?? [];
  if (first === undefined || cell === undefined) return [];
  const heading = { text: word.text, x: cell.x, end: cell.end };
  return [{ y: first.y - first.height, height: first.height, cells: [heading] }, ...rows];
}

/** Puts the words of a band at the left, each of which is at the middle of its rows, above these as their headings. */
export function raiseSideBands(lines: readonly PdfLine[]): readonly PdfLine[] {
  for (const [line, { cells }] of lines.entries()) {
    const [first] = cells;
    if (first === undefined || !isWord(first)) continue;
    const sections = readSections(readBand(lines, line, first));
    if (!isBand(sections)) continue;
    const own = sections.flatMap(({ rows }) => rows);
    const [start, end] = [own[0]?.at ?? line, Math.max(own.at(-1)?.at ?? line, sections.at(-1)?.word.end ?? line) + 1];
    return [...lines.slice(0, start), ...sections.flatMap(toLines), ...raiseSideBands(lines.slice(end))];
  }
  return lines;
}
