import type { Departure } from '@wideload/domain';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import * as texts from './departure.texts.ts';
import { formatHour } from './hour-text.ts';

/** `Mon, Nov 30, 2026, 7:00 AM local time`; null without a day. */
export function formatDeparture({ startDate, startTime }: Departure): string | null {
  if (startDate === null) return null;
  const day = formatWeekdayAndDay(startDate);
  return startTime === null ? day : texts.dayAndHour(day, formatHour(startTime));
}
