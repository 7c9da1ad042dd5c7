import { addDays, parseDay, type Day } from '../../basics/day.ts';

/** Both days included. */
export type PdfDays = { from: Day; to: Day };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
export const monthWords = months.join('|');
const month = `(?:${monthWords})[a-z]{0,6}\\.?`;
const year = String.raw`(?:\d{4}|'?\d{2})`;

/** As report generators print a day. American papers put the month first. */
const forms = [
  String.raw`\d{4}([-/.])\d{1,2}\1\d{1,2}`,
  String.raw`\d{1,2}([-/.])\d{1,2}\2${year}`,
  String.raw`\d{1,2} ?/ ?\d{1,2} ?/ ?${year}`,
  String.raw`${month}[ /-]?\d{1,2}(?:st|nd|rd|th)?(?:,? |[./-])${year}`,
  String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: day of |[ /-]?)${month}[ /-]?,? ?${year}`,
  String.raw`(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])20\d{2}`,
  String.raw`20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`,
];
const weekday = String.raw`(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? )?`;
const zone = String.raw`(?:[a-z]{3,4}|[ecmp]t|(?:eastern|central|mountain|pacific|local)(?: standard| daylight)?(?: time)?)`;
const clock = String.raw`(?:\d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.?m\.?)?(?: ${zone})?|\d{4} ?hrs?|(?:[01]\d|2[0-3])[0-5]\d(?=$|[ ,;)-])|midnight|noon|sun(?:rise|set))`;
const before = `(?:${clock},? (?:on |of )?)?${weekday}`;
const after = `(?:,? ?(?:at |@ ?)?${clock}| \\(${clock}\\))?`;

/** Back references count within one day, so that two days need two patterns. */
const dayForm = (first: number) =>
  forms.map((form) => form.replace(/\\([12])/g, (_, group: string) => `\\${first + Number(group)}`)).join('|');
const day = new RegExp(`^${before}(${dayForm(1)})(?![\\d/-])`);
const ending = String.raw`(?:and )?(?:it )?(?:ends?|ending|expir(?:es|ing)|terminat(?:es|ing)|stops?|must be completed)\b(?: at (?:midnight|noon|(?=\d)))?(?: on| by)?`;
const separator = String.raw`[ ,;|·•]*(?:\b${ending}|\b(?:and |up )?(?:to|through|thru|until|till)\b|\band\b|-|–|—| / )[ :]*`;
const rangeText = `${before}(${dayForm(1)})${after}${separator}(?:and including )?${before}(${dayForm(4)})(?![\\d/-])`;
/** Each range of days in a text, in small letters. */
export const anyDayRange = new RegExp(rangeText, 'g');
const onlyRange = new RegExp(`^${rangeText}${after}$`);

const twoDaysText = `^${before}(${dayForm(1)})${after} ${before}(${dayForm(4)})(?![\\d/-])`;
const twoDays = new RegExp(twoDaysText);
const onlyTwoDays = new RegExp(`${twoDaysText}${after}$`);
/** Whether a text is two days with nothing between them. */
export const hasTwoDays = (text: string) => twoDays.test(text.toLowerCase());

/** @returns the two days that are all of a text, with or without a word between them; the first one is earlier */
export function readTwoDays(text: string): PdfDays | null {
  const small = text.toLowerCase();
  const found = onlyTwoDays.exec(small) ?? onlyRange.exec(small);
  const [from, to] = [found?.[1], found?.[4]].map((one) => (one === undefined ? null : toDay(one)));
  return from && to && from < to ? { from, to } : null;
}

/** In small letters: a day, perhaps with an hour, ends the text. */
export const endsWithDay = new RegExp(`[ /-](?:${year})${after}[ ,;–-]*$`);

const anyMonth = new RegExp(`(${monthWords})`);

/** @param text in small letters */
function toDay(text: string): Day | null {
  const backwards = /^(20\d{2})(0[1-9]|1[0-2])(\d{2})$/.exec(text);
  if (backwards) return buildDay(backwards[1], backwards[2], backwards[3]);
  const compact = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (compact) return buildDay(compact[3], compact[1], compact[2]);
  const named = anyMonth.exec(text);
  if (named) {
    const number = months.findIndex((one) => one === named[1]) + 1;
    const [date, ofYear] = text.match(/\d+/g) ?? [];
    return buildDay(ofYear, String(number), date);
  }
  const [a = '', b = '', c = ''] = text.split(/ ?[-/.] ?/);
  if (a.length === 4) return buildDay(a, b, c);
  return Number(a) > 12 ? buildDay(c, b, a) : buildDay(c, a, b);
}

function buildDay(ofYear = '', ofMonth = '', date = ''): Day | null {
  const digits = ofYear.replace("'", '');
  return parseDay(
    `${digits.length === 2 ? `20${digits}` : digits}-${ofMonth.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
}

/** The day that begins the text, with its weekday or an hour before it. */
export function readDay(text: string): Day | null {
  const found = day.exec(text.toLowerCase())?.[1];
  return found === undefined ? null : toDay(found);
}

/** Of old programs: month, day and year in six digits, or the year and the number of the day in it. */
const sixDigits = /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([23]\d)(?!\d)/;
const ofYear = /^(20\d{2}|[23]\d-?)[-. /]?([0-3]\d{2})(?![\d/-])/;
const DAYS = 366;

/** The day behind a label of one, which other digits may be as well: `120826`, or `2026342` and `26342` by its number in the year. */
export function readLabelledDay(text: string): Day | null {
  const day = readDay(text);
  if (day !== null) return day;
  const [, ofMonth, date, digits] = sixDigits.exec(text) ?? [];
  if (digits !== undefined) return buildDay(digits, ofMonth, date);
  const [, written = '', count = ''] = ofYear.exec(text) ?? [];
  const first = written === '' ? null : buildDay(written.replace('-', ''), '1', '1');
  const isDay = Number(count) > 0 && Number(count) <= DAYS;
  return first === null || !isDay ? null : addDays(first, Number(count) - 1);
}

const oneYear = new RegExp(
  `^${weekday}(${month}) ?(\\d{1,2})${separator}${weekday}(${month})? ?(\\d{1,2}),? ?(\\d{4})`,
);

/** `December 8 - 12, 2026`, also `Dec 29 - Jan 2, 2027`. */
function readInOneYear(text: string): PdfDays | null {
  const [, first = '', from, last = first, to, ofYear] = oneYear.exec(text) ?? [];
  return toRange((own) => `${first} ${from}, ${own}`, `${last} ${to}, `, ofYear);
}

/** The year that is written is that of the last day: the first one may be in the year before. */
function toRange(toFirst: (ofYear: string) => string, last: string, ofYear = ''): PdfDays | null {
  const to = toDay(`${last}${ofYear}`);
  const from = [ofYear, String(Number(ofYear) - 1)]
    .map((own) => toDay(toFirst(own)))
    .find((one) => one && to && one <= to);
  return from && to ? { from, to } : null;
}

const shortRange = /^(\d{1,2}\/\d{1,2}) ?[-–] ?(\d{1,2}\/\d{1,2})\/(20\d{2}|\d{2})(?![\d/-])/;

/** `12/08-12/12/2026`. */
function readShortRange(text: string): PdfDays | null {
  const [, first, last, ofYear] = shortRange.exec(text) ?? [];
  return first === undefined ? null : toRange((own) => `${first}/${own}`, `${last}/`, ofYear);
}

/** The two days that begin the text. */
export function readDayRange(text: string): PdfDays | null {
  const small = text.toLowerCase();
  return readWholeDays(small) ?? readInOneYear(small) ?? readShortRange(small);
}

function readWholeDays(text: string): PdfDays | null {
  // A pattern of its own for the beginning of a text would take long to compile.
  anyDayRange.lastIndex = 0;
  const found = anyDayRange.exec(text);
  const groups = found?.index === 0 ? found : [];
  const [first, last] = [groups[1], groups[4]];
  const [from, to] = [first === undefined ? null : toDay(first), last === undefined ? null : toDay(last)];
  return from === null || to === null || from > to ? null : { from, to };
}
