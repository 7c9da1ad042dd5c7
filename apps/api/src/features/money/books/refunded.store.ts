import { formatReceiptNumber } from '@wideload/domain';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** The number of the payment's receipt. */
export async function findReceiptNumber(db: Db | Tx, paymentId: string): Promise<string> {
  const row = await db
    .selectFrom('book_entries')
    .select(['receipt_year', 'receipt_no'])
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['charge', 'adjustment'])
    .executeTakeFirst();
  return row === undefined ? '' : formatReceiptNumber(row.receipt_year, row.receipt_no);
}

/** The number of the refund's credit note; `''` before it has succeeded. */
export async function findCreditNote(db: Db | Tx, refundId: string): Promise<string> {
  const row = await db
    .selectFrom('book_entries')
    .select(['receipt_year', 'receipt_no'])
    .where('kind', '=', 'refund')
    .where('source', '=', refundId)
    .executeTakeFirst();
  return row === undefined ? '' : formatReceiptNumber(row.receipt_year, row.receipt_no);
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
    number: formatReceiptNumber(row.receipt_year, row.receipt_no),
  }));
}
