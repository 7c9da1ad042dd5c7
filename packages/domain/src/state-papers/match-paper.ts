import { formatMeasure } from '../measures/format-measure.ts';
import { cents, formatDollars } from '../money/money.ts';
import type { StateCode } from '../states/state.ts';
import type { PaperFacts } from './read-paper.ts';

/** A permit of the order that a PDF may be of. */
export type PaperCandidate = {
  permitId: string;
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  startDate: string;
  endDate: string;
  priceCents: number;
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

export const paperDifferenceFields = [
  'vin',
  'trailerVin',
  'plate',
  'trailerPlate',
  'validFrom',
  'validTo',
  'width',
  'height',
  'length',
  'weight',
  'fee',
] as const;
export type PaperDifferenceField = (typeof paperDifferenceFields)[number];

/** `found` is on the PDF, `ordered` in the order; both are ready to be read. */
export type PaperDifference = { field: PaperDifferenceField; found: string; ordered: string };

export const paperFacts = ['number', 'validFrom', 'validTo', 'fee', 'width', 'height', 'length', 'weight'] as const;
export type PaperFact = (typeof paperFacts)[number];

export const paperRefusals = ['no-text', 'not-a-permit', 'no-state', 'other-state', 'other-order', 'unclear'] as const;
export type PaperRefusal = (typeof paperRefusals)[number];

export type PaperMatch =
  | {
      ok: true;
      permitId: string;
      differences: readonly PaperDifference[];
      /** Facts that were not found on the PDF. */
      missing: readonly PaperFact[];
    }
  | { ok: false; because: PaperRefusal };

const toPlain = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');
const isSame = (a: string | null, b: string) => a !== null && b !== '' && toPlain(a) === toPlain(b);

/** Some write the plate's state before it. */
const toPlainPlate = (text: string) => toPlain(text.toUpperCase().replace(/^[A-Z]{2}[ -]+(?=.*\d)/, ''));
const isSamePlate = (a: string | null, b: string) => a !== null && b !== '' && toPlainPlate(a) === toPlainPlate(b);

type Identity = Record<'truckVin' | 'trailerVin' | 'truckPlate' | 'trailerPlate', boolean>;

function findIdentity({ vins, ...paper }: PaperFacts, candidate: PaperCandidate): Identity {
  return {
    truckVin: vins.some((vin) => isSame(vin, candidate.truckVin)),
    trailerVin: vins.some((vin) => isSame(vin, candidate.trailerVin)),
    truckPlate: isSamePlate(paper.truckPlate, candidate.truckPlate),
    trailerPlate: isSamePlate(paper.trailerPlate, candidate.trailerPlate),
  };
}

/** The truck decides: a trailer is often of another order as well. */
function scoreIdentity({ truckVin, truckPlate, trailerVin, trailerPlate }: Identity): number {
  return Number(truckVin) * 8 + Number(truckPlate) * 6 + Number(trailerVin) * 3 + Number(trailerPlate) * 2;
}

const hasIdentity = ({ vins, truckPlate, trailerPlate }: PaperFacts) =>
  vins.length > 0 || truckPlate !== null || trailerPlate !== null;

/** The same truck goes through the same state for other orders, on other days. */
function overlaps({ validFrom, validTo }: PaperFacts, { startDate, endDate }: PaperCandidate): boolean {
  return (validFrom === null || validFrom <= endDate) && (validTo === null || validTo >= startDate);
}

function chooseCandidate(paper: PaperFacts, candidates: readonly PaperCandidate[]): PaperCandidate | PaperRefusal {
  const inState = candidates.filter(({ state }) => state === paper.state);
  if (inState.length === 0) return 'other-state';
  const isNamed = hasIdentity(paper);
  if (!isNamed && paper.usdot === null) return 'unclear';
  const scored = inState
    .filter((candidate) => overlaps(paper, candidate))
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
function findVinDifferences({ vins }: PaperFacts, candidate: PaperCandidate): PaperDifference[] {
  const { truckVin, trailerVin } = candidate;
  const strange = vins.filter((vin) => !isSame(vin, truckVin) && !isSame(vin, trailerVin));
  const absent = (
    [
      ['vin', truckVin],
      ['trailerVin', trailerVin],
    ] as const
  ).filter(([, own]) => own !== '' && !vins.some((vin) => isSame(vin, own)));
  return absent.flatMap(([field, ordered], at) => {
    const found = strange[at];
    return found === undefined ? [] : [{ field, found, ordered }];
  });
}

function findPlateDifferences(paper: PaperFacts, candidate: PaperCandidate): PaperDifference[] {
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

/** The permit must cover the ordered days; more days are welcome. */
function findDayDifferences(
  { validFrom, validTo }: PaperFacts,
  { startDate, endDate }: PaperCandidate,
): PaperDifference[] {
  const isLate = validFrom !== null && validFrom > startDate;
  const isShort = validTo !== null && validTo < endDate;
  return [
    ...(isLate ? [{ field: 'validFrom' as const, found: formatDay(validFrom), ordered: formatDay(startDate) }] : []),
    ...(isShort ? [{ field: 'validTo' as const, found: formatDay(validTo), ordered: formatDay(endDate) }] : []),
  ];
}

const figures = { width: 'in', height: 'in', length: 'in', weight: 'lb' } as const;

function findFigureDifferences(paper: PaperFacts, candidate: PaperCandidate): PaperDifference[] {
  return (['width', 'height', 'length', 'weight'] as const).flatMap((field) => {
    const [found, ordered] = [paper[field], candidate[field]];
    if (found === null || ordered === null || found === ordered) return [];
    return [{ field, found: formatMeasure(found, figures[field]), ordered: formatMeasure(ordered, figures[field]) }];
  });
}

function findFeeDifferences({ feeCents }: PaperFacts, { priceCents }: PaperCandidate): PaperDifference[] {
  if (feeCents === null || feeCents === priceCents) return [];
  return [{ field: 'fee', found: formatDollars(cents(feeCents)), ordered: formatDollars(cents(priceCents)) }];
}

/**
 * Finds the permit that a PDF is of, and what it says otherwise than the order. A PDF fits by its state, by a VIN or plate of truck or
 * trailer, and by days that overlap; one that fits two permits equally fits none.
 * @param paper null for a PDF without text.
 */
export function matchPaper(paper: PaperFacts | null, candidates: readonly PaperCandidate[]): PaperMatch {
  if (paper === null) return { ok: false, because: 'no-text' };
  const { isPermit, state, number, validFrom, vins } = paper;
  if (!isPermit || (number === null && validFrom === null && vins.length === 0))
    return { ok: false, because: 'not-a-permit' };
  if (state === null) return { ok: false, because: 'no-state' };
  const chosen = chooseCandidate(paper, candidates);
  if (typeof chosen === 'string') return { ok: false, because: chosen };
  const differences = [
    ...findVinDifferences(paper, chosen),
    ...findPlateDifferences(paper, chosen),
    ...findDayDifferences(paper, chosen),
    ...findFigureDifferences(paper, chosen),
    ...findFeeDifferences(paper, chosen),
  ];
  const found = { ...paper, fee: paper.feeCents };
  return {
    ok: true,
    permitId: chosen.permitId,
    differences,
    missing: paperFacts.filter((fact) => found[fact] === null),
  };
}
