import { formatMeasure } from '../../basics/format-measure.ts';
import { cents, formatDollars } from '../../basics/money.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { addDays, countDays, type Day } from '../../basics/day.ts';
import { coversDays, findValidity } from '../../states/permit-validity.ts';
import { pdfObstacles, type PdfContents, type PdfFacts, type UnclearFact } from './read-pdf.ts';

/** In cents. */
export type FeeRange = { least: number; most: number };

/** A permit of the order that a PDF may be of. */
export type PdfCandidate = {
  permitId: string;
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  startDate: string;
  endDate: string;
  priceCents: number;
  /** The fee in all that the carrier was told to expect; without it, only the price. */
  expectedFee?: FeeRange;
  width: number | null;
  height: number | null;
  length: number | null;
  weight: number | null;
  truckVin: string;
  trailerVin: string;
  truckPlate: string;
  trailerPlate: string;
  usdot: string;
};

export const pdfDifferenceFields = [
  'number',
  'vin',
  'trailerVin',
  'plate',
  'trailerPlate',
  'validFrom',
  'validTo',
  'validity',
  'past',
  'width',
  'height',
  'length',
  'weight',
  'fee',
] as const;
export type PdfDifferenceField = (typeof pdfDifferenceFields)[number];

/** `found` is on the PDF, `ordered` in the order; both are ready to be read. Of a number, `ordered` names the permit that has it already. */
export type PdfDifference = { field: PdfDifferenceField; found: string; ordered: string };

export const pdfFacts = ['number', 'validFrom', 'validTo', 'fee', 'width', 'height', 'length', 'weight'] as const;
export type PdfFact = (typeof pdfFacts)[number];

export const pdfRefusals = [
  ...pdfObstacles,
  'not-a-permit',
  'stamped',
  'several-permits',
  'no-state',
  'other-state',
  'other-order',
  'unclear',
] as const;
export type PdfRefusal = (typeof pdfRefusals)[number];

export type PdfComparison = {
  differences: readonly PdfDifference[];
  /** Facts that were not found on the PDF. */
  missing: readonly PdfFact[];
  /** Facts of which the PDF has several, ready to be read. */
  unclear: readonly UnclearFact[];
  /** The facts found, with the days of the order where they decide between several. */
  facts: PdfFacts;
};

export type PdfMatch =
  | ({ ok: true; permitId: string } & PdfComparison)
  /** `detail`: the stamp, or the numbers of several permits. */
  | { ok: false; because: PdfRefusal; state: StateCode | null; detail: string | null };

const toPlain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');
const isSame = (a: string | null, b: string) => a !== null && b !== '' && toPlain(a) === toPlain(b);

/** Some write the plate's state before it. */
const toPlainPlate = (text: string) => toPlain(text.toUpperCase().replace(/^[A-Z]{2}[ -]+(?=.*\d)/, ''));
const isSamePlate = (a: string | null, b: string) => a !== null && b !== '' && toPlainPlate(a) === toPlainPlate(b);

type Identity = Record<'truckVin' | 'trailerVin' | 'truckPlate' | 'trailerPlate', boolean>;

/** Some states print the end of the VIN only. */
function isTruckVin({ vins, vinEnd }: PdfFacts, truckVin: string): boolean {
  if (vins.some((vin) => isSame(vin, truckVin))) return true;
  return vinEnd !== null && truckVin !== '' && toPlain(truckVin).endsWith(toPlain(vinEnd));
}

function findIdentity(paper: PdfFacts, candidate: PdfCandidate): Identity {
  const { vins } = paper;
  return {
    truckVin: isTruckVin(paper, candidate.truckVin),
    trailerVin: vins.some((vin) => isSame(vin, candidate.trailerVin)),
    truckPlate: isSamePlate(paper.truckPlate, candidate.truckPlate),
    trailerPlate: isSamePlate(paper.trailerPlate, candidate.trailerPlate),
  };
}

/** The truck decides: a trailer is often of another order as well. */
function scoreIdentity({ truckVin, truckPlate, trailerVin, trailerPlate }: Identity): number {
  return Number(truckVin) * 8 + Number(truckPlate) * 6 + Number(trailerVin) * 3 + Number(trailerPlate) * 2;
}

const hasIdentity = ({ vins, vinEnd, truckPlate, trailerPlate }: PdfFacts) =>
  vins.length > 0 || vinEnd !== null || truckPlate !== null || trailerPlate !== null;

/** A state may have written other days, which is a difference; the same truck goes through it for other orders at other times. */
const NEAR_DAYS = 7;

function isNear({ validFrom, validTo }: PdfFacts, { startDate, endDate }: PdfCandidate): boolean {
  const isEarlyEnough = validFrom === null || addDays(validFrom, -NEAR_DAYS) <= endDate;
  return isEarlyEnough && (validTo === null || addDays(validTo, NEAR_DAYS) >= startDate);
}

function chooseCandidate(paper: PdfFacts, candidates: readonly PdfCandidate[]): PdfCandidate | PdfRefusal {
  const inState = candidates.filter(({ state }) => state === paper.state);
  if (inState.length === 0) return 'other-state';
  const isNamed = hasIdentity(paper);
  if (!isNamed && paper.usdot === null) return 'unclear';
  const scored = inState
    .filter((candidate) => isNear(paper, candidate))
    .map((candidate) => {
      const score = isNamed
        ? scoreIdentity(findIdentity(paper, candidate))
        : Number(isSame(paper.usdot, candidate.usdot));
      return { candidate, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (first === undefined) return 'other-order';
  return first.score === second?.score ? 'unclear' : first.candidate;
}

/** VINs on the PDF that the order does not have explain why one of the order's is not there. */
function findVinDifferences(paper: PdfFacts, candidate: PdfCandidate): PdfDifference[] {
  const { vins, vinEnd } = paper;
  const { truckVin, trailerVin } = candidate;
  if (vinEnd !== null && truckVin !== '' && !isTruckVin(paper, truckVin))
    return [{ field: 'vin', found: `… ${vinEnd}`, ordered: truckVin }];
  const strange = vins.filter((vin) => !isSame(vin, truckVin) && !isSame(vin, trailerVin));
  const absent = (
    [
      ['vin', truckVin],
      ['trailerVin', trailerVin],
    ] as const
  ).filter(([field, own]) => {
    const isKnown = field === 'vin' && isTruckVin(paper, own);
    return own !== '' && !isKnown && !vins.some((vin) => isSame(vin, own));
  });
  return absent.flatMap(([field, ordered], at) => {
    const found = strange[at];
    return found === undefined ? [] : [{ field, found, ordered }];
  });
}

function findPlateDifferences(paper: PdfFacts, candidate: PdfCandidate): PdfDifference[] {
  const pairs = [
    ['plate', paper.truckPlate, candidate.truckPlate],
    ['trailerPlate', paper.trailerPlate, candidate.trailerPlate],
  ] as const;
  return pairs.flatMap(([field, found, ordered]) =>
    found === null || ordered === '' || isSamePlate(found, ordered) ? [] : [{ field, found, ordered }],
  );
}

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: string) => dayFormat.format(new Date(day));

/** The permit must cover the ordered days; more days are welcome, within what the state gives. */
function findDayDifferences(
  { validFrom, validTo }: Pick<PdfFacts, 'validFrom' | 'validTo'>,
  { startDate, endDate, state }: PdfCandidate,
  today: Day,
): PdfDifference[] {
  const differences: PdfDifference[] = [];
  const add = (field: PdfDifferenceField, found: string, ordered: string) =>
    differences.push({ field, found, ordered });
  if (validFrom !== null && validFrom > startDate) add('validFrom', formatDay(validFrom), formatDay(startDate));
  if (validTo !== null && validTo < endDate) add('validTo', formatDay(validTo), formatDay(endDate));
  if (validTo !== null && validTo < today) add('past', formatDay(validTo), formatDay(today));
  const validity = findValidity(state);
  if (validity === null || validFrom === null || validTo === null) return differences;
  const isMore = validFrom < startDate || validTo > endDate;
  const days = countDays(validFrom, validTo);
  if (isMore && !coversDays(validity, days)) add('validity', `${days} days`, `${validity.days} days`);
  return differences;
}

const figures = { width: 'in', height: 'in', length: 'in', weight: 'lb' } as const;

function formatFigure(amount: number, field: keyof typeof figures): string {
  const whole = formatMeasure(Math.floor(amount), figures[field]);
  return Number.isInteger(amount) ? whole : whole.replace(/(?=\D?$)/, '½');
}

function findFigureDifferences(paper: PdfFacts, candidate: PdfCandidate): PdfDifference[] {
  return (['width', 'height', 'length', 'weight'] as const).flatMap((field) => {
    const [found, ordered] = [paper[field], candidate[field]];
    // An order has whole inches, rounded up.
    if (found === null || ordered === null || Math.ceil(found) === ordered) return [];
    return [{ field, found: formatFigure(found, field), ordered: formatFigure(ordered, field) }];
  });
}

const toExpectedFee = ({ priceCents, expectedFee }: PdfCandidate): FeeRange =>
  expectedFee ?? { least: priceCents, most: priceCents };

function formatExpectedFee(candidate: PdfCandidate): string {
  const { least, most } = toExpectedFee(candidate);
  const [low, high] = [formatDollars(cents(least)), formatDollars(cents(most))];
  return low === high ? low : `${low} to ${high}`;
}

type Fee = Pick<PdfFacts, 'feeCents'>;

/** A fee is as expected where the permit was sold for it, or the carrier was told that it may be charged. */
function findFeeDifferences({ feeCents }: Fee, candidate: PdfCandidate): PdfDifference[] {
  const { least, most } = toExpectedFee(candidate);
  if (feeCents === null || feeCents === candidate.priceCents) return [];
  if (feeCents >= least && feeCents <= most) return [];
  return [{ field: 'fee', found: formatDollars(cents(feeCents)), ordered: formatExpectedFee(candidate) }];
}

/** A digit too many or too few in a fee makes it this many times as much, or the other way round. */
const TENFOLD = 10;

function isTenfold(feeCents: number, candidate: PdfCandidate): boolean {
  const { priceCents } = candidate;
  const expected = toExpectedFee(candidate);
  const [least, most] = [Math.min(priceCents, expected.least), Math.max(priceCents, expected.most)];
  return (most > 0 && feeCents >= most * TENFOLD) || feeCents * TENFOLD <= least;
}

/** The facts with which somebody issues a permit. */
export type IssueFacts = Pick<PdfFacts, 'validFrom' | 'validTo' | 'feeCents'>;

/**
 * Differences of a PDF or a form from the order that are worth a question before the permit is issued: days that miss the trip, and a
 * fee with a digit too many or too few.
 */
export function findDoubtfulDifferences(facts: IssueFacts, candidate: PdfCandidate, today: Day): PdfDifference[] {
  const isDoubtful = facts.feeCents !== null && isTenfold(facts.feeCents, candidate);
  return [
    ...findDayDifferences(facts, candidate, today).filter(({ field }) => field !== 'validity'),
    ...(isDoubtful ? findFeeDifferences(facts, candidate) : []),
  ];
}

/** Of several periods on the PDF, the only one that covers the ordered days. */
function settleDays(paper: PdfFacts, { startDate, endDate }: PdfCandidate): PdfFacts {
  const unclear = paper.unclear.find(({ fact }) => fact === 'days');
  const covering = (unclear?.values ?? []).flatMap((period) => {
    // Cast: `readStatePdf` writes two days with a space between them.
    const [from, to] = period.split(' ') as [Day, Day];
    return from <= startDate && to >= endDate ? [{ from, to }] : [];
  });
  const [only, other] = covering;
  if (only === undefined || other !== undefined) return paper;
  return {
    ...paper,
    validFrom: only.from,
    validTo: only.to,
    unclear: paper.unclear.filter((one) => one !== unclear),
  };
}

function formatUnclear({ fact, values }: UnclearFact): UnclearFact {
  if (fact === 'number') return { fact, values };
  if (fact !== 'days') return { fact, values: values.map((value) => formatFigure(Number(value), fact)) };
  return { fact, values: values.map((period) => period.split(' ').map(formatDay).join(' – ')) };
}

/**
 * Finds the permit that a PDF is of, and what it says otherwise than the order. A PDF fits by its state, by a VIN or plate of truck or
 * trailer, and by days that are near; one that fits two permits equally fits none.
 */
export function matchPdf(contents: PdfContents, candidates: readonly PdfCandidate[], today: Day): PdfMatch {
  const refuse = (because: PdfRefusal, state: StateCode | null = null, detail: string | null = null): PdfMatch => {
    return { ok: false, because, state, detail };
  };
  if (!contents.ok) return refuse(contents.because);
  const [paper, second] = contents.permits;
  if (second !== undefined)
    return refuse('several-permits', null, contents.permits.map(({ number }) => number ?? '?').join(', '));
  if (paper?.stamp) return refuse('stamped', paper.state, paper.stamp);
  if (paper === undefined || !paper.isPermit) return refuse('not-a-permit', null, paper?.number);
  if (paper.state === null) return refuse('no-state');
  const chosen = chooseCandidate(paper, candidates);
  if (typeof chosen === 'string') return refuse(chosen, paper.state);
  return { ok: true, permitId: chosen.permitId, ...compare(paper, chosen, today) };
}

/** The differences between the PDF and the permit that somebody chose for it, whatever it fits; null if they cannot be told. */
export function compareWithChosen(contents: PdfContents, chosen: PdfCandidate, today: Day): PdfComparison | null {
  const [paper, second] = contents.ok ? contents.permits : [];
  return paper === undefined || second !== undefined ? null : compare(paper, chosen, today);
}

function compare(asRead: PdfFacts, chosen: PdfCandidate, today: Day): PdfComparison {
  const paper = settleDays(asRead, chosen);
  const differences = [
    ...findVinDifferences(paper, chosen),
    ...findPlateDifferences(paper, chosen),
    ...findDayDifferences(paper, chosen, today),
    ...findFigureDifferences(paper, chosen),
    ...findFeeDifferences(paper, chosen),
  ];
  const found = { ...paper, fee: paper.feeCents };
  const isUnclear = (fact: PdfFact) =>
    paper.unclear.some((one) => one.fact === (fact === 'validFrom' || fact === 'validTo' ? 'days' : fact));
  return {
    differences,
    missing: pdfFacts.filter((fact) => found[fact] === null && !isUnclear(fact)),
    unclear: paper.unclear.map(formatUnclear),
    facts: paper,
  };
}
