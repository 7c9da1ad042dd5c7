import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statistics } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { StatisticsParams } from './statistics-params.ts';
import { viewerZone } from './viewer-zone.ts';

/** What the days that are looked at are asked for with. */
export function statisticsInput({ window, day }: StatisticsParams) {
  return { window, day, timeZone: viewerZone() };
}

/** The statistics of some days; those before stay in sight while others come. */
export function statisticsQuery(params: StatisticsParams) {
  const query = statisticsInput(params);
  return queryOptions({
    queryKey: ['admin', 'statistics', query],
    queryFn: ({ signal }) => call(statistics.read, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
