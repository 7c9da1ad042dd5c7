import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Notification } from '@wideload/contract';
import { notifications, type notificationList } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { callIfChanged } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

/** Also the pause after a failure (spec [9]). */
const POLL_INTERVAL_MS = 2_000;
const pauseAfterError = 10_000;

type Feed = { etag: string | null; unread: number; items: readonly Notification[] };

const feedKey = ['notifications', 'feed'];

/** One request at a time, none while the tab is hidden or offline. */
export const feedQuery = queryOptions({
  queryKey: feedKey,
  async queryFn({ client, signal }): Promise<Feed> {
    const known = client.getQueryData<Feed>(feedKey);
    const { body, etag } = await callIfChanged(notifications.list, {}, { signal, etag: known?.etag });
    if (body !== null) return { etag, unread: body.unread, items: body.items };
    return known ?? { etag: null, unread: 0, items: [] };
  },
  staleTime: 0,
  retry: false,
  networkMode: 'online',
  refetchInterval: ({ state }) => (state.status === 'error' ? pauseAfterError : POLL_INTERVAL_MS),
  // Focusing the tab polls at once, but does not shorten the pause after a failure.
  refetchOnWindowFocus: ({ state }) => state.status !== 'error',
});

type PageParams = ListParams<typeof notificationList> & { whose: 'mine' | undefined };

export const notificationPageQuery = (params: PageParams) =>
  callQuery(
    ['notifications', 'list', params],
    notifications.list,
    { query: params },
    { placeholderData: keepPreviousData },
  );

export const orderMailsQuery = callQuery(['order-mails'], notifications.readMails, {});

export function invalidateNotifications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['notifications'] });
}

/** In any tab of this device. */
const newestKey = 'wideload.notified';

/** Of this page only, while the storage is full. */
let unstored: string | null = null;

type Announced = { _id: string; read: boolean };

function keepNewest(newest: string): void {
  try {
    localStorage.setItem(newestKey, newest);
    unstored = null;
  } catch {
    unstored = newest;
  }
}

/** A device's first poll has no fresh items, because the badge counts them. Ids grow with time (UUID version 7). */
export function takeFresh<T extends Announced>(items: readonly T[]): T[] {
  const lastAnnounced = unstored ?? localStorage.getItem(newestKey);
  const newest = items.reduce((last, { _id }) => (_id > last ? _id : last), lastAnnounced ?? '');
  if (newest !== lastAnnounced) keepNewest(newest);
  return lastAnnounced === null ? [] : items.filter(({ _id, read }) => !read && _id > lastAnnounced);
}

type Dated = { createdAt: string };

/** Both are sorted newest first. A notification that another permit joins is newer, too. */
export function hasNewer(shown: readonly Dated[], feed: readonly Dated[]): boolean {
  const [newest, known] = [feed[0], shown[0]];
  return newest !== undefined && (known === undefined || newest.createdAt > known.createdAt);
}
