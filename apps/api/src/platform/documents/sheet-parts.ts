import { branding } from '@wideload/contract';
import { fonts } from './fonts.ts';
import { area, colors, type Place, type Sheet } from './sheet.ts';

type Element = ReturnType<Sheet['group']>;
type Row = { term: string; value: string };
export type Part = {
  title: string;
  rows: readonly Row[];
  note: string | null;
  /** Share of the width, from 0 to 1. */
  termShare?: number;
};

const plate = { height: 22, size: 17, spacing: 1.1, padding: 7, rim: 1.4 };

/** The wordmark as a road sign. */
export function drawPlate(sheet: Sheet, x: number, y: number): void {
  const { doc } = sheet;
  const words = [branding.wordmark.first, branding.wordmark.second].map((word) => word.toUpperCase());
  sheet.drawTagged(sheet.group('Sect'), 'P', { actual: branding.name }, () => {
    doc.font(fonts.plate).fontSize(plate.size);
    const widths = words.map(
      (word) => doc.widthOfString(word, { characterSpacing: plate.spacing }) + 2 * plate.padding,
    );
    const [first = 0, second = 0] = widths;
    doc.rect(x, y, first, plate.height).fill(colors.banner);
    doc.rect(x + first, y, second, plate.height).fill(colors.ink);
    doc
      .rect(x, y, first + second, plate.height)
      .lineWidth(plate.rim)
      .stroke(colors.ink);
    const options = { characterSpacing: plate.spacing, lineBreak: false };
    const baseline = y + (plate.height - doc.currentLineHeight()) / 2;
    doc.fillColor(colors.ink).text(words[0] ?? '', x + plate.padding, baseline, options);
    doc.fillColor(colors.paper).text(words[1] ?? '', x + first + plate.padding, baseline, options);
  });
}

const row = { padding: 2.7, gap: 8 };
const halfForTerms = 0.52;
const noteStyle = { size: 8.5, color: colors.quiet } as const;
const headHeight = 21;

type Grid = Place & { termShare: number };

function toGrid({ termShare = halfForTerms }: Part, at: Place): Grid {
  return { ...at, termShare };
}

function computeColumns({ x, width, termShare }: Grid) {
  const term = width * termShare;
  return { term: { x, width: term - row.gap }, value: { x: x + term, width: width - term } };
}

function computeRowHeight(sheet: Sheet, { term, value }: Row, at: Grid): number {
  const columns = computeColumns(at);
  const heights = [
    sheet.measureText(term, columns.term.width),
    sheet.measureText(value, columns.value.width, { face: 'bold' }),
  ];
  return Math.max(...heights) + 2 * row.padding;
}

/** @returns the y position below the heading. */
export function drawHeading(sheet: Sheet, parent: Element, { title, at }: { title: string; at: Place }): number {
  sheet.text(parent, title, { tag: 'H2', face: 'bold', size: 11.5, at });
  sheet.rule({ ...at, y: at.y + 16.5 }, { weight: 1.4, color: colors.ink });
  return at.y + headHeight - 3;
}

/** @returns the y position below the table. */
function drawRows(sheet: Sheet, parent: Element, { rows, at }: { rows: readonly Row[]; at: Grid }): number {
  const table = sheet.group('Table', parent);
  return rows.reduce((y, line) => drawRow(sheet, table, { row: line, at: { ...at, y } }), at.y);
}

/** @returns the y position below the row. */
function drawRow(sheet: Sheet, table: Element, { row: { term, value }, at }: { row: Row; at: Grid }): number {
  const columns = computeColumns(at);
  const line = sheet.group('TR', table);
  const top = at.y + row.padding;
  sheet.text(line, term, { tag: 'TH', scope: 'Row', color: colors.quiet, at: { ...columns.term, y: top } });
  sheet.text(line, value, { tag: 'TD', face: 'bold', at: { ...columns.value, y: top } });
  const bottom = at.y + computeRowHeight(sheet, { term, value }, at);
  sheet.rule({ ...at, y: bottom });
  return bottom;
}

/** A table over the whole width, which can go on over several pages. */
export function drawTable(sheet: Sheet, part: Part): void {
  const { title, rows, note } = part;
  const [first] = rows;
  if (first === undefined) return;
  const place = () => toGrid(part, { x: area.left, y: sheet.y(), width: area.width });
  sheet.room(headHeight + computeRowHeight(sheet, first, place()));
  const section = sheet.group('Sect');
  sheet.moveTo(drawHeading(sheet, section, { title, at: place() }));
  const table = sheet.group('Table', section);
  for (const line of rows) {
    sheet.room(computeRowHeight(sheet, line, place()));
    sheet.moveTo(drawRow(sheet, table, { row: line, at: place() }));
  }
  if (note !== null) {
    sheet.moveTo(sheet.y() + 5);
    sheet.room(sheet.measureText(note, area.width, noteStyle));
    sheet.moveTo(sheet.y() + sheet.text(section, note, { ...noteStyle, at: place() }));
  }
  sheet.moveTo(sheet.y() + 14);
}

function computePartHeight(sheet: Sheet, part: Part, at: Place): number {
  const { rows, note } = part;
  const grid = toGrid(part, at);
  const table = rows.reduce((sum, line) => sum + computeRowHeight(sheet, line, grid), 0);
  return headHeight + table + (note === null ? 0 : 5 + sheet.measureText(note, at.width, noteStyle));
}

function drawPart(sheet: Sheet, part: Part, at: Place): void {
  const { title, rows, note } = part;
  const section = sheet.group('Sect');
  const top = drawHeading(sheet, section, { title, at });
  const bottom = drawRows(sheet, section, { rows, at: { ...toGrid(part, at), y: top } });
  if (note !== null) sheet.text(section, note, { ...noteStyle, at: { ...at, y: bottom + 5 } });
}

const gutter = 24;

/** Each column reads from top to bottom. */
export function drawColumns(sheet: Sheet, columns: readonly (readonly Part[])[]): void {
  const width = (area.width - gutter * (columns.length - 1)) / columns.length;
  const between = 14;
  const computeHeight = (parts: readonly Part[]) =>
    parts.reduce((sum, part) => sum + computePartHeight(sheet, part, { x: 0, y: 0, width }) + between, 0);
  const height = Math.max(...columns.map(computeHeight));
  sheet.room(height - between);
  const top = sheet.y();
  for (const [index, parts] of columns.entries()) {
    parts.reduce((y, part) => {
      const at = { x: area.left + index * (width + gutter), y, width };
      drawPart(sheet, part, at);
      return y + computePartHeight(sheet, part, at) + between;
    }, top);
  }
  sheet.moveTo(top + height);
}
