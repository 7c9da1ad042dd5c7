type ListPage<T> = { items: readonly T[]; total: number };
export type PagedList<T> = (page: number) => Promise<ListPage<T> | 'unavailable'>;

/** Which pages of a list of equal pages hold the items from `start` on. */
function listPages(start: number, { count, pageSize }: { count: number; pageSize: number }): number[] {
  const first = Math.floor(start / pageSize) + 1;
  const last = Math.ceil((start + count) / pageSize);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
}

/** A page of lists that follow one another, each of which has pages of this size. */
export async function readChained<T>(
  lists: readonly PagedList<T>[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListPage<T> | 'unavailable'> {
  const items: T[] = [];
  let start = (page - 1) * pageSize;
  let total = 0;
  for (const list of lists) {
    const pages = listPages(start, { count: pageSize - items.length, pageSize });
    const found = await Promise.all(pages.map(list));
    const known = found.filter((one) => one !== 'unavailable');
    const [first] = known;
    if (first === undefined || known.length < found.length) return 'unavailable';
    const from = start % pageSize;
    items.push(...known.flatMap((one) => one.items).slice(from, from + pageSize - items.length));
    total += first.total;
    start = Math.max(0, start - first.total);
  }
  return { items, total };
}
