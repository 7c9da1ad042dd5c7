import type { Db } from '../../../platform/db/transaction.ts';
import { formatReceiptNumber } from '@wideload/domain';

/** The number of the payment's receipt. */
export async function findReceiptNumber(db: Db, paymentId: string): Promise<string> {
  const row = await db
    .selectFrom('book_entries')
    .select(['receipt_year', 'receipt_no'])
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['charge', 'adjustment'])
    .executeTakeFirst();
  return row?.receipt_year ? formatReceiptNumber(row.receipt_year, row.receipt_no ?? 0) : '';
}

/** Oldest first, each with the number of its credit note. */
export async function listRefunded(
  db: Db,
  paymentId: string,
): Promise<{ amountCents: number; at: Date; number: string }[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('book_entries', (join) =>
      join
        .onRef('book_entries.payment_id', '=', 'refunds.payment_id')
        .on('book_entries.kind', '=', 'refund')
        .on((on) => on('book_entries.source', '=', on.cast<string>('refunds.id', 'text'))),
    )
    .select(['refunds.amount_cents', 'refunds.updated_at', 'receipt_year', 'receipt_no'])
    .where('refunds.payment_id', '=', paymentId)
    .where('refunds.state', '=', 'succeeded')
    .orderBy('refunds.updated_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map((row) => ({
    amountCents: row.amount_cents,
    at: row.updated_at,
    number: formatReceiptNumber(row.receipt_year ?? 0, row.receipt_no ?? 0),
  }));
}
