import type { Order } from '@wideload/contract';
import type { World } from '../world.ts';

/**
 * The same order once more, by direct insert: its carrier's, with units and permits of its own. Many of them are made in the time that
 * one takes through the API.
 */
export async function aCopyOf({ deps, database }: Pick<World, 'deps' | 'database'>, order: Order): Promise<Order> {
  const id = deps.ids();
  const copyOf = (table: string, changes: string) =>
    `SELECT (jsonb_populate_record(${table}, jsonb_build_object(${changes}))).* FROM ${table}`;
  const newId = (column: string) => `md5($1::text || ${column}::text)::uuid`;
  // A message for each statement would be a round trip more, and parameters go with one statement only.
  const sql = `
    WITH copied AS (
      INSERT INTO orders ${copyOf('orders', `'id', $1::text, 'order_number', nextval('order_numbers')`)}
      WHERE id = $2 RETURNING id
    ), copied_units AS (
      INSERT INTO units ${copyOf('units', `'id', ${newId('units.id')}, 'order_id', $1::text`)}
      WHERE order_id = $2 RETURNING id
    )
    INSERT INTO permits ${copyOf('permits', `'id', ${newId('permits.id')}, 'unit_id', ${newId('permits.unit_id')}, 'order_id', $1::text`)}
    WHERE order_id = $2`;
  await database.pool.query(sql, [id, order._id]);
  return { ...order, _id: id };
}
