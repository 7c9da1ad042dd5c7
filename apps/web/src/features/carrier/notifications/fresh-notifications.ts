/** Id of the newest notification that was told on this device, in any tab. */
const toldKey = 'wideload.notified';

type Told = { _id: string; read: boolean };

/**
 * Those of `items` that were not told before, and marks them as told. What was there when the device first asked is not news: the badge
 * counts it. Ids grow with time (UUID version 7).
 */
export function takeFresh<T extends Told>(items: readonly T[]): T[] {
  const told = localStorage.getItem(toldKey);
  const newest = items.reduce((last, { _id }) => (_id > last ? _id : last), told ?? '');
  if (newest !== told) localStorage.setItem(toldKey, newest);
  return told === null ? [] : items.filter(({ _id, read }) => !read && _id > told);
}

type Dated = { createdAt: string };

/** Whether the feed knows of something newer than the first page shows. Both are newest first. */
export function hasNewer(shown: readonly Dated[], feed: readonly Dated[]): boolean {
  const [newest, known] = [feed[0], shown[0]];
  return newest !== undefined && (known === undefined || newest.createdAt > known.createdAt);
}
