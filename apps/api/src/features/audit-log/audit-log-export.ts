import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import { readInBatches } from '../../platform/db/batches.ts';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../../platform/http/bodies/csv.ts';
import { findWay, readActs, type ActRow } from './audit-log-list.store.ts';
import { recordAct } from './audit-log.service.ts';
import { actInCsv, csvHeader } from './audit-log.wire.ts';

type Query = ReadQuery<typeof auditLog.export>;

/** What of a list was asked for: only what narrows it. */
function narrowingOf({ search, ...filters }: Query): object {
  return { ...(search !== '' && { search }), ...filters };
}

async function* linesOf(rows: AsyncIterable<ActRow>) {
  for await (const row of rows) yield actInCsv(row);
}

/** The whole log as filtered, as a file. Taking it away is an act too, and stands in the file itself. */
export async function exportActs(deps: Deps, admin: Admin, query: Query) {
  const subject = { kind: 'list', id: null, label: 'Audit log' } as const;
  await recordAct(deps.db, deps, admin, { what: 'list.export', subject, before: null, after: narrowingOf(query) });
  const way = await findWay(deps.db, admin, query);
  let past: ActRow | null = null;
  const rows = readInBatches<ActRow>(async (_offset, limit) => {
    const read: ActRow[] = await readActs(deps.db, admin, { ...query, ...way, past, limit });
    past = read.at(-1) ?? past;
    return read;
  });
  return csvFile('wideload-audit-log', csvHeader, linesOf(rows));
}
