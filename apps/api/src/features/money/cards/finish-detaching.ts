import type { Deps } from '#deps.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import { buildKey } from '#providers/payments/port.ts';
import { logFailure } from '#providers/payments/provider-problem.ts';
import { clearDetachDue, listDetachDue, type CardRow } from './cards.store.ts';

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
