import type { Deps } from '#deps.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import { buildKey } from '#providers/payments/port.ts';

type ForgetDeps = Pick<Deps, 'db' | 'payments' | 'log'>;

async function deleteAtProvider({ payments }: ForgetDeps, id: string, customerId: string): Promise<void> {
  try {
    await payments.deleteCustomer(buildKey('forget', id), customerId);
  } catch (error) {
    // The provider has deleted it already.
    if (getGatewayFailure(error)?.kind !== 'NotFound') throw error;
  }
}

/** Each row is open work, repeated every hour. @throws GatewayError */
export async function forgetCustomers(deps: ForgetDeps): Promise<void> {
  const { db, payments, log } = deps;
  const rows = await db
    .selectFrom('payment_customers')
    .innerJoin('users', 'users.id', 'payment_customers.user_id')
    .select(['payment_customers.id', 'payment_customers.user_id', 'payment_customers.provider_customer_id'])
    .where('users.deleted_at', 'is not', null)
    .where('provider', '=', payments.provider)
    .where('livemode', '=', payments.livemode)
    .execute();
  for (const { id, user_id: ownerId, provider_customer_id: customerId } of rows) {
    if (customerId !== null) await deleteAtProvider(deps, id, customerId);
    await db.deleteFrom('payment_customers').where('id', '=', id).execute();
    log.info({ event: 'customer.forgotten', actor: ownerId });
  }
}
