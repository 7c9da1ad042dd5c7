import { readClock } from './server-clock.ts';
import { parseDay, toLocalNow, type Day, type LocalNow } from '@wideload/domain';

const toDigits = (part: number, count: number) => String(part).padStart(count, '0');

/** The day in the zone of this device, which is far quicker to ask than Intl. */
export function findToday(now = readClock()): Day {
  const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parseDay(`${toDigits(year, 4)}-${toDigits(month, 2)}-${toDigits(date, 2)}`);
  if (today === null) throw new Error('The clock of this device shows a day outside the calendar');
  return today;
}

/** Day and clock in a zone. Without one only the day counts, that of this device. */
export function findNow(timeZone: string | null, now = readClock()): LocalNow {
  const local = timeZone === null ? null : toLocalNow(now, timeZone);
  return local ?? { day: findToday(now), time: '00:00' };
}
