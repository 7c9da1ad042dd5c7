import { area, colors, type Place, type Sheet } from './sheet.ts';

type Element = ReturnType<Sheet['group']>;
/** `x` counts from the left margin. The last column is bold. */
export type Column = { title: string; x: number; width: number; align: 'left' | 'right' };

const leastHeight = 19;
const padding = 4;

type Line = { cells: readonly string[]; isHead: boolean };

function toFace(index: number, columns: readonly Column[], isHead: boolean): 'bold' | 'text' {
  return isHead || index === columns.length - 1 ? 'bold' : 'text';
}

function computeHeight(sheet: Sheet, columns: readonly Column[], { cells, isHead }: Line): number {
  const heights = columns.map(({ width }, index) =>
    sheet.measureText(cells[index] ?? '', width, { face: toFace(index, columns, isHead) }),
  );
  return Math.max(leastHeight, Math.max(...heights) + 2 * padding - 1);
}

function drawLine(sheet: Sheet, table: Element, { columns, line }: { columns: readonly Column[]; line: Line }): void {
  const { cells, isHead } = line;
  const row = sheet.group('TR', table);
  for (const [index, { x, width, align }] of columns.entries()) {
    const at: Place = { x: area.left + x, y: sheet.y() + padding, width };
    const part = isHead ? ({ tag: 'TH', scope: 'Column' } as const) : { tag: 'TD' };
    sheet.text(row, cells[index] ?? '', { ...part, face: toFace(index, columns, isHead), align, at });
  }
  const bottom = sheet.y() + computeHeight(sheet, columns, line);
  sheet.rule({ x: area.left, y: bottom, width: area.width }, isHead ? { weight: 1.4, color: colors.ink } : {});
  sheet.moveTo(bottom);
}

/** A table with a line for its columns, which each new page repeats. */
export function drawGrid(
  sheet: Sheet,
  section: Element,
  { columns, rows }: { columns: readonly Column[]; rows: readonly (readonly string[])[] },
): void {
  const table = sheet.group('Table', section);
  const head: Line = { cells: columns.map(({ title }) => title), isHead: true };
  const lines = rows.map((cells) => ({ cells, isHead: false }));
  const [first] = lines;
  // A head alone at the foot of a page says nothing.
  sheet.room(computeHeight(sheet, columns, head) + (first === undefined ? 0 : computeHeight(sheet, columns, first)));
  drawLine(sheet, table, { columns, line: head });
  for (const line of lines) {
    if (sheet.room(computeHeight(sheet, columns, line))) drawLine(sheet, table, { columns, line: head });
    drawLine(sheet, table, { columns, line });
  }
}
