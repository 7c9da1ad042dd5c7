import type { Owner } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { buildKey } from '#providers/payments/port.ts';
import { callProvider } from '#providers/payments/provider-problem.ts';
import { listOwnCards, markDetached } from './cards.store.ts';
import { findCustomer } from './payment-customers.ts';

/** Includes cards that only the provider knows, from a form closed too early. */
export async function detachCards(deps: Deps, owner: Owner): Promise<void> {
  const { db, payments, log, clock, ids } = deps;
  for (const { id, provider_pm_id } of await listOwnCards(db, owner, payments.provider)) {
    await callProvider(log, 'detachCard', () => payments.detachCard(buildKey('detach', id, ids()), provider_pm_id));
    await markDetached(db, id, clock.now());
  }
  const customerId = await findCustomer(deps, owner.ownerId);
  if (customerId === null) return;
  for (const { methodId } of await callProvider(log, 'listCards', () => payments.listCards(customerId)))
    await callProvider(log, 'detachCard', () => payments.detachCard(buildKey('detach', methodId, ids()), methodId));
}
