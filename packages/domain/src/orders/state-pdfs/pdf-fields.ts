import { readDay, readDayRange } from './pdf-days-text.ts';
import { readLength } from './pdf-lengths.ts';
import {
  readMoney,
  readNumber,
  readPlate,
  readSignedMoney,
  readUsdot,
  readVin,
  readWeight,
  type ReadValue,
} from './pdf-values.ts';

/** `begins`: the label at the beginning of a cell, after a bullet or the number of a line. */
type Field<T> = { label: RegExp; begins: RegExp; read: ReadValue<T> };

const bullet = String.raw`^[\s•*-]*(?:\d{1,2}[.)] ?)?`;

const field = <T>(label: string, read: ReadValue<T>): Field<T> => ({
  label: new RegExp(label, 'gi'),
  begins: new RegExp(`${bullet}(${label})(?![a-z])`, 'i'),
  read,
});
const numberWords = String.raw`(?: ?(?:number|no\b\.?|num\b\.?|nbr\b\.?|#))`;
const total = '(?:overall |total |maximum |max\\.? |loaded |load |vehicle |combination |permitted |actual )*';
const overall = String.raw`(?:,? \(?(?:overall|total|maximum|max\.?|loaded|permitted)\b\)?)?`;
/** `W:`, as in a row of three sizes. */
const size = (name: string) => `${total}${name}${overall}|${name.charAt(0)}(?= ?:)`;
const ofTruck = '(?:truck |tractor |power unit |vehicle |unit )?(?:tractor )?';
const plate = `(?:license(?: plate)?|plate|tag|lic\\.?|registration plate)${numberWords}?`;
const vin = `(?:vin|v\\.i\\.n\\.|vehicle identification${numberWords}?|serial${numberWords}?)${numberWords}?(?: \\(?last (?:four|five|six|4|5|6)[a-z ]*\\)?| end(?:s|ing)(?: in| with)?)?`;

/** The labels that states write. A label is not part of a longer one: `Trailer length` is no `Length`. */
export const pdfFields = {
  number: field(`permit${numberWords}|permit id|authorization${numberWords}`, readNumber),
  days: field(
    '(?:permit )?valid(?:ity)?(?: dates?| period| for travel| for the period)?(?: from| between)?|permit (?:period|dates|term)|effective(?: dates?| from| period)?|(?:travel|movement) (?:dates?|period)|dates of (?:travel|movement)|(?:for the )?period(?: from| of)?|from',
    readDayRange,
  ),
  validFrom: field(
    'valid (?:from|beginning|on)|effective(?: date| on| from)?|(?:permit |travel |movement |trip )?(?:start|begin)(?:s|ning|ing)?(?: date| on)?|(?:movement|travel) to begin|from(?: date)?|first day|departure(?: date)?|date (?:from|effective)',
    readDay,
  ),
  validTo: field(
    'valid (?:to|through|thru|until)|not valid after|expir(?:es?|ation|y)(?: date| on)?|(?:permit |travel |movement |trip )?end(?:s|ing)?(?: date| on)?|(?:movement|travel) to end|(?:to|through|thru|until)(?: date)?|last day|must arrive by|date (?:to|expires?)',
    readDay,
  ),
  total: field(
    'total(?: permit| state)?(?: fees?| amount| charged?| charges| due| paid| cost)+|amount (?:charged|paid|due)',
    readMoney,
  ),
  sum: field('(?:grand )?total', readSignedMoney),
  fee: field('(?:permit |state )?fees?(?: charged| paid)?', readMoney),
  width: field(size('width'), readLength),
  height: field(size('height'), readLength),
  length: field(size('length'), readLength),
  weight: field(
    `(?:maximum |max\\.? |total )?(?:gross|total|loaded)(?: vehicle| combination)? (?:weight|wt\\b\\.?)|weight,? \\(?(?:gross|total)\\b\\)?|g\\.?[vc]\\.?w\\.?r?`,
    readWeight,
  ),
  truckVin: field(`${ofTruck}${vin}`, readVin),
  trailerVin: field(`(?:semi-?)?trailer ${vin}`, readVin),
  truckPlate: field(`${ofTruck}${plate}`, readPlate),
  trailerPlate: field(`(?:semi-?)?trailer ${plate}`, readPlate),
  usdot: field(`u\\.?s\\.? ?dot${numberWords}?`, readUsdot),
};
export type PdfFactField = keyof typeof pdfFields;

/** Whether a cell may begin with a label; most do not, and one look is quicker than one for each field. */
export const anyLabel = new RegExp(
  Object.values(pdfFields)
    .map(({ begins }) => begins.source)
    .join('|'),
  'i',
);
