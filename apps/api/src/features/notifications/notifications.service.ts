import type { notifications, ReadBody, ReadQuery } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { createMemory } from '#platform/changes/changes.ts';
import {
  wantsAllMails,
  writeMailChoice,
  readFeed,
  type Feed,
  listOwnNotifications,
  markAllRead,
  purgeOwnNotifications,
  updateOwnNotification,
} from './notifications.store.ts';

type MailChoice = ReadBody<typeof notifications.chooseMails>['whose'];

/** Longer than the toast is shown, so that undo still works in a toast that is held open. */
const REGRET = 10 * MINUTE;

/** Open windows ask every two seconds: while changes are heard, an unchanged version costs no query. */
export type FeedVersions = {
  read(user: User): Promise<string>;
  /** Null where `read` would ask the database. */
  peek(user: User): string | null;
};

export function createFeedVersions({ db, clock, changes }: Deps): FeedVersions {
  const kept = createMemory<Feed>(changes, {
    topic: 'notifications',
    isStillTrue: ({ nextRelease }) => nextRelease === null || nextRelease > clock.now(),
  });
  const at = (user: User) => ({ owner: user.personId, key: 'feed' });
  return {
    read: async (user) => (await kept.get(at(user), () => readFeed(db, { user, now: clock.now() }))).version,
    peek: (user) => kept.peek(at(user))?.version ?? null,
  };
}

export function listNotifications({ db, clock }: Deps, user: User, query: ReadQuery<typeof notifications.list>) {
  return listOwnNotifications(db, { user, now: clock.now() }, query);
}

function requireFound(isThere: boolean): void {
  if (!isThere) throw new Problem('not-found');
}

export async function markRead({ db }: Deps, user: User, id: string): Promise<void> {
  requireFound(await updateOwnNotification(db, user, { id, change: { read: true } }));
}

export function markAllNotificationsRead({ db, clock }: Deps, user: User): Promise<void> {
  return markAllRead(db, { user, now: clock.now() });
}

export async function readMailChoice({ db }: Deps, user: User): Promise<{ whose: MailChoice }> {
  return { whose: (await wantsAllMails(db, user)) ? 'all' : 'mine' };
}

export async function chooseMails({ db }: Deps, user: User, whose: MailChoice): Promise<{ whose: MailChoice }> {
  await writeMailChoice(db, user, whose === 'all');
  return { whose };
}

/** Also purges notifications whose undo has expired. */
export async function removeNotification({ db, clock }: Deps, user: User, id: string): Promise<void> {
  const now = clock.now();
  await purgeOwnNotifications(db, user, after(now, -REGRET));
  requireFound(await updateOwnNotification(db, user, { id, change: { deleted_at: now } }));
}

export async function restoreNotification({ db }: Deps, user: User, id: string): Promise<void> {
  requireFound(await updateOwnNotification(db, user, { id, change: { deleted_at: null } }));
}
