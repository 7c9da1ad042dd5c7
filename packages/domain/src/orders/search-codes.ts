// The code that two spellings of one number share, for searches. The database has the same in SQL (`search_code` and `po_code`).
import { splitPhone } from '../basics/phone.ts';

const numberLabel =
  /^\s*(?:order|permit|(?:license\s+)?plate|vin|us\s?dot|dot|phone|cell|tel)(?![a-z])\.?\s*(?:(?:number|no|nr)(?![a-z])\.?)?[\s:#]*(?=\S)/i;

/** The number without the word that says what it is: `Order #100123`, `permit no. TX-26/0047`, `VIN: 1XPW…`. A text without digits stays. */
export function withoutNumberLabel(text: string): string {
  const bare = text.replace(numberLabel, '');
  return /\d/.test(bare) ? bare : text;
}

/** Letters and digits alone, in capitals: `tx r-104` is `TXR104`. */
export function toSearchCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

const poWords =
  /^\s*(?:(?:purchase\s*order|p\s*\.?\s*o\s*\.?)(?![a-z])\s*(?:(?:numbers?|num|nr|no)(?![a-z]))?)?[\s.:#-]*/;

/** `PO 12345`, `P.O. #12345` and `12345` are one number; a number that is nothing else stays. */
export function toPoCode(text: string): string {
  const plain = text.trim().toLowerCase();
  return plain.replace(poWords, '') || plain;
}

/** `unit #104` is 104. `''` for one character alone, which says nothing without its word: `unit 7`. */
export function toUnitCode(text: string): string {
  const code = toSearchCode(
    text.replace(/^\s*(?:power\s*)?(?:unit|truck|trailer|tractor)(?![a-z])\s*(?:(?:number|no)(?![a-z]))?/i, ''),
  );
  return code.length === 1 && code === toSearchCode(text) ? '' : code;
}

/** The digits at the end of a phone number, without country code and extension; `''` for a text that is no phone number. */
export function toPhoneEnd(text: string): string {
  const digits = splitPhone(text).number.replace(/^\+52/, '');
  return /^\+?\d+$/.test(digits) ? digits.replace('+', '').replace(/^1(?=\d{10}$)/, '') : '';
}
