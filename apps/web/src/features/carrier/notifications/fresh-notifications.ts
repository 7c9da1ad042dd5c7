/** Id of the newest notification announced on this device, in any tab. */
const newestKey = 'wideload.notified';

type Announced = { _id: string; read: boolean };

/**
 * Returns the `items` that were not announced before, and marks them. On a device's first poll nothing is fresh: the
 * badge counts those. Ids grow with time (UUID version 7).
 */
export function takeFresh<T extends Announced>(items: readonly T[]): T[] {
  const told = localStorage.getItem(newestKey);
  const newest = items.reduce((last, { _id }) => (_id > last ? _id : last), told ?? '');
  if (newest !== told) localStorage.setItem(newestKey, newest);
  return told === null ? [] : items.filter(({ _id, read }) => !read && _id > told);
}

type Dated = { createdAt: string };

/** Whether the feed has a newer item than the first page shows. Both are sorted newest first. */
export function hasNewer(shown: readonly Dated[], feed: readonly Dated[]): boolean {
  const [newest, known] = [feed[0], shown[0]];
  return newest !== undefined && (known === undefined || newest.createdAt > known.createdAt);
}
