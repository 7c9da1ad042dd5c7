import { queryOptions } from '@tanstack/react-query';

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

export const calendarQuery = queryOptions({
  queryKey: ['calendar-warnings'],
  queryFn: loadCalendar,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});
