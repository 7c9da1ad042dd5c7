import type { StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import { onUnitOfPermit } from '#platform/db/columns/permit-columns.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type Wanted = { number: string; state: StateCode; except: string };

/** Another permit of the state with this number, compared without spaces, dashes and case. `unit` counts from 1. */
export async function findNumberHolder(
  db: Db | Tx,
  { number, state, except }: Wanted,
): Promise<{ orderNumber: number; unit: number } | null> {
  const row = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .innerJoin('units', onUnitOfPermit)
    .select(['orders.order_number as orderNumber', 'units.position'])
    .where(sql<boolean>`permits.state_number <> '' AND search_code(permits.state_number) = search_code(${number})`)
    .where('permits.state', '=', state)
    .where('permits.id', '!=', except)
    .orderBy('orders.order_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { orderNumber: row.orderNumber, unit: row.position + 1 };
}
