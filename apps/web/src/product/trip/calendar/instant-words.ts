import { HOUR, MINUTE, type Instant, type Span } from '@wideload/domain/calendar';
import { remember } from '#lib/remember.ts';
import * as texts from './calendar.texts.ts';

const getFormat = remember(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

/** `Mon, Nov 23, 7:00 AM CST` */
export function formatTripInstant(at: Instant, timeZone: string): string {
  return toPlainSpaces(getFormat(timeZone).format(at));
}

/** `Mon, Nov 23, 7:00 AM to 5:12 PM CST`; with both days where they differ. */
export function formatTripSpan({ from, to }: Span, timeZone: string): string {
  const [first, last] = [getParts(from, timeZone), getParts(to, timeZone)];
  const start = first.zone === last.zone ? `${first.day}, ${first.time}` : formatTripInstant(from, timeZone);
  const end = first.day === last.day ? `${last.time} ${last.zone}` : formatTripInstant(to, timeZone);
  return texts.span(start, end);
}

function getParts(at: Instant, timeZone: string) {
  const [weekday = '', date = '', clock = ''] = formatTripInstant(at, timeZone).split(', ');
  const cut = clock.lastIndexOf(' ');
  return { day: `${weekday}, ${date}`, time: clock.slice(0, cut), zone: clock.slice(cut + 1) };
}

/** `CST` */
export function formatZone(at: Instant, timeZone: string): string {
  return getParts(at, timeZone).zone;
}

/** `6 AM`, `noon` */
export function formatTickHour(hour: number): string {
  return texts.tickHours[hour] ?? String(hour);
}

/** Newer versions of Intl put a narrow no-break space before AM and PM. */
function toPlainSpaces(text: string): string {
  return text.replaceAll('\u202F', ' ');
}

/** `48 hours`, to the hour; below an hour to the minute. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < HOUR) return texts.minutes(Math.round(milliseconds / MINUTE));
  return texts.hours(Math.round(milliseconds / HOUR));
}
