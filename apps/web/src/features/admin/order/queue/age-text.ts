import * as texts from './queue.texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function formatAge(since: string, now: string): string {
  return formatSpan(new Date(now).getTime() - new Date(since).getTime());
}

/** @param age milliseconds */
export function formatSpan(age: number): string {
  if (age < MINUTE) return texts.lessThanAMinute;
  const [days, hours, minutes] = [Math.floor(age / DAY), Math.floor(age / HOUR) % 24, Math.floor(age / MINUTE) % 60];
  if (days > 0) return texts.daysAndHours(days, hours);
  return hours > 0 ? texts.hoursAndMinutes(hours, minutes) : texts.minutesOnly(minutes);
}
