import { connectors, isMeasure, pdfFields, type PdfFactField } from './pdf-fields.ts';
import { stateNames, titleWords } from './pdf-values.ts';
import type { PdfLine } from './pdf-lines.ts';
import { findSpokenSizes, isRule } from './spoken-sizes.ts';
import { ofCode, ofOtherBehind } from './sighting.ts';
import { findLastVehicle, isInOtherSection } from './vehicle-parts.ts';

/** Words after these belong to another permit. */
const former =
  /\b(?:supersed\w*|replac\w*|former|previous|prior|original|voids?|cancels?|amend(?:s|ing|ment (?:of|to))|examples?)\b[^,;]*$/i;
/** Words after these belong to another thing. */
const otherThing =
  /\b(?:trailer|registered|axle|front|rear|county|legal|maximum|minimum|lane|bridge|reducible|holiday|insurance|policy|registration|rule|regulation|table|inspection|escort|license(?! plate)|revised|form)\b[^.;:]{0,24}$/i;

/** Another vehicle of the move, which is no part of the combination; a count of escorts names none. */
const helper =
  /\b(?:push(?:er|ing)?(?: truck| tractor| vehicle)?|(?:pilot|escort|helper|assist|tow|pull|lead|chase) (?:cars?|trucks?|tractors?|vehicles?))\b(?:[^\d.;]|20\d\d){0,40}$/i;
export const isOfHelper = (before: string) =>
  helper.test(before.slice(-80)) && !/\b(?:none|no|yes)\b[^a-z]*$/i.test(before);

export const isOfFormer = (before: string) => former.test(before);

/** A state's own department gives carriers numbers, as `NYS DOT #`. */
const ofStateDot = /\b(?:[A-Z]{2,3}|[Ss]tate) $/;

/** In a text: a label ends where its words end, and is not the end of a longer one. */
function* listLabels(field: PdfFactField, text: string) {
  for (const found of text.toLowerCase().matchAll(pdfFields[field].label)) {
    const before = text.slice(0, found.index);
    const rest = text.slice(found.index + found[0].length);
    if (/[a-z\d]$/i.test(before) || (/^[a-z]/i.test(rest) && !found[0].endsWith('#'))) continue;
    if (isMeasure(field) && (ofOtherBehind.test(rest) || ofCode.test(rest))) continue;
    // In running text, costs and amounts are of anything.
    if (field === 'fee' && !/fee/i.test(found[0])) continue;
    if (field === 'usdot' && /^dot/i.test(found[0]) && ofStateDot.test(before)) continue;
    yield { before, rest, index: found.index };
  }
}

const FAR = 160;
/** Words before the label of a plate or VIN that is none of the truck's. */
const ofOtherVehicle =
  /\b(?:escort|pilot|driver(?:['’]?s)?|operator|carrier|company|business|broker|permit|jeep|dolly|booster|chase|lead|flag)(?: car)?\s*$/i;

const lastOfOthers =
  /\b(?:jeep|dolly|booster|pilot car|escort vehicle|driver)\b(?!.*\b(?:truck|tractor|power unit|trailer)\b)/i;
export const isOfOtherVehicle = (before: string) =>
  ofOtherVehicle.test(before.slice(-20)) || lastOfOthers.test(before.slice(-FAR));

/** The heads of two columns, before the label of a row below them. */
const besideTruck = /\b(?:truck|tractor|power unit) (?:(?:semi-?)?trailer )?$/i;
const ofTruck: ReadonlySet<PdfFactField> = new Set(['truckVin', 'truckPlate']);
/** Behind the word for a trailer, a label that names no vehicle is the trailer's. */
const shared: Partial<Record<PdfFactField, PdfFactField>> = { trailerVin: 'truckVin', trailerPlate: 'truckPlate' };
/** A weight that follows a size in the same sentence is of the same vehicle. */
const sizeBefore = /\d ?(?:'|"|(?:ft|feet|in|inches|wide|high|long)\b)[^.]{0,40}$/i;

const money: ReadonlySet<PdfFactField> = new Set(['total', 'sum', 'fee']);
/** Words that may precede a fee or a total; `Deposit total`, for one, is of an account. */
const beforeMoney =
  /(?:^|[^a-z\s]|\b(?:the|a|an|and|of|with|for|your|its|permit|state|grand|trip|single|annual|oversized?|overweight|osow|issuance|amendment|revision|base|total|paid|hauling|movement|dimension(?:al)?))\s*$/;
const otherFee =
  /\b(?:without|late|penalt\w+|fines?|violat\w+|if|when|unless|returned|replacement|duplicate|refund\w*|each|every|per|additional|will be charged)\b/;
/** Words that may precede `permit no.`; a `Fuel permit no.` is another paper's. */
const beforeNumber = new RegExp(
  `(?:^|[^a-z\\s]|\\b(?:the|this|your|a|an|of|to|for|is|and|under|with|by|on|permit|regional|apras|[a-z]*pros|itap|mitrip|k-trips|e-?permits|[a-z]*dot|[a-z]*trans|dmv|vehicles|${titleWords}|${stateNames.toLowerCase()}))\\s*$`,
);

/** Companies on a permit that are not its carrier. */
export const otherCompanies = 'broker|agent|permit(?:ting)? service|escort|pilot|shipper';
const byOther = new RegExp(
  `\\b(?:(?<!\\b(?:operated|owned|carried|hauled) )by|(?:${otherCompanies})s?)\\b[^.;]{0,60}$`,
);

function isOfOtherPaper(field: PdfFactField, before: string, rest: string): boolean {
  const last = before.slice(-30).toLowerCase();
  if (field === 'usdot') return byOther.test(before.slice(-80).toLowerCase());
  if (field === 'bareWeight' && /\bload\s*$/.test(last)) return true;
  if (field === 'number') return !beforeNumber.test(last);
  return money.has(field) && (!beforeMoney.test(last) || otherFee.test(sentenceOf(before, rest).toLowerCase()));
}

function isOfThis(field: PdfFactField, before: string, rest: string): boolean {
  if (isOfFormer(before.slice(-60)) || isOfOtherPaper(field, before, rest)) return false;
  if (ofTruck.has(field) && isOfOtherVehicle(before)) return false;
  if (ofTruck.has(field)) return !isOfHelper(before) && findLastVehicle(before.slice(-FAR)) !== 'trailer';
  if (shared[field] !== undefined) return !besideTruck.test(before);
  if (otherThing.test(before.slice(-60))) return false;
  if (field === 'bareWeight' && !sizeBefore.test(before.slice(-80))) return false;
  return !isMeasure(field) || !isRule(sentenceOf(before, rest));
}

/** Words that may precede the label of an overall size; `Tire width`, for one, is the size of a part. */
const beforeSize =
  /(?:^|[^a-z\s]|\b(?:the|a|an|its|and|or|with|of|in|by|overall|total|maximum|max|vehicle|combination|combined|load|loaded|gross|permitted|authorized|actual|dimensions?|sizes?|feet|ft|inches|pounds|lbs|wide|high|long))\s*$/i;
const sentenceEnd = /[.;] (?=[A-Z]|$)/;
const NEAR = 80;
/** The heading that begins a line. */
const heading = /^[A-Z][A-Za-z -]{2,40}:/;
/** The label is one of several in a legend of sizes. */
const inLegend = /\b(?:width|height|length|[whl])(?: ?[x×/&,] ?(?:and )?| by | and )$/i;
const sentenceOf = (before: string, rest: string) =>
  `${before.slice(-NEAR).split(sentenceEnd).at(-1) ?? ''} ${rest.slice(0, NEAR).split(sentenceEnd)[0] ?? ''}`;

const LONG_LINE = 60;
/** Lines of a form end a sentence; those of running text are long, or go on in small letters. */
const endLines = (texts: readonly string[]) =>
  texts
    .map((line, at) => (line.length < LONG_LINE && /^[A-Z]/.test(texts[at + 1] ?? '') ? `${line};` : line))
    .join(' ');

/** In running text: the label, a connecting word, and the value. Or a size and its word, as in `12 feet wide`. */
export function findInSentences(field: PdfFactField, lines: readonly PdfLine[]): unknown[] {
  // A number without its word is one beside its label only.
  if (field === 'bareNumber') return [];
  const own = isMeasure(field) ? lines.filter((_, line) => !isInOtherSection(lines, line)) : lines;
  const texts = own.map(({ cells }) => cells.map((cell) => cell.text).join(' '));
  // A title does not go on in the next line, as `Oversize Permit` above `Reference Number`.
  const text = field === 'number' ? endLines(texts) : texts.join(' ');
  const { read } = pdfFields[field];
  const readRest = (rest: string) => read(rest.slice(0, NEAR).replace(connectors, ''), '') ?? [];
  let length = 0;
  const begins = new Set(texts.map((line) => (length += line.length + 1) - line.length - 1));
  const headings = [...begins].filter((at) => heading.test(text.slice(at, at + NEAR)));
  const labelled = [...listLabels(field, text)].flatMap(({ before, rest, index }) => {
    if (!isMeasure(field)) return isOfThis(field, before, rest) ? readRest(rest) : [];
    const isOfPart = !begins.has(index) && !beforeSize.test(before.slice(-20));
    if (isOfPart || inLegend.test(before.slice(-20))) return [];
    const start = headings.findLast((at) => at <= index) ?? 0;
    const end = headings.find((at) => at > index) ?? text.length;
    return isOfThis(field, text.slice(start, index), rest.slice(0, end - index)) ? readRest(rest) : [];
  });
  if (labelled.length > 0) return labelled;
  const neutral = shared[field];
  if (neutral === undefined) return findSpokenSizes(field, endLines(texts));
  return [...listLabels(neutral, text)].flatMap(({ before, rest }) =>
    findLastVehicle(before.slice(-FAR)) === 'trailer' &&
    !besideTruck.test(before) &&
    !isOfFormer(before.slice(-60)) &&
    !isOfOtherVehicle(before)
      ? readRest(rest)
      : [],
  );
}
