import type { adminOrders, ReadQuery, AdminOrderRow } from '@wideload/contract';
import { stateName, type StateCode } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import { readInBatches } from '#platform/db/paging.ts';
import type { Deps } from '#deps.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { customerColumns } from '#platform/db/columns/order-columns.ts';
import { toFields } from '#platform/db/columns/record-columns.ts';
import { paidHeader, toPaidCells, toRefundedWord } from '../orders.wire.ts';
import { countOrders, findOrderRows, type AdminOrderListRow, type AdminOrderQuery } from './admin-order-list.store.ts';

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

// The contract has validated the states before they were written.
const toStateNames = ({ jurisdictions }: AdminOrderListRow) => (jurisdictions as StateCode[]).map(stateName);

export function toAdminOrderRow(row: AdminOrderListRow): AdminOrderRow {
  return {
    _id: row.id,
    orderNumber: row.order_number,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    jurisdictions: toStateNames(row),
    unitCount: row.unit_count ?? 0,
    permitCount: row.permit_count,
    issuedCount: row.issued_count,
    user: { _id: row.user_id, email: row.user_email },
    customer: toFields(customerColumns, row),
    totalPrice: row.total_price_cents,
    paid: row.counted_cents,
    refunded: row.refund_reserved_cents,
    isRefunded: row.is_refunded,
  };
}

/** The columns of the exported file, in the order of `toAdminOrderCells`. */
export const adminOrderHeader = [
  'Order number',
  'Order ID',
  'Status',
  'Date (UTC)',
  'State/Province',
  'Permits',
  'Permits issued',
  'Units',
  'User ID',
  'User email',
  'Customer email',
  'Customer phone',
  'Customer name',
  'Total paid (USD)',
  'PO / job number',
  'Refunded',
  ...paidHeader,
];

function toAdminOrderCells(row: AdminOrderListRow): Cell[] {
  return [
    row.order_number,
    row.id,
    row.status,
    row.created_at,
    toStateNames(row).join(', '),
    row.permit_count,
    row.issued_count,
    row.unit_count ?? 0,
    row.user_id,
    row.user_email,
    row.customer_email,
    row.customer_phone,
    row.customer_person_name,
    { cents: row.total_price_cents },
    row.po_number,
    toRefundedWord(row),
    ...toPaidCells(row),
  ];
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
