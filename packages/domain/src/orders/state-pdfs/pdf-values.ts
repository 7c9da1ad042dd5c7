import { parsePounds } from '../../basics/parse-weight.ts';
import { parseDollars } from '../../basics/money.ts';
import { stateCodes, stateName } from '../../basics/state-code.ts';
import { readDay } from './pdf-days-text.ts';

/** Reads a value at the beginning of a text; `unit` is the one in the label, for example `ft`. */
export type ReadValue<T> = (text: string, unit: string) => T | null;

const numberPart = String.raw`[A-Za-z\d][A-Za-z\d./-]*`;
/** Words before another value. */
const otherLabel =
  '(?:FEES?|COST|AMT|AMOUNT|TOTAL|TYPE|CLASS|UNIT|PAGE|FORM|DATE|YEAR|TERM|DAYS|VALID|FROM|FOR|ZIP|BOX)';
/** A word before it, as `Unit`, is no part of it. */
const startOfNumber = new RegExp(String.raw`^(?!${otherLabel}\b)(?:(?:[A-Z]{1,5}|[A-Z][a-z]) )?${numberPart}`);
const nextOfNumber = new RegExp(String.raw`^(?: - | )(?=[A-Za-z./-]*\d)${numberPart}`);
const clock = /^ ?\d{1,2}:\d{2}/;

/** A part without a digit follows no number; days, hours and words after it are no part of it. */
export function readNumber(text: string): string | null {
  let [found = ''] = startOfNumber.exec(text) ?? [];
  if (!/\d/.test(found) || readDay(found.replace(/^[A-Za-z]+ /, '')) !== null) return null;
  for (let parts = 1; parts < 4; parts += 1) {
    const rest = text.slice(found.length);
    const [next = ''] = nextOfNumber.exec(rest) ?? [];
    if (next === '' || clock.test(rest) || readDay(rest.trim()) !== null || /^[ -]+[a-z]{2,}/.test(next)) break;
    found += next;
  }
  const number = found.replace(/[./-]+$/, '');
  if (number.match(vinPattern)?.[0] === number) return null;
  const isLong = number.replace(/[^A-Z\d]/gi, '').length >= 3;
  return isLong && readDay(number) === null && !/^[a-z]/.test(number) ? number : null;
}

/** Of a title, as `Single Trip Permit 611204`. */
export const titleWords =
  '(?:single|trip|term|annual|temporary|oversized?|overweight|over|dimension(?:al)?|overdimension(?:al)?|special|hauling|transport(?:ation)?|movement|overlegal|overlimit|superload|blanket|regular|routine|vehicle|osow|os|ow|and)';
const kindBehind = new RegExp(`(?<=[A-Z\\d])(?: - | )\\(?(?:${titleWords}[ /-]?)+(?:permit)?\\)?$`, 'i');

/** The version of a permit is no part of its number. */
const revision =
  /(?<=\d)(?:[ ,(-]{1,3}(?:rev(?:ision)?|amend(?:ment|ed)?|version|ver|supplement)\b\.? ?#?[A-Z\d]{0,3}\)?)?(?:[ ,(–-]{1,4}supersedes .*)?$/i;

const notBare = /^(?:\d+\.\d\d|(?:19|20)\d\d|\d{1,4}|\d{3}[-.]\d{3}[-.]\d{4}|\d{3}[-.]\d{4})$/;

/** In a sentence, as `Permit 4711 is valid`. */
const behindNumber =
  /(?<=\d)(?:, (?:good|valid|effective|issued) (?:for|from|on|to|\d)| (?:is|has been|authorizes|permits|allows) [a-z]| (?:[Ii]ssued|ISSUED|[Ee]ffective|EFFECTIVE) \d|\. [A-Z]).*$/;

/** A short number says its state and its year, as `MT-27-1`. */
const ofStateAndYear = new RegExp(`^(?:${stateCodes.join('|')})-\\d{2}-\\d{1,3}$`);

/** The number behind a label that names no number: all of its text, with four digits or more, and no year, sum or telephone. */
export function readBareNumber(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^#\s*|(?<=\d)[,;]$/g, '')
    .replace(revision, '')
    .replace(behindNumber, '')
    .replace(kindBehind, '');
  const number = readNumber(plain);
  const isLong = (number?.match(/\d/g) ?? []).length >= 4 || (number !== null && ofStateAndYear.test(number));
  const isWhole = number === plain && isLong;
  return isWhole && !notBare.test(number) && !/^[A-Z]{1,5} (?:19|20)\d\d$/i.test(number) ? number : null;
}

/** Thin spaces part the groups of digits in some papers. */
const spacedPounds = /^(\d{1,3}),? (\d{3})(?=$| ?(?:lbs?\b|pounds\b|#))/i;

/** Before the pounds in brackets. */
const otherUnit = /^[\d., ]+(?:kgs?|t|tons?|tonnes?)\b\.? ?[(/] ?/i;

export function readWeight(text: string): number | null {
  const plain = text
    .replace(otherUnit, '')
    .replace(/^0+(?=\d)/, '')
    .replace(spacedPounds, '$1,$2');
  const [found] =
    /^(?:\d{1,3}(?:,\d{3})+|\d{4,7})(?:\.0{1,2}(?!\d))?(?: ?(?:lbs?|pounds|#))?(?![\d.,/-]*\d)(?! ?(?:kgs?|kilo\w*|t|tons?|tonnes?)\b)/i.exec(
      plain,
    ) ?? [];
  const parsed = found === undefined ? null : parsePounds(found.replace(/\.0+/, ''));
  return parsed?.ok === true ? parsed.pounds : null;
}

const spacedDollars = /^(\$ ?\d{1,3}),? (\d{3}(?:\.\d{2}(?!\d)|$))/;
/** Cents that are set small. */
const spacedCents = /^(\$ ?\d[\d,]*) (\d{2})$/;
/** Checks are written so, that nothing can be added: `$***45.00`, or in words before the figure. */
const filled = /^(\$ ?)\*+ ?(?=\d)/;
const inWords = /^[a-z -]+(?: and)? (?:\d{2}\/100 |no\/100 )?dollars? \((?=\$)/i;
const wholeDollars = /^(\d[\d,]*)(\.\d{2})? dollars?\b/i;

/** In cents. */
export function readMoney(text: string): number | null {
  const plain = text
    .replace(spacedDollars, '$1,$2')
    .replace(spacedCents, '$1.$2')
    .replace(filled, '$1')
    .replace(inWords, '')
    .replace(wholeDollars, '$$$1$2');
  const [found] =
    /^(?:(?:US ?)?\$ ?\d[\d,]*(?:\.\d{2})?|(?:USD ?)?\d[\d,]*\.\d{2})(?! ?\d{3}(?!\d)|\.?\d)/i.exec(plain) ?? [];
  return found === undefined ? null : parseDollars(found.replace(/^usd? ?(?=[$\d])/i, ''));
}

/** In cents. A number without its sign may count miles. */
export function readSignedMoney(text: string): number | null {
  return text.startsWith('$') ? readMoney(text) : null;
}

export const vinPattern = /\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17}\b/g;

/** A whole VIN, or the last characters of one, as some states print it. */
export function readVin(text: string): string | null {
  const [whole] = text.match(vinPattern) ?? [];
  if (whole !== undefined) return text.startsWith(whole) ? whole : null;
  const joined = /^[A-HJ-NPR-Z\d]+(?: [A-HJ-NPR-Z\d]+){0,3}/.exec(text)?.[0].replaceAll(' ', '') ?? '';
  if (joined.length === 17 && /\d{4}$/.test(joined)) return joined;
  return /^(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{4,8}(?![A-Z\d])/.exec(text)?.[0] ?? null;
}

/** A pattern of the name of any state. */
export const stateNames = stateCodes.map(stateName).join('|');

/** A pattern of the two letters of any state. */
export const ofState = `(?:${stateCodes.join('|')})`;
const stateBefore = new RegExp(`^${ofState}\\)?[ /:-]{1,3}(?=[A-Z\\d])`);
const stateAfter = new RegExp(`^[ /-]{0,3}\\(?${ofState}\\)?(?![A-Z\\d])`);

/** A label of the state that follows the plate in the same cell. */
const stateLabel = new RegExp(`[ /,]+ST(?:ATE|\\.)?:? (?=${ofState}(?![A-Z\\d]))`);

/** Shorter plates may have a dash of their own. */
const stateBehindDash = new RegExp(`(?<=^[A-Z\\d]{5,8})-${ofState}$`);

/** One or two letters before the state, or at the end, belong to the plate before them. */
const lastLetters = new RegExp(`^ (?!${ofState}(?![A-Z]))[A-Z]{1,2}(?=$|[ /-]{1,3}\\(?${ofState}\\)?(?![A-Z\\d]))`);

/** The columns of a vehicle whose plate is farther behind. */
const yearAndMake = /^(?:\d{1,2} )?(?:19|20)\d\d [A-Z]{3}/i;

/** A plate, which may have spaces, and its state before or behind it. */
export function readPlate(text: string): string | null {
  if (yearAndMake.test(text)) return null;
  const plain = text.toUpperCase().replace(stateBefore, '').replace(stateLabel, ' ').replace(stateBehindDash, '');
  const [digits = ''] = /^(?=[A-Z -]{0,8}\d)[A-Z\d][A-Z\d-]*(?: [A-Z\d-]*\d[A-Z\d-]*){0,2}/.exec(plain) ?? [];
  const [last = ''] = digits === '' ? [] : (lastLetters.exec(plain.slice(digits.length)) ?? []);
  const found = digits + last;
  const rest = plain.slice(found.length);
  const isWhole = rest === '' || /^[\s.,;()/]/.test(rest) || stateAfter.test(rest);
  const length = found.replace(/[^A-Z\d]/g, '').length;
  return isWhole && length >= 2 && length <= 9 && readDay(found) === null ? found : null;
}

export function readUsdot(text: string): string | null {
  return /^(?:us ?dot ?#? ?)?(\d{4,8})\b/i.exec(text)?.[1] ?? null;
}
