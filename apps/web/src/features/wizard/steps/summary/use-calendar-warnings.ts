import { useQuery } from '@tanstack/react-query';
import type { CalendarWarning, DraftOrder, Trip } from '@wideload/domain';
import { calendarQuery } from './calendar-query.ts';

/** Empty until the calendar is loaded. A calendar that does not load leaves the other warnings. */
export function useCalendarWarnings({ units, permits }: DraftOrder, trip: Trip | null): CalendarWarning[] {
  const { data: calendar } = useQuery({ ...calendarQuery, enabled: trip !== null });
  return calendar === undefined || trip === null ? [] : calendar.findWarnings({ trip, units, permits });
}
