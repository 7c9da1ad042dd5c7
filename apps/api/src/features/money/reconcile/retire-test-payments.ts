import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { openStates } from '../charges/attempts.store.ts';

/** The old provider is out of reach after a change of the settings. Only test payments end; live payments and their orders stay. */
export async function retireTestPayments({ db, clock, payments, log }: Deps): Promise<void> {
  const at = clock.now();
  const { provider, livemode } = payments;
  const retired = await inTransaction(db, async (tx) => {
    const left = await tx
      .updateTable('payments')
      .set({ status: 'canceled', updated_at: at })
      .where('livemode', '=', false)
      .where((row) => row.or([row('provider', '<>', provider), row('livemode', '<>', livemode)]))
      .where('status', 'not in', ['succeeded', 'canceled'])
      .returning('id')
      .execute();
    const ids = left.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .updateTable('payment_attempts')
        .set({ state: 'abandoned', updated_at: at })
        .where('payment_id', 'in', ids)
        .where('state', 'in', openStates)
        .execute();
    return ids;
  });
  for (const payment of retired) log.warn({ event: 'payment.retired', payment });
}
