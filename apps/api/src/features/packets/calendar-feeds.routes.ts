import { calendarFeeds } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { createLinkMemory } from '#platform/link-tokens.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { createFeed, readFeed, revokeFeed, openFeed } from './calendar-feeds.service.ts';

/** Calendars ask each hour. */
const KEPT_FOR = MINUTE;

export function calendarFeedsRoutes(app: FastifyInstance, deps: Deps, turnarounds: Turnarounds): void {
  const reading = { ...deps, turnarounds, memory: createLinkMemory<File>(KEPT_FOR) };
  implement(app, deps, {
    tag: 'calendar-feeds',
    endpoints: calendarFeeds,
    handlers: {
      read: async ({ actor }) => ({ feed: await readFeed(deps, actor) }),
      create: ({ actor }) => createFeed(deps, actor),
      revoke: ({ actor }) => revokeFeed(deps, actor).then(() => ({})),
      open: ({ params }) => openFeed(reading, params.token),
    },
  });
}
