import type { ForeignKey } from '../catalog.ts';

type LoadOrder = {
  /** Each table after those that it refers to. */
  tables: string[];
  /** Keys that refer to a table further down, as tables refer to each other in a circle: they are checked when all is in. */
  late: ForeignKey[];
};

/**
 * The order in which tables can be filled. Where some refer to each other in a circle, the one that refers to the fewest missing
 * ones goes first.
 */
export function loadOrder(names: readonly string[], keys: readonly ForeignKey[]): LoadOrder {
  const waiting = new Set(names);
  const tables: string[] = [];
  const late: ForeignKey[] = [];
  // A key to its own table is checked when the whole table is in.
  const missing = (name: string) => keys.filter(({ from, to }) => from === name && to !== name && waiting.has(to));
  while (waiting.size > 0) {
    const [next] = [...waiting].toSorted((a, b) => missing(a).length - missing(b).length || (a < b ? -1 : 1));
    if (next === undefined) break;
    late.push(...missing(next));
    waiting.delete(next);
    tables.push(next);
  }
  return { tables, late };
}
