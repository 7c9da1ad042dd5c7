import type { AdminOrderRow } from '@wideload/contract';
import { stateName, type StateCode } from '@wideload/domain';
import { customerColumns } from '#platform/db/columns/order-columns.ts';
import { toFields } from '#platform/db/columns/record-columns.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import type { AdminOrderListRow } from './admin-order-list.store.ts';

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
    isRefunded: row.is_refunded,
  };
}

/** The columns of the exported file, in the order of `toAdminOrderCells`. */
export const adminOrderHeader = [
  'Order number',
  'Order ID',
  'Status',
  'Date',
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
];

export function toAdminOrderCells(row: AdminOrderListRow): Cell[] {
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
    (row.total_price_cents / 100).toFixed(2),
    row.po_number,
    row.is_refunded ? 'yes' : 'no',
  ];
}
