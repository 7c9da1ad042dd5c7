import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { World } from '../world.ts';

let count = 0;

/** @returns its id. */
export async function aFailedMail({ deps }: World): Promise<string> {
  count += 1;
  const to = `unreached-${count}@test.example`;
  const content = { deletedOn: 'November 16, 2026' };
  await inTransaction(deps.db, (tx) => enqueue(tx, deps, { kind: 'account-deleted', to, content }));
  const { id } = await deps.db
    .updateTable('deliveries')
    .set({ failed_at: deps.clock.now(), attempts: 8, last_error: 'Mailbox unavailable' })
    .where('recipient', '=', to)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
