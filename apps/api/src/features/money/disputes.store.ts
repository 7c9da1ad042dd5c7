import type { Selectable } from 'kysely';
import type { DisputeStatus } from '@wideload/domain';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { DisputeMovement, DisputeSnapshot } from '#providers/payments/port.ts';

export type DisputeRow = Selectable<Tables['disputes']>;

type Named = { provider: string; disputeId: string };

/** Lock the order's row first, as everywhere. */
export async function findDispute(tx: Tx, { provider, disputeId }: Named): Promise<DisputeRow | null> {
  const row = await tx
    .selectFrom('disputes')
    .selectAll()
    .where((eb) => eb.and({ provider, provider_dispute_id: disputeId }))
    .executeTakeFirst();
  return row ?? null;
}

type Read = { snapshot: DisputeSnapshot; status: DisputeStatus; closedAt: Date | null; at: Date };

function toColumns({ snapshot, status, closedAt, at }: Read) {
  return {
    amount_cents: snapshot.amountCents,
    reason: snapshot.reason,
    status,
    evidence_due_at: snapshot.evidenceDueAt,
    closed_at: closedAt,
    synced_at: at,
    updated_at: at,
  };
}

export async function insertDispute(
  tx: Tx,
  { id, paymentId, provider, ...read }: Read & { id: string; paymentId: string; provider: string },
): Promise<DisputeRow> {
  const { id: disputeId, createdAt } = read.snapshot;
  return tx
    .insertInto('disputes')
    .values({
      id,
      payment_id: paymentId,
      provider,
      provider_dispute_id: disputeId,
      opened_at: createdAt,
      ...toColumns(read),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeDispute(tx: Tx, id: string, read: Read): Promise<DisputeRow> {
  const change = tx.updateTable('disputes').set(toColumns(read)).where('id', '=', id).returningAll();
  return change.executeTakeFirstOrThrow();
}

export async function markDisputeSynced(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('disputes').set({ synced_at: at }).where('id', '=', id).execute();
}

/** A movement that is known stays as it was. */
export async function insertMovements(
  tx: Tx,
  disputeId: string,
  movements: readonly (DisputeMovement & { newId: string })[],
): Promise<void> {
  if (movements.length === 0) return;
  await tx
    .insertInto('dispute_movements')
    .values(
      movements.map(({ newId, id, amountCents, feeCents, at }) => ({
        id: newId,
        dispute_id: disputeId,
        provider_transaction_id: id,
        amount_cents: amountCents,
        fee_cents: feeCents,
        moved_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['dispute_id', 'provider_transaction_id']).doNothing())
    .execute();
}

type Due = { provider: string; before: Date; limit: number };

/** Open ones that were not read since, the longest unread first. */
export async function listDueDisputes(db: Db, { provider, before, limit }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('provider_dispute_id')
    .where((eb) => eb.and({ provider, closed_at: null }))
    .where('synced_at', '<', before)
    .orderBy('synced_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.provider_dispute_id);
}

export type PaymentDispute = DisputeRow & { withdrawn_cents: number; fee_cents: number };

function selectWithMoney(db: Db | Tx) {
  return db
    .selectFrom('disputes')
    .leftJoin('dispute_movements', 'dispute_movements.dispute_id', 'disputes.id')
    .selectAll('disputes')
    .select((eb) => [
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('dispute_movements.amount_cents'), eb.lit(0)), 'integer').as('moved'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('dispute_movements.fee_cents'), eb.lit(0)), 'integer').as('fee_cents'),
    ])
    .groupBy('disputes.id')
    .orderBy('disputes.opened_at', 'desc')
    .orderBy('disputes.id', 'desc');
}

type Sought = { by: 'payment_id' | 'id'; ids: readonly string[] };

/** Newest first, with what the bank holds of each. */
export async function listDisputes(db: Db | Tx, { by, ids }: Sought): Promise<PaymentDispute[]> {
  if (ids.length === 0) return [];
  const rows = await selectWithMoney(db).where(`disputes.${by}`, 'in', ids).execute();
  return rows.map(({ moved, ...row }) => ({ ...row, withdrawn_cents: 0 - moved }));
}
