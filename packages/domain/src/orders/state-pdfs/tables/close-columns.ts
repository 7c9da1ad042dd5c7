import { listSizesOfCell } from '../merged-cells.ts';
import type { PdfCell, PdfLine } from '../pdf-lines.ts';
import { emptyWords } from '../sighting.ts';

/** Rows between the heads of columns and a row, and how many heights two of them are apart. */
const ROWS = 4;
const REACH = 3;
const head = `(?:legal|statutory|load(?:ed)?|${emptyWords}|permitted|actual|requested|approved|authorized|overall|total)`;
const oneHead = new RegExp(head, 'gi');
const onlyHeads = new RegExp(`^${head}(?: ${head})+$`, 'i');

/** The heads of columns, each with its place. */
function listHeads({ cells }: PdfLine): PdfCell[] {
  if (!onlyHeads.test(cells.map(({ text }) => text).join(' '))) return [];
  return cells.flatMap(({ text, x, end }) =>
    [...text.matchAll(oneHead)].map(({ 0: word, index }) => {
      const toX = (at: number) => x + ((end - x) * at) / text.length;
      return { text: word, x: toX(index), end: toX(index + word.length) };
    }),
  );
}

/** The line with the heads of as many columns; -1 if there is none. */
function findHeads(lines: readonly PdfLine[], at: number, count: number): number {
  for (let above = at - 1; above >= Math.max(0, at - ROWS); above -= 1) {
    const [last, own] = [lines[above + 1], lines[above]];
    if (last === undefined || own === undefined || last.y - own.y > own.height * REACH) return -1;
    const heads = listHeads(own);
    if (heads.length > 0) return heads.length === count ? above : -1;
  }
  return -1;
}

/** Parts the sizes of a row whose columns are so close that they merge: as many as there are heads above. */
export function partCloseColumns(lines: readonly PdfLine[]): PdfLine[] {
  const parted = [...lines];
  for (const [at, line] of lines.entries()) {
    const last = line.cells.at(-1);
    const sizes = last === undefined || line.cells.length > 2 ? [] : listSizesOfCell(last.text);
    const above = sizes.length === 0 ? -1 : findHeads(lines, at, sizes.length);
    const head = lines[above];
    if (head === undefined) continue;
    const heads = listHeads(head);
    parted[above] = { ...head, cells: heads };
    const values = heads.map(({ x, end }, index) => ({ text: sizes[index] ?? '', x, end }));
    parted[at] = { ...line, cells: [...line.cells.slice(0, -1), ...values] };
  }
  return parted;
}
