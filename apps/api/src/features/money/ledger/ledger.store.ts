import type { LedgerPayment } from '@wideload/contract';
import { formatReceiptNumber, type LedgerLine } from '@wideload/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Admin } from '#actor.ts';
import { onUnitOfPermit } from '#platform/db/columns/order-columns.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type LedgerOrderRow = Awaited<ReturnType<typeof findLedgerOrders>>[number];

/** The cursor of the movements is a uuid. */
const toUuid = (column: string) => sql<string>`lpad(to_hex(${sql.ref(column)}), 32, '0')::uuid`;

/** Instants in the lists are JSON texts with a time zone. */
export function findLedgerOrders(db: Db | Tx, _by: Admin, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['orders.id', 'orders.order_number', 'orders.po_number', 'orders.company', 'orders.jurisdictions'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('permits')
          .innerJoin('units', onUnitOfPermit)
          .select(['permits.id', 'permits.state', 'permits.status', 'permits.price_cents', 'permits.fee_cents'])
          .select(['permits.days', 'permits.charged_fee_cents', 'permits.issued_at', 'permits.state_number'])
          .select('units.position')
          .whereRef('permits.order_id', '=', 'orders.id')
          .orderBy('units.position'),
      ).as('permits'),
      jsonArrayFrom(
        eb
          .selectFrom('payments')
          .select(['payments.id', 'payments.kind', 'payments.captured_cents', 'payments.succeeded_at'])
          .select(['payments.provider', 'payments.provider_intent_id'])
          .select((payment) => payment.cast<LedgerLine[]>('payments.price_lines', 'jsonb').as('lines'))
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.status', '=', 'succeeded'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.payment_id')
          .select(['refunds.id', 'refunds.payment_id', 'refunds.permit_id', 'refunds.amount_cents', 'refunds.reason'])
          .select(['refunds.permit_shares', 'refunds.state', 'refunds.created_at'])
          .select(['refunds.succeeded_at', 'refunds.reversed_at', 'refunds.failure'])
          .whereRef('payments.order_id', '=', 'orders.id')
          // Refunds that have arrived or are on their way.
          .where((or) =>
            or.or([or('refunds.succeeded_at', 'is not', null), or('refunds.state', 'in', ['requested', 'pending'])]),
          )
          .orderBy('refunds.created_at'),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('dispute_movements')
          .innerJoin('disputes', 'disputes.id', 'dispute_movements.dispute_id')
          .innerJoin('payments', 'payments.id', 'disputes.payment_id')
          .select(['dispute_movements.id', 'dispute_movements.amount_cents', 'dispute_movements.fee_cents'])
          .select(['dispute_movements.moved_at', 'disputes.payment_id', 'disputes.reason'])
          .whereRef('payments.order_id', '=', 'orders.id')
          .orderBy('dispute_movements.moved_at')
          .orderBy('dispute_movements.id'),
      ).as('disputes'),
      jsonArrayFrom(
        eb
          .selectFrom('book_entries')
          .select(['book_entries.payment_id', 'book_entries.kind', 'book_entries.source', 'book_entries.amount_cents'])
          .select(['book_entries.receipt_year', 'book_entries.receipt_no'])
          .select(toUuid('book_entries.id').as('id'))
          .whereRef('book_entries.order_id', '=', 'orders.id')
          .where('book_entries.kind', '<>', 'state-fee'),
      ).as('booked'),
      jsonArrayFrom(
        eb
          .selectFrom('ledger_reasons')
          .select(['ledger_reasons.permit_id', 'ledger_reasons.reason'])
          .whereRef('ledger_reasons.order_id', '=', 'orders.id'),
      ).as('reasons'),
      jsonArrayFrom(
        eb
          .selectFrom('fee_settlements')
          .select(['fee_settlements.permit_id', 'fee_settlements.reason'])
          .whereRef('fee_settlements.order_id', '=', 'orders.id')
          .where((eb) => eb.and({ 'fee_settlements.way': 'absorbed', 'fee_settlements.undone_at': null }))
          .orderBy('fee_settlements.created_at', 'desc'),
      ).as('absorbed'),
    ])
    .where('orders.id', 'in', ids)
    .execute();
}

/** One payment, refund, failure of a refund that had arrived, movement of a dispute, provider's or state's fee, with its order. */
export type Movement = {
  kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'provider-fee' | 'state-fee';
  id: string;
  orderId: string;
  at: string;
};
/** `before` is excluded. `past` is the cursor: the last movement read. */
export type Stretch = { from: string; before: string; past: Movement | null; limit: number };

const first = { id: '00000000-0000-0000-0000-000000000000', kind: '' };

/** Instants stay the database's text, which keeps their microseconds. */
export async function findMovements(db: Db, _by: Admin, { from, before, past, limit }: Stretch): Promise<Movement[]> {
  const start = past?.at ?? from;
  const { id: afterId, kind: afterKind } = past ?? first;
  // A refund and its failure share an id, and may share an instant.
  const part = (kind: Movement['kind'], at: string, id: string) => sql`
    ${sql.ref(at)} >= ${start}::timestamptz AND ${sql.ref(at)} < ${before}::timestamptz
    AND (${sql.ref(at)}, ${sql.ref(id)}, ${kind}::text COLLATE "C") > (${start}::timestamptz, ${afterId}::uuid, ${afterKind}::text)
    ORDER BY ${sql.ref(at)}, ${sql.ref(id)} LIMIT ${limit}`;
  const { rows } = await sql<Movement>`
    SELECT kind, id, "orderId", at::text AS at FROM (
      (SELECT 'payment' AS kind, id, order_id AS "orderId", succeeded_at AS at FROM payments
        WHERE status = 'succeeded' AND ${part('payment', 'succeeded_at', 'id')})
      UNION ALL
      (SELECT 'refund', refunds.id, payments.order_id, refunds.succeeded_at
        FROM refunds JOIN payments ON payments.id = refunds.payment_id
        WHERE refunds.succeeded_at IS NOT NULL AND ${part('refund', 'refunds.succeeded_at', 'refunds.id')})
      UNION ALL
      (SELECT 'refund-failed', refunds.id, payments.order_id, refunds.reversed_at
        FROM refunds JOIN payments ON payments.id = refunds.payment_id
        WHERE refunds.reversed_at IS NOT NULL AND ${part('refund-failed', 'refunds.reversed_at', 'refunds.id')})
      UNION ALL
      (SELECT 'dispute', dispute_movements.id, payments.order_id, dispute_movements.moved_at
        FROM dispute_movements JOIN disputes ON disputes.id = dispute_movements.dispute_id
        JOIN payments ON payments.id = disputes.payment_id
        WHERE ${part('dispute', 'dispute_movements.moved_at', 'dispute_movements.id')})
      UNION ALL
      (SELECT 'provider-fee', id, order_id, at
        FROM (SELECT ${toUuid('id')} AS id, order_id, at FROM book_entries WHERE kind = 'provider-fee') AS fees
        WHERE ${part('provider-fee', 'at', 'id')})
      UNION ALL
      (SELECT 'state-fee', id, order_id, issued_at FROM permits
        WHERE status IN ('issued', 'voided') AND ${part('state-fee', 'issued_at', 'id')})
    ) AS movements ORDER BY movements.at, id, kind COLLATE "C" LIMIT ${limit}`.execute(db);
  return rows;
}

type Reason = { orderId: string; permitId: string };

export async function findReason(tx: Tx, { orderId, permitId }: Reason): Promise<string> {
  const row = await tx
    .selectFrom('ledger_reasons')
    .select('reason')
    .where((eb) => eb.and({ order_id: orderId, permit_id: permitId }))
    .executeTakeFirst();
  return row?.reason ?? '';
}

/** An empty reason removes the stored one. */
export async function writeReason(
  tx: Tx,
  by: Admin,
  { orderId, permitId, reason, at }: Reason & { reason: string; at: Date },
): Promise<void> {
  if (reason === '') {
    const one = tx.deleteFrom('ledger_reasons').where('order_id', '=', orderId);
    await one.where('permit_id', '=', permitId).execute();
    return;
  }
  const entry = { reason, set_by: by.personId, set_at: at };
  await tx
    .insertInto('ledger_reasons')
    .values({ order_id: orderId, permit_id: permitId, ...entry })
    .onConflict((conflict) => conflict.columns(['order_id', 'permit_id']).doUpdateSet(entry))
    .execute();
}

/** The provider's fee of each payment, and the payout of the rest; oldest first. */
export async function listLedgerPayments(db: Db | Tx, _by: Admin, orderId: string): Promise<LedgerPayment[]> {
  const rows = await db
    .selectFrom('book_entries')
    .innerJoin('payments', 'payments.id', 'book_entries.payment_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('balance_lines')
          .select([
            sql<number | null>`sum(fee_cents)::integer`.as('fee'),
            sql<number | null>`sum(net_cents)::integer`.as('net'),
            sql<string | null>`(array_agg(payout_id) FILTER (WHERE category = 'charge'))[1]`.as('payoutId'),
          ])
          .whereRef('balance_lines.payment_id', '=', 'payments.id')
          .as('kept'),
      (join) => join.onTrue(),
    )
    .leftJoin('payouts', (join) => join.onRef('payouts.id', '=', sql`kept."payoutId"`))
    .select(['payments.id', 'payments.captured_cents', 'book_entries.receipt_year', 'book_entries.receipt_no'])
    .select(['kept.fee', 'kept.net', 'payouts.id as payoutId', 'payouts.arrives_at', 'payouts.status'])
    .where('book_entries.order_id', '=', orderId)
    .where('book_entries.kind', 'in', ['charge', 'adjustment'])
    .orderBy('book_entries.at')
    .orderBy('book_entries.id')
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    receipt: formatReceiptNumber(row.receipt_year, row.receipt_no),
    amount: row.captured_cents,
    fee: row.fee,
    net: row.net,
    payout:
      row.payoutId === null || row.arrives_at === null || row.status === null
        ? null
        : { _id: row.payoutId, arrivesAt: row.arrives_at.toISOString(), status: row.status },
  }));
}
