import { sql, type Insertable, type Selectable } from 'kysely';
import type { User } from '#actor.ts';
import { after } from '#clock.ts';
import { EVENT_LIFE } from '#platform/deliveries/enqueue.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type WebhookRow = Selectable<Tables['webhooks']>;

export function listOwnWebhooks(db: Db | Tx, { ownerId }: User): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function insertWebhook(tx: Tx, row: Insertable<Tables['webhooks']>): Promise<WebhookRow> {
  return tx.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow();
}

type Own = { id: string; ownerId: User['ownerId'] };
type Changes = { events: string[]; isPaused: boolean; now: Date };

/** A receiver that goes on after a pause is tried at once. */
export function updateWebhook(db: Db, { id, ownerId }: Own, { events, isPaused, now }: Changes) {
  return db
    .updateTable('webhooks')
    .set({
      events,
      paused_at: isPaused ? sql<Date>`coalesce(paused_at, ${now})` : null,
      ...(!isPaused && { failures: 0, retry_at: null }),
    })
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .returningAll()
    .executeTakeFirst();
}

export function replaceSecret(
  db: Db,
  { id, ownerId }: Own,
  { sealedSecret, formerUntil, address }: { sealedSecret: string; formerUntil: Date; address: string | undefined },
) {
  return db
    .updateTable('webhooks')
    .set({
      sealed_secret: sealedSecret,
      former_sealed_secret: sql<string>`sealed_secret`,
      former_until: formerUntil,
      ...(address !== undefined && { address, failures: 0, retry_at: null }),
    })
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .returningAll()
    .executeTakeFirst();
}

export async function deleteWebhook(db: Db, { id, ownerId }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** @returns false if the account has no such webhook. */
export async function retryAtOnce(tx: Tx, { id, ownerId }: Own): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ failures: 0, retry_at: null })
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The newest first, without filings that can still be undone. */
export function listDeliveries(db: Db, webhookId: string, { most, now }: { most: number; now: Date }) {
  return db
    .selectFrom('deliveries')
    .select([
      'id',
      'kind',
      'content',
      'created_at',
      'due_at',
      'attempts',
      'sent_at',
      'failed_at',
      'last_error',
      'answer_status',
    ])
    .where('webhook_id', '=', webhookId)
    .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('due_at', '<=', now)]))
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
}

/** The receiver is tried at once, though it was down. @returns false if the account has no such delivery. */
export async function requeueDelivery(tx: Tx, { id, ownerId }: Own, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('deliveries')
    .set({
      sent_at: null,
      failed_at: null,
      last_error: null,
      answer_status: null,
      attempts: 0,
      leased_until: null,
      due_at: now,
      expires_at: after(now, EVENT_LIFE),
    })
    .where('id', '=', id)
    .where(
      ({ selectFrom }) =>
        sql<boolean>`webhook_id IN (${selectFrom('webhooks').select('id').where('owner_id', '=', ownerId)})`,
    )
    .returning('webhook_id')
    .executeTakeFirst();
  if (row === undefined || row.webhook_id === null) return false;
  return retryAtOnce(tx, { id: row.webhook_id, ownerId });
}

export type ExpiringPermit = { id: string; orderId: string; state: string; unit: number; validTo: string };

/** Issued permits of accounts that ask to be told, whose last day is one of these. */
export async function listExpiringPermits(db: Db, days: readonly string[]): Promise<ExpiringPermit[]> {
  const { rows } = await sql<ExpiringPermit>`
    SELECT permits.id, permits.order_id AS "orderId", permits.state, permits.valid_to AS "validTo",
      units.position + 1 AS unit
    FROM permits JOIN orders ON orders.id = permits.order_id JOIN units ON units.id = permits.unit_id
    WHERE permits.status = 'issued' AND permits.valid_to = ANY (${days}::date[])
      AND (EXISTS (SELECT FROM webhooks WHERE webhooks.owner_id = orders.user_id AND 'permit.expiring' = ANY (events))
        OR EXISTS (SELECT FROM recipients WHERE recipients.owner_id = orders.user_id AND 'permit.expiring' = ANY (events)))
    ORDER BY permits.id`.execute(db);
  return rows;
}

export function listSealedSecrets(db: Db) {
  return db.selectFrom('webhooks').select(['id', 'sealed_secret', 'former_sealed_secret']).execute();
}

/** Unless it was rotated meanwhile. */
export async function replaceSeals(
  db: Db,
  { id, sealed_secret }: Pick<WebhookRow, 'id' | 'sealed_secret'>,
  seals: Pick<WebhookRow, 'sealed_secret' | 'former_sealed_secret'>,
): Promise<void> {
  await db.updateTable('webhooks').set(seals).where('id', '=', id).where('sealed_secret', '=', sealed_secret).execute();
}
