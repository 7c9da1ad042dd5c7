import type { Payout, PayoutLine } from '@wideload/contract';
import { checkPayout } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { findPayout, findPayoutLines, findPayouts, type Paging, type PayoutRow } from './payouts.store.ts';

function toPayout(row: PayoutRow): Payout {
  const net = row.lines_read_at === null ? null : (row.net ?? 0);
  const check = checkPayout({ amount: row.amount_cents, net });
  return {
    _id: row.id,
    providerId: row.provider_payout_id,
    amount: row.amount_cents,
    status: row.status,
    isAutomatic: row.is_automatic,
    failure: row.failure,
    createdAt: row.created_at_provider.toISOString(),
    arrivesAt: row.arrives_at.toISOString(),
    check:
      check.result === 'unknown'
        ? null
        : { sum: check.sum, difference: check.result === 'differs' ? check.difference : 0 },
  };
}

type LineRow = Awaited<ReturnType<typeof findPayoutLines>>['rows'][number];

function toPayoutLine(row: LineRow): PayoutLine {
  const { orderId, order_number: orderNumber, user_id: userId } = row;
  return {
    providerId: row.provider_line_id,
    at: row.created_at_provider.toISOString(),
    category: row.category,
    amount: row.amount_cents,
    fee: row.fee_cents,
    net: row.net_cents,
    order: orderId === null || orderNumber === null || userId === null ? null : { _id: orderId, orderNumber, userId },
  };
}

export async function listPayouts({ db }: Deps, by: Admin, { page, pageSize }: Paging) {
  const { rows, total } = await findPayouts(db, by, { page, pageSize });
  return { items: rows.map(toPayout), total, page, pageSize };
}

export async function readPayout(
  { db }: Deps,
  by: Admin,
  { id, query: { page, pageSize } }: { id: string; query: Paging },
) {
  const payout = await findPayout(db, by, id);
  if (payout === null) throw new Problem('not-found');
  const { rows, total } = await findPayoutLines(db, by, { id, page, pageSize });
  return { payout: toPayout(payout), items: rows.map(toPayoutLine), total, page, pageSize };
}
