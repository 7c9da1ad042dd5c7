import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type OwnerId, contactOf } from '#identities.ts';
import type { Deps } from '#deps.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { getGatewayFailure, callProvider } from '#providers/payments/gateway-error.ts';
import { buildKey } from '#providers/payments/port.ts';

type CustomerDeps = Pick<Deps, 'db' | 'payments' | 'log' | 'ids'>;
type Reading = { db: Db | Tx; payments: Deps['payments'] };

function selectOwn({ db, payments }: Reading, ownerId: OwnerId) {
  return db
    .selectFrom('payment_customers')
    .where((eb) => eb.and({ user_id: ownerId, provider: payments.provider }))
    .where('livemode', '=', payments.livemode);
}

export async function findCustomer(deps: Reading, ownerId: OwnerId): Promise<string | null> {
  const row = await selectOwn(deps, ownerId)
    .select('provider_customer_id')
    .where('gone_at', 'is', null)
    .where('is_joined', '=', false)
    .executeTakeFirst();
  return row?.provider_customer_id ?? null;
}

/** Includes customers that are gone: a payment that one of them began may still succeed. */
export async function listCustomers(deps: Reading, ownerId: OwnerId): Promise<ReadonlySet<string>> {
  const rows = await selectOwn(deps, ownerId).select('provider_customer_id').execute();
  return new Set(rows.flatMap(({ provider_customer_id: id }) => id ?? []));
}

export async function findUserOfCustomer({ db, payments }: Reading, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .innerJoin('users', 'users.id', 'payment_customers.user_id')
    .select('payment_customers.user_id')
    .where('provider_customer_id', '=', customerId)
    .where('provider', '=', payments.provider)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Stored first: the same key must always carry the same e-mail. A row of another provider starts over. */
async function keepIntention(
  { db, payments, ids }: CustomerDeps,
  ownerId: OwnerId,
): Promise<{ id: string; email: string }> {
  const { provider, livemode } = payments;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', contactOf(ownerId))
    .executeTakeFirstOrThrow();
  const customer = { provider, livemode, email_at_creation: email, provider_customer_id: null };
  const values = { id: ids(), user_id: ownerId, ...customer };
  await db
    .insertInto('payment_customers')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('gone_at', 'is', null)
        .where(sql<boolean>`NOT is_joined`)
        .doUpdateSet(values)
        .where((row) =>
          row.or([
            row('payment_customers.provider', '<>', provider),
            row('payment_customers.livemode', '<>', livemode),
          ]),
        ),
    )
    .execute();
  return db
    .selectFrom('payment_customers')
    .select(['id', 'email_at_creation as email'])
    .where((eb) => eb.and({ user_id: ownerId, gone_at: null }))
    .where('is_joined', '=', false)
    .executeTakeFirstOrThrow();
}

const WAIT = 200;
/** Together 5 seconds. */
const WAITS = 25;

/** While another request of the account creates its customer, this one waits for the same customer. @throws GatewayError */
async function createOnce(
  { payments }: CustomerDeps,
  id: string,
  customer: { email: string; ownerId: OwnerId },
): Promise<string> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await payments.createCustomer(buildKey('cus', id), customer);
    } catch (error) {
      const failure = getGatewayFailure(error);
      if (failure?.kind !== 'OutcomeUnknown' || failure.isRunning !== true || waits === WAITS) throw error;
      await pause(WAIT);
    }
  }
}

export async function ensureCustomer(deps: CustomerDeps, ownerId: OwnerId): Promise<string> {
  const known = await findCustomer(deps, ownerId);
  if (known !== null) return known;
  const { id, email } = await keepIntention(deps, ownerId);
  const customerId = await callProvider(deps.log, 'createCustomer', () => createOnce(deps, id, { email, ownerId }));
  await deps.db
    .updateTable('payment_customers')
    .set({ provider_customer_id: customerId })
    .where((eb) => eb.and({ id, provider_customer_id: null }))
    .execute();
  return customerId;
}

/** A card that came with a joined account belongs to the customer of that one, and cannot be charged as another's. */
export async function ensureCustomerOfCard(deps: CustomerDeps, ownerId: OwnerId, cardId: string): Promise<string> {
  const row = await deps.db
    .selectFrom('cards')
    .innerJoin('payment_customers', 'payment_customers.id', 'cards.customer_id')
    .select('payment_customers.provider_customer_id')
    .where((eb) => eb.and({ 'cards.id': cardId, 'payment_customers.gone_at': null }))
    .executeTakeFirst();
  return row?.provider_customer_id ?? ensureCustomer(deps, ownerId);
}

/** Null for the account's own customer. */
export async function findJoinedCustomer(db: Db | Tx, customerId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('id')
    .where('provider_customer_id', '=', customerId)
    .where('is_joined', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

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
