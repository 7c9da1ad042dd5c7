import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import { readInBatches } from '../../platform/db/batches.ts';
import type { Deps } from '../../deps.ts';
import { createCsvFile } from '../../platform/http/bodies/csv.ts';
import { planRead, readActs, type ActRow } from './audit-log-list.store.ts';
import { recordAct } from './audit-log.service.ts';
import { toActCells, csvHeader } from './audit-log.wire.ts';

type Query = ReadQuery<typeof auditLog.export>;

function pickFilters({ search, ...filters }: Query): object {
  return { ...(search !== '' && { search }), ...filters };
}

async function* buildRows(rows: AsyncIterable<ActRow>) {
  for await (const row of rows) yield toActCells(row);
}

/** The export is an act too, and is in the file. */
export async function exportActs(deps: Deps, admin: Admin, query: Query) {
  const subject = { kind: 'list', id: null, label: 'Audit log' } as const;
  await recordAct(deps.db, deps, admin, { what: 'list.export', subject, before: null, after: pickFilters(query) });
  const way = await planRead(deps.db, admin, query);
  let past: ActRow | null = null;
  const rows = readInBatches<ActRow>(async (_offset, limit) => {
    const read: ActRow[] = await readActs(deps.db, admin, { ...query, ...way, past, limit });
    past = read.at(-1) ?? past;
    return read;
  });
  return createCsvFile('wideload-audit-log', csvHeader, buildRows(rows));
}
