import * as z from 'zod/mini';
import { maxPage, maxSearchLength, pageSizes, type List } from './lists.ts';
import { text } from './values.ts';

/** The server parses this query strictly; a page parses its URL leniently with the same `List`. */
export function listQuery<const L extends List>({ sorts, pageSize }: L) {
  return z.object({
    search: z._default(text(maxSearchLength), ''),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxPage)), 1),
    pageSize: z._default(
      z.coerce
        .number()
        .check(z.refine((size) => pageSizes.some((allowed) => allowed === size), 'Not a page size'))
        .register(z.globalRegistry, { enum: pageSizes }),
      pageSize,
    ),
    // Cast: `sorts[0]` is a key, but the enumeration's type cannot express it.
    sort: z._default(z.enum<L['sorts']>(sorts), sorts[0] as never),
  });
}

export function listOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
}
