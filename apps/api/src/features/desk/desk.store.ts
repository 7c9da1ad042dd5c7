import type { AskedOrder } from '@wideload/contract';
import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import { contactOf, type OwnerId } from '#identities.ts';
import type { Tx, Db } from '#platform/db/transaction.ts';

type HandedOver = { id: string; at: Date; to: string };

/** @returns false if the owner was told at this address, and nothing has changed since. */
export async function markHandedOver(tx: Tx, _by: Admin, { id, at, to }: HandedOver): Promise<boolean> {
  const isTold = sql<boolean>`EXISTS (SELECT FROM deliveries
    WHERE content ->> 'orderId' = ${id} AND kind = 'order-handed-over' AND recipient = ${to} AND failed_at IS NULL)`;
  const row = await tx
    .updateTable('orders')
    .set({ handed_over_at: at })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('handed_over_at', 'is', null), eb('handed_over_at', '<', eb.ref('updated_at')), eb.not(isTold)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of the account, which is where the owner signs in; the order may name another person's address. */
export function findOwner(
  tx: Tx,
  _by: Admin,
  ownerId: OwnerId,
): Promise<{ email: string; password_is_temporary: boolean }> {
  return tx
    .selectFrom('users')
    .select(['email', 'password_is_temporary'])
    .where('id', '=', contactOf(ownerId))
    .executeTakeFirstOrThrow();
}

const mostListed = 100;

export async function findOrderOfPermit(tx: Tx, _by: Admin, permitId: string): Promise<string | null> {
  const row = await tx.selectFrom('permits').select('order_id').where('id', '=', permitId).executeTakeFirst();
  return row?.order_id ?? null;
}

/** One row an order: the hundreds of permits of one order would leave the others no room. */
export async function listAskedOrders(db: Db, _by: Admin): Promise<AskedOrder[]> {
  const askedAt = sql<string>`min(permits.state_question ->> 'askedAt')`;
  const rows = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .innerJoin('units', (join) =>
      join.onRef('units.order_id', '=', 'permits.order_id').onRef('units.id', '=', 'permits.unit_id'),
    )
    .select([
      sql<AskedOrder['states']>`array_agg(DISTINCT permits.state)`.as('states'),
      sql<number[]>`array_agg(DISTINCT units.position + 1)`.as('units'),
      'orders.id',
      'orders.order_number',
      'orders.user_id',
      askedAt.as('asked_at'),
      sql<string | null>`orders.company ->> 'name'`.as('company_name'),
    ])
    .where('orders.status', '=', 'draft')
    // As the index has it.
    .where(sql<boolean>`permits.state_question ->> 'askedAt' IS NOT NULL`)
    .where(sql<boolean>`permits.state_question -> 'answer' = 'null'`)
    .groupBy('orders.id')
    .orderBy(askedAt)
    .orderBy('orders.id')
    .limit(mostListed)
    .execute();
  return rows.map(({ states, units, asked_at: at, ...order }) => ({
    order: {
      _id: order.id,
      orderNumber: order.order_number,
      userId: order.user_id,
      companyName: order.company_name ?? '',
    },
    states,
    units,
    askedAt: at,
  }));
}
