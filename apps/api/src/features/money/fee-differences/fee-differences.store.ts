import { sql } from 'kysely';
import type { FeeSettlementState, FeeSettlementWay, PermitStatus, StateCode } from '@wideload/domain';
import type { Admin, User } from '#actor.ts';
import { onUnitOfPermit } from '#platform/db/columns/order-columns.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type SettlementRow = {
  id: string;
  permit_id: string;
  state_code: StateCode;
  /** Counted from 1. */
  unit: number;
  way: FeeSettlementWay;
  difference_cents: number;
  charged_fee_cents: number | null;
  consent_id: string | null;
  adjustment_id: string | null;
  reason: string;
  created_at: Date;
  state: FeeSettlementState;
  email: string;
  brand: string | null;
  last4: string | null;
};

/** Newest first; of permits that are still on the order. */
export async function listSettlements(db: Db | Tx, orderId: string): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    SELECT s.id, s.permit_id, permits.state AS state_code, units.position + 1 AS unit, s.way, s.difference_cents,
      stored.charged_fee_cents, s.consent_id, s.adjustment_id, s.reason, s.created_at, s.state, coalesce(users.email, '') AS email, cards.brand, cards.last4
    FROM fee_settlement_states s
    JOIN fee_settlements stored ON stored.id = s.id
    JOIN permits ON permits.id = s.permit_id
    JOIN units ON units.id = permits.unit_id AND units.order_id = permits.order_id
    JOIN users ON users.id = s.settled_by
    LEFT JOIN payments ON payments.adjustment_id = s.adjustment_id AND payments.status = 'succeeded'
    LEFT JOIN payment_attempts ON payment_attempts.payment_id = payments.id AND payment_attempts.state = 'succeeded'
    LEFT JOIN cards ON cards.id = payment_attempts.card_id
    WHERE s.order_id = ${orderId}
    ORDER BY s.created_at DESC, s.id DESC`.execute(db);
  return rows;
}

export type PermitFee = {
  id: string;
  state: StateCode;
  status: PermitStatus;
  price: number;
  paidFee: number | null;
  isExplained: boolean;
};

const isExplained = sql<boolean>`EXISTS (
  SELECT FROM ledger_reasons WHERE ledger_reasons.order_id = permits.order_id AND ledger_reasons.permit_id = permits.id)`;

/** Null while the state is asked to change the permit: what it charges for that is paid, and not named yet. */
const namedFee = sql<number | null>`CASE WHEN NOT EXISTS (
  SELECT FROM order_change_permits AS asked WHERE asked.permit_id = permits.id AND asked.status = 'waiting'
) THEN permits.charged_fee_cents END`;

/** In the order of the units. */
export async function listPermitFees(db: Db | Tx, orderId: string): Promise<PermitFee[]> {
  const rows = await db
    .selectFrom('permits')
    .innerJoin('units', onUnitOfPermit)
    .select(['permits.id', 'permits.state', 'permits.status', 'permits.price_cents'])
    .select(namedFee.as('charged_fee_cents'))
    .select(isExplained.as('is_explained'))
    .where('permits.order_id', '=', orderId)
    .orderBy('units.position')
    .orderBy('permits.state')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Cast: a CHECK constraint limits it.
    state: row.state as StateCode,
    status: row.status,
    price: row.price_cents,
    paidFee: row.charged_fee_cents,
    isExplained: row.is_explained,
  }));
}

export type NewSettlement = {
  id: string;
  orderId: string;
  permitId: string;
  way: FeeSettlementWay;
  difference: number;
  /** The total that the state charged. */
  chargedFee: number | null;
  consentId?: string | null;
  adjustmentId?: string | null;
  refundId?: string | null;
  reason: string;
  at: Date;
};

/** Call it with the order locked. The database refuses a second settlement with the same number. */
export async function insertSettlement(tx: Tx, by: Admin | User, settlement: NewSettlement): Promise<void> {
  const { id, orderId, permitId, way, difference, chargedFee, reason, at } = settlement;
  const { consentId = null, adjustmentId = null, refundId = null } = settlement;
  const { count } = await tx
    .selectFrom('fee_settlements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('permit_id', '=', permitId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('fee_settlements')
    .values({
      id,
      order_id: orderId,
      permit_id: permitId,
      no: count + 1,
      way,
      difference_cents: difference,
      charged_fee_cents: chargedFee,
      consent_id: consentId,
      adjustment_id: adjustmentId,
      refund_id: refundId,
      reason,
      settled_by: by.personId,
      created_at: at,
      undone_at: null,
    })
    .execute();
}

type ChangeFee = { permitId: string; adjustmentId: string; at: Date };

/** Cancels the fee of a change of a permit. @returns how much it was, in cents. */
export async function undoChangeFee(tx: Tx, _by: Admin, { permitId, adjustmentId, at }: ChangeFee): Promise<number> {
  const { rows } = await sql<{ id: string; state: FeeSettlementState; difference_cents: number }>`
    SELECT id, state, difference_cents FROM fee_settlement_states
    WHERE permit_id = ${permitId} AND adjustment_id = ${adjustmentId} ORDER BY no DESC LIMIT 1`.execute(tx);
  const [fee] = rows;
  if (fee === undefined || fee.state === 'undone') return 0;
  await tx.updateTable('fee_settlements').set({ undone_at: at }).where('id', '=', fee.id).execute();
  return fee.difference_cents;
}

/** @returns the order and permit, or null for one that was not absorbed or is undone. */
export async function undoAbsorbed(
  tx: Tx,
  _by: Admin,
  { id, at }: { id: string; at: Date },
): Promise<{ order_id: string; permit_id: string; difference_cents: number; reason: string } | null> {
  const row = await tx
    .updateTable('fee_settlements')
    .set({ undone_at: at })
    .where((eb) => eb.and({ id, way: 'absorbed', undone_at: null }))
    .returning(['order_id', 'permit_id', 'difference_cents', 'reason'])
    .executeTakeFirst();
  return row ?? null;
}

export async function findSettlementOrder(db: Db | Tx, _by: Admin, id: string): Promise<string | null> {
  const row = await db.selectFrom('fee_settlements').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id ?? null;
}
