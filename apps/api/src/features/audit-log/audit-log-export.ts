import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { generateSignedLines, formatPublicKey } from '#platform/audit-export/signed-lines.ts';
import { readInBatches } from '#platform/db/paging.ts';
import type { Deps } from '#deps.ts';
import { createCsvFile } from '#platform/http/bodies/csv.ts';
import { FileStream } from '#platform/http/bodies/file-answer.ts';
import { findAdmins, planRead, readActions, type ActionRow } from './audit-log-list.store.ts';
import { readChained, readHead, type ChainedRow } from './audit-log.store.ts';
import { recordAction, toActionCells, csvHeader } from './audit-log.service.ts';

type Query = ReadQuery<typeof auditLog.export>;

function selectFilters({ search, ...filters }: Query): object {
  return { ...(search !== '' && { search }), ...filters };
}

async function* buildRows(rows: AsyncIterable<ActionRow>) {
  for await (const row of rows) yield toActionCells(row);
}

/** The export is an act too, and is in the file. */
async function recordExport(deps: Deps, admin: Admin, filters: object): Promise<void> {
  const subject = { kind: 'list', id: null, label: 'Audit log' } as const;
  await recordAction(deps.db, deps, admin, { what: 'list.export', subject, before: null, after: filters });
}

export async function exportActions(deps: Deps, admin: Admin, query: Query) {
  await recordExport(deps, admin, selectFilters(query));
  const way = await planRead(deps.db, admin, query);
  let past: ActionRow | null = null;
  const rows = readInBatches<ActionRow>(async (_offset, limit) => {
    const read: ActionRow[] = await readActions(deps.db, admin, { ...query, ...way, past, limit });
    past = read.at(-1) ?? past;
    return read;
  });
  return createCsvFile('wideload-audit-log', csvHeader, buildRows(rows));
}

/** In the order of the chain, up to its head at this instant: what is written meanwhile is not in the file. */
export async function exportSignedActions(deps: Deps, admin: Admin, query: Query) {
  const { db, clock, config } = deps;
  const filter = selectFilters(query);
  await recordExport(deps, admin, filter);
  const head = await readHead(db, admin);
  const actors = await findAdmins(db, query.search);
  let past = 0;
  const rows = readInBatches<ChainedRow>(async (_offset, limit) => {
    const read = await readChained(db, admin, { ...query, actors, past, lastPosition: head.position, limit });
    past = read.at(-1)?.position ?? past;
    return read;
  });
  const chunks = generateSignedLines(rows, { key: config.auditSigningKey, head, filter, now: clock.now() });
  return new FileStream('wideload-audit-log.ndjson', { type: 'application/x-ndjson', chunks });
}

export function createKeyFile({ config }: Deps): File {
  const type = 'application/x-pem-file';
  return new File([formatPublicKey(config.auditSigningKey)], 'wideload-audit-key.pem', { type });
}
