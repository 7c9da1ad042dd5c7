/** Sentences about a state's PDF: for the clerk before its permit is issued, and for the history. */
import {
  cents,
  formatDollars,
  stateName,
  type PdfDifference,
  type PdfDifferenceField,
  type PdfFact,
  type UnclearFact,
} from '@wideload/domain';
import type { FoundInPdf, PdfProblem, PdfReading } from './state-pdfs.ts';

export const pdfFactNames: Record<PdfDifferenceField | PdfFact | UnclearFact['fact'], string> = {
  number: 'Permit number',
  vin: 'VIN of the truck',
  trailerVin: 'VIN of the trailer',
  plate: 'Plate of the truck',
  trailerPlate: 'Plate of the trailer',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  validity: 'Days',
  past: 'Days',
  days: 'Days',
  width: 'Width',
  height: 'Height',
  length: 'Length',
  weight: 'Gross weight',
  fee: 'Fee',
};

const byHandToo = 'Issue the permit by hand if the PDF is right.';
/** `detail`: the words of a stamp, the numbers of the permits, or a unit. */
type Refusal = (state: string | null, detail: string | null) => string;
const refusals: Record<PdfProblem, Refusal> = {
  'no-text': () => `This PDF is a picture without text, as a scan is. ${byHandToo}`,
  letters: () => `The letters of this PDF come out as others, so that it cannot be read. ${byHandToo}`,
  'program-form': () =>
    'This PDF is a form that only Adobe’s program shows. Open it there, print it to a new PDF, and use that one.',
  'not-a-permit': (_state, detail) =>
    detail === null
      ? 'This PDF is not a permit. If it is a form, it is empty.'
      : `This PDF names permit ${detail}, but neither sizes nor a weight that can be read. ${byHandToo}`,
  stamped: (_state, detail) => `This PDF says “${detail}”: it is no permit to drive with.`,
  'several-permits': (_state, detail) =>
    `This PDF holds several permits (${detail}). Save each one as a PDF of its own.`,
  'no-state': () => `The PDF does not say clearly which state issued it. ${byHandToo}`,
  'other-state': (state) => `This is a permit of ${state ?? 'a state'}, which this order does not have.`,
  'other-order': (state) =>
    `This permit of ${state ?? 'a state'} is of another order: its truck, trailer or days do not fit.`,
  unclear: () => `The PDF fits more than one permit of this order, or names no truck. ${byHandToo}`,
  encrypted: () => 'This PDF has a password. Save it without one, or issue the permit by hand.',
  heavy: () => `This PDF needs more memory or time than reading may take. ${byHandToo}`,
  unreadable: () => 'This is not a whole PDF. Download it from the state again.',
  'other-permit': (state, unit) => `It is the permit of ${state ?? 'a state'}, unit ${unit ?? '?'}.`,
};

/** Nobody can tell from such a PDF that it is wrong: most are scans. */
export const unreadablePdfs: ReadonlySet<PdfProblem> = new Set(['no-text', 'letters', 'no-state', 'unclear', 'heavy']);

/** The reasons, in words, to doubt that a PDF is the issued permit. */
export function listPaperDoubts(read: PdfReading): string[] {
  const compared = read.ok ? read : read.chosen;
  return [
    ...(read.ok || unreadablePdfs.has(read.because) ? [] : [describePdfProblem(read)]),
    ...(compared === null || compared.doubt === null ? [] : [describePdfDoubt(compared.doubt)]),
  ];
}

type Refused = Omit<Extract<PdfReading, { ok: false }>, 'chosen'>;

export function describePdfProblem({ because, state, detail, unreadPages }: Refused): string {
  const problem = refusals[because](state && stateName(state), detail);
  return unreadPages === 0 ? problem : `${problem} ${describeUnreadPages(unreadPages)}`;
}

export const describePdfDoubt = (words: string) =>
  `Look whether this is the issued permit, because it says: “${words}”`;

export function describeUnreadPages(count: number): string {
  const pages = count === 1 ? 'The last page was' : `The last ${count} pages were`;
  return `${pages} not read: look there for another permit, a stamp or a fee.`;
}

export function describePdfDifference({ field, found, ordered }: PdfDifference): string {
  if (field === 'past') return `The permit on the PDF ended on ${found}`;
  if (field === 'validity') return `The PDF is for ${found}, and the state gives ${ordered}`;
  if (field === 'number') return `Permit number: ${found} is already that of ${ordered}`;
  if (field === 'fee') return `Fee: ${found} on the PDF, ${ordered} expected`;
  return `${pdfFactNames[field]}: ${found} on the PDF, ${ordered} in the order`;
}

/** A fact of the form that the order says otherwise. */
export function describeFormDifference(difference: PdfDifference): string {
  const { field, found, ordered } = difference;
  if (field === 'past') return `The permit ends on ${found}, which is past`;
  if (field === 'number') return describePdfDifference(difference);
  return `${pdfFactNames[field]}: ${found} in the form, ${ordered} ${field === 'fee' ? 'expected' : 'in the order'}`;
}

// Not American English, which would put a comma before the last word.
const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function describeUnclearFact({
  fact,
  values,
}: {
  fact: UnclearFact['fact'];
  values: readonly string[];
}): string {
  return `${pdfFactNames[fact]} is not clear: the PDF says ${listFormat.format(values)}.`;
}

/** The facts of the form that a PDF can fill in. A part that the form lacks, or that cannot be read, is undefined. */
export type TypedFacts = { [Fact in keyof FoundInPdf]?: FoundInPdf[Fact] | undefined };
export type TypedOtherwise = { fact: 'number' | 'validFrom' | 'validTo' | 'fee'; onPdf: string; typed: string };

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatFee = (fee: number) => formatDollars(cents(fee));
const formatDay = (day: string) => dayFormat.format(new Date(day));

/** The facts whose value in the form is another than on the PDF. */
export function listTypedOtherwise(typed: TypedFacts, found: FoundInPdf): TypedOtherwise[] {
  function compare<T>(
    fact: TypedOtherwise['fact'],
    [onPdf, own]: [T | null, T | null | undefined],
    format: (value: T) => string,
  ) {
    if (onPdf === null || own === undefined || onPdf === own) return [];
    return [{ fact, onPdf: format(onPdf), typed: own === null || own === '' ? 'nothing' : format(own) }];
  }
  return [
    ...compare('number', [found.number, typed.number], String),
    ...compare('validFrom', [found.validFrom, typed.validFrom], formatDay),
    ...compare('validTo', [found.validTo, typed.validTo], formatDay),
    ...compare('fee', [found.feeCents, typed.feeCents], formatFee),
  ];
}

export function describeTypedOtherwise({ fact, onPdf, typed }: TypedOtherwise): string {
  return `${pdfFactNames[fact]}: ${onPdf} on the PDF, ${typed} in the form`;
}

/** Every warning about a PDF and the form that it goes with, in the words that the clerk reads. */
export function listPdfWarnings(read: PdfReading, typed: TypedFacts): string[] {
  const compared = read.ok ? read : read.chosen;
  const unread = read.ok && read.unreadPages > 0 ? [describeUnreadPages(read.unreadPages)] : [];
  const problem = read.ok ? unread : [describePdfProblem(read)];
  if (compared === null) return problem;
  return [
    ...problem,
    ...(compared.doubt === null ? [] : [describePdfDoubt(compared.doubt)]),
    ...compared.differences.map(describePdfDifference),
    ...compared.unclear.map(describeUnclearFact),
    ...listTypedOtherwise(typed, compared).map(describeTypedOtherwise),
  ];
}
