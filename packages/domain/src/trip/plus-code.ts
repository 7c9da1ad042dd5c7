import { computeMiles } from './place.ts';
import type { Place } from './trip.ts';

// Open Location Code: pairs of digits of base 20 for latitude and longitude, then one for a cell of four columns and five rows.
const digits = '23456789CFGHJMPQRVWX';
const sign = `[${digits}]`;
const full = new RegExp(String.raw`(?<![\p{L}\d+])(${sign}{8}\+${sign}{2,3})(?![\p{L}\d])`, 'iu');
const short = new RegExp(String.raw`^(${sign}{2}|${sign}{4}|${sign}{6})(\+${sign}{2,3})(?:[\s,;]+(.*))?$`, 'isu');
const pairs = 5;
const columns = 4;
const rows = 5;

const toValue = (letter = '') => digits.indexOf(letter.toUpperCase());

/** The middle of the cell. */
function decode(code: string): Place {
  const letters = [...code.replace('+', '')];
  let [lat, lng, size] = [-90, -180, 400];
  for (let pair = 0; pair < pairs; pair += 1) {
    size /= 20;
    lat += toValue(letters[pair * 2]) * size;
    lng += toValue(letters[pair * 2 + 1]) * size;
  }
  const cell = letters[pairs * 2];
  const [high, wide] = cell === undefined ? [size, size] : [size / rows, size / columns];
  if (cell !== undefined) {
    lat += Math.floor(toValue(cell) / columns) * high;
    lng += (toValue(cell) % columns) * wide;
  }
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lat: round(lat + high / 2), lng: round(lng + wide / 2) };
}

/** `862X65R2+7R`, alone or among other words; null without such a code. */
export function findPlusCode(text: string): Place | null {
  const [, code] = full.exec(text) ?? [];
  return code === undefined ? null : decode(code);
}

export type ShortPlusCode = { code: string; town: string };

/** `V75V+8Q Amarillo TX`, as a map shows it: only beside its town it is a place. `town` is `''` for a code alone. */
export function splitShortPlusCode(text: string): ShortPlusCode | null {
  const [, before, after, town = ''] = short.exec(text.trim()) ?? [];
  return before === undefined || after === undefined ? null : { code: before + after, town };
}

/** The place of the short code that is nearest to its town. */
export function completePlusCode({ code }: Pick<ShortPlusCode, 'code'>, town: Place): Place {
  const missing = 8 - code.indexOf('+');
  const step = 400 / 20 ** (missing / 2);
  const places = [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) =>
      decode(encode({ lat: town.lat + up * step, lng: town.lng + right * step }, missing) + code),
    ),
  );
  return places.toSorted((one, other) => computeMiles(town, one) - computeMiles(town, other))[0] ?? town;
}

/** The first digits of the code of the point. */
function encode({ lat, lng }: Place, count: number): string {
  let [up, right, size] = [lat + 90, lng + 180, 400];
  let code = '';
  for (let pair = 0; pair < count / 2; pair += 1) {
    size /= 20;
    const [high, wide] = [Math.floor(up / size), Math.floor(right / size)];
    code += (digits[high] ?? '') + (digits[wide] ?? '');
    [up, right] = [up - high * size, right - wide * size];
  }
  return code;
}
