import type { Departure } from '@wideload/domain';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import * as texts from './departure.texts.ts';
import { formatZone } from './format-zone.ts';
import { formatHour } from './hour-text.ts';

/** `Mon, Nov 30, 2026, 7:00 AM CST`, by the IANA zone of the origin; null without a day. */
export function formatDeparture({ startDate, startTime }: Departure, zone: string | null): string | null {
  if (startDate === null) return null;
  const day = formatWeekdayAndDay(startDate);
  if (startTime === null) return day;
  return texts.dayAndHour(day, formatHour(startTime), zone === null ? texts.localTime : formatZone(zone, startDate));
}
