import type { Day } from '@wideload/domain';
import { remember } from '#lib/remember.ts';

const shape = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(a|p)?\.?\s?m?\.?$/;
const named: Readonly<Record<string, string>> = {
  noon: '12:00',
  '12 noon': '12:00',
  midnight: '00:00',
  '12 midnight': '00:00',
};
/** `0600 hrs`, and the seconds of a sheet. */
const ends = /(?<=^\d{1,2}:?\d{2})(?::00(?= ?[ap]?\.?m?\.?$)|\s*h(?:ou)?rs?\.?$)/;

/** `07:30` for `7:30`, `730 am`, `7.30 a.m.`; null for a text that is no time of day. */
export function parseHour(text: string): string | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(ends, '');
  if (Object.hasOwn(named, typed)) return named[typed] ?? null;
  const [, hourText, minuteText = '00', half] = shape.exec(typed) ?? [];
  if (hourText === undefined) return null;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The same of a place in `zone`, which may be said behind it: `7:30 am CST` or `0730 CT` in Texas. Another zone is no time of day there. */
export function parseHourIn(text: string, zone: string | undefined): string | null {
  const [, letter = ''] = /^(\w)[SD]T$/.exec(zone ?? '') ?? [];
  return parseHour(letter === '' ? text : text.trim().replace(new RegExp(` ?${letter}[sd]?t\\.?$`, 'i'), ''));
}

/** `7:30 AM` of `07:30` */
export function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const getFormat = remember((timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }));

/** `CST`, or `CDT` in summer, of an IANA zone on that day. */
export function formatZone(timeZone: string, day: Day): string {
  const parts = getFormat(timeZone).formatToParts(new Date(`${day}T18:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
