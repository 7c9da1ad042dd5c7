import type { CalendarFeed } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { createLinkToken, findLinkToken } from '#platform/link-tokens.ts';
import { hashSecret } from '#platform/secrets.ts';
import { Problem } from '#problem.ts';
import { deleteFeed, findOwnFeed, replaceFeed, type FeedRow } from './calendar-feeds.store.ts';

const purpose = 'calendar feeds';

function toFeed({ config }: Deps, { id, token_hash: hash, created_at: createdAt }: FeedRow): CalendarFeed {
  const token = findLinkToken(config, { purpose, id }, hash);
  return {
    address: token && `${config.publicUrl}/api/calendar/${token}/trips.ics`,
    createdAt: createdAt.toISOString(),
  };
}

export async function readFeed(deps: Deps, user: User): Promise<CalendarFeed | null> {
  const row = await findOwnFeed(deps.db, user);
  return row === null ? null : toFeed(deps, row);
}

/** A person has one of an account. */
export async function createFeed(deps: Deps, user: User): Promise<CalendarFeed> {
  const id = deps.ids();
  const token_hash = hashSecret(createLinkToken(deps.config, { purpose, id }));
  return toFeed(deps, await replaceFeed(deps.db, user, { id, token_hash, created_at: deps.clock.now() }));
}

export async function revokeFeed({ db }: Deps, user: User): Promise<void> {
  if (!(await deleteFeed(db, user))) throw new Problem('not-found');
}
