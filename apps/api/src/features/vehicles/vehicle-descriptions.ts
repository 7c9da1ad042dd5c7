/** A cell that describes a vehicle: `2019 Peterbilt 389`, `18 KW T800`, `Kenworth T880, 2018`, `2018 Fontaine 48' Flatbed`. */
import { findTrailerMakeNamed, findTruckMakeNamed, readYearCell } from '@wideload/domain';
import { readTrailerType } from './trailer-kinds.ts';

/** Characters. */
const LONGEST_MAKE = 40;
const YEAR = /(?:^|[\s,(])((?:19|20)\d{2})(?=[\s,)]|$)/;
const SHORT_YEAR = /^['’]?(\d{2})(?=\s+\p{L})/u;
const LENGTH = /(?<!\d)(\d{2})\s*(?:'|’|′|-?\s?ft\b\.?|-?\s?feet\b|-?\s?foot\b)/i;
/** Words behind a model that every truck has. */
const KIND =
  /[\s,]+(?:(?:semi|road|truck|day ?cab|sleeper|t\/?a|tandem)[\s-]*)*(?:tractors?|trucks?|day ?cab|sleeper)$/i;

function splitYear(text: string): { year: string; rest: string } {
  const [found, year] = YEAR.exec(text) ?? [];
  if (year !== undefined && found !== undefined) return { year, rest: text.replace(found, ' ') };
  const short = SHORT_YEAR.exec(text)?.[1];
  return short === undefined
    ? { year: '', rest: text }
    : { year: readYearCell(short), rest: text.replace(SHORT_YEAR, ' ') };
}

const trim = (text: string) => text.replaceAll(/^[\s/,()-]+|[\s/,(-]+$/g, '');

/** The make is the longest text at the beginning that is one. */
function splitMake(text: string, find: (name: string) => string | null): { make: string; rest: string } | null {
  const words = [...text.slice(0, LONGEST_MAKE).matchAll(/[^\s/,-]+/g)];
  const starts = words.map(({ 0: word, index }) => text.slice(0, index + word.length));
  const make = starts.findLast((name) => find(name) !== null);
  return make === undefined ? null : { make, rest: text.slice(make.length) };
}

/** The values of some fields; `''` for what is not said. */
export function splitDescription(text: string, fields: readonly string[]): Record<string, string> {
  const { year, rest } = splitYear(text);
  const plain = trim(rest);
  const isTrailer = fields.includes('type') || fields.includes('length');
  const found = splitMake(plain, isTrailer ? findTrailerMakeNamed : findTruckMakeNamed);
  const [first = ''] = plain.split(/[\s/,-]+/);
  const make = found?.make ?? (isTrailer ? '' : first);
  const behind = trim(found?.rest ?? plain.slice(first.length));
  const [, length = ''] = LENGTH.exec(plain) ?? [];
  const type = isTrailer ? readTrailerType(plain) : '';
  const model = trim(` ${behind}`.replace(KIND, ''));
  const values: Record<string, string> = {
    year,
    make,
    model: model || behind,
    length,
    type: type === plain ? '' : type,
  };
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

/** @returns true if a cell has the year and the make of a truck */
export const isTruckDescription = (cell: string): boolean =>
  splitYear(cell).year !== '' && splitMake(trim(splitYear(cell).rest), findTruckMakeNamed) !== null;

/** @returns true if a cell has the year of a trailer and its make or its kind */
export function isTrailerDescription(cell: string): boolean {
  const { year, make = '', type = '' } = splitDescription(cell, ['year', 'make', 'type']);
  return year !== '' && (make !== '' || type !== '');
}
