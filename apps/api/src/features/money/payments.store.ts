import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { ProviderName } from '#providers/payments/port.ts';
import { toJson } from '#platform/db/columns/to-json.ts';

export type PaymentRow = Selectable<Tables['payments']>;
export type PaymentStatus = PaymentRow['status'];

export type NewPayment = {
  id: string;
  orderId: string;
  /** None for the order's own payment. */
  adjustmentId?: string | null;
  amountCents: number;
  lines: readonly object[];
  provider: ProviderName;
  livemode: boolean;
  at: Date;
};

/** Ignores canceled payments. Use `lock` after locking the order row, never before. */
export async function findOrderPayment(
  db: Db | Tx,
  orderId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<PaymentRow | null> {
  const query = db
    .selectFrom('payments')
    .selectAll()
    .where((eb) => eb.and({ order_id: orderId, kind: 'order' }))
    .where('status', '<>', 'canceled');
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Use `lock` after locking the order row, never before. */
export async function findPayment(
  db: Db | Tx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<PaymentRow | null> {
  const query = db.selectFrom('payments').selectAll().where('id', '=', id);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function findPaymentOfIntent(
  db: Db | Tx,
  { provider, intentId }: { provider: string; intentId: string },
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where((eb) => eb.and({ provider, provider_intent_id: intentId }))
    .executeTakeFirst();
  return row ?? null;
}

/** Numbers follow the order of the payments; the caller has locked the order row. */
async function findNextAdjustmentNumber(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('payments')
    .select((eb) => eb.fn.max('adjustment_no').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const { adjustmentId = null } = payment;
  const isOrder = adjustmentId === null;
  return tx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      kind: isOrder ? 'order' : 'adjustment',
      adjustment_no: isOrder ? null : await findNextAdjustmentNumber(tx, payment.orderId),
      adjustment_id: adjustmentId,
      amount_cents: payment.amountCents,
      price_lines: JSON.stringify(payment.lines),
      status: 'created',
      provider: payment.provider,
      livemode: payment.livemode,
      provider_intent_id: null,
      anomaly: null,
      last_error: null,
      synced_at: null,
      created_at: payment.at,
      updated_at: payment.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** For an unpaid payment; its intent is updated before any confirmation. */
export async function repricePayment(
  tx: Tx,
  id: string,
  { amountCents, lines, at }: Pick<NewPayment, 'amountCents' | 'lines' | 'at'>,
): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set({ amount_cents: amountCents, price_lines: JSON.stringify(lines), updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** T2: the first writer wins. A payment that was canceled meanwhile stays canceled. */
export async function storeIntent(
  db: Db | Tx,
  id: string,
  { intentId, at }: { intentId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payments')
    .set(({ eb, ref }) => ({
      provider_intent_id: intentId,
      status: eb.case().when('status', '=', 'created').then(eb.val<PaymentStatus>('open')).else(ref('status')).end(),
      updated_at: at,
    }))
    .where((eb) => eb.and({ id, provider_intent_id: null }))
    .execute();
}

export type PaymentChange = {
  status: PaymentStatus;
  capturedCents?: number;
  succeededAt?: Date;
  anomaly?: string;
  lastError?: object | null;
  at: Date;
};

/** Only `settle` calls it. The statement refuses to move a succeeded payment back. */
export async function changePayment(
  tx: Tx,
  id: string,
  { status, capturedCents, succeededAt, anomaly, lastError, at }: PaymentChange,
): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set({
      status,
      synced_at: at,
      updated_at: at,
      ...(capturedCents !== undefined && { captured_cents: capturedCents }),
      ...(succeededAt !== undefined && { succeeded_at: succeededAt }),
      ...(anomaly !== undefined && { anomaly }),
      ...(lastError !== undefined && { last_error: toJson(lastError) }),
    })
    .where('id', '=', id)
    .where((row) => row.or([row('status', '<>', 'succeeded'), row.val(status === 'succeeded')]))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** None of a draft's canceled payments ever charged. */
export async function deleteCanceled(tx: Tx, orderId: string): Promise<void> {
  const canceled = tx
    .selectFrom('payments')
    .select('id')
    .where((eb) => eb.and({ order_id: orderId, status: 'canceled', captured_cents: 0, anomaly: null }));
  await tx.deleteFrom('payment_attempts').where('payment_id', 'in', canceled).execute();
  await tx.deleteFrom('payments').where('id', 'in', canceled).execute();
}
