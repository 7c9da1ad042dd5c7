import {
  allFields,
  amendedWords,
  anyLabel,
  connectors,
  isMeasure,
  pdfFields,
  type PdfFactField,
} from '../pdf-fields.ts';
import type { PdfCell } from '../pdf-lines.ts';
import { findSizeOrder, findWordedRow } from '../size-rows.ts';
import { isRule } from '../spoken-sizes.ts';
import { AMENDED, OF_LOAD_SECTION, WITHOUT_OTHER, emptyWords, ofCode, ofOtherBehind } from '../sighting.ts';
import { findLastVehicle, trailerFields } from '../vehicle-parts.ts';
import { remember } from './remember.ts';

const ofLimit = /^[\s:]*(?:not|no|up)\b/i;
export const unitWords = 'ft-?in|feet ?[-/& ] ?inches|ft\\.? ?[/& ] ?in|ft|feet|in|inches|lbs?|pounds|usd';
const unitInLabel = new RegExp(`^\\s*\\((${unitWords}|\\$)\\.?\\)`, 'i');
/** Then the words are a sentence that happens to begin a line. */
const verb = /^\s+(?:is|are|was|shall|may|must|has|exceed\w*|of|and|or)\b/i;
const moreOfLabel =
  /^\s*(?:\/ ?[a-zà-ÿ. ]{2,30}|[-–] ?(?:truck|tractor|power unit|(?:semi-?)?trailer)|\([a-z ./]{2,24}\))\s*:?\s*$/i;

const betterColumn =
  /permitted|actual|requested|approved|authorized|overall|\bo\/?a\b|total|\bloaded\b|combin|(?:with|incl\w*\.?) (?:the )?load|vehicle ?(?:\/|and|&) ?load|load ?(?:\/|and|&) ?vehicle|\bn(?:ew|ow)\b|revised|amended|this permit|^to$/i;
const worseColumn = new RegExp(
  `legal|statut|limit|\\bload\\b|\\b(?:${emptyWords})\\b|registered|\\b(?:was|old)\\b|original|previous|former|\\bprior\\b|\\bover by\\b|excess|difference|^from$`,
  'i',
);

/** Of labels, columns and rows: a size of the load alone is not that of the vehicle with it. */
export const rankWords = (words: string) =>
  betterColumn.test(words) ? 0 : worseColumn.test(words) ? WITHOUT_OTHER : 1;

/** Words in brackets between a label and its value, as `Plate (trailer): T718204`. */
const inBrackets = /^\s*\(([a-z ./-]{2,24})\)\s*:\s*(?=\S)/i;

const isAmended = new RegExp(`^${amendedWords} |^extended `);
/** A load is on its trailer, which is longer in most cases; the width is that of the wider one. */
const sizeOfLoad = /^load (?:height|hgt|ht|length|lgth|len)/;

function rankLabel(label: string): number {
  if (isAmended.test(label)) return AMENDED;
  // Of a card's payment, where the permit has its own number.
  if (label.startsWith('authorization')) return WITHOUT_OTHER;
  return sizeOfLoad.test(label) ? OF_LOAD_SECTION : rankWords(label);
}

export type CellLabel = { field: PdfFactField; label: string; rest: string; unit: string; rank: number };

/** @param small the text in small letters */
function readLabel(field: PdfFactField, text: string, small: string): CellLabel[] {
  const [begin, label = ''] = pdfFields[field].begins.exec(small) ?? [];
  if (begin === undefined) return [];
  const rest = text.slice(begin.length);
  if (verb.test(rest) || (isMeasure(field) && (ofOtherBehind.test(rest) || ofCode.test(rest)))) return [];
  const unit = unitInLabel.exec(rest);
  const after = unit === null ? rest : rest.slice(unit[0].length);
  if (ofLimit.test(after) && isRule(after)) return [];
  const isMore = moreOfLabel.test(after);
  const words = isMeasure(field) ? null : inBrackets.exec(after);
  const isOfTrailer = findLastVehicle(words?.[1] ?? (isMore ? after : '')) === 'trailer';
  return [
    {
      field: isOfTrailer ? (trailerFields[field] ?? field) : field,
      label,
      rest: isMore ? '' : after.slice(words?.[0].length ?? 0).replace(connectors, ''),
      unit: unit?.[1]?.toLowerCase() ?? '',
      rank: rankLabel(label),
    },
  ];
}

/** A size of a legend or of a row is the label of no single value. */
function listLabels(text: string, small: string): CellLabel[] {
  const row = findSizeOrder(text) ?? findWordedRow(text);
  return allFields
    .flatMap((field) => readLabel(field, text, small))
    .filter(({ field }) => row === null || !row.fields.some((one) => one === field));
}

const readText = remember((written): readonly CellLabel[] => {
  // Of `Permit #NM-1`, the letters are no part of the label.
  const text = written.includes('#') ? written.replace(/#(?=[A-Z])/g, '# ') : written;
  const small = text.toLowerCase();
  return anyLabel.test(small) ? listLabels(text, small) : [];
});

/** Each cell is asked for its labels from many others. */
const known = new WeakMap<PdfCell, readonly CellLabel[]>();

/** The labels that begin a cell, one for each field that it may be of. */
export function readCellLabels(cell: PdfCell): readonly CellLabel[] {
  let labels = known.get(cell);
  if (labels === undefined) {
    labels = readText(cell.text);
    known.set(cell, labels);
  }
  return labels;
}

export const isLabel = (cell: PdfCell) => readCellLabels(cell).length > 0;
