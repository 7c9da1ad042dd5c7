import type { Db } from '../../../platform/db/transaction.ts';

/** Oldest first. */
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
