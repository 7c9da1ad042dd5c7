import { readDayRange, readLabelledDay } from './pdf-days-text.ts';
import { readLength } from './pdf-lengths.ts';
import { remember } from './tables/remember.ts';
import {
  readBareNumber,
  readMoney,
  readNumber,
  readPlate,
  readSignedMoney,
  readUsdot,
  readVin,
  readWeight,
  titleWords,
  type ReadValue,
} from './pdf-values.ts';

/**
 * `begins`: the label at the beginning of a cell, after a bullet or the number of a line. Both are matched with small letters, as all
 * patterns of many words here: one that ignores capitals takes five times as long to compile.
 */
type Field<T> = { label: RegExp; begins: RegExp; read: ReadValue<T> };

const bullet = String.raw`^[\s•*-]*(?:\d{1,2}[.)] ?)?`;

const field = <T>(label: string, read: ReadValue<T>): Field<T> => ({
  label: new RegExp(label, 'g'),
  begins: new RegExp(`${bullet}(${label})(?![a-z])`),
  read,
});
const numberWords = String.raw`(?:[ _-]?(?:number|no(?![a-z])\.?|num\b\.?|nbr\b\.?|nr\b\.?|#))`;
const wholeWords =
  '(?:(?:vehicle|load) ?(?:/|and|&) ?(?:vehicle|load)|overall|ovrl?\\.?|o/?a|o\\.a\\.|tot(?:al|\\.)?|maximum|max\\.?|loaded|load|vehicle|veh\\.?|permit|auth\\.?|combination|combined|comb\\.?|permitted|authorized|approved|requested|actual)';
/** A value behind these replaces another one of the paper. */
export const amendedWords = '(?:new|revised|amended|corrected|adjusted|extended|updated)';
const changed = `(?:${amendedWords} )?`;
const total = `${changed}(?:${wholeWords} )*`;
const overall = String.raw`(?:(?:,? | ?- ?)\(?(?:overall|o/?a|total|maximum|max\.?|loaded|permitted|allowed|authorized|approved|(?:incl(?:\.|uding)?|with) (?:the )?load)\b\)?)?`;
/** `W:`, as in a row of three sizes, or the letter alone as a cell or before feet. */
function size(names: string): string {
  const letter = names.charAt(0);
  const alone = String.raw`(?<=^[\s•*-]*)${letter}(?=$| \d{1,3} ?(?:['’′-]|ft\b|feet\b))`;
  return `${total}(?:${names})${overall}|${letter}(?= ?:)|(?:overall|loaded) ${letter}(?=$| ?:| \\d)|${alone}`;
}
const ofTruck =
  '(?:(?:truck|trk|tractor|(?:power|pwr)(?: unit)?|towing unit|hauling (?:vehicle|unit)|vehicle|unit)(?: [-–] ?| ))?(?:tractor )?';
const ofTrailer = '(?:(?:semi-?)?trailer|trlr?\\.?|tlr|(?:towed|trailing) unit)(?: [-–] ?| )';
/** Of a kind of permit or its form, between the words of a label, as in `Permit 32-J No.`. */
const formCode = String.raw` (?:form )?(?=[a-z-]*\d)(?=\d*[a-z-])[a-z\d]{1,4}(?:-[a-z\d]{1,3})?`;
/** Behind a label of a day. */
const dateWords = '(?: date(?:(?: and |/)time)?| dt\\b\\.?| on)?';
const begins = '(?:begin|beg\\b\\.?|start|commenc)(?:s|es?|ning|ing|ement)?';
/** Words around the label of a day, as in `Travel begins`. */
const trip = '(?:travel|movement|move|trip)';
const ofTrip = `${changed}(?:permit |valid |${trip} (?:period )?)?`;
const ends = '(?:end|stop|finish|terminat)(?:s|es?|ing|ion)?';
/** The second day of a label for two, as `Start / End Date`. */
const toEnd = ` ?(?:/|and|&) ?(?:${ends}|expir(?:es?|ation)|to)(?: dates?)?`;
const plate = `(?:license(?: plate)?|plate|plt|tag|lic\\.?|reg(?:istration|\\.) plate)${numberWords}?`;
/** Without a vehicle before it, it may be a company's. */
const registration = `reg(?:istration|\\.)?${numberWords}?`;
const vin = `(?:vin|v\\.i\\.n\\.|vehicle identification${numberWords}?|serial${numberWords}?)${numberWords}?(?: \\(?last (?:four|five|six|4|5|6)[a-z ]*\\)?| end(?:s|ing)(?: in| with)?)?`;

/** The labels that states write. A label is not part of a longer one: `Trailer length` is no `Length`. */
export const pdfFields = {
  number: field(
    `permit${numberWords}|(?:${titleWords}[ /&-]+)*permit${formCode}${numberWords}|permit (?:id(?![\\d-])|reference|control|serial)${numberWords}?|authorization${numberWords}`,
    readNumber,
  ),
  /** Where no longer label has one. */
  bareNumber: field(`(?:${titleWords}[ /&-]+)*permit`, readBareNumber),
  days: field(
    `${amendedWords} (?:permit |valid |${trip} )?(?:dates|period)|(?:permit |is )?valid(?:ity)?(?: dates?| period| for travel| for the period)?(?: from| between)?|(?:is )?good(?: from)?|(?:permit |${trip} )?date range|dates valid|permit (?:period|dates|term|window)|(?:permit )?(?:is )?effective(?: dates?| from| period| beginning|${toEnd})?|(?:permit |${trip} )?${begins}(?: on|${toEnd})?|(?:travel|movement|trip)(?: dates?| period| window)?(?: from)?|date(?:s|\\(s\\))? of (?:travel|movement|move)|(?:for the )?period(?: from| of)?|(?:permit |is )?(?:in (?:effect|force)|active)(?: from)?|duration|dates|from(?:${toEnd})?`,
    readDayRange,
  ),
  validFrom: field(
    `${changed}(?:permit )?(?:valid|good|active|authorized) (?:from|${begins}|on)|not (?:valid|good) (?:before|prior to|until)|${changed}(?:permit )?eff(?:ective|\\.)?(?: from|${dateWords})|${begins} (?:of )?${trip}|${ofTrip}${begins}${dateWords}|${trip}(?: dates?)? (?:to begin|from)|permit active(?: from)?|(?:date(?:/time)? )?from${dateWords}|first (?:valid )?day(?: of ${trip})?|departure(?: date)?|date (?:(?:good |valid )?from|effective)`,
    readLabelledDay,
  ),
  validTo: field(
    `${changed}(?:permit )?(?:valid|good|active|authorized|eff(?:ective|\\.)?) (?:to|through|thru|until|${ends})|not (?:valid|good) after|extended (?:to|through|thru|until)|${changed}(?:permit |${trip} )?exp(?:ir(?:es?|ation|y|ing)|\\.)?${dateWords}|${ends} (?:of )?${trip}|${ofTrip}${ends}${dateWords}|${trip}(?: dates?)? (?:to end|to|through|thru|until)|(?:date(?:/time)? )?(?:to|through|thru|until)${dateWords}|last (?:valid )?day(?: of ${trip})?|extension date|(?:must arrive|complete(?:d)?(?: travel| movement| trip)?) by|date (?:to|expires?)`,
    readLabelledDay,
  ),
  /** Where nothing else says the first day. */
  moveDay: field(`${trip} (?:date|day)|date(?:s|\\(s\\))? of (?:travel|movement|move)|valid date`, readLabelledDay),
  total: field(
    `${amendedWords} (?:(?:permit|state|grand|total) )*(?:fees?|total|amount|charges?)(?: due| paid| charged)?|tot(?:al)?(?: permit| state)?(?: fees?| amount| charged?| charges| due| paid| cost| and(?= due| paid))+(?: (?:to|on|by|with|from) (?:your |the )?(?:(?:credit |debit )?card|visa|mastercard|amex|discover|escrow(?: account)?|check|ach))?|fees? total|amount (?:charged|paid|due|collected)(?: (?:to|from) (?:your |the )?(?:escrow|card|account)(?: account)?)?`,
    readMoney,
  ),
  sum: field('(?:grand )?total', readSignedMoney),
  fee: field(
    '(?:permit |state )?(?:fees?|cost|price|charges?)(?: charged| paid| collected| amount| (?:for|of) (?:this|the) permit)?|(?:permit )?amount|paid(?= ?(?::|$))|(?:amount )?charged to (?:your )?(?:escrow|account)(?: account)?',
    readMoney,
  ),
  width: field(size('width|wdth|wid|wd|wide(?= ?:)'), readLength),
  height: field(size('height|hgt|ht|high(?= ?:)'), readLength),
  length: field(size('length|lgth|len|lg|long(?= ?:)|ln(?= ?:)'), readLength),
  weight: field(
    `${changed}(?:maximum |max\\.? |tot(?:al|\\.)? |actual |permitted |authorized |approved |loaded |overall |combined |combination |permit )?(?:gross|tot(?:al)?|loaded|overall|permit|veh\\.?|combined|combination|comb\\.?|permitted|maximum|max\\.?)(?: vehicle| combination)? (?:weight|wg?t\\b\\.?)(?: of (?:the )?(?:vehicle|combination)(?: (?:and|with|&) (?:its |the )?load)?)?${overall}|weight(?:,? | ?- ?)\\(?(?:gross|total|loaded)\\b\\)?|(?:veh\\.? )?g\\.?[vc]?\\.?w\\.?|comb(?:ination|\\.)? gross(?: wg?t\\b\\.?)?`,
    readWeight,
  ),
  /** Where no longer label has one: in the company of the sizes of the whole vehicle. */
  bareWeight: field('gross|weight|wg?t\\b\\.?', readWeight),
  truckVin: field(`${ofTruck}${vin}`, readVin),
  trailerVin: field(`${ofTrailer}${vin}`, readVin),
  truckPlate: field(`${ofTruck}${plate}|(?:truck|trk|tractor|power unit|vehicle):? ${registration}`, readPlate),
  trailerPlate: field(`${ofTrailer}(?:${plate}|${registration})`, readPlate),
  usdot: field(
    `(?:(?:(?:motor )?carrier|company|permittee|hauler) )?(?:u\\.?s\\.? ?dot(?:/mc)?${numberWords}?|dot(?:${numberWords}|(?= ?(?::|$)|(?= \\d{5,8}(?!\\d)))))`,
    readUsdot,
  ),
};
export type PdfFactField = keyof typeof pdfFields;
// Cast: the keys of the record.
export const allFields = Object.keys(pdfFields) as PdfFactField[];
export const sizeFields: ReadonlySet<PdfFactField> = new Set(['width', 'height', 'length']);
export const weightFields: ReadonlySet<PdfFactField> = new Set(['weight', 'bareWeight']);
export const isMeasure = (field: PdfFactField) => sizeFields.has(field) || weightFields.has(field);

/** Whether a cell may begin with a label, in small letters; most do not, and one look is quicker than one for each field. */
export const anyLabel = new RegExp(
  Object.values(pdfFields)
    .map(({ begins }) => begins.source)
    .join('|'),
);

const wholeLabel = new RegExp(String.raw`^(?:${anyLabel.source})[\s.:#]*(?:\([^)]*\))?$`);
/** @returns true if all of a text is a label. */
export const isWholeLabel = remember((text) => wholeLabel.test(text.toLowerCase()));

/** Words between a label and its value. */
export const connectors =
  /^[\s:.#=*()–-]*(?:(?:is|of|are|shall be|(?:shall |may |must )?not (?:to )?exceed(?:ing)?|(?:no|not) more than|not over|up to(?: and including)?|from|on)\b[\s:]*){0,3}/i;
