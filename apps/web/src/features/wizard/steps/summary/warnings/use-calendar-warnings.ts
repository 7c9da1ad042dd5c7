import { useQuery } from '@tanstack/react-query';
import type { CalendarWarning, DraftOrder, Trip } from '@wideload/domain';

/** The calendar weighs as much as the travel times of all states. */
async function loadCalendar() {
  const [{ findCalendarWarnings }, { localTime }] = await Promise.all([
    import('@wideload/domain/calendar'),
    import('@wideload/local-time'),
  ]);
  return {
    findWarnings: (order: Parameters<typeof findCalendarWarnings>[0]) => findCalendarWarnings(order, localTime),
  };
}

/** Empty until the calendar is loaded. A calendar that does not load leaves the other warnings. */
export function useCalendarWarnings({ units, permits }: DraftOrder, trip: Trip | null): CalendarWarning[] {
  const { data: calendar } = useQuery({
    queryKey: ['calendar-warnings'],
    queryFn: loadCalendar,
    enabled: trip !== null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return calendar === undefined || trip === null ? [] : calendar.findWarnings({ trip, units, permits });
}
