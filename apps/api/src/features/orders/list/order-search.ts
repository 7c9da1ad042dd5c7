import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toPrefixPattern } from '../../../platform/db/search.ts';

const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Part of an id, or a whole order number, as a person may paste it. */
const searchable = /^#?([0-9a-f-]{1,36})$/;
/** The numbers are integers of the database. */
const longestNumber = 9;

type Searched = { orderNumber: number | null } & ({ from: string; to: string } | { from: null; to: null });

/** The orders that a search asks for: one by its number, and those whose ids begin with the text, from the first possible to the last. */
export function searchedOrder(search: string): Searched {
  const [, text = ''] = searchable.exec(search.toLowerCase()) ?? [];
  const orderNumber = /^\d+$/.test(text) && text.length <= longestNumber ? Number(text) : null;
  const [from, to] = [lowest, highest].map((end) => text + end.slice(text.length));
  // A hyphen in the wrong place begins no id.
  if (text === '' || from === undefined || to === undefined || !id.test(from))
    return { orderNumber, from: null, to: null };
  return { orderNumber, from, to };
}

/** Orders whose PO / job number begins with `search`, in either case: the index `orders_po_number` finds them. */
export function hasPoNumber(search: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(orders.po_number <> '' AND lower(orders.po_number) LIKE lower(${toPrefixPattern(search)}))`;
}
