import type { OwnerId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import { markAllDetached } from './cards.store.ts';

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
    .where('provider', '=', payments.provider)
    .where('provider_customer_id', '=', customerId)
    .where('gone_at', 'is', null)
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
    .where('user_id', '=', ownerId)
    .where('provider', '=', payments.provider)
    .where('gone_at', 'is not', null)
    .orderBy('gone_at', 'desc')
    .executeTakeFirst();
  return row?.gone_at ?? null;
}
