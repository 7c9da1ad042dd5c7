import { calendarFeeds } from '@wideload/contract';
import { MINUTE } from '#clock.ts';
import { routesOf } from '#platform/http/handle.ts';
import { createLinkMemory } from '#platform/link-tokens.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { createFeed, readFeed, revokeFeed, openFeed } from './calendar-feeds.service.ts';

/** Calendars ask each hour. */
const KEPT_FOR = MINUTE;

export const calendarFeedsRoutes = routesOf('calendar-feeds', calendarFeeds, (deps, turnarounds: Turnarounds) => {
  const reading = { ...deps, turnarounds, memory: createLinkMemory<File>(KEPT_FOR) };
  return {
    read: async ({ actor }) => ({ feed: await readFeed(deps, actor) }),
    create: ({ actor }) => createFeed(deps, actor),
    revoke: ({ actor }) => revokeFeed(deps, actor).then(() => ({})),
    open: ({ params }) => openFeed(reading, params.token),
  };
});
