import { maxCalendarTrips, type CalendarFeed } from '@wideload/contract';
import { addDays } from '@wideload/domain';
import { createSystemActor, type User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { listCanceled } from '#features/order-changes/order-changes.service.ts';
import { computeToday, listTrips, type StoredOrder } from '#features/orders/orders.service.ts';
import {
  listCalendarPermits,
  listPacketWarnings,
  nameEnds,
  renderCalendar,
  type CalendarTrip,
} from './packets.service.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { listWarningsOf } from '#features/warnings/warnings.service.ts';
import type { OwnerId } from '#identities.ts';
import { type LinkMemory, createLinkToken, findLinkToken } from '#platform/link-tokens.ts';
import { hashSecret } from '#platform/secrets.ts';
import { Problem } from '#problem.ts';
import { deleteFeed, findOwnFeed, replaceFeed, findFeedByToken, type FeedRow } from './packets.store.ts';

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

const reader = createSystemActor('calendar');
/** A trip stays in the calendar for a month. */
const DAYS_BEHIND = 31;

/** The memory belongs to the process. */
type FeedDeps = Deps & { turnarounds: Turnarounds; memory: LinkMemory<File> };

/** One answer for every token that opens nothing, so that it tells nothing about the link. */
export async function openFeed(deps: FeedDeps, token: string): Promise<File> {
  const { db, clock, memory } = deps;
  const feed = await memory.find(token, (tokenHash) => findFeedByToken(db, tokenHash));
  if (feed === null) throw new Problem('packet.closed');
  return memory.read({ ...feed, version: '' }, clock.now(), () => buildCalendar(deps, feed.ownerId));
}

async function buildCalendar(deps: FeedDeps, ownerId: OwnerId): Promise<File> {
  const now = deps.clock.now();
  const from = addDays(computeToday(undefined, now), -DAYS_BEHIND);
  const placed = await listTrips(deps.db, reader, { ownerId, from, most: maxCalendarTrips });
  const ids = placed.map(({ order }) => order.id);
  const warnings = await listWarningsOf(deps, reader, ids);
  const canceled = await listCanceled(deps.db, ids);
  const trips: CalendarTrip[] = [];
  for (const { order, paidAt } of placed) {
    const asked = order.permits.map(({ state, status, isSuperload }) => ({ state, status, is_superload: isSuperload }));
    const late = await deps.turnarounds.findLate({ paidAt, permits: asked });
    const permits = listCalendarPermits({ order, canceled, late });
    const kept = warnings.get(order.id) ?? [];
    trips.push({
      ...nameTrip(order),
      ...nameEnds(order),
      permits,
      warnings: listPacketWarnings({ order, permits, kept }),
    });
  }
  return renderCalendar({ name: 'Wideload permits', fileName: 'trips', trips, readAt: now.toISOString() });
}

const nameTrip = ({ orderNumber, company }: StoredOrder) => ({
  label: `Order ${orderNumber}`,
  orderNumber,
  carrier: company?.name ?? '',
});
