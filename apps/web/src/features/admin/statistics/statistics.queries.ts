import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statistics } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { StatisticsParams } from './statistics-params.ts';
import { findViewerZone } from './viewer-zone.ts';

export function toStatisticsInput({ window, day }: StatisticsParams) {
  return { window, day, timeZone: findViewerZone() };
}

export function statisticsQuery(params: StatisticsParams) {
  const query = toStatisticsInput(params);
  return queryOptions({
    queryKey: ['admin', 'statistics', query],
    queryFn: ({ signal }) => call(statistics.read, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
