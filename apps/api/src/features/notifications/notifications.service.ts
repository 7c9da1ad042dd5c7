import type { notifications, ReadQuery } from '@wideload/contract';
import type { User } from '../../actor.ts';
import { after, MINUTE } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import {
  feedVersion,
  listOwnNotifications,
  purgeOwnNotifications,
  updateOwnNotification,
} from './notifications.store.ts';

/** How long a deletion can be taken back: longer than its toast stands, so that a held toast still works. */
const REGRET = 10 * MINUTE;

/** What an ETag of the user's notifications is made of: equal as long as nothing of them has changed. */
export function versionOf({ db }: Deps, user: User): Promise<number> {
  return feedVersion(db, user);
}

export function listNotifications({ db }: Deps, user: User, query: ReadQuery<typeof notifications.list>) {
  return listOwnNotifications(db, user, query);
}

function orNotFound(isThere: boolean): void {
  if (!isThere) throw new Problem('not-found');
}

/** @throws Problem `not-found`. */
export async function markRead({ db }: Deps, user: User, id: string): Promise<void> {
  orNotFound(await updateOwnNotification(db, user, { id, change: { read: true } }));
}

/** Deletes one, and for good those deleted so long ago that nobody takes it back. @throws Problem `not-found`. */
export async function removeNotification({ db, clock }: Deps, user: User, id: string): Promise<void> {
  const now = clock.now();
  await purgeOwnNotifications(db, user, after(now, -REGRET));
  orNotFound(await updateOwnNotification(db, user, { id, change: { deleted_at: now } }));
}

/** Takes a deletion back. @throws Problem `not-found` when it is gone for good. */
export async function restoreNotification({ db }: Deps, user: User, id: string): Promise<void> {
  orNotFound(await updateOwnNotification(db, user, { id, change: { deleted_at: null } }));
}
