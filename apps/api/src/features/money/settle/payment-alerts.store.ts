import type { Insertable } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

const MOST = 100;

async function isKnown(tx: Tx, key: string): Promise<boolean> {
  const row = await tx.selectFrom('payment_alerts').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** @returns false when an alert of this key is open; with `isOnce` also when one was resolved. */
export async function insertAlert(
  tx: Tx,
  alert: Insertable<Tables['payment_alerts']>,
  { isOnce }: { isOnce: boolean },
): Promise<boolean> {
  if (isOnce && (await isKnown(tx, alert.key))) return false;
  const row = await tx
    .insertInto('payment_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.column('key').where('resolved_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAlertedOrder(tx: Tx, id: string) {
  return tx.selectFrom('orders').select(['order_number', 'user_id']).where('id', '=', id).executeTakeFirst();
}

function selectAlerts(db: Db | Tx) {
  return db
    .selectFrom('payment_alerts')
    .leftJoin('orders', 'orders.id', 'payment_alerts.order_id')
    .selectAll('payment_alerts')
    .select(['orders.order_number', 'orders.user_id']);
}

export type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

export async function listOpenAlerts(
  db: Db,
  _by: Admin,
  { orderId }: { orderId?: string | undefined },
): Promise<{ items: AlertRow[]; total: number }> {
  const [items, all] = await Promise.all([
    selectAlerts(db)
      .where('resolved_at', 'is', null)
      .$if(orderId !== undefined, (query) => query.where('payment_alerts.order_id', '=', orderId ?? ''))
      .orderBy('raised_at', 'desc')
      .orderBy('payment_alerts.id', 'desc')
      .limit(MOST)
      .execute(),
    db
      .selectFrom('payment_alerts')
      .where('resolved_at', 'is', null)
      .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: all.count };
}

export async function findAlert(tx: Tx, _by: Admin, id: string): Promise<AlertRow | null> {
  return (await selectAlerts(tx).where('payment_alerts.id', '=', id).executeTakeFirst()) ?? null;
}

/** @returns false when it was resolved before. */
export async function resolveAlert(tx: Tx, by: Admin, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('payment_alerts')
    .set({ resolved_at: at, resolved_by: by.personId })
    .where((eb) => eb.and({ id, resolved_at: null }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
