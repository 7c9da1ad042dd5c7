import { type Day, countDays } from '../../basics/day.ts';
import { coversDays, findValidity } from '../../states/permit-validity.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { findSightings } from './find-values.ts';
import { findDays } from './pdf-days.ts';
import type { PdfDays } from './pdf-days-text.ts';
import { isMeasure, sizeFields, type PdfFactField } from './pdf-fields.ts';
import { isOfHelper } from './find-in-sentences.ts';
import { findFee } from './fee-sums.ts';
import { findHead, findHeadNumber, findTurnedNumber, hasBlankNumber } from './head.ts';
import { findOtherPaper, findStamp } from './pdf-kind.ts';
import { findDoubt } from './kinds/doubts.ts';
import { findOtherTitle, isKinOfPermit, isNamedPermit } from './kinds/paper-title.ts';
import { labelPage, type ReadPage } from './labelled-page.ts';
import { findWeightSum } from './bare-weights.ts';
import type { PdfLine, PdfPage } from './pdf-lines.ts';
import { findIssuingState } from './pdf-state.ts';
import { vinPattern } from './pdf-values.ts';
import { OF_LOAD_SECTION, type Sighting } from './sighting.ts';
import { findBeginnings, listNumbers, splitSheet } from './split-sheet.ts';
import { findVinPlates } from './vin-plates.ts';
import { findTablePlates } from './tables/table-plates.ts';

/** The facts found on a state's permit; null where the text does not give them. Lengths are inches, weights pounds. */
export type PdfFacts = {
  /** True if the text calls itself a permit and has a permit's facts. */
  isPermit: boolean;
  /** Its own words that it is no permit in force, as `DRAFT`. */
  stamp: string | null;
  /** The sentence for which a person has to look whether it is an issued permit. */
  doubt: string | null;
  state: StateCode | null;
  number: string | null;
  validFrom: Day | null;
  validTo: Day | null;
  feeCents: number | null;
  width: number | null;
  height: number | null;
  length: number | null;
  weight: number | null;
  /** Every VIN on it, the truck's first. */
  vins: readonly string[];
  /** The last characters of the truck's VIN, where the state prints no more. */
  vinEnd: string | null;
  truckPlate: string | null;
  trailerPlate: string | null;
  usdot: string | null;
  /** Facts with several values of equal standing, or with one that may be another thing's: none of them is filled in. */
  unclear: readonly UnclearFact[];
};

export const unclearFacts = ['number', 'days', 'width', 'height', 'length', 'weight'] as const;
export type UnclearFact = { fact: (typeof unclearFacts)[number]; values: readonly string[] };

export const pdfObstacles = ['no-text', 'letters', 'program-form'] as const;
export type PdfObstacle = (typeof pdfObstacles)[number];

/** A file can hold several permits. `unreadPages`: at its end. */
export type PdfContents =
  | { ok: true; permits: readonly PdfFacts[]; unreadPages?: number }
  | { ok: false; because: PdfObstacle };

/** A permit without any of these words was written with letters that come out as others. */
const usualWords = /\b(?:permit|date|valid|width|height|vehicle|truck|trailer|load|number|the|and|of)\b/i;
const MANY_UNMAPPED = 0.3;
const ENOUGH_LETTERS = 40;

type Pages = readonly (readonly PdfLine[])[];
const toText = (pages: Pages) =>
  pages.flatMap((lines) => lines.map(({ cells }) => cells.map(({ text }) => text).join(' '))).join(' ');

/** Reads the permits of a file, page by page as a viewer shows them. */
export function readStatePdf(all: readonly PdfPage[]): PdfContents {
  const pages = all.filter((page) => !page.isUnread);
  const unreadPages = all.length - pages.length;
  const read = pages.map(labelPage);
  const text = toText(read.map(({ lines }) => lines));
  if (text === '') return { ok: false, because: 'no-text' };
  if (/^please wait\.\.\./i.test(text)) return { ok: false, because: 'program-form' };
  const isUnmapped = pages.every(({ unmapped }) => unmapped > MANY_UNMAPPED);
  const isStrange = text.length > ENOUGH_LETTERS && !usualWords.test(text);
  if (isUnmapped || isStrange) return { ok: false, because: 'letters' };
  const permits = splitPermits(read.flatMap(splitSheet)).map(readPermit);
  return { ok: true, permits, ...(unreadPages > 0 && { unreadPages }) };
}

/** A page with another number and with days or a VIN of its own begins another permit. */
function splitPermits(pages: readonly ReadPage[]): (readonly ReadPage[])[] {
  const permits: { pages: ReadPage[]; number: string | null }[] = [];
  for (const page of pages) {
    const found = findBeginnings(page);
    const labelled = listNumbers(found).map(({ number }) => number);
    const numbers = labelled.length > 0 ? labelled : listHeadNumber(page, found);
    const last = permits.at(-1);
    const isOwn = found.some(({ field }) => field === 'validFrom' || field === 'days' || field === 'truckVin');
    const isNew = numbers.length === 1 && isOwn && last?.number !== null && numbers[0] !== last?.number;
    if (last === undefined || isNew) permits.push({ pages: [page], number: numbers[0] ?? null });
    else {
      last.pages.push(page);
      last.number ??= numbers[0] ?? null;
    }
  }
  return permits.map((permit) => permit.pages);
}

/** Of pages whose numbers have no label but `No.`, each begins its permit. */
function listHeadNumber({ lines }: ReadPage, found: readonly Sighting[]): string[] {
  const number = findHeadNumber(lines, found.length === 0 ? -1 : Math.min(...found.map(({ line }) => line)), null);
  return number === null ? [] : [number];
}

/** The page with the number, where it is not headed as a paper about the permit; without a number, the first one with a value. */
function findMainPage(sightings: readonly Sighting[], isAbout: (page: number) => boolean): number {
  for (const wanted of ['number', 'bareNumber'] as const) {
    const found = sightings.filter(({ field, side }) => field === wanted && side !== 'sentence');
    const [first] = found;
    if (first !== undefined) return (found.find(({ page }) => !isAbout(page)) ?? first).page;
  }
  const pages = sightings.map(({ page }) => page);
  return pages.length === 0 ? 0 : Math.min(...pages);
}

/** The sightings on the page with the number come first: conditions and receipts follow it. */
function preferPage(sightings: readonly Sighting[], main: number): (field: PdfFactField) => Sighting[] {
  return (field) => {
    const own = sightings.filter((one) => one.field === field);
    const onMain = own.filter(({ page }) => page === main);
    return onMain.length > 0 ? onMain : own;
  };
}

/** The distinct values of the lowest rank. */
function listBest(sightings: readonly Sighting[]): unknown[] {
  const best = Math.min(...sightings.map(({ rank }) => rank));
  return [...new Set(sightings.filter(({ rank }) => rank === best).map(({ value }) => value))];
}

/** The first line of a page with a value; -1 if it has none. */
function findFirstValue(sightings: readonly Sighting[], wanted: number): number {
  const found = sightings.filter(({ page, side }) => page === wanted && side !== 'sentence').map(({ line }) => line);
  return found.length === 0 ? -1 : Math.min(...found);
}

const hasSizesOn = (sightings: readonly Sighting[], wanted: number) =>
  sightings.some(({ page, field }) => page === wanted && sizeFields.has(field));

function readPermit(pages: readonly ReadPage[]): PdfFacts {
  const lines = pages.map((page) => page.lines);
  const sightings = findSightings(pages);
  const heads = lines.map((own, page) => findHead(own, findFirstValue(sightings, page)));
  const toWords = (page: number) => ({ heading: heads[page]?.title ?? [], hasSizes: hasSizesOn(sightings, page) });
  const isAbout = (page: number) => findOtherPaper(toWords(page)) !== undefined;
  const main = findMainPage(sightings, isAbout);
  /** A receipt beside the permit speaks of itself. */
  const listOwnPages = () =>
    pages.flatMap(({ asPrinted }, page) => {
      if (page !== main && isAbout(page)) return [];
      return { lines: asPrinted, isOwn: page === main, firstValue: lines[page]?.[findFirstValue(sightings, page)]?.y };
    });
  const listOf = preferPage(sightings, main);
  const text = toText(lines);
  const head = heads[main] ?? findHead([], -1);
  const state = findIssuingState(head);
  const unclear: UnclearFact[] = [];
  // Casts: each field's `read` gives its type.
  const one = <T>(field: PdfFactField) => (listBest(listOf(field))[0] as T | undefined) ?? null;
  function clear(fact: Exclude<UnclearFact['fact'], 'days'>, bare: PdfFactField = fact): unknown {
    const named = listOf(fact);
    const found = named.length > 0 ? named : listOf(bare);
    const values = listBest(found);
    const isClear = values.length === 1 && found.some(({ rank }) => rank !== OF_LOAD_SECTION);
    if (values.length > 0 && !isClear) unclear.push({ fact, values: values.map(String) });
    return isClear ? values[0] : null;
  }
  /** Of vehicles, carriers and their services beside each other, none is guessed. */
  function only(field: PdfFactField): string | null {
    const values = listBest(listOf(field));
    return values.length === 1 ? (values[0] as string) : null;
  }
  const clearSize = (fact: 'width' | 'height' | 'length') => clear(fact) as number | null;
  const days = chooseDays(listOf, lines, state);
  if (days.length > 1) unclear.push({ fact: 'days', values: days.map(({ from, to }) => `${from} ${to}`) });
  const [validFrom, validTo] = days.length === 1 ? [days[0]?.from ?? null, days[0]?.to ?? null] : [null, null];
  const labelled = clear('number', 'bareNumber') as string | null;
  const own = lines[main] ?? [];
  const findOtherNumber = () =>
    findHeadNumber(own, findFirstValue(sightings, main), state) ?? findTurnedNumber(pages.map(({ page }) => page));
  const number = labelled ?? (unclear.some(({ fact }) => fact === 'number') ? null : findOtherNumber());
  const vins = listVins(text, one<string>('truckVin'), one<string>('trailerVin'));
  const table = findTablePlates(lines);
  const isNamed =
    number !== null ||
    (validFrom !== null && validTo !== null) ||
    unclear.some(({ fact, values }) => (fact === 'number' || fact === 'days') && values.length > 1);
  // A paper about a permit names some of these; only the permit has its number or days and its sizes or weight.
  const isFilled = isNamed && sightings.some(({ field }) => isMeasure(field));
  const otherTitle =
    isFilled && !lines.some(isNamedPermit)
      ? findOtherTitle(pages[main]?.asPrinted ?? [], own[findFirstValue(sightings, main)])
      : undefined;
  const kin = otherTitle !== undefined && isKinOfPermit(otherTitle) ? otherTitle : null;
  const stamp = findStamp({
    pages: pages.map(({ asPrinted }) => asPrinted),
    main,
    ...toWords(main),
    aslant: pages.flatMap(({ page }) => page.aslant),
    otherTitle: kin === null ? otherTitle : undefined,
  });
  const behindVin = findVinPlates(lines);
  const plates = {
    truck: table.truck ?? only('truckPlate') ?? behindVin.truck,
    trailer: table.trailer ?? only('trailerPlate') ?? behindVin.trailer,
  };
  const isBlank = number === null && pages.some(({ page }) => hasBlankNumber(page));
  const isPermit = /\bpermit|\bauthori(?:z|ty to)|\bos\/?ow\b/i.test(text) && isFilled && !isBlank && stamp === null;
  return {
    isPermit,
    doubt: isPermit ? (kin ?? findDoubt(listOwnPages())) : null,
    stamp,
    state,
    number,
    validFrom,
    validTo,
    feeCents: one('total') ?? one('sum') ?? findFee(own, one('fee')),
    width: clearSize('width'),
    height: clearSize('height'),
    length: clearSize('length'),
    weight: (clear('weight', 'bareWeight') as number | null) ?? findWeightSum(own),
    vins,
    vinEnd: findVinEnd(one<string>('truckVin')),
    truckPlate: plates.truck,
    trailerPlate: plates.trailer === plates.truck ? null : plates.trailer,
    usdot: only('usdot'),
    unclear,
  };
}

const WHOLE_VIN = 17;
const findVinEnd = (vin: string | null) => (vin === null || vin.length === WHOLE_VIN ? null : vin);

/** Those of vehicles that help on the way are none of the combination. */
const listOwn = (text: string) =>
  [...text.matchAll(vinPattern)].flatMap(({ 0: vin, index }) => (isOfHelper(text.slice(0, index)) ? [] : vin));

function listVins(text: string, truck: string | null, trailer: string | null): string[] {
  const whole = (vin: string | null) => (vin?.length === WHOLE_VIN ? [vin] : []);
  const found = [...new Set([...whole(truck), ...listOwn(text), ...whole(trailer)])];
  return trailer === null ? found : [...found.filter((vin) => vin !== trailer), ...whole(trailer)];
}

/** Of several periods, the one that the state's permits can have. */
function chooseDays(listOf: (field: PdfFactField) => Sighting[], lines: Pages, state: StateCode | null) {
  const own = (['days', 'validFrom', 'validTo', 'moveDay'] as const).flatMap(listOf);
  const days = findDays(own, lines);
  const validity = state === null ? null : findValidity(state);
  if (days.length < 2 || validity === null) return days;
  const possible = days.filter(({ from, to }) => from && to && coversDays(validity, countDays(from, to)));
  return possible.length === 1 ? possible : days;
}

export type { PdfDays };
