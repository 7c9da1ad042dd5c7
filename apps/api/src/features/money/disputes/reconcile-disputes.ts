import { after, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { logFailure } from '#providers/payments/provider-problem.ts';
import { listDueDisputes } from './disputes.store.ts';
import { settleDispute } from './settle-dispute.ts';

const BATCH = 50;

/** An open dispute lasts for weeks, so its lost events may be older than the list of events. */
export async function reconcileDisputes(deps: Deps): Promise<void> {
  const { provider } = deps.payments;
  const before = after(deps.clock.now(), -HOUR);
  for (const id of await listDueDisputes(deps.db, { provider, before, limit: BATCH }))
    await settleDispute(deps, id).catch((error: unknown) => logFailure(deps.log, 'reconcileDisputes', error));
}
