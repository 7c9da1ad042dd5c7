/** In any tab of this device. */
const newestKey = 'wideload.notified';

type Announced = { _id: string; read: boolean };

/** A device's first poll has no fresh items, because the badge counts them. Ids grow with time (UUID version 7). */
export function takeFresh<T extends Announced>(items: readonly T[]): T[] {
  const lastAnnounced = localStorage.getItem(newestKey);
  const newest = items.reduce((last, { _id }) => (_id > last ? _id : last), lastAnnounced ?? '');
  if (newest !== lastAnnounced) localStorage.setItem(newestKey, newest);
  return lastAnnounced === null ? [] : items.filter(({ _id, read }) => !read && _id > lastAnnounced);
}

type Dated = { createdAt: string };

/** Both are sorted newest first. */
export function hasNewer(shown: readonly Dated[], feed: readonly Dated[]): boolean {
  const [newest, known] = [feed[0], shown[0]];
  return newest !== undefined && (known === undefined || newest.createdAt > known.createdAt);
}
