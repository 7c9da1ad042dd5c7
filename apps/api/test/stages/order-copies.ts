import type { Order } from '@wideload/contract';
import type { World } from '../world.ts';

/** Copies an order by direct inserts, with new units and permits: the API takes many times as long. */
export async function createOrderCopy(
  { deps, database }: Pick<World, 'deps' | 'database'>,
  order: Order,
): Promise<Order> {
  const id = deps.ids();
  const { rows } = await database.pool.query<{ table: string; columns: string[] }>(`
    SELECT attrelid::regclass::text AS table, array_agg(quote_ident(attname)) AS columns FROM pg_attribute
    WHERE attrelid IN ('orders'::regclass, 'units'::regclass, 'permits'::regclass)
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY 1`);
  const renderCopy = (table: string, changes: string) => {
    const columns = rows.find((each) => each.table === table)?.columns ?? [];
    const copied = `(jsonb_populate_record(${table}, jsonb_build_object(${changes})))`;
    return `(${columns.join(', ')}) SELECT ${columns.map((column) => `${copied}.${column}`).join(', ')} FROM ${table}`;
  };
  const renderNewId = (column: string) => `md5($1::text || ${column}::text)::uuid`;
  // One message for all statements: parameters would allow only one.
  const sql = `
    WITH copied AS (
      INSERT INTO orders ${renderCopy('orders', `'id', $1::text, 'order_number', nextval('order_numbers')`)}
      WHERE id = $2 RETURNING id
    ), copied_units AS (
      INSERT INTO units ${renderCopy('units', `'id', ${renderNewId('units.id')}, 'order_id', $1::text`)}
      WHERE order_id = $2 RETURNING id
    )
    INSERT INTO permits ${renderCopy('permits', `'id', ${renderNewId('permits.id')}, 'unit_id', ${renderNewId('permits.unit_id')}, 'order_id', $1::text`)}
    WHERE order_id = $2`;
  await database.pool.query(sql, [id, order._id]);
  return { ...order, _id: id };
}
