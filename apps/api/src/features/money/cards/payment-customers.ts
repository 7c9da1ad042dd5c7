import type { Deps } from '../../../deps.ts';
import { buildKey } from '../../../providers/payments/port.ts';
import { callProvider } from '../../../providers/payments/provider-problem.ts';

type CustomerDeps = Pick<Deps, 'db' | 'payments' | 'log'>;

export async function findCustomer(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('provider_customer_id')
    .where('user_id', '=', userId)
    .where('provider', '=', payments.provider)
    .where('livemode', '=', payments.livemode)
    .executeTakeFirst();
  return row?.provider_customer_id ?? null;
}

export async function findUserOfCustomer(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  customerId: string,
): Promise<string | null> {
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
async function keepIntention({ db, payments }: CustomerDeps, userId: string): Promise<string> {
  const { provider, livemode } = payments;
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const values = { user_id: userId, provider, livemode, email_at_creation: email, provider_customer_id: null };
  await db
    .insertInto('payment_customers')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where((row) =>
          row.or([
            row('payment_customers.provider', '<>', provider),
            row('payment_customers.livemode', '<>', livemode),
          ]),
        ),
    )
    .execute();
  const row = await db
    .selectFrom('payment_customers')
    .select('email_at_creation')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.email_at_creation;
}

export async function ensureCustomer(deps: CustomerDeps, userId: string): Promise<string> {
  const known = await findCustomer(deps, userId);
  if (known !== null) return known;
  const email = await keepIntention(deps, userId);
  const customerId = await callProvider(deps.log, 'createCustomer', () =>
    deps.payments.createCustomer(buildKey('cus', userId), { email, userId }),
  );
  await deps.db
    .updateTable('payment_customers')
    .set({ provider_customer_id: customerId })
    .where('user_id', '=', userId)
    .where('provider_customer_id', 'is', null)
    .execute();
  return customerId;
}
