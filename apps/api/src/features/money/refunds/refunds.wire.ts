import type { FiledRefund, OwnRefund } from '@wideload/contract';
import { formatReceiptNumber } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import type { findOwnRefunds } from './refunded-payments.store.ts';
import type { RefundRow } from './refunds.store.ts';

export type FiledRefundRow = Pick<
  RefundRow,
  'id' | 'permit_id' | 'permit_shares' | 'amount_cents' | 'reason' | 'state' | 'failure' | 'requested_by'
> & { created_at: Date | string; updated_at: Date | string; email: string | null };

const toInstant = (value: Date | string) => new Date(value).toISOString();

export function toFiledRefund(row: FiledRefundRow): FiledRefund {
  return {
    _id: row.id,
    permitId: row.permit_id,
    shares: row.permit_shares,
    amount: row.amount_cents,
    reason: row.reason,
    state: row.state,
    failure: row.failure,
    by: row.requested_by === null ? null : (row.email ?? ''),
    createdAt: toInstant(row.created_at),
    updatedAt: toInstant(row.updated_at),
  };
}

export async function loadFiledRefund(db: Db, _by: Admin, id: string): Promise<FiledRefund> {
  const row = await db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.requested_by')
    .selectAll('refunds')
    .select('users.email')
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
  return toFiledRefund(row);
}

type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwnRefunds>>>[number];

/** Without the reason and the admin's name. */
export function toOwnRefund({ brand, last4, ...row }: OwnRow): OwnRefund {
  return {
    _id: row.id,
    ...(row.permit_id !== null && { permitId: row.permit_id }),
    ...(row.permit_shares !== null && { shares: row.permit_shares }),
    amount: row.amount_cents,
    state: row.state,
    createdAt: toInstant(row.created_at),
    updatedAt: toInstant(row.updated_at),
    card: brand === null || last4 === null ? null : { brand, last4 },
    creditNote: formatReceiptNumber(row.receipt_year, row.receipt_no),
  };
}
