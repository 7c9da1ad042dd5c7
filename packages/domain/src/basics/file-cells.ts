import type { Day } from './day.ts';
import { parseDayText } from './parse-day-text.ts';

/** Cells of files that people write in a spreadsheet. One that is not understood is left as it is, for the schema of the field to refuse. */

/** Thousands apart by commas or blanks, and a fraction of one or two zeros: `80.000` are 80 in some countries and 80,000 in others. */
const WHOLE =
  /^['’]?(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]0{1,2})?\s*(k)?\s*(?:lbs?|#|pounds|libras|ft|feet|pies|['’′](?:\s*0?0\s*["”″])?)?\.?$/iu;

/** Thousands with a fraction: `18.4K`. */
const THOUSANDS = /^(\d{1,4}\.\d{1,3})\s*k\s*(?:lbs?|#|pounds|libras)?\.?$/i;

/** `80,000 lb`, `80K`, `80 000,00`, `53.0` and `53'0"` as digits. */
export function readNumberCell(text: string): string {
  const [, thousands] = THOUSANDS.exec(text) ?? [];
  if (thousands !== undefined) return String(Math.round(Number(thousands) * 1000));
  const [, digits, thousand] = WHOLE.exec(text) ?? [];
  if (digits === undefined) return text;
  return `${digits.replaceAll(/[,\s]/g, '')}${thousand === undefined ? '' : '000'}`;
}

/** Registrations have two digits of a year. */
export function readYearCell(text: string): string {
  const [, short] = /^['’]?(\d{2})$/.exec(text) ?? [];
  if (short === undefined) return readNumberCell(text);
  return `${Number(short) < 70 ? 20 : 19}${short}`;
}

// Casts: both are days.
const anyDays = ['2000-01-01' as Day, '2030-07-01' as Day] as const;

/** `3/31/2027`, as a spreadsheet saves the day that was in its file, as `2027-03-31`. A day without its year has no meaning in a file. */
export function readDayCell(text: string): string {
  const [day, later] = anyDays.map((today) => parseDayText(text, today));
  return day !== null && day !== undefined && day === later ? day : text;
}

/** A day or a month as a spreadsheet writes it, in place of `MAR05` too. */
export const isDayCell = (text: string): boolean =>
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2}(?:-\d{2,4})?|[A-Z][a-z]{2}-\d{2})(?:[ T][\d:]+)?$/.test(
    text,
  );

/** Text in place of the value: a formula error, a column that was too narrow, a power of ten, the signs of a repetition. */
export const isLostCell = (text: string): boolean =>
  /^(?:["”″〃]+|ditto|idem|same(?: as above)?|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|#+)|\d(?:[.,]\d+)?E[+-]\d{2,3})$/i.test(
    text,
  );

/** In place of an empty cell: R, databases and Python write a word, people a dash. */
export const isAbsentCell = (text: string): boolean =>
  /^(?:<?N\/?A>?|n\.a\.|null|nan|none|nil|\\N|[-–—]+)$/i.test(text);

const strip = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `Removable Goose-Neck (RGN)` is known by all of it, by what is before its bracket and by what is in it. */
function listNames(label: string): string[] {
  const [, name = label, short = label] = /^(.*?)\s*\((.*)\)$/.exec(label) ?? [];
  return [label, name, short].map(strip);
}

type Choice = { key: string; label: string };

/** The key of a choice that is named in any case, with or without hyphens. */
export function readChoiceCell(text: string, choices: readonly Choice[]): string {
  const typed = strip(text);
  const found = choices.find(({ key, label }) => [strip(key), ...listNames(label)].includes(typed));
  return typed === '' ? text : (found?.key ?? text);
}
