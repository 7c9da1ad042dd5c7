import { sql } from 'kysely';
import type { User } from '#actor.ts';
import { customerColumns } from '#platform/db/columns/order-columns.ts';
import { toFields } from '#platform/db/columns/record-columns.ts';
import type { Db } from '#platform/db/transaction.ts';
import { toStoredUnit } from '../order-rows.ts';

function selectNewestFirst(db: Db, user: User) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', user.ownerId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(1);
}

export async function findLastCustomer(db: Db, user: User) {
  const row = await selectNewestFirst(db, user)
    .select(Object.values(customerColumns))
    .where('customer_person_name', '<>', '')
    .executeTakeFirst();
  return row === undefined ? null : toFields(customerColumns, row);
}

export async function findLastCompanyId(db: Db, user: User): Promise<string | null> {
  const row = await selectNewestFirst(db, user)
    .select('company_id')
    .where('company_id', 'is not', null)
    .executeTakeFirst();
  return row?.company_id ?? null;
}

type Vehicles = { truck: string; trailer: string };

/** A draft does not count: its load may be half typed. */
export async function findLastLoad(db: Db, user: User, { truck, trailer }: Vehicles) {
  const row = await selectNewestFirst(db, user)
    .innerJoin('units', 'units.order_id', 'orders.id')
    .selectAll('units')
    .select('orders.order_number')
    .where((eb) => eb.and({ 'units.truck_id': truck, 'units.trailer_id': trailer }))
    .where('orders.status', '<>', sql.lit('draft'))
    .orderBy('units.position')
    .executeTakeFirst();
  return row === undefined ? null : { ...toStoredUnit(row), orderNumber: row.order_number };
}
