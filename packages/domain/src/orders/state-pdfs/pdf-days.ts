import type { Day } from '../../basics/day.ts';
import type { Sighting } from './sighting.ts';
import { anyDayRange, readDayRange, type PdfDays } from './pdf-days-text.ts';
import type { PdfLine } from './pdf-lines.ts';
import { findSection } from './vehicle-parts.ts';

/** Words of days that are none of the permit's. */
const otherDays =
  /\b(?:rules?|regulations?|regs?|holidays?|insurance|insurer|policy|insured|coverage|registration|registered|inspection|revised|rev\.?|form (?:no\b|number|#|[a-z]{0,4}[ -]?\d)|manual|statute|code|section \d|medical|license expires|certificate|bonds?|bridges?|annual permit|ifta|irp|cab card|thanksgiving|christmas|memorial|labor day|new year)\b|\b(?:no|not) (?:be )?(?:movement|travel|move[ds]?|valid|allowed|permitted|authorized)\b|\b(?:prohibit|restrict|suspen|clos(?:ed|ure)|curfew|blackout|embargo|construction|detour)\w*/i;
export const namesOtherDays = (text: string) => otherDays.test(text);
const ofPermit =
  /\b(?:valid|good|effective|in effect|in force|period|between|from|travel|dates|movement|(?:it|permit|authorization) (?:begins|starts|commences))\b/i;
/** Directly before days: then a law that the sentence names does not matter. */
const ofThisPermit =
  /\bthis permit (?:is|shall be) (?:hereby )?(?:valid|good|effective|in effect|in force)(?: for (?:travel|movement))?(?: (?:beginning|from|between|on))*:? *$/i;

type Page = readonly PdfLine[];
const toText = (line: PdfLine | undefined) => (line?.cells ?? []).map(({ text }) => text).join(' ');

/** A line this long is a part of running text. */
const LONG_LINE = 60;

/** Words behind a period, as in `From 3/1/2027 to 5/15/2027 the maximum weight is`. */
const goesOn = /^,? (?:the|all|no|any|maximum|loads?|vehicles?|trucks?|travel|movement)\b/;

/** Whether a line begins with a period that its sentence is about. */
function isRunning(line: string): boolean {
  const text = line.toLowerCase();
  const [found = ''] = /^from\b/.test(text) ? (text.match(anyDayRange) ?? []) : [];
  return found !== '' && goesOn.test(text.slice(text.indexOf(found) + found.length));
}

/** A cell with a label says what its days are of; words of other things elsewhere on the line do not matter. */
function isOfPermit({ page, line, side }: Sighting, pages: readonly Page[]): boolean {
  const lines = pages[page] ?? [];
  if (otherDays.test(findSection(lines, line))) return false;
  if (side !== 'inline' && side !== 'sentence') return true;
  const text = toText(lines[line]);
  if (side === 'inline' && isRunning(text)) return false;
  const above = toText(lines[line - 1]);
  const isRest = /^[a-z\d]/.test(text) && above.length >= LONG_LINE;
  return !otherDays.test(isRest ? `${above.slice(-LONG_LINE)} ${text}` : text);
}

function listRangesInText(lines: Page): PdfDays[] {
  const texts = lines.map(toText);
  const text = texts.join(' ').toLowerCase();
  /** Where each line ends in the text. */
  let length = -1;
  const ends = texts.map((line) => (length += line.length + 1));
  return [...text.matchAll(anyDayRange)].flatMap(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - 60), index);
    const last = index + found.length;
    const after = text.slice(last, Math.min(last + 30, ends.find((end) => end >= last) ?? last));
    const isOfOther = !ofThisPermit.test(before) && (!ofPermit.test(before) || otherDays.test(before));
    if (isOfOther || otherDays.test(after)) return [];
    return readDayRange(found) ?? [];
  });
}

const asString = ({ from, to }: PdfDays) => `${from} ${to}`;
function keepDistinct(days: readonly PdfDays[]): PdfDays[] {
  return days.filter((one, at) => days.findIndex((other) => asString(other) === asString(one)) === at);
}

type Side = { field: 'validFrom' | 'validTo' | 'days'; days: { from: Day | null; to: Day | null } };

/** Casts: each field's `read` gives its type. */
function toSide({ field, value }: Sighting): Side | null {
  if (field === 'days') return { field, days: value as PdfDays };
  if (field === 'validFrom') return { field, days: { from: value as Day, to: null } };
  return field === 'validTo' ? { field, days: { from: null, to: value as Day } } : null;
}

/**
 * The days that may be the permit's, of the best kind that the paper has: a labelled period, a labelled first and last day, or a period
 * in a sentence. One of the two days may be missing.
 */
export function findDays(
  sightings: readonly Sighting[],
  pages: readonly Page[],
): { from: Day | null; to: Day | null }[] {
  const sides = sightings
    .filter((one) => one.side !== 'sentence' && isOfPermit(one, pages))
    .flatMap((one) => toSide(one) ?? []);
  const periods = keepDistinct(sides.flatMap(({ days: { from, to } }) => (from && to ? [{ from, to }] : [])));
  if (periods.length > 0) return periods;
  const froms = [...new Set(sides.flatMap(({ days }) => days.from ?? []))];
  const tos = [...new Set(sides.flatMap(({ days }) => days.to ?? []))];
  const inText = froms.length === 0 || tos.length === 0 ? keepDistinct(pages.flatMap(listRangesInText)) : [];
  return inText.length > 0 ? inText : pairDays(froms, tos);
}

/** Each first day with each last one that is not before it. */
function pairDays(froms: readonly Day[], tos: readonly Day[]): { from: Day | null; to: Day | null }[] {
  if (tos.length === 0) return froms.map((from) => ({ from, to: null }));
  if (froms.length === 0) return tos.map((to) => ({ from: null, to }));
  return froms.flatMap((from) => tos.flatMap((to) => (from <= to ? [{ from, to }] : [])));
}
