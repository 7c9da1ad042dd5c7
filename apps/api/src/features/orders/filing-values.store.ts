import type { FilingKey } from '@wideload/domain';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/transaction.ts';
import type { StoredOrder } from './stored-order.ts';

type Given = { unit: string | null; key: FilingKey; value: string };

const collect = (given: readonly Given[]) =>
  JSON.stringify(Object.fromEntries(given.map(({ key, value }) => [key, value])));

/**
 * Fills fields of state forms of a locked order; others stay as they are. Sizes, weights and prices are columns of their own, so no
 * permit changes by it. @returns false if a unit is not the order's.
 */
export async function fillFilingValues(
  tx: Tx,
  { id, units }: StoredOrder,
  { given, now }: { given: readonly Given[]; now: Date },
): Promise<boolean> {
  const ofUnits = given.filter(({ unit }) => unit !== null);
  if (ofUnits.some(({ unit }) => !units.some(({ _id }) => _id === unit))) return false;
  for (const { _id: unit } of units) {
    const own = ofUnits.filter((value) => value.unit === unit);
    if (own.length > 0)
      await tx
        .updateTable('units')
        .set({ filing: sql`filing || ${collect(own)}::jsonb` })
        .where('order_id', '=', id)
        .where('id', '=', unit)
        .execute();
  }
  const ofOrder = given.filter(({ unit }) => unit === null);
  await tx
    .updateTable('orders')
    .set({ filing: sql`filing || ${collect(ofOrder)}::jsonb`, updated_at: now })
    .where('id', '=', id)
    .execute();
  return true;
}
