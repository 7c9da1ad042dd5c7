import type { Order } from '@wideload/contract';
import type { World } from '../world.ts';

/** Copies an order by direct inserts, with new units and permits: the API takes many times as long. */
export async function aCopyOf({ deps, database }: Pick<World, 'deps' | 'database'>, order: Order): Promise<Order> {
  const id = deps.ids();
  const copyOf = (table: string, changes: string) =>
    `SELECT (jsonb_populate_record(${table}, jsonb_build_object(${changes}))).* FROM ${table}`;
  const newId = (column: string) => `md5($1::text || ${column}::text)::uuid`;
  // One message for all statements: parameters would allow only one.
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
