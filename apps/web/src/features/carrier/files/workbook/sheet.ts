/** The cells of a sheet as a person sees them: hidden rows and columns are left out, and each cell of a merged one has its text. */
import type { ImportedSheet } from '@wideload/contract';

/** `line` and the numbers of lines count from 1, columns from 0. */
export type GridLine = { line: number; cells: string[]; isHidden: boolean };
type Merge = { top: number; left: number; bottom: number; right: number };
export type Grid = { name: string; lines: GridLine[]; merges: Merge[]; hidden: Set<number> };

/** The file that is sent has no more: titles, and the most rows that are imported. */
const MOST_LINES = 2100;
const MOST_COLUMNS = 200;
/** In characters. No field takes as many. */
const LONGEST_CELL = 300;
/** Of all sheets; the first lines are enough to know that a sheet is none of vehicles. */
const MOST_CHARACTERS = 700_000;
const FIRST_LINES = 40;
/** A merged block that is larger is a layout rather than a value. */
const LARGEST_MERGE = 5000;

function fillMerge(byLine: ReadonlyMap<number, GridLine>, { top, left, bottom, right }: Merge): void {
  const upper = byLine.get(top);
  const text = upper?.cells[left] ?? '';
  if (text === '' || (bottom - top + 1) * (right - left + 1) > LARGEST_MERGE) return;
  // A title, or a heading between rows, which is no value of the columns that it spans.
  const isAlone = upper?.cells.every((cell, at) => cell === '' || (at >= left && at <= right)) ?? true;
  for (let line = top; line <= bottom; line += 1) {
    const cells = byLine.get(line)?.cells;
    if (cells === undefined) continue;
    for (let at = left; at <= (isAlone ? left : right); at += 1) cells[at] ||= text;
  }
}

const tidy = (cell: string | undefined) => (cell ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_CELL);

/** @returns true if a row or a column that is hidden has a text */
export const hidesText = ({ lines, hidden }: Grid): boolean =>
  lines.some(({ cells, isHidden }) => cells.some((cell, at) => cell !== '' && (isHidden || hidden.has(at))));

/** Columns keep their places, so that they have the letters of the file. */
export function toSheet({ name, lines, merges, hidden }: Grid): ImportedSheet {
  const byLine = new Map(lines.map((one) => [one.line, one]));
  for (const merge of merges) fillMerge(byLine, merge);
  const filled = lines.flatMap(({ line, cells: given, isHidden }) => {
    const all = Array.from({ length: Math.min(given.length, MOST_COLUMNS) }, (_, at) =>
      isHidden || hidden.has(at) ? '' : tidy(given[at]),
    );
    const cells = all.slice(0, all.findLastIndex((cell) => cell !== '') + 1);
    return cells.length === 0 ? [] : [{ line, cells }];
  });
  return { name: name.slice(0, LONGEST_CELL), count: filled.length, lines: filled.slice(0, MOST_LINES) };
}

const countCharacters = ({ lines }: ImportedSheet) =>
  lines.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.length + 3, 0);

/** The largest sheets are cut until the others fit, such as one of fuel beside one of trucks. */
export function cutSheets(sheets: readonly ImportedSheet[]): ImportedSheet[] {
  const sizes = new Map(sheets.map((sheet) => [sheet, countCharacters(sheet)]));
  let left = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const cut = new Set<ImportedSheet>();
  for (const [sheet, size] of [...sizes].toSorted(([, one], [, other]) => other - one)) {
    if (left <= MOST_CHARACTERS) break;
    cut.add(sheet);
    left -= size;
  }
  return sheets.map((sheet) => (cut.has(sheet) ? { ...sheet, lines: sheet.lines.slice(0, FIRST_LINES) } : sheet));
}
