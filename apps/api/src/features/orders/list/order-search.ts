import { findNamedStates } from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { parseIdText, parseNumberText, toPrefixPattern } from '../../../platform/db/search.ts';

const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type OrderSearch = { orderNumber: number | null } & ({ from: string; to: string } | { from: null; to: null });

/**
 * A search finds one order by its number, and the orders whose ids begin with the text: a range from the lowest to the
 * highest such id.
 */
export function parseOrderSearch(search: string): OrderSearch {
  const text = parseIdText(search) ?? '';
  const orderNumber = parseNumberText(search);
  const [from, to] = [lowest, highest].map((end) => text + end.slice(text.length));
  // No id begins with a misplaced hyphen.
  if (text === '' || from === undefined || to === undefined || !id.test(from))
    return { orderNumber, from: null, to: null };
  return { orderNumber, from, to };
}

/** Orders whose PO / job number begins with `search`, case-insensitive; uses the index `orders_po_number`. */
export function hasPoNumber(search: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(orders.po_number <> '' AND lower(orders.po_number) LIKE lower(${toPrefixPattern(search)}))`;
}

/**
 * Own orders that have `search` in their title or company, go through all the states that it names, or have this number.
 * Compares each order of one carrier, whom the index `orders_user` finds: with LIKE the database would first collect the
 * orders of all carriers that have a frequent word.
 */
export function matchesOwnOrder(search: string): RawBuilder<SqlBool> {
  const states = findNamedStates(search);
  const ways = [
    sql`strpos(lower(orders.title), lower(${search})) > 0`,
    sql`strpos(lower(orders.company ->> 'name'), lower(${search})) > 0`,
    hasPoNumber(search),
    ...(states.length === 0 ? [] : [sql`orders.jurisdictions @> ${states}::text[]`]),
    ...matchNumberOrId(parseIdText(search)),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` OR `)})`;
}

/** Compared as text: a long row of digits finds no order, instead of being out of the integer range. */
function matchNumberOrId(text: string | undefined): RawBuilder<unknown>[] {
  if (text === undefined) return [];
  return [sql`orders.order_number::text = ${text}`, sql`orders.id::text LIKE ${`${text}%`}`];
}
