import type { adminOrders, ReadQuery } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import { readInBatches } from '#platform/db/batches.ts';
import type { Deps } from '#deps.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { countOrders, findOrderRows, type AdminOrderListRow, type AdminOrderQuery } from './admin-order-list.store.ts';
import { toAdminOrderCells } from './admin-orders.wire.ts';

export async function listAllOrders({ db }: Deps, admin: Admin, query: ReadQuery<typeof adminOrders.list>) {
  const { page, pageSize, search, status } = query;
  const counts = await countOrders(db, admin, search);
  const total = status === undefined ? Object.values(counts).reduce((all, count) => all + count, 0) : counts[status];
  const items = await findOrderRows(db, admin, { query, offset: (page - 1) * pageSize, limit: pageSize, total });
  return { items, counts, total };
}

/** Every row of the filtered list, for a file. The audit log has the export before its first line is sent. */
export async function exportOrders(
  deps: Deps,
  admin: Admin,
  query: AdminOrderQuery,
): Promise<AsyncGenerator<readonly Cell[]>> {
  const { search, status, sort } = query;
  await recordAction(deps.db, deps, admin, {
    what: 'list.export',
    subject: { kind: 'list', id: null, label: 'Permits List' },
    before: null,
    after: { sort, ...(search !== '' && { search }), ...(status && { status }) },
  });
  return readCells(await deps.standby.choose(), admin, query);
}

async function* readCells(db: Db, admin: Admin, query: AdminOrderQuery): AsyncGenerator<readonly Cell[]> {
  let past: readonly string[] | null = null;
  const rows = readInBatches<AdminOrderListRow>(async (_offset, limit) => {
    const batch: AdminOrderListRow[] = await findOrderRows(db, admin, { query, offset: 0, limit, past });
    past = batch.at(-1)?.place ?? past;
    return batch;
  });
  for await (const row of rows) yield toAdminOrderCells(row);
}
