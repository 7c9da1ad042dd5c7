import { normalizeMeasure } from '../../basics/measure-text.ts';

const fraction = String.raw`(?: (\d)/(\d{1,2}))?`;
const feetMark = String.raw` ?(?:'|ft\b\.?|feet\b|foot\b|\?)`;
const inchMark = String.raw` ?(?:"|in\b\.?|inch(?:es)?\b|\?)?`;

const feetAndInches = new RegExp(
  String.raw`^(\d{1,3})${feetMark},? ?-? ?(?:and )?(\d{1,2}(?:\.\d+)?)${fraction}${inchMark}`,
);
const dashed = new RegExp(String.raw`^(\d{1,3}) ?- ?(\d{1,2}(?:\.\d+)?)${fraction}${inchMark}`);
/** Where the label names both units. */
const spaced = /^(\d{1,3}) (\d{1,2})()()$/;
const colon = /^(\d{1,3}):(\d{2})(?:\.\d+)?()()/;
const feet = new RegExp(String.raw`^(\d{1,3}(?:\.\d+)?)(?:${feetMark})(?! ?\d)`);
const inches = /^(\d{1,4}(?:\.\d+)?) ?(?:"|in\b|inch)/;
const metric = /^(\d{1,5}(?:\.\d+)?) ?(mm|cm|m)\b/;
const bare = /^(\d{1,4}(?:\.\d+)?)(?![\d'":/]|,\d| ?(?:lb|pound))/;
/** Two digits of inches without a mark, as in `1202`. */
const joined = /^(\d{2})(0\d|1[01])(?!\d)/;

const perUnit = { m: 1000 / 25.4, cm: 10 / 25.4, mm: 1 / 25.4 } as const;

/** Small letters of a fraction often come out as large ones: `6 1/2` as `61/2`. */
const closeFraction = /(?<=^\d{1,3}(?:'|-| ?ft\.?) ?)(1[01]|\d)([1357]\/[248])(?!\d)/;

/** Scans often show a prime as a degree sign. */
const degreeForFeet = /(?<=^\d{1,3})°(?= ?\d{1,2}")/;

/** A paper's decimals are meant as whole or half inches. */
function toHalves(exact: number): number {
  const halves = Math.round(exact * 2) / 2;
  return Math.abs(exact - Math.round(exact)) <= 0.13 ? Math.round(exact) : halves;
}

function readTwoParts(text: string, unit: string): number | null {
  const [found, ofFeet, ofInches, over, under] =
    feetAndInches.exec(text) ??
    dashed.exec(text) ??
    colon.exec(text) ??
    (ofBoth.test(unit) ? spaced.exec(text) : null) ??
    [];
  if (found === undefined || /^(?:\d|\.\d)/.test(text.slice(found.length))) return null;
  const rest = Number(ofInches) + (over ? Number(over) / Number(under) : 0);
  return rest < 12 ? toHalves(Number(ofFeet) * 12 + rest) : null;
}

const ofBoth = /ft.*in|feet.*in/;

/** @param unit the one in the label, `ft` or `in` */
function readNumber(text: string, unit: string): number | null {
  const number = bare.exec(text)?.[1];
  if (number === undefined) return null;
  const [, ofFeet, ofInches] = joined.exec(text) ?? [];
  const isJoined = ofFeet !== undefined && (unit === '' || ofBoth.test(unit));
  if (isJoined) return Number(ofFeet) * 12 + Number(ofInches);
  if (/^(?:ft|feet)/.test(unit)) return toHalves(Number(number) * 12);
  return unit.startsWith('in') ? toHalves(Number(number)) : null;
}

/** Spelled out before its digits, as `Twelve feet two inches (12 ft. 2 in.)`. */
const inWords = /^(?:[a-z-]+ ){1,3}(?:feet|foot|ft\.?)(?:,? [a-z -]*)?(?: inch(?:es)?)? ?\((?=\d)/;

/** `Ft: 12 In: 2`. */
const unitsFirst = /^(?:ft|feet)\.?: ?(\d{1,3}),? (?:in|inches)\.?: ?(\d{1,2})(?!\d)/;

/** The length that begins the text, in inches; half an inch is kept. Primes that became `?` are read as primes. */
export function readLength(text: string, unit: string): number | null {
  const plain = normalizeMeasure(text)
    .replace(inWords, '')
    .replace(unitsFirst, `$1' $2"`)
    .replace(/^(\d),(?=\d{3} ?(?:"|in))/, '$1')
    .replace(/ ?(['"])/g, '$1')
    .replace(degreeForFeet, "'")
    .replace(closeFraction, '$1 $2');
  const parts = readTwoParts(plain, unit);
  if (parts !== null) return parts;
  const ofFeet = feet.exec(plain)?.[1];
  if (ofFeet !== undefined) return toHalves(Number(ofFeet) * 12);
  const ofInches = inches.exec(plain)?.[1];
  if (ofInches !== undefined) return toHalves(Number(ofInches));
  const [, amount, ofUnit] = metric.exec(plain) ?? [];
  // Cast: the pattern matches only these units.
  if (amount !== undefined) return Math.round(Number(amount) * perUnit[ofUnit as keyof typeof perUnit]);
  return readNumber(plain, unit);
}
