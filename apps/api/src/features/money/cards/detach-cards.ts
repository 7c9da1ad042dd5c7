import type { Owner } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import { buildKey } from '#providers/payments/port.ts';
import { callProvider, logFailure } from '#providers/payments/provider-problem.ts';
import { listOwnCards, markDetached, clearDetachDue, listDetachDue, type CardRow } from './cards.store.ts';
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

type DetachDeps = Pick<Deps, 'db' | 'payments' | 'ids' | 'log'>;

/** Each try has a new key: the provider replays a failure for its key. */
async function detachAtProvider(
  { payments, ids }: DetachDeps,
  { id, provider_pm_id: methodId }: CardRow,
): Promise<void> {
  try {
    await payments.detachCard(buildKey('detach', id, ids()), methodId);
  } catch (error) {
    if (getGatewayFailure(error)?.kind !== 'NotFound') throw error;
  }
}

/** A failure leaves the card due for `finishDetaching`. */
export async function tryToDetach(deps: DetachDeps, card: CardRow): Promise<void> {
  try {
    await detachAtProvider(deps, card);
    await clearDetachDue(deps.db, card.id);
  } catch (error) {
    logFailure(deps.log, 'detachCard', error);
  }
}

/** Runs with each turn of the reconciler. */
export async function finishDetaching(deps: DetachDeps): Promise<void> {
  for (const card of await listDetachDue(deps.db, deps.payments.provider)) await tryToDetach(deps, card);
}
