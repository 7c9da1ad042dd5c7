import * as z from 'zod/mini';
import { text } from './values.ts';

/** Page sizes a list may have (spec [9]). */
export const pageSizes = [2, 3, 5, 10, 20, 50] as const;

/**
 * The query of a list: `search`, `page` from 1, `pageSize`, and `sort`, one of `sorts` (`-` before a key: descending), the first by
 * default. The server parses it strictly; a page reads its own address forgivingly from the same object.
 */
export function listQuery<const K extends readonly [string, ...string[]]>(sorts: K, pageSize = 5) {
  return z.object({
    search: z._default(text(200), ''),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    pageSize: z._default(
      z.coerce.number().check(z.refine((size) => pageSizes.some((allowed) => allowed === size), 'Not a page size')),
      pageSize,
    ),
    sort: z._default(z.enum(sorts), sorts[0] as K[number] as never),
  });
}

/** `{items, total, page, pageSize}`: what every list answers. */
export function listOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
}
