import { queryOptions } from '@tanstack/react-query';
import { calendarFeeds } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(calendarFeeds.read, {}, { signal }),
});
