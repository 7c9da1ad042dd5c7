import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statistics } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { StatisticsParams } from './statistics-params.ts';
import { viewerZone } from './viewer-zone.ts';

export function statisticsInput({ window, day }: StatisticsParams) {
  return { window, day, timeZone: viewerZone() };
}

/** The previous days stay visible while others load. */
export function statisticsQuery(params: StatisticsParams) {
  const query = statisticsInput(params);
  return queryOptions({
    queryKey: ['admin', 'statistics', query],
    queryFn: ({ signal }) => call(statistics.read, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
