import type { LedgerPayment } from '@wideload/contract';
import { formatReceiptNumber } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** The provider's fee of each payment, and the payout of the rest; oldest first. */
export async function listLedgerPayments(db: Db | Tx, _by: Admin, orderId: string): Promise<LedgerPayment[]> {
  const rows = await db
    .selectFrom('book_entries')
    .innerJoin('payments', 'payments.id', 'book_entries.payment_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('balance_lines')
          .select([
            sql<number | null>`sum(fee_cents)::integer`.as('fee'),
            sql<number | null>`sum(net_cents)::integer`.as('net'),
            sql<string | null>`(array_agg(payout_id) FILTER (WHERE category = 'charge'))[1]`.as('payoutId'),
          ])
          .whereRef('balance_lines.payment_id', '=', 'payments.id')
          .as('kept'),
      (join) => join.onTrue(),
    )
    .leftJoin('payouts', (join) => join.onRef('payouts.id', '=', sql`kept."payoutId"`))
    .select(['payments.id', 'payments.captured_cents', 'book_entries.receipt_year', 'book_entries.receipt_no'])
    .select(['kept.fee', 'kept.net', 'payouts.id as payoutId', 'payouts.arrives_at', 'payouts.status'])
    .where('book_entries.order_id', '=', orderId)
    .where('book_entries.kind', 'in', ['charge', 'adjustment'])
    .orderBy('book_entries.at')
    .orderBy('book_entries.id')
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    receipt: formatReceiptNumber(row.receipt_year, row.receipt_no),
    amount: row.captured_cents,
    fee: row.fee,
    net: row.net,
    payout:
      row.payoutId === null || row.arrives_at === null || row.status === null
        ? null
        : { _id: row.payoutId, arrivesAt: row.arrives_at.toISOString(), status: row.status },
  }));
}
