import type { StateCode } from '@wideload/domain';
import { onUnitOfPermit } from '#platform/db/columns/unit-of-permit.ts';
import type { Db } from '#platform/db/transaction.ts';
import { toStoredUnit } from './order-rows.ts';
import type { StoredUnit } from './stored-order.ts';

type Unmarked = { id: string; state: StateCode; unit: StoredUnit };

export async function findUnmarked(db: Db, most: number): Promise<Unmarked[]> {
  const rows = await db
    .selectFrom('permits')
    .innerJoin('units', onUnitOfPermit)
    .selectAll('units')
    .select((eb) => ['permits.id as permit_id', eb.ref('permits.state').$castTo<StateCode>().as('state')])
    .where('permits.is_superload', 'is', null)
    .orderBy('permits.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ id: row.permit_id, state: row.state, unit: toStoredUnit(row) }));
}

/** A change of units that was faster has marked the permit by its new load. */
export async function writeSuperloads(db: Db, ids: readonly string[], isSuperload: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('permits')
    .set({ is_superload: isSuperload })
    .where('id', 'in', [...ids])
    .where('is_superload', 'is', null)
    .execute();
}
