import {
  readDay,
  readDayRange,
  readLength,
  readMoney,
  readNumber,
  readPlate,
  readUsdot,
  readWeight,
  type ReadValue,
} from './paper-values.ts';

type Field<T> = { label: RegExp; read: ReadValue<T> };

const field = <T>(label: string, read: ReadValue<T>): Field<T> => ({ label: new RegExp(label, 'gi'), read });
const numberWords = String.raw`(?: ?(?:number|no\b\.?|num\b\.?|#))`;
const total = '(?:overall |total |maximum |max\\.? |load(?:ed)? |vehicle |combination )*';
const ofTruck = '(?:truck |tractor |power unit |vehicle )?';
const plate = `(?:license(?: plate)?|plate|tag|lic\\.?)${numberWords}?`;

/** The labels that states write. A label is not part of a longer one: `Trailer length` is no `Length`. */
export const paperFields = {
  number: field(`permit${numberWords}|permit id|authorization${numberWords}`, readNumber),
  days: field(
    '(?:permit )?valid(?:ity)?(?: dates?| period| for travel| for the period)?(?: from)?|permit (?:period|dates)|effective dates?|travel dates?|(?:for the )?period(?: from| of)?',
    readDayRange,
  ),
  validFrom: field(
    'valid (?:from|beginning)|effective(?: date| on| from)?|start(?:ing)?(?: date)?|begin(?:s|ning)?(?: date| on)?|from date|first day',
    readDay,
  ),
  validTo: field(
    'valid (?:to|through|thru|until)|expir(?:es|ation|y)(?: date| on)?|end(?:s|ing)?(?: date| on)?|to date|last day',
    readDay,
  ),
  total: field(
    'total(?: permit)?(?: fees?| amount| charged?| due| paid| cost)+|total|amount (?:charged|paid|due)',
    readMoney,
  ),
  fee: field('(?:permit |state )?fees?(?: charged| paid)?', readMoney),
  width: field(`${total}width`, readLength),
  height: field(`${total}height`, readLength),
  length: field(`${total}length`, readLength),
  weight: field(`(?:gross|total|loaded)(?: vehicle| combination)? weight|g\\.?[vc]\\.?w\\.?`, readWeight),
  truckPlate: field(`${ofTruck}${plate}`, readPlate),
  trailerPlate: field(`trailer ${plate}`, readPlate),
  usdot: field(`u\\.?s\\.? ?dot${numberWords}?`, readUsdot),
};
export type PaperField = keyof typeof paperFields;
