import { paperFields, type PaperField } from './paper-fields.ts';
import type { PaperCell, PaperLine } from './paper-lines.ts';

export const valuePlaces = ['right', 'below', 'above'] as const;
type ValuePlace = (typeof valuePlaces)[number];
type Page = readonly PaperLine[];

/** The value as its field reads it, for each place around a label that has one. */
type Sighting = { field: PaperField; inline: unknown } | { field: PaperField; around: Record<ValuePlace, unknown> };

/** Lines farther apart than this many heights do not belong together. */
const REACH = 3;
const connectors = /^[\s:.#=*()–-]*(?:(?:is|of|are|shall be|not to exceed|no more than|from|on)\b[\s:]*){0,3}/i;
const unitInLabel = /^\s*\((ft|feet|in|inches|ft-in|lbs?|pounds|\$|usd)\.?\)/i;

function read(field: PaperField, text: string, unit = ''): unknown {
  return paperFields[field].read(text, unit);
}

/** A label ends where its words end, and is not the end of a longer one. */
function* listLabels(field: PaperField, text: string) {
  for (const found of text.matchAll(paperFields[field].label)) {
    const before = text.slice(Math.max(0, found.index - 24), found.index);
    const rest = text.slice(found.index + found[0].length);
    if (/[a-z\d]$/i.test(before) || /^[a-z]/i.test(rest)) continue;
    yield { before, rest };
  }
}

/** The label of a cell begins it. */
function readCellLabel(field: PaperField, { text }: PaperCell): { rest: string; unit: string } | null {
  for (const { before, rest } of listLabels(field, text)) {
    if (!/^[\s•*\d.)-]*$/.test(before)) return null;
    const unit = unitInLabel.exec(rest);
    const after = unit === null ? rest : rest.slice(unit[0].length);
    return { rest: after.replace(connectors, ''), unit: unit?.[1]?.toLowerCase() ?? '' };
  }
  return null;
}

function findNeighbor(page: Page, at: { line: number; cell: PaperCell }, step: 1 | -1): PaperCell | null {
  const [line, next] = [page[at.line], page[at.line + step]];
  if (line === undefined || next === undefined) return null;
  if (Math.abs(next.y - line.y) > Math.max(line.height, next.height) * REACH) return null;
  const { x, end } = at.cell;
  return next.cells.find((cell) => cell.x < end && cell.end > x) ?? null;
}

function seeLabel(field: PaperField, page: Page, line: number, index: number): Sighting | null {
  const cells = page[line]?.cells ?? [];
  const cell = cells[index];
  const label = cell === undefined ? null : readCellLabel(field, cell);
  if (cell === undefined || label === null) return null;
  const { rest, unit } = label;
  const inline = rest === '' ? null : read(field, rest, unit);
  if (inline !== null) return { field, inline };
  if (rest !== '') return null;
  const readCell = (one: PaperCell | null | undefined) =>
    one ? read(field, one.text.replace(/^[:\s]+/, ''), unit) : null;
  const right = readCell(cells[index + 1]);
  const below = readCell(findNeighbor(page, { line, cell }, 1));
  const above = readCell(findNeighbor(page, { line, cell }, -1));
  return { field, around: { right, below, above } };
}

const allFields = Object.keys(paperFields) as PaperField[];

function listSightings(pages: readonly Page[]): Sighting[] {
  return pages.flatMap((page) =>
    page.flatMap(({ cells }, line) =>
      cells.flatMap((_, index) => allFields.flatMap((field) => seeLabel(field, page, line, index) ?? [])),
    ),
  );
}

/** A form puts all its values on the same side of their labels; the side that reads best comes first. */
function rankPlaces(sightings: readonly Sighting[]): ValuePlace[] {
  const count = (place: ValuePlace) =>
    sightings.filter((sighting) => 'around' in sighting && sighting.around[place] !== null).length;
  return valuePlaces.toSorted((a, b) => count(b) - count(a));
}

/** Running text: the label, a connecting word, and the value. */
function findInText(field: PaperField, text: string): unknown {
  for (const { before, rest } of listLabels(field, text)) {
    if (/\b(?:trailer|registered|axle|front|rear|loaded) $/i.test(before) && field !== 'trailerPlate') continue;
    const value = read(field, rest.slice(0, 80).replace(connectors, ''));
    if (value !== null) return value;
  }
  return null;
}

/** @returns the value of each field whose label and value were found. */
export function findValues(pages: readonly Page[]): Map<PaperField, unknown> {
  const sightings = listSightings(pages);
  const [first] = rankPlaces(sightings);
  const text = pages.flatMap((page) => page.map(({ cells }) => cells.map((cell) => cell.text).join(' '))).join(' ');
  const values = new Map<PaperField, unknown>();
  for (const field of allFields) {
    const own = sightings.filter((sighting) => sighting.field === field);
    const inline = own.flatMap((sighting) => ('inline' in sighting ? [sighting.inline] : []));
    const around = own.flatMap((sighting) => ('around' in sighting && first ? [sighting.around[first]] : []));
    const found = [...inline, ...around].find((value) => value !== null) ?? findInText(field, text);
    if (found !== null) values.set(field, found);
  }
  return values;
}
