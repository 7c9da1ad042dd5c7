import { orderSearchFields } from '@wideload/contract/client';
import type { OrderStatus } from '@wideload/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import { isWholeEmail, listSearchBranches } from './search-branches.ts';

type OrderSearchField = (typeof orderSearchFields)[number];

type FoundRow = {
  id: string;
  order_number: number;
  status: OrderStatus;
  user_id: string;
  created_at: Date;
  company_name: string | null;
  title: string;
  field: OrderSearchField;
  value: string;
};

/** Without this limit the planner reads all orders, newest first, instead of the index of the branch. */
const mostMatches = 1000;

/** Each branch selects `id`, `value` and uses its own index; the newest orders of each are enough. */
function selectBranch(field: OrderSearchField, branch: RawBuilder<unknown>, limit: number) {
  const rank = orderSearchFields.indexOf(field);
  return sql`(SELECT ${sql.lit(rank)} AS rank, id, value FROM (${branch} LIMIT ${mostMatches}) AS branch
    ORDER BY id DESC LIMIT ${limit})`;
}

type Wanted = { search: string; limit: number; isWhole?: boolean };

export function compileSearch({ search, limit, isWhole = false }: Wanted): RawBuilder<FoundRow> | null {
  const branches = listSearchBranches(search, { isWhole }).map(({ field, select }) =>
    selectBranch(field, select, limit),
  );
  if (branches.length === 0) return null;
  const fields = sql`${sql.lit(`{${orderSearchFields.join(',')}}`)}::text[]`;
  return sql<FoundRow>`
    SELECT orders.id, orders.order_number, orders.status, orders.user_id, orders.created_at,
      orders.company ->> 'name' AS company_name, orders.title, (${fields})[first.rank + 1] AS field, first.value
    FROM (
      SELECT * FROM (
        SELECT DISTINCT ON (id) id, rank, value FROM (${sql.join(branches, sql` UNION ALL `)}) AS found ORDER BY id, rank
      ) AS once
      ORDER BY rank, id DESC LIMIT ${limit}
    ) AS first
    JOIN orders ON orders.id = first.id
    ORDER BY first.rank, first.id DESC`;
}

export async function findOrdersBy(
  db: Db,
  _by: Admin,
  wanted: { search: string; limit: number },
): Promise<readonly FoundRow[]> {
  const find = async (isWhole: boolean) => (await compileSearch({ ...wanted, isWhole })?.execute(db))?.rows ?? [];
  const whole = isWholeEmail(wanted.search) ? await find(true) : [];
  return whole.length > 0 ? whole : find(false);
}
