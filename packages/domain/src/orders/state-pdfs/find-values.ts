import { isOfWhole } from './bare-weights.ts';
import { findInSentences, isOfFormer, isOfHelper, isOfOtherVehicle, otherCompanies } from './find-in-sentences.ts';
import { readTwoDays } from './pdf-days-text.ts';
import { allFields, isMeasure, sizeFields, weightFields, type PdfFactField } from './pdf-fields.ts';
import type { PdfCell, PdfLine, PlacedCell } from './pdf-lines.ts';
import { AMENDED, OF_LOAD_SECTION, OF_PART, WITHOUT_OTHER, sides, type Side, type Sighting } from './sighting.ts';
import { findPartOfRow, listSizeRows } from './size-rows.ts';
import { rankWords, readCellLabels, type CellLabel } from './tables/cell-labels.ts';
import { listValues } from './tables/listed-values.ts';
import {
  isInOtherRow,
  listOfCell,
  listRight,
  ofDays,
  ofPeriod,
  readAbove,
  readBelow,
  readFarBelow,
} from './tables/values-beside.ts';
import { findVehicleAbove } from './tables/column-heads.ts';
import { findLastVehicle, findPart, findSection, hasAllSizes, trailerFields } from './vehicle-parts.ts';

type Page = readonly PdfLine[];

const toText = (cells: readonly PdfCell[] = []) => cells.map(({ text }) => text).join(' ');

/** A label with the values on each side of it. */
export type SeenLabel = CellLabel & { at: PlacedCell; values: Record<Side, unknown>; inline: unknown };

const noSides = { right: null, below: null, above: null };

function seeLabel(label: CellLabel, at: PlacedCell): SeenLabel[] {
  const { field, rest, unit } = label;
  const twoDays = field === 'days' && ofPeriod.test(label.label) ? readTwoDays(rest) : null;
  if (twoDays !== null) return [{ ...label, at, values: noSides, inline: twoDays }];
  const beside = rest === '' ? listOfCell(label, at.page[at.line]?.cells[at.index + 1]) : listValues(field, rest, unit);
  if (rest !== '' || beside.length > 1) return beside.map((inline) => ({ ...label, at, values: noSides, inline }));
  const right = listRight(label, at);
  if (right.length > 1) return right.map((inline) => ({ ...label, at, values: noSides, inline }));
  const values = { right: right[0] ?? null, below: readBelow(label, at), above: readAbove(label, at) };
  const far = Object.values(values).every((value) => value === null) ? readFarBelow(label, at) : null;
  if (far !== null)
    return [{ ...label, at, values: noSides, inline: far, rank: Math.max(label.rank, OF_LOAD_SECTION) }];
  return [{ ...label, at, values, inline: null }];
}

/** The sizes of rows that have a legend for their labels, or a letter before each. */
function seeSizeRows(at: PlacedCell): SeenLabel[] {
  return listSizeRows(at).flatMap(({ words, fields, values }) => {
    const part = findPartOfRow(words);
    const rank = part === null ? rankWords(words) : part === 'load' ? OF_LOAD_SECTION : OF_PART;
    return fields.map((field, index) => {
      const label = { field, label: words, rest: '', unit: '', rank };
      return { ...label, at, values: noSides, inline: values[index] };
    });
  });
}

/** The labels of a page. */
export function seeLabels(page: Page): SeenLabel[] {
  return page.flatMap(({ cells }, line) =>
    cells.flatMap((cell, index) => {
      const at = { page, line, index, cell };
      return [...readCellLabels(cell).flatMap((label) => seeLabel(label, at)), ...seeSizeRows(at)];
    }),
  );
}

/** A form puts most of its values on the same side of their labels. */
function rankSides(seen: readonly SeenLabel[]): Side[] {
  const count = (side: Side) => seen.filter(({ values }) => values[side] !== null).length;
  return sides.toSorted((a, b) => count(b) - count(a));
}

function chooseSide(seen: SeenLabel, page: number, ranked: readonly Side[]): Sighting[] {
  const { field, rank, values, inline } = seen;
  const { line, index } = seen.at;
  if (inline !== null) return [{ field, value: inline, page, line, index, side: 'inline', rank }];
  // Above only in forms that write so: elsewhere it is the value of the label before.
  const side = ranked.find((one) => values[one] !== null && (one !== 'above' || ranked[0] === 'above'));
  return side === undefined ? [] : [{ field, value: values[side], page, line, index, side, rank }];
}

export type LabelledPage = { lines: Page; labels: readonly SeenLabel[] };

/** Every value of these fields beside a label. */
export function findBeside(pages: readonly LabelledPage[], fields: readonly PdfFactField[]): Sighting[] {
  const seen = pages.map(({ labels }) => labels.filter(({ field }) => fields.includes(field)));
  const ranked = rankSides(seen.flat());
  return seen.flatMap((labels, page) =>
    labels.flatMap((one) => {
      const own = assignPart(one, readBefore(one.at));
      return own === null ? [] : chooseSide(own, page, ranked);
    }),
  );
}

const ofTruck = /truck|trk|tractor|power|hauling/i;
/** The largest size in a section of a vehicle is that of the whole one. */
const ofWhole = /^(?:max|loaded)/i;

/** Facts that a former permit is named by. */
const ofVersion: ReadonlySet<PdfFactField> = new Set([...ofDays, 'number', 'bareNumber']);

const otherCompany = new RegExp(`\\b(?:${otherCompanies}|consignee)\\b`, 'i');

/** With the part of the vehicle that its section, its row or the words before it name; null if it is not of this permit. */
function assignPart(seen: SeenLabel, before: string): SeenLabel | null {
  const isOfColumn = seen.values.below !== null && seen.values.right === null;
  // Below their heads, a fee and a vehicle are of this permit, whatever column is before theirs.
  const isBeside = isOfColumn && !ofVersion.has(seen.field);
  if ((isOfFormer(before) && seen.rank !== AMENDED && !isBeside) || isOfHelper(before)) return null;
  if (isMeasure(seen.field) && isInOtherRow(seen.at)) return { ...seen, rank: OF_PART };
  const part = findPart(seen.at);
  const { page, line } = seen.at;
  if (
    seen.field === 'usdot' &&
    (part === 'other' || (isOfColumn && otherCompany.test(before)) || otherCompany.test(findSection(page, line)))
  )
    return { ...seen, rank: OF_PART };
  const ofTrailer = trailerFields[seen.field];
  if (ofTrailer !== undefined && isOfOtherVehicle(before)) return null;
  if (ofTrailer !== undefined && !ofTruck.test(seen.label)) {
    if (part === 'trailer') return { ...seen, field: ofTrailer };
    if (part === 'other') return { ...seen, rank: OF_PART };
    const last = findLastVehicle(before) ?? findVehicleAbove(seen.at);
    return part !== 'truck' && last === 'trailer' ? { ...seen, field: ofTrailer } : seen;
  }
  const isOfPart =
    (sizeFields.has(seen.field) && part !== null && part !== 'whole') ||
    (weightFields.has(seen.field) && part !== null && part !== 'whole' && part !== 'truck');
  const isOfVehicle = part === 'truck' || part === 'trailer';
  if (isOfPart && isOfVehicle && ofWhole.test(seen.label)) return seen;
  if (isOfPart && isOfVehicle && hasAllSizes(seen.at.page[seen.at.line]))
    return { ...seen, rank: Math.max(seen.rank, WITHOUT_OTHER) };
  if (isOfPart && seen.rank > 0)
    return { ...seen, rank: Math.max(seen.rank, part === 'load' ? OF_LOAD_SECTION : OF_PART) };
  return part === 'whole' && seen.rank === 1 ? { ...seen, rank: 0 } : seen;
}

const isOfPermit = ({ rank }: Sighting) => rank < OF_LOAD_SECTION;

/** Every value of the permit beside a label of its field. */
export function findLabelled(pages: readonly LabelledPage[], all = findBeside(pages, allFields)): Sighting[] {
  const lines = pages.map((page) => page.lines);
  const beside = all.filter(isOfPermit);
  return beside.filter((one) => one.field !== 'bareWeight' || isOfWhole(one, beside, lines));
}

/** The same, and those in sentences of each field that has no label; days in sentences are read by themselves. Where no size is the vehicle's, those of a section of the load. */
export function findSightings(pages: readonly LabelledPage[]): Sighting[] {
  const all = findBeside(pages, allFields);
  const sentences = pages.flatMap(({ lines }, page) =>
    allFields
      .filter((field) => !ofDays.has(field) && !all.some((one) => one.field === field))
      .flatMap((field) =>
        findInSentences(field, lines).map((value): Sighting => {
          return { field, value, page, line: 0, index: 0, side: 'sentence', rank: OF_PART };
        }),
      ),
  );
  const found = [...findLabelled(pages, all), ...sentences];
  const hasSize = found.some(({ field }) => sizeFields.has(field));
  return hasSize ? found : [...found, ...all.filter(({ rank }) => rank === OF_LOAD_SECTION)];
}

/** A line this long is a part of running text. */
const LONG_LINE = 60;

/** The words before a cell: on its line, and for the first one also at the end of the line before in running text. */
function readBefore({ page, line, index }: PlacedCell): string {
  const { cells = [] } = page[line - 1] ?? {};
  const above = toText(cells);
  // Several labels with their values are no running text.
  if (index === 0) return above.length >= LONG_LINE && cells.length === 1 ? above.slice(-30) : '';
  return toText(page[line]?.cells.slice(0, index));
}
