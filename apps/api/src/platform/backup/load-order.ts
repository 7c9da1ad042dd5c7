import type { ForeignKey } from './catalog.ts';

type LoadOrder = {
  /** Each table follows those that it references. */
  tables: string[];
  /** Foreign keys to a later table, in a circle of references; checked once everything is loaded. */
  late: ForeignKey[];
};

/** In a circle of references the table that misses the fewest others goes first. */
export function sortByReferences(names: readonly string[], keys: readonly ForeignKey[]): LoadOrder {
  const waiting = new Set(names);
  const tables: string[] = [];
  const late: ForeignKey[] = [];
  // A table's references to itself are checked once the whole table is loaded.
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
