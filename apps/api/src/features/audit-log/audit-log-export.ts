import type { auditLog, ReadQuery } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { generateSignedLines } from '#platform/audit-export/signed-lines.ts';
import { formatPublicKey } from '#platform/audit-export/signing-key.ts';
import { readInBatches } from '#platform/db/batches.ts';
import type { Deps } from '#deps.ts';
import { createCsvFile } from '#platform/http/bodies/csv.ts';
import { FileStream } from '#platform/http/bodies/file-answer.ts';
import { findAdmins, planRead, readActs, type ActRow } from './audit-log-list.store.ts';
import { readChained, readHead, type ChainedRow } from './audit-log-chain.store.ts';
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
async function recordExport(deps: Deps, admin: Admin, filters: object): Promise<void> {
  const subject = { kind: 'list', id: null, label: 'Audit log' } as const;
  await recordAct(deps.db, deps, admin, { what: 'list.export', subject, before: null, after: filters });
}

export async function exportActs(deps: Deps, admin: Admin, query: Query) {
  await recordExport(deps, admin, pickFilters(query));
  const way = await planRead(deps.db, admin, query);
  let past: ActRow | null = null;
  const rows = readInBatches<ActRow>(async (_offset, limit) => {
    const read: ActRow[] = await readActs(deps.db, admin, { ...query, ...way, past, limit });
    past = read.at(-1) ?? past;
    return read;
  });
  return createCsvFile('wideload-audit-log', csvHeader, buildRows(rows));
}

/** In the order of the chain, up to its head at this instant: what is written meanwhile is not in the file. */
export async function exportSignedActs(deps: Deps, admin: Admin, query: Query) {
  const { db, clock, config } = deps;
  const filter = pickFilters(query);
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
