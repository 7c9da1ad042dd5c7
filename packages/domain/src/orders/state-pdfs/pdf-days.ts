import { addDays, type Day } from '../../basics/day.ts';
import { AMENDED, type Sighting } from './sighting.ts';
import { anyDayRange, readDay, readDayRange, readTwoDays, type PdfDays } from './pdf-days-text.ts';
import { overlaps, type PdfCell, type PdfLine } from './pdf-lines.ts';
import { findSection } from './vehicle-parts.ts';

/** Words of days that are none of the permit's. */
const otherDays =
  /\b(?:rules?|regulations?|regs?|holidays?|insurance|insurer|policy|insured|coverage|registration|registered|inspection|revised|rev\.?|form (?:no\b|number|#|[a-z]{0,4}[ -]?\d)|manual|statute|code|section \d|medical|license expires|certificate|bonds?|bridges?|annual permit|ifta|irp|cab card|(?:county|city|local|municipal) permits?|seasonal|spring|thaw|frost|thanksgiving|christmas|memorial|labor day|new year)\b|\b(?:no|not) (?:be )?(?:movement|travel|move[ds]?|valid|allowed|permitted|authorized)\b|\b(?:prohibit|restrict|suspen|clos(?:ed|ure)|curfew|blackout|embargo|construction|detour)\w*/i;
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

/** @returns true if a line begins with a period that its sentence is about. */
function isRunning(line: string): boolean {
  const text = line.toLowerCase();
  const [found = ''] = /^from\b/.test(text) ? (text.match(anyDayRange) ?? []) : [];
  return found !== '' && goesOn.test(text.slice(text.indexOf(found) + found.length));
}

/** A cell and the words without values before it say what its days are of; other cells of the line do not matter. */
function toOwnText({ cells }: PdfLine, index: number): string {
  const own = cells.filter(({ text }, at) => at === index || (at < index && !/\d/.test(text)));
  return own.map(({ text }) => text).join(' ');
}

/** Lines of a head. */
const HEAD_LINES = 8;
/** Words of a title, which say of other days that they are another paper's. */
const ofTitle = /\bannual (?=permit\b)|\brevised\b/i;
/** The title of an annual permit: all of a line. */
const annual = /^\W*(?:[a-z]+ )?annual [a-z/ ]*permit\W*$/i;
/** The heading of the section of a line. The title `Annual permit` is that of this permit. */
function nameSection(lines: Page, line: number): string {
  const section = findSection(lines, line);
  const isTitle = lines.slice(0, HEAD_LINES).some(({ cells }) => cells[0]?.text === section);
  return isTitle ? section.replace(ofTitle, '') : section;
}

/** Elsewhere, a day of revision is that of a form. */
const withoutAmended = (text: string, rank: number) => (rank === AMENDED ? text.replace(/\brevised /gi, '') : text);

function isOfPermit({ page, line, index, side, rank }: Sighting, pages: readonly Page[]): boolean {
  const lines = pages[page] ?? [];
  if (otherDays.test(nameSection(lines, line))) return false;
  if (side !== 'inline' && side !== 'sentence') return true;
  const row = lines[line];
  if (row === undefined) return true;
  const text = withoutAmended(side === 'inline' ? toOwnText(row, index) : toText(row), rank);
  if (side === 'inline' && isRunning(text)) return false;
  const above = toText(lines[line - 1]);
  const isRest = index === 0 && /^[a-z\d]/.test(text) && above.length >= LONG_LINE;
  return !otherDays.test(isRest ? `${above.slice(-LONG_LINE)} ${text}` : text);
}

function listRangesInText(lines: Page): PdfDays[] {
  const texts = lines.map(toText);
  const title = texts.slice(0, HEAD_LINES).some((line) => annual.test(line)) ? ofTitle : /$^/;
  const text = texts.join(' ').toLowerCase();
  /** The end of each line in the text. */
  let length = -1;
  const ends = texts.map((line) => (length += line.length + 1));
  return [...text.matchAll(anyDayRange)].flatMap(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - 60), index).replace(title, '');
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

const days = String.raw`(?:[a-z]+ )?\(?(\d{1,2})\)? (?:calendar |consecutive )?days?\b`;
/** `Valid for 5 days`, as a cell of its own: in running text it may be a rule for all permits. */
const ofCount = new RegExp(
  String.raw`^(?:this )?(?:permit )?(?:is )?(?:valid|good)(?: for)?(?: a period of)?:? ${days}`,
  'i',
);
const countLabel =
  /^(?:(?:permit )?duration|(?:total )?(?:number|no\.?|#) of (?:calendar |consecutive )?days(?: valid)?|days valid)(?: \(days\))?[ :]*/i;
const onlyCount = /^(?:[a-z]+ \()?(\d{1,2})\)?(?: (?:calendar |consecutive )?days?)?$/i;
/** Behind the first day, as in `12/08/2026 (5 days)`. */
const behindDay = /\d{2} \((?:valid )?(?:for )?(\d{1,2}) (?:calendar |consecutive )?days?\)$/i;

/** The number of days that a cell says, or the one behind it or below it. */
function readCount({ text }: PdfCell, near: readonly (PdfCell | undefined)[]): string | null {
  const [label] = countLabel.exec(text) ?? [];
  if (label === undefined) return (ofCount.exec(text) ?? behindDay.exec(text))?.[1] ?? null;
  const rest = text.slice(label.length);
  const texts = rest === '' ? near.map((one) => one?.text ?? '') : [rest];
  return texts.flatMap((one) => onlyCount.exec(one)?.[1] ?? [])[0] ?? null;
}

/** The number of days that the permit is valid for, where the paper has one. */
function findCount(pages: readonly Page[]): number | null {
  const found = pages.flatMap((lines) =>
    lines.flatMap(({ cells }, at) =>
      cells.flatMap((cell, index) => {
        const below = lines[at + 1]?.cells.find((one) => overlaps(one, cell));
        return readCount(cell, [cells[index + 1], below]) ?? [];
      }),
    ),
  );
  const counts = new Set(found);
  const [count] = counts;
  return counts.size === 1 && count !== undefined ? Number(count) : null;
}

const fromDay = new RegExp(
  String.raw`\b(?:valid|good|effective|period)\b[^.;]{0,20}? ${days} (?:from|beginning|starting|commencing|effective)(?: on)?:? `,
  'gi',
);

/** `Valid for 5 days from 12/08/2026`. */
function listCountedRanges(lines: Page): PdfDays[] {
  const text = lines.map(toText).join(' ');
  return [...text.matchAll(fromDay)].flatMap(({ 0: found, 1: count, index }) => {
    const isOfOther = otherDays.test(text.slice(Math.max(0, index - 60), index));
    const from = readDay(text.slice(index + found.length));
    return isOfOther || from === null ? [] : [{ from, to: addDays(from, Number(count) - 1) }];
  });
}

type Side = {
  field: 'validFrom' | 'validTo' | 'days' | 'moveDay';
  days: { from: Day | null; to: Day | null };
  isAmended: boolean;
};

/** Casts: each field's `read` gives its type. */
function toSide({ field, value, rank }: Sighting): Side | null {
  const isAmended = rank === AMENDED;
  if (field === 'days') return { field, days: value as PdfDays, isAmended };
  if (field === 'validFrom' || field === 'moveDay') return { field, days: { from: value as Day, to: null }, isAmended };
  return field === 'validTo' ? { field, days: { from: null, to: value as Day }, isAmended } : null;
}

const extended =
  /\b(?:(?:permit|authorization|expiration date|validity)(?: [a-z\d-]*\d)? (?:is|was|has been)(?: hereby)? extended|extension (?:is |was )?granted) (?:through|thru|to|until)(?: and including)?:? (?=[a-z\d])/gi;

/** The last day in a sentence, as `This permit is extended through 12/12/2026`. */
function listExtensions(lines: Page): Side[] {
  const text = lines.map(toText).join(' ');
  return [...text.matchAll(extended)].flatMap(({ 0: found, index }) => {
    const isOfOther = otherDays.test(text.slice(Math.max(0, index - 60), index));
    const to = readDay(text.slice(index + found.length));
    return isOfOther || to === null ? [] : [{ field: 'validTo', days: { from: null, to }, isAmended: true }];
  });
}

/** Without the days that an amendment replaced. */
function keepNewest(sides: readonly Side[]): Side[] {
  const amended = sides.filter(({ isAmended }) => isAmended);
  const hasNew = (end: keyof Side['days']) => amended.some(({ days: own }) => own[end] !== null);
  const former = sides.flatMap(({ days: { from, to }, ...side }): Side[] => {
    const left = { from: hasNew('from') ? null : from, to: hasNew('to') ? null : to };
    if (side.isAmended || (left.from === null && left.to === null)) return [];
    const isFirstAlone = side.field === 'days' && left.to === null;
    return [{ ...side, field: isFirstAlone ? 'validFrom' : side.field, days: left }];
  });
  return [...amended, ...former];
}

/**
 * The days that may be the permit's, of the best kind that the paper has: a labelled period, a labelled first and last day, or a period
 * in a sentence. One of the two days may be missing.
 */
export function findDays(
  sightings: readonly Sighting[],
  pages: readonly Page[],
): { from: Day | null; to: Day | null }[] {
  const beside = sightings.filter((one) => one.side !== 'sentence' && isOfPermit(one, pages));
  const sides = keepNewest([...beside.flatMap((one) => toSide(one) ?? []), ...pages.flatMap(listExtensions)]);
  const periods = keepDistinct(sides.flatMap(({ days: { from, to } }) => (from && to ? [{ from, to }] : [])));
  if (periods.length > 0) return periods;
  const listFroms = (wanted: Side['field']) => [
    ...new Set(sides.flatMap(({ field, days }) => (field === wanted ? (days.from ?? []) : []))),
  ];
  const named = listFroms('validFrom');
  const froms = named.length > 0 ? named : listFroms('moveDay');
  const tos = [...new Set(sides.flatMap(({ days }) => days.to ?? []))];
  const inText = named.length === 0 || tos.length === 0 ? keepDistinct(pages.flatMap(listRangesInText)) : [];
  if (inText.length > 0) return inText;
  const counted = tos.length === 0 ? keepDistinct(pages.flatMap(listCountedRanges)) : [];
  if (counted.length > 0) return counted;
  const inHead = froms.length === 0 && tos.length === 0 ? keepDistinct(pages.flatMap(listHeadRanges)) : [];
  if (inHead.length > 0) return inHead;
  const [from, second] = froms;
  const count = tos.length === 0 && from !== undefined && second === undefined ? findCount(pages) : null;
  return from !== undefined && count !== null ? [{ from, to: addDays(from, count - 1) }] : pairDays(froms, tos);
}

const namesPermit = /\b(?:permit|authorization|no\b\.?|number)/i;

/** Periods alone in their cells in a head, beside or below the permit's number or title. */
function listHeadRanges(lines: Page): PdfDays[] {
  return lines.slice(0, HEAD_LINES).flatMap((row, line) => {
    const near = `${toText(lines[line - 1])} ${toText(row)}`;
    if (!namesPermit.test(near) || otherDays.test(near)) return [];
    const texts = row.cells.map(({ text }) => text);
    return texts.flatMap((text, at) => readTwoDays(text) ?? readTwoDays(`${text} ${texts[at + 1] ?? ''}`) ?? []);
  });
}

/** Each first day with each last one that is not before it. */
function pairDays(froms: readonly Day[], tos: readonly Day[]): { from: Day | null; to: Day | null }[] {
  if (tos.length === 0) return froms.map((from) => ({ from, to: null }));
  if (froms.length === 0) return tos.map((to) => ({ from: null, to }));
  return froms.flatMap((from) => tos.flatMap((to) => (from <= to ? [{ from, to }] : [])));
}
