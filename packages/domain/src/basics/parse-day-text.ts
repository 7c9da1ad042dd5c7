import { addDays, compareDays, type Day, parseGivenDay, type Weekday, computeWeekday, weekdays } from './day.ts';
import { removeInvisible } from './invisible.ts';

const englishMonths = 'january february march april may june july august september october november december';
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const monthNames = `${englishMonths} ${spanishMonths}`.split(' ');

/** Sheets copy a day with it. */
const midnight = /[ t](?:0?0:00(?::00)?|12:00(?::00)? ?am)$/;

type Parts = { year: string | undefined; month: number; day: number };

/**
 * Parses a day as a person types it: `11/24/2026`, `24 Nov 2026`, `24NOV26`, `24 de noviembre`, `tomorrow`, `Friday`. Numbers are month first; only with dots, as
 * Europe writes them, the day may come first. Without a year it is the next such day from `today` on. Null if a weekday contradicts its date.
 */
export function parseDayText(text: string, today: Day): Day | null {
  const plain = toPlainText(text);
  const said = parseRelativeDay(plain, today);
  if (said !== null) return said;
  const { weekday, rest } = splitWeekday(plain);
  const parts = parseParts(rest);
  const day = parts === null ? null : toDay(parts, today);
  return day === null || weekday === null || computeWeekday(day) === weekday ? day : null;
}

/** Lower case, plain hyphens and quotes, nothing around strokes. Some PDFs have a soft hyphen for each hyphen. */
function toPlainText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u00AD−]/gu, '-')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
  const bare = removeInvisible(plain)
    .replace(/\s+/g, ' ')
    .replace(/^[ "]+(?:el (?=\d))?|^el (?=\d)|[ ",.;]+$/g, '');
  const spaced = toEnglishWeekday(bare);
  return spaced.replace(midnight, '').replace(/(?<=\d) ?([-/.]) ?(?=\d)/g, '$1');
}

/** `el vie. 27 de nov` is `fri. 27 de nov`; `mar` is March. */
function toEnglishWeekday(text: string): string {
  const [all = '', word = ''] =
    /^(?:el )?(dom(?:ingo)?|lun(?:es)?|martes|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?)(?=[., ]|$)/.exec(
      text,
    ) ?? [];
  const name = weekdays['dlmjvs'.indexOf(word.charAt(0)) + (/^(?:mi|[jvs])/.test(word) ? 1 : 0)];
  return word === '' || name === undefined ? text : name.slice(0, 3).toLowerCase() + text.slice(all.length);
}

const saidDays: Readonly<Record<string, number>> = {
  today: 0,
  hoy: 0,
  tomorrow: 1,
  tmrw: 1,
  tmw: 1,
  tommorow: 1,
  mañana: 1,
  manana: 1,
  'day after tomorrow': 2,
  'pasado mañana': 2,
  'pasado manana': 2,
};

/** Sooner than this, and in this week, people disagree whether `next Friday` is the coming one. */
const leastDaysToNext = 3;

/** Of `Friday` the coming one; of `next Friday` too, where it is not in this week, and null where it is. */
function parseRelativeDay(text: string, today: Day): Day | null {
  const plain = text.replace(/^(?:on|this coming|coming|the(?= day)|este) /, '');
  const days = Object.hasOwn(saidDays, plain) ? saidDays[plain] : undefined;
  if (days !== undefined) return addDays(today, days);
  const isNext = plain.startsWith('next ');
  const { weekday, rest } = splitWeekday(isNext ? plain.slice(5) : plain);
  if (weekday === null || rest !== '') return null;
  const away = [1, 2, 3, 4, 5, 6, 7].find((count) => computeWeekday(addDays(today, count)) === weekday) ?? 7;
  const index = weekdays.indexOf(computeWeekday(today));
  // A week begins on Sunday to some, on Monday to others.
  const daysLeft = index === 0 ? 6 : 7 - index;
  return isNext && (away < leastDaysToNext || away <= daysLeft) ? null : addDays(today, away);
}

const weekdayName = String.raw`((?:sun|mon|tue|wed|thu|fri|sat)[a-z]*)\.?`;
const weekdayAround = new RegExp(String.raw`^${weekdayName}(?:,? |,?$)|(?<=\d),? \(?${weekdayName}\)?$`);

/** Splits `tue, nov 24` and `nov 24 (tue)` into Tuesday and `nov 24`. */
function splitWeekday(text: string): { weekday: Weekday | null; rest: string } {
  const [all = '', first = '', last = ''] = weekdayAround.exec(text) ?? [];
  const name = (first + last).replace('weds', 'wed');
  const weekday = all === '' ? undefined : weekdays.find((one) => one.toLowerCase().startsWith(name));
  return weekday === undefined ? { weekday: null, rest: text } : { weekday, rest: text.replace(all, '') };
}

function parseParts(text: string): Parts | null {
  return parseIsoParts(text) ?? parseNumericParts(text) ?? parseNamedParts(text);
}

function parseIsoParts(text: string): Parts | null {
  const [, year, , month, day] = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  return year === undefined ? null : { year, month: Number(month), day: Number(day) };
}

function parseNumericParts(text: string): Parts | null {
  const [, first, stroke, second, year] = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|'?\d{2}))?$/.exec(text) ?? [];
  if (first === undefined) return null;
  const [a, b] = [Number(first), Number(second)];
  return a > 12 && stroke === '.' ? { year, month: b, day: a } : { year, month: a, day: b };
}

const year = String.raw`(\d{4}|'?\d{2})`;
const monthFirst = new RegExp(
  String.raw`^([a-z]{3,10})\.?[-/ ]?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:[-/, ]+${year})?$`,
);
const dayFirst = new RegExp(
  String.raw`^(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)?[-/ ]?([a-z]{3,10})\.?(?:[-/, ]*${year})?$`,
);

function parseNamedParts(text: string): Parts | null {
  const american = monthFirst.exec(text);
  if (american) return toNamedParts(american[1], american[2], american[3]);
  const european = dayFirst.exec(text.replace(/ (?:of|del?)\b/g, ''));
  return european === null ? null : toNamedParts(european[2], european[1], european[3]);
}

function toNamedParts(name = '', day = '', yearText: string | undefined): Parts | null {
  const month = (monthNames.findIndex((one) => one.startsWith(name)) % 12) + 1;
  return month === 0 ? null : { year: yearText, month, day: Number(day) };
}

function toDay({ year, month, day }: Parts, today: Day): Day | null {
  if (year !== undefined) return buildDay(year.length === 4 ? year : `20${year.slice(-2)}`, month, day);
  // February 29 comes every four years, once after eight.
  const thisYear = Number(today.slice(0, 4));
  const next = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => buildDay(String(thisYear + more), month, day));
  return next.find((one) => one !== null && compareDays(one, today) >= 0) ?? null;
}

function buildDay(year: string, month: number, day: number): Day | null {
  return parseGivenDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}
