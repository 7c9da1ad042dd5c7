import { removeInvisible } from './invisible.ts';

/** `extension` is `''` for none. */
export type Phone = { number: string; extension: string };

const signs = /[\s\p{Pd}.·•()[\]/_'"“”‘’]/gu;
const extended = /^(.*?\d)[\s,;.(\p{Pd}]*(?:extensi.n|extn|ext|int|x|#)[\s.:#=\p{Pd}]*(\d{1,8})[\s)]*$/isu;
/** As phones write a pause: `8065550101,12`. */
const paused = /^(.*?\d),+\s*(\d{1,5})$/su;
const label =
  /^\s*(?:(?:tel|phone|ph|[tpcmo])\s*[.:#]+\s*|(?:tel|phone|ph|telephone|tel.fono|cell?|celular|mobile|m.vil|whats\s?app|office|oficina|work|main|direct|dispatch|driver)\s*(?:phone|number|no\.?)?\s*[.:#]*\s*(?=[\d(+]))/iu;
const labelBehind = /(?<=\d)[\s,(\p{Pd}]+(?:cell?|celular|mobile|m.vil|office|oficina|work|main)[.\s)]*$/iu;
const shortestNumber = 7;
/** With a sign before it or behind it. */
const codeOfMexico = /^\s*\(?(?:(?:\+|00|011)[\s\p{Pd}.()]*52|52[\s\p{Pd}.()/])/u;
/** A 1 before ten digits once said that the phone is mobile. */
const numberOfMexico = /^(?:\+|00|011)?521?(\d{10})$/;

/** Takes the extension off: `806-555-0101 ext. 12`. */
export function splitPhone(text: string): Phone {
  const plain = removeInvisible(text.normalize('NFKC')).trim().replace(labelBehind, '');
  const [, number = '', extension = ''] = extended.exec(plain) ?? paused.exec(plain) ?? [];
  const isExtended = toNumber(number).replace('+', '').length >= shortestNumber;
  return isExtended ? { number: toNumber(number), extension } : { number: toNumber(plain), extension: '' };
}

/** Digits as in the North American plan, without its country code; a number of Mexico keeps `+52`. Other texts lose their signs alone. */
function toNumber(text: string): string {
  const bare = text.replace(label, '');
  const compact = bare.replace(signs, '');
  const [, mexican] = (codeOfMexico.test(bare) && numberOfMexico.exec(compact)) || [];
  if (mexican !== undefined) return `+52${mexican}`;
  // A 1 with a sign behind it is the country's; eleven digits in a row are a typing error (spec [5], at most 10 digits).
  const hasCode = /^(?:\+|00)1/.test(compact) || /^\s*\(?1[\s\p{Pd}.()/]/u.test(bare);
  return hasCode ? compact.replace(/^(?:\+|00)?1(?=\d{10}|$)/, '') : compact;
}

export function formatPhone({ number, extension }: Phone): string {
  return extension === '' ? number : `${number} x${extension}`;
}

/** One form for any in which a phone number is typed: `8065550101`, or `8065550101 x12`. */
export function normalizePhone(text: string): string {
  return formatPhone(splitPhone(text));
}

/** For a number in normal form: only digits, or a number of Mexico. More than 15 digits (ITU-T E.164) are two numbers. */
export function isPhoneNumber(number: string): boolean {
  return /^\d{1,15}$/.test(number) || /^\+52\d{10}$/.test(number);
}

/** Codes of the plan that are no place in the United States or Canada: islands, and numbers that nobody reads texts at. */
const otherCodes = new Set(
  '242 246 264 268 284 345 441 473 500 649 658 664 700 721 758 767 784 800 809 829 833 844 849 855 866 868 869 876 877 888 900 976'.split(
    ' ',
  ),
);

/** @returns a number of the United States or Canada as `+18065550101`; null for another text, and for one with an extension. */
export function toTextNumber(text: string): string | null {
  const { number, extension } = splitPhone(text);
  // Eleven digits that begin with 1 are no typing error here: the code of the country is often typed so.
  const plain = number.replace(/^1(?=\d{10}$)/, '');
  const isNumber = extension === '' && /^[2-9]\d{2}[2-9]\d{6}$/.test(plain) && !/^\d11/.test(plain);
  return isNumber && !otherCodes.has(plain.slice(0, 3)) ? `+1${plain}` : null;
}

/** As people read it: `(806) 555-0142` for the text number `+18065550142`, and a mail address as it is. */
export function formatRecipient(to: string): string {
  return to.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
