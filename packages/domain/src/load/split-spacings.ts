import { inches, type Inches } from '../basics/length.ts';
import { normalizeMeasure } from '../basics/measure-text.ts';
import { parseLength } from '../basics/parse-length.ts';
import { mostAxles } from './axles.ts';
import { axleBounds } from './unit-fields.ts';

const label = /^\s*(?:axle\s+)?(?:spacings?|distances?)\s*[:=]?\s*/i;
const between = /\s*[/;|,\t\r\n]\s*/;
/** Only between whole distances, as `17' - 8"` is one. */
const dash = /\s+[-–—]\s+/;
const whole = /^\d+(?:-|(?: ?(?:'|′|’|ft\.?|feet) ?-? ?))\d+(?: ?(?:"|″|”|''|inches|ins?\.?))?$/;
/** Each distance with marks of its own, so that spaces may separate them: `17' 4'6" 36' 4'1"`. */
const marked = [
  String.raw`\d+(?:\.\d+)? ?(?:'|ft\.?|feet) ?-? ?\d+(?:\.\d+| \d\/\d+)? ?(?:"|inches|ins?\.?)`,
  String.raw`\d+(?:\.\d+)? ?(?:'|ft\.?|feet)(?:\d{1,2}(?![\d'.]))?`,
  String.raw`\d+-\d{1,2}(?![\d'-])`,
  String.raw`\d+(?:\.\d+)? ?(?:"|inches|ins?\.?)`,
].join('|');
const onlyLabeled = new RegExp(`^(?:(?:${marked})(?: |$))+$`);

/** Axle distances in one row, such as `17'8 / 4'6 / 39'2`; null if the text is one length, or not such a row. */
export function splitSpacings(text: string): Inches[] | null {
  const [spacings = null, ...others] = listSpacings(text);
  return others.length === 0 ? spacings : null;
}

/** The ways to read such a row: numbers such as `4.6` are feet, or feet and inches. Empty if it is none. */
export function listSpacings(text: string): Inches[][] {
  const row = text.replace(label, '').trim();
  if (parse(row) !== null) return [];
  const parts = shareFeet(splitParts(row));
  const readings = [toPlain, toDecimal, toFeetAndInches].map((spell) => parts.map((part) => parse(spell(part))));
  return readings
    .map((parsed) => parsed.filter((part) => part !== null))
    .filter((known) => known.length > 1 && known.length === parts.length && known.length < mostAxles)
    .filter((known, at, all) => all.findIndex((other) => String(other) === String(known)) === at);
}

function splitParts(row: string): string[] {
  const parts = row.split(between);
  const plain = normalizeMeasure(row);
  if (parts.length > 1) return parts;
  const dashed = row.split(dash);
  if (dashed.length > 1 && dashed.every((part) => whole.test(part))) return dashed;
  if (onlyLabeled.test(plain)) return plain.match(new RegExp(marked, 'g')) ?? [];
  // `17 4` alone may be 17 ft 4 in.
  const bare = plain.split(' ');
  return bare.length > 2 && bare.every((part) => /^\d+(?:\.\d{1,2})?$/.test(part)) ? bare : [row];
}

/** If one bare number can only be feet, all are. */
function shareFeet(parts: string[]): string[] {
  const isBare = (part: string) => /^\d+$/.test(part);
  const isFeet = parts.some((part) => isBare(part) && parse(part) !== null);
  return isFeet ? parts.map((part) => (isBare(part) ? `${part} ft` : part)) : parts;
}

const decimal = /^(\d+)\.(\d{1,2})$/;
const toPlain = (part: string) => part;
const toDecimal = (part: string) => part.replace(decimal, '$1.$2 ft');
const toFeetAndInches = (part: string) => part.replace(decimal, '$1 ft $2 in');

/** The bounds of all axle distances are the same. */
function parse(text: string): Inches | null {
  const { usual, to } = axleBounds.AB;
  const parsed = parseLength(text, usual);
  return parsed.ok && parsed.inches > 0 && parsed.inches <= to ? inches(parsed.inches) : null;
}
