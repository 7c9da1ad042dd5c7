import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';

export type Paging = { page: number; pageSize: number };

function selectPayouts(db: Db) {
  return db
    .selectFrom('payouts')
    .selectAll('payouts')
    .select(({ selectFrom }) =>
      selectFrom('balance_lines')
        .select(sql<number>`sum(net_cents)::bigint`.as('net'))
        .whereRef('payout_id', '=', 'payouts.id')
        // The payout's own line takes out what the others brought in.
        .where('type', '<>', 'payout')
        .as('net'),
    );
}

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof selectPayouts>['executeTakeFirstOrThrow']>>;

export async function findPayouts(
  db: Db,
  _by: Admin,
  { page, pageSize }: Paging,
): Promise<{ rows: PayoutRow[]; total: number }> {
  // Only the payouts of the page sum up their lines.
  const onPage = db
    .selectFrom('payouts')
    .select('id')
    .orderBy('created_at_provider', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const [rows, { total }] = await Promise.all([
    selectPayouts(db).where('id', 'in', onPage).orderBy('created_at_provider', 'desc').orderBy('id', 'desc').execute(),
    db
      .selectFrom('payouts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function findPayout(db: Db, _by: Admin, id: string): Promise<PayoutRow | null> {
  return (await selectPayouts(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findPayoutLines(db: Db, _by: Admin, { id, page, pageSize }: Paging & { id: string }) {
  const lines = db.selectFrom('balance_lines').where('payout_id', '=', id).where('type', '<>', 'payout');
  const [rows, { total }] = await Promise.all([
    lines
      .leftJoin('payments', 'payments.id', 'balance_lines.payment_id')
      .leftJoin('orders', 'orders.id', 'payments.order_id')
      .select(['provider_line_id', 'category', 'balance_lines.amount_cents', 'fee_cents', 'net_cents'])
      .select(['created_at_provider', 'orders.id as orderId', 'orders.order_number', 'orders.user_id'])
      .orderBy('created_at_provider')
      .orderBy('provider_line_id')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    lines.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
