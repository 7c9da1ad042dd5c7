import type { PaperProblem } from '@wideload/contract';
import type { PaperDifferenceField, PaperFact, UnclearFact } from '@wideload/domain';

export const title = 'PDFs from the states';
export const choose = 'Read permits from PDFs';
export const hint = 'Or drop them on this page, or one on its line. Reading issues nothing.';
export const readingFile = (file: string) => `Reading ${file} …`;
export const attached = (file: string) => `${file} is attached.`;
export const typeIt = 'Type what it says.';
export const notAttached = (file: string) => `${file} was not attached.`;
export const doesNotFit = (file: string) => `${file} does not fit this permit.`;
export const chooseAnother = 'Choose another PDF, or go on with this one if you are sure.';
export const couldNotRead = 'The PDF could not be read.';
export const typedOtherwise = (fact: string, found: string, typed: string) =>
  `${fact}: ${found} on the PDF, ${typed.trim() === '' ? 'nothing' : typed} in the form`;
export const recordedOtherwise = (fact: string, found: string, recorded: string) =>
  `${fact}: ${found} on the PDF, ${recorded} on the permit until now`;
export const notWaiting = (status: string) => `This permit is ${status} and waits for no PDF.`;
export const permitOfOther = (state: string, unit: number) => `It is the permit of ${state}, unit ${unit}.`;
export const close = 'Close';
export const notOnPdf = (facts: string) => `Not found on the PDF: ${facts}.`;
export const reading = 'Reading…';
export const issued = 'Issued.';
export const nothingDiffers = 'Everything found agrees with the order.';
export const issueIt = 'Issue with these facts';
export const byHand = 'Check it, and issue the permit by hand if it is right.';
export const twice = 'Another PDF is of the same permit. Remove one of them.';
export const remove = 'Remove';
export const tryAgain = 'Read it again';
export const removeFile = (name: string) => `Remove ${name}`;
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const alreadyIs = (status: string) => `This permit is already ${status}. Replace or amend it at the permit.`;
export const notFound = (facts: string) => `Not found on the PDF: ${facts}. Issue the permit by hand.`;
export const differs = (fact: string, found: string, ordered: string) =>
  `${fact}: ${found} on the PDF, ${ordered} in the order`;
export const endedOn = (day: string) => `The permit on the PDF ended on ${day}`;
export const tooManyDays = (found: string, given: string) => `The PDF is for ${found}, and the state gives ${given}`;
export const notClear = (fact: string, values: string) => `${fact} is not clear: the PDF says ${values}.`;
export const issueThese = (count: number) => (count === 1 ? 'Issue this permit' : `Issue these ${count} permits`);
export const nowIssued = (count: number) => (count === 1 ? '1 permit is issued.' : `${count} permits are issued.`);
export const aboutFee = (expected: string) => `Fee. ${expected}`;
export const readOf = (done: number, all: number) => `${done} of ${all} PDFs are read.`;

export const factNames: Record<PaperDifferenceField | PaperFact | UnclearFact['fact'], string> = {
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
/** `detail`: the words of a stamp, or the numbers of several permits. */
type Refusal = (state: string | null, detail: string | null) => string;
export const refusals: Record<PaperProblem, Refusal> = {
  'no-text': () => `This PDF is a picture without text, as a scan is. ${byHandToo}`,
  letters: () => `The letters of this PDF come out as others, so that it cannot be read. ${byHandToo}`,
  'program-form': () =>
    'This PDF is a form that only Adobe’s program shows. Open it there, print it to a new PDF, and use that one.',
  'not-a-permit': () => 'This PDF is not a permit. If it is a form, it is empty.',
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
};
