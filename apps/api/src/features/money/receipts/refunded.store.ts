import type { Db } from '../../../platform/db/transaction.ts';

/** What was given back of a payment, oldest first; a refund that is on its way, or failed, is not among it. */
export async function listRefunded(db: Db, paymentId: string): Promise<{ amountCents: number; at: Date }[]> {
  return db
    .selectFrom('refunds')
    .select(['amount_cents as amountCents', 'updated_at as at'])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'succeeded')
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
}
