import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statistics } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import { callForFile } from '../../lib/call-for-file.ts';
import type { StatisticsParams } from './statistics-params.ts';
import { viewerZone } from './viewer-zone.ts';

function queryOf({ window, day }: StatisticsParams) {
  return { window, day, timeZone: viewerZone() };
}

/** The statistics of some days; those before stay in sight while others come. */
export function statisticsQuery(params: StatisticsParams) {
  const query = queryOf(params);
  return queryOptions({
    queryKey: ['admin', 'statistics', query],
    queryFn: ({ signal }) => call(statistics.read, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function fetchStatisticsFile(params: StatisticsParams): Promise<File> {
  return callForFile(statistics.export, { query: queryOf(params) });
}
