import type { Db } from '#platform/db/transaction.ts';

/** The provider took it, and the phone company did not deliver it. */
export async function markUndelivered(
  db: Db,
  { delivery, reason }: { delivery: string; reason: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ sent_at: null, failed_at: now, last_error: reason })
    .where('id', '=', delivery)
    .where('channel', '=', 'text')
    .where('sent_at', 'is not', null)
    .execute();
}
