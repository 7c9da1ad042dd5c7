import { statistics } from '@wideload/contract/client';
import { callForFile } from '#lib/api/call-for-file.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { toStatisticsInput } from './statistics.queries.ts';
import type { StatisticsParams } from './statistics-params.ts';

export function StatisticsExport({ params }: { params: StatisticsParams }) {
  return <ExportButton ask={() => callForFile(statistics.export, { query: toStatisticsInput(params) })} />;
}
