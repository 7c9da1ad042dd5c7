import type { PdfFactField } from './pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine, type PlacedCell } from './pdf-lines.ts';

/** The thing that a value describes. */
export type VehiclePart = 'truck' | 'trailer' | 'load' | 'axle' | 'whole' | 'other';

const more = '(?:[ /]+(?:information|description|details|data|dimensions|sizes?|weights?|groups?|unit))?:?$';
const headings: readonly [VehiclePart, RegExp][] = [
  ['truck', new RegExp(`^(?:truck|tractor|truck tractor|power unit|hauling unit)${more}`, 'i')],
  ['trailer', new RegExp(`^(?:(?:semi-?)?trailer|(?:towed|trailing) unit)(?: #?\\d)?${more}`, 'i')],
  ['load', /^(?:load|cargo|commodity)(?: (?:information|description|details|data))?:?$/i],
  ['axle', new RegExp(`^axles?${more}`, 'i')],
  [
    'whole',
    new RegExp(
      `^(?:overall|combination|total|loaded|vehicle (?:and|&) load|vehicle(?= (?:dim|size|weight)))${more}`,
      'i',
    ),
  ],
];
/** Words of sections and tables about the road or other vehicles. */
const other =
  /^(?!.*\bpermit$)(?:[a-z]+ ){0,2}(?:clearances?|restrict(?:ed|ions?)|lanes?|escorts?|pilot cars?|bridges?|structures?|legal)(?: [a-z]+){0,2}:?$/i;
const ofRoad =
  /^(?:(?:bridge|structure|segment|road|lane|clearance|location|(?:total )?mile|mile ?post)s?(?: (?:id|no\.?|number|name))?|(?:(?:route|road|highway) )?colou?r(?: code)?)$/i;

/** A section has fewer lines. */
const FAR = 8;
const LONG_HEADING = 40;

const findHeading = ({ text }: PdfCell) => headings.find(([, heading]) => heading.test(text))?.[0];
/** @returns true if a cell is the heading of a section of a vehicle or its load. */
export function isHeadingOfPart(cell: PdfCell): boolean {
  const part = findHeading(cell);
  return part !== undefined && part !== 'whole';
}
const isOfRoad = (cells: readonly PdfCell[] = []) => cells.some(({ text }) => ofRoad.test(text));

/** The heading of a section, which ends the one above. */
const isHeading = ({ cells: [only, second] }: PdfLine) =>
  only !== undefined && second === undefined && only.text.length <= LONG_HEADING && !/[\d:]/.test(only.text);

/** The heading of the section of a line; empty if it has none. */
export function findSection(page: readonly PdfLine[], line: number): string {
  const above = page.slice(Math.max(0, line - FAR), line);
  return above.findLast(isHeading)?.cells[0]?.text ?? '';
}

/** Whether a line is of the road or of other vehicles. */
export const isInOtherSection = (page: readonly PdfLine[], line: number) => other.test(findSection(page, line));

const sizeLabel = /^(?:overall |total |max(?:imum|\.)? |loaded )?(?:width|height|length|[whl]$)\b/i;

const allSizes = 3;
/** Whether a row has all sizes of a vehicle, which a section of a trailer or truck rarely gives of that one. */
export const hasAllSizes = (row: PdfLine | undefined) => listSizeLabels(row).length === allSizes && isAcross(row);

/** Sections side by side, at least two of them of vehicles or their parts. */
function isRowOfHeadings(cells: readonly PdfCell[]): boolean {
  const isShort = cells.every(({ text }) => text.length <= LONG_HEADING && !/[\d:]/.test(text));
  const isCapital = cells.every(({ text }) => text === text.toUpperCase());
  return cells.every(findHeading) || (isShort && cells.filter(findHeading).length > (isCapital ? 0 : 1));
}

const listSizeLabels = (row: PdfLine | undefined) =>
  (row?.cells ?? []).flatMap(({ text }) => sizeLabel.exec(text)?.[0].toLowerCase() ?? []);

/** Whether a row has different sizes of one vehicle: sections side by side have the same ones each. */
function isAcross(row: PdfLine | undefined): boolean {
  const labels = listSizeLabels(row);
  return labels.length > 1 && new Set(labels).size === labels.length;
}

/** In points. */
const ALIGNED = 3;
/** Of cells within a box. */
const WITHIN = 8;

/** Whether a row is a label with its value below each of two headings. */
function isPairs({ cells: [first, value, second] }: PdfLine, [left, right]: readonly PdfCell[]): boolean {
  if (!first || !value || !second || !left || !right) return false;
  const isBelow = (cell: PdfCell, head: PdfCell) => cell.x >= head.x - ALIGNED && cell.x <= head.x + WITHIN;
  return isBelow(first, left) && isBelow(second, right) && value.end < right.x;
}

/** Whether the two sizes of a row each begin where one of two headings above does: then they are of those sections. */
function isInColumns(row: PdfLine | undefined, headings: readonly PdfCell[]): boolean {
  const sizes = (row?.cells ?? []).filter(({ text }) => sizeLabel.test(text) && /\d/.test(text));
  const isAligned = ({ x }: PdfCell, at: number) => Math.abs((headings[at]?.x ?? -1) - x) <= ALIGNED;
  if (headings.length === 2 && row?.cells.length === 4) return isPairs(row, headings);
  return headings.length === 2 && sizes.length === 2 && row?.cells.length === 2 && sizes.every(isAligned);
}

const largest = /^(?:max|overall|total)/;
/** Whether a row has the largest sizes, behind one with the same sizes without that word. */
function isRowOfLargest(page: readonly PdfLine[], line: number): boolean {
  const isLargest = hasAllSizes(page[line]) && listSizeLabels(page[line]).every((label) => largest.test(label));
  const above = page.slice(Math.max(0, line - FAR), line);
  return (
    isLargest && above.some((row) => hasAllSizes(row) && listSizeLabels(row).every((label) => !largest.test(label)))
  );
}

/** The part that the row or the section of a cell names; null if none. */
export function findPart({ page, line, index, cell }: PlacedCell): VehiclePart | null {
  const ofRow = page[line]?.cells.slice(0, index).map(findHeading).findLast(Boolean);
  if (ofRow !== undefined) return ofRow;
  if (isOfRoad(page[line]?.cells)) return 'other';
  for (let above = line - 1; above >= Math.max(0, line - FAR); above -= 1) {
    const row = page[above];
    if (row === undefined) return null;
    const { cells } = row;
    // Several sections can lie side by side.
    if (cells.some(findHeading) && (cells.length === 1 || isRowOfHeadings(cells))) {
      if (cells.length > 1 && isAcross(page[line]) && !isInColumns(page[line], cells)) return null;
      const heading = cells.length === 1 ? cells[0] : cells.find((one) => overlaps(one, cell));
      const part = heading === undefined ? undefined : findHeading(heading);
      if (part === 'load' && isRowOfLargest(page, line)) return 'whole';
      if (heading !== undefined) return part ?? null;
    }
    if (isHeading(row)) return other.test(cells[0]?.text ?? '') ? 'other' : null;
  }
  return null;
}

/** A label that names no vehicle is the trailer's behind the word for it. */
export const trailerFields: Partial<Record<PdfFactField, PdfFactField>> = {
  truckVin: 'trailerVin',
  truckPlate: 'trailerPlate',
};

const vehicles = /\b(?:(trailer|semi-?trailer|(?:towed|trailing) unit|unit 2)|truck|tractor|power unit|unit 1)\b/gi;

/** Which of the two vehicles words speak of last; null if of none. */
export function findLastVehicle(words: string): 'truck' | 'trailer' | null {
  const last = [...words.matchAll(vehicles)].at(-1);
  if (last === undefined) return null;
  return last[1] === undefined ? 'truck' : 'trailer';
}
