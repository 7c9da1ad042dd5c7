import { payoutStatuses } from '@wideload/contract';
import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { BalanceEntry, PaymentGateway, PayoutSnapshot } from '#providers/payments/port.ts';

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

type Account = Pick<PaymentGateway, 'provider' | 'livemode'>;

/** The last reading; before the first one, the oldest payment. Null without any payment. */
export async function findReadTo(db: Db, { provider, livemode }: Account): Promise<Date | null> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('balance_cursors')
        .select('read_to')
        .where('provider', '=', provider)
        .where('livemode', '=', livemode)
        .as('readTo'),
      eb
        .selectFrom('payments')
        .select(({ fn }) => fn.min('created_at').as('first'))
        .where('provider', '=', provider)
        .where('livemode', '=', livemode)
        .as('first'),
    ])
    .executeTakeFirstOrThrow();
  return row.readTo ?? row.first;
}

export async function moveReadTo(tx: Tx, { provider, livemode }: Account, readTo: Date): Promise<void> {
  await tx
    .insertInto('balance_cursors')
    .values({ provider, livemode, read_to: readTo })
    .onConflict((conflict) => conflict.columns(['provider', 'livemode']).doUpdateSet({ read_to: readTo }))
    .execute();
}

/** @returns true if a payment of the last hours still waits for its fee. */
export async function hasUnreadCharge(db: Db, { provider, livemode }: Account, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'succeeded')
    .where('succeeded_at', '>=', since)
    .where('provider', '=', provider)
    .where('livemode', '=', livemode)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('balance_lines').select('payment_id').whereRef('payment_id', '=', 'payments.id'))),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Found = { account: Account; entries: readonly BalanceEntry[]; payoutId?: string };

/** A known line learns its payment and its payout, and stays as it is otherwise. */
export async function saveBalanceLines(tx: Tx, { account, entries, payoutId }: Found): Promise<void> {
  if (entries.length === 0) return;
  const rows = JSON.stringify(entries);
  await sql`
    INSERT INTO balance_lines (provider, livemode, provider_line_id, type, category, amount_cents, fee_cents, net_cents,
        source_id, payment_id, payout_id, created_at_provider, available_at)
      SELECT ${account.provider}, ${account.livemode}::boolean, line.id, line.type, line.category, line."amountCents",
        line."feeCents", line."netCents", line."sourceId", payments.id, ${payoutId ?? null}::uuid, line."createdAt", line."availableAt"
      FROM jsonb_to_recordset(${rows}::jsonb) AS line (id text, type text, category text, "amountCents" integer,
        "feeCents" integer, "netCents" integer, "sourceId" text, "intentId" text, "createdAt" timestamptz, "availableAt" timestamptz)
      LEFT JOIN payments ON payments.provider = ${account.provider} AND payments.provider_intent_id = line."intentId"
      ORDER BY line."createdAt", line.id
    ON CONFLICT (provider, provider_line_id) DO UPDATE SET
      payment_id = coalesce(balance_lines.payment_id, excluded.payment_id),
      payout_id = coalesce(balance_lines.payout_id, excluded.payout_id)
    WHERE (balance_lines.payment_id IS NULL AND excluded.payment_id IS NOT NULL)
      OR (balance_lines.payout_id IS NULL AND excluded.payout_id IS NOT NULL)`.execute(tx);
}

type SavedPayout = { id: string; lines_read_at: Date | null };

export async function savePayout(
  db: Db,
  { account, payout, id, at }: { account: Account; payout: PayoutSnapshot; id: string; at: Date },
): Promise<SavedPayout> {
  const state = { status: toPayoutStatus(payout.status), failure: payout.failure, synced_at: at };
  return db
    .insertInto('payouts')
    .values({
      id,
      provider: account.provider,
      livemode: account.livemode,
      provider_payout_id: payout.id,
      amount_cents: payout.amountCents,
      is_automatic: payout.isAutomatic,
      created_at_provider: payout.createdAt,
      arrives_at: payout.arrivesAt,
      ...state,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_payout_id']).doUpdateSet({ ...state, arrives_at: payout.arrivesAt }),
    )
    .returning(['id', 'lines_read_at'])
    .executeTakeFirstOrThrow();
}

type PayoutStatus = (typeof payoutStatuses)[number];

function toPayoutStatus(status: string): PayoutStatus {
  const known = payoutStatuses.find((one) => one === status);
  if (known === undefined) throw new Error(`Not a status of a payout: ${status}`);
  return known;
}

export async function markLinesRead(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('payouts').set({ lines_read_at: at }).where('id', '=', id).execute();
}
