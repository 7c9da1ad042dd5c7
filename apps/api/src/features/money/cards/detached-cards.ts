import type { Deps } from '#deps.ts';
import type { OwnerId, Owner } from '#identities.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { getGatewayFailure, callProvider, logFailure } from '#providers/payments/gateway-error.ts';
import { buildKey } from '#providers/payments/port.ts';
import {
  markAllDetached,
  listOwnCards,
  markDetached,
  clearDetachDue,
  listDetachDue,
  type CardRow,
} from './cards.store.ts';
import { findCustomer } from './payment-customers.ts';

type DeletedCustomerDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'log'>;

/** A second report of the same customer finds no row, and so never takes away the cards of its successor. */
async function markDeleted(
  { payments, clock }: DeletedCustomerDeps,
  tx: Tx,
  customerId: string,
): Promise<{ ownerId: OwnerId; customerId: string | null } | null> {
  const row = await tx
    .updateTable('payment_customers')
    .set({ gone_at: clock.now() })
    .where((eb) => eb.and({ provider: payments.provider, provider_customer_id: customerId, gone_at: null }))
    .returning(['user_id', 'id', 'is_joined'])
    .executeTakeFirst();
  return row === undefined ? null : { ownerId: row.user_id, customerId: row.is_joined ? row.id : null };
}

/**
 * Its cards went with it, and the next call makes a new customer. Only the provider's word counts: with the keys of another account,
 * every customer looks missing. @returns whether the provider deleted it. @throws GatewayError
 */
export async function forgetIfDeleted(deps: DeletedCustomerDeps, customerId: string): Promise<boolean> {
  if (!(await deps.payments.isCustomerDeleted(customerId))) return false;
  const deleted = await inTransaction(deps.db, async (tx) => {
    const found = await markDeleted(deps, tx, customerId);
    if (found !== null) await markAllDetached(tx, { ...found, provider: deps.payments.provider, at: deps.clock.now() });
    return found;
  });
  if (deleted !== null) deps.log.warn({ event: 'customer.gone', actor: deleted.ownerId });
  return true;
}

/** Explains a refused call that named the customer. */
export async function failedAsDeleted(deps: DeletedCustomerDeps, customerId: string, error: unknown): Promise<boolean> {
  return getGatewayFailure(error)?.kind === 'NotFound' && forgetIfDeleted(deps, customerId);
}

/** The key of an intent from before then belongs to that customer. */
export async function findLastDeletedCustomer(
  { db, payments }: { db: Tx; payments: Deps['payments'] },
  ownerId: OwnerId,
): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('gone_at')
    .where((eb) => eb.and({ user_id: ownerId, provider: payments.provider }))
    .where('gone_at', 'is not', null)
    .orderBy('gone_at', 'desc')
    .executeTakeFirst();
  return row?.gone_at ?? null;
}

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
