import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { OrderWarning } from '@wideload/contract';
import { isPlaced, addDays, rulesVersion, toDayIn, type Day } from '@wideload/domain';
import {
  findRestrictedPermits,
  toWatchedTrip,
  findFactChanges,
  listTripFacts,
  type FactChange,
  type TripFact,
  type WatchedTrip,
} from '@wideload/domain/warnings';
import { localTime } from '@wideload/local-time';
import { createSystemActor, type System, type User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { computeToday, readOrder, findOrder, lockOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { recordWarning } from '#features/permits/permits.service.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import {
  describeFactChange,
  formatFactWarning,
  describeRestriction,
  formatRestriction,
  formatWithdrawal,
} from './fact-words.ts';
import {
  listOrderWarnings,
  toWarningValue,
  insertWarning,
  listRestrictionWarnings,
  updateWarning,
} from './order-warnings.store.ts';
import { listRestrictionsOf, type KeptRestriction } from './restrictions.store.ts';
import { findWatched, listDueOrders, removeEndedTrips, writeWatched, type Watched } from './watched-trips.store.ts';

/** Nothing is kept for a draft: it crosses what holds now. */
async function listRestrictionsOfDraft({ db, clock }: Deps, user: User, draft: StoredOrder): Promise<OrderWarning[]> {
  const today = computeToday(undefined, clock.now());
  const trip = toWatchedTrip(draft);
  const all = await listRestrictionsOf(db, user, draft.jurisdictions);
  return all
    .filter(({ withdrawnAt, lastDay }) => withdrawnAt === null && (lastDay === null || lastDay >= today))
    .filter((restriction) => findRestrictedPermits(restriction, trip).length > 0)
    .map((restriction) =>
      toWarningValue({
        id: restriction.id,
        ...describeRestriction(restriction),
        created_at: restriction.createdAt,
        withdrawn_at: null,
      }),
    );
}

export async function listWarnings(deps: Deps, user: User, orderId: string): Promise<OrderWarning[]> {
  const order = await readOrder(deps, user, orderId);
  return isPlaced(order.status)
    ? ((await listOrderWarnings(deps.db, user, [orderId])).get(orderId) ?? [])
    : listRestrictionsOfDraft(deps, user, order);
}

/** By order, for those who have the orders by another right than that of a person. */
export function listWarningsOf(
  { db }: Pick<Deps, 'db'>,
  by: System,
  orderIds: readonly string[],
): Promise<Map<string, OrderWarning[]>> {
  return listOrderWarnings(db, by, orderIds);
}

const BATCH = 50;

type WatchDeps = Pick<Deps, 'db' | 'ids' | 'clock' | 'config'>;
/** The facts of this program. Their version is a day. */
export type Facts = { version: string; list: (trip: WatchedTrip) => TripFact[] };
/** After `forMs` the rest is left to the next run. */
type Options = { facts?: Facts; forMs?: number };
type Turn = { by: System; today: Day; facts: Facts };

const ownFacts: Facts = { version: rulesVersion, list: (trip) => listTripFacts(trip, localTime) };

/** A trip of many permits leaves others their turn. */
async function listFacts({ list }: Facts, trip: WatchedTrip): Promise<TripFact[]> {
  const found: TripFact[] = [];
  for (const permit of trip.permits) {
    found.push(...list({ ...trip, permits: [permit] }));
    await breathe();
  }
  return found;
}

/** Facts of a trip that the carrier has changed since concern the trip of now only where both have the permit and the day. */
function isOfTrip(trip: WatchedTrip, { state }: FactChange, { unit, day }: FactChange['details'][number]): boolean {
  return trip.permits.some(
    (permit) =>
      permit.state === state && permit.unit === unit && (day === null || (permit.from <= day && day <= permit.to)),
  );
}

async function findChanges({ facts, today }: Turn, known: Watched | null, trip: WatchedTrip): Promise<FactChange[]> {
  if (known === null || known.rulesVersion >= facts.version) return [];
  const changes = findFactChanges(known.facts, await listFacts(facts, known.trip), { today });
  return changes
    .map((change) => ({ ...change, details: change.details.filter((detail) => isOfTrip(trip, change, detail)) }))
    .filter(({ details }) => details.length > 0);
}

async function warnOfFacts(
  tx: Tx,
  deps: WatchDeps,
  { by, order, changes }: { by: System; order: StoredOrder; changes: readonly FactChange[] },
): Promise<void> {
  if (changes.length === 0) return;
  const texts = changes.map(describeFactChange);
  const created = { order_id: order.id, created_at: deps.clock.now() };
  for (const text of texts) await insertWarning(tx, by, { id: deps.ids(), ...created, ...text });
  const comment = texts.map(formatFactWarning).join(' ');
  await recordWarning(tx, deps, { by, order, what: 'warning', kind: 'facts-changed', comment });
}

type Restricted = Turn & { order: StoredOrder; trip: WatchedTrip; restrictions: readonly KeptRestriction[] };

async function warnOfRestrictions(tx: Tx, deps: WatchDeps, turn: Restricted): Promise<void> {
  const { by, today, order, trip, restrictions } = turn;
  const known = new Map((await listRestrictionWarnings(tx, by, order.id)).map((row) => [row.restrictionId, row]));
  const now = deps.clock.now();
  const tell = (comment: string) =>
    recordWarning(tx, deps, { by, order, what: 'warning', kind: 'restriction', comment });
  for (const restriction of restrictions) {
    const { id, revision, lastDay, withdrawnAt } = restriction;
    const before = known.get(id);
    const isOver = lastDay !== null && lastDay < today;
    const isConcerned = withdrawnAt === null && findRestrictedPermits(restriction, trip).length > 0;
    const seen = { restriction_revision: revision, withdrawn_at: null };
    if (before === undefined) {
      if (!isConcerned || isOver) continue;
      const row = { order_id: order.id, restriction_id: id, created_at: now, ...seen };
      await insertWarning(tx, by, { id: deps.ids(), ...row, ...describeRestriction(restriction) });
      await tell(formatRestriction(restriction, false));
    } else if (!isConcerned) {
      if (before.withdrawn_at !== null) continue;
      await updateWarning(tx, by, before.id, { ...seen, withdrawn_at: now });
      await tell(formatWithdrawal(restriction));
    } else if (before.withdrawn_at !== null || Number(before.restriction_revision) < revision) {
      await updateWarning(tx, by, before.id, { ...seen, ...describeRestriction(restriction) });
      await tell(formatRestriction(restriction, true));
    }
  }
}

/** The slow part runs before the order is locked. A change in between leaves it to the next turn. */
async function watchOrder(deps: WatchDeps, turn: Turn, orderId: string): Promise<void> {
  const { by, facts } = turn;
  const [order, known] = [await findOrder(deps.db, by, orderId), await findWatched(deps.db, by, orderId)];
  if (order === null) return;
  // As the database has it.
  const trip = JSON.parse(JSON.stringify(toWatchedTrip(order))) as WatchedTrip;
  const changes = await findChanges(turn, known, trip);
  const isSame = known !== null && known.rulesVersion >= facts.version && isDeepStrictEqual(known.trip, trip);
  const current = isSame ? known : { facts: await listFacts(facts, trip), rulesVersion: facts.version };
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, by, orderId);
    if (locked?.version !== order.version) return;
    // Another server was faster.
    if (!isDeepStrictEqual(await findWatched(tx, by, orderId), known)) return;
    const restrictions = await listRestrictionsOf(tx, by, order.jurisdictions);
    await warnOfFacts(tx, deps, { by, order, changes });
    await warnOfRestrictions(tx, deps, { ...turn, order, trip, restrictions });
    const { rulesVersion: version, facts: kept } = current;
    const restrictionRevision = Math.max(0, ...restrictions.map(({ revision }) => revision));
    const seen = { rulesVersion: version, orderVersion: order.version, restrictionRevision };
    await writeWatched(tx, by, orderId, { trip, facts: kept, ...seen });
  });
}

/**
 * Compares each paid trip that is new, changed, or older than the facts or the restrictions, and warns its carrier once of what differs.
 * Orders that are done are not due any more, so that a next run, or another server, goes on with the others.
 */
export async function watchTrips(deps: WatchDeps, { facts = ownFacts, forMs = Infinity }: Options = {}): Promise<void> {
  const begun = performance.now();
  const by = createSystemActor('warnings');
  const utc = toDayIn(deps.clock.now(), 'UTC');
  if (utc === null) throw new Error('UTC is a zone of Intl.');
  // A day that is over in London is not over in Los Angeles.
  const today = addDays(utc, -1);
  let after: string | null = null;
  for (;;) {
    const due: string[] = await listDueOrders(deps.db, by, { today, rulesVersion: facts.version, after, most: BATCH });
    for (const orderId of due) {
      if (performance.now() - begun > forMs) return;
      await watchOrder(deps, { by, today, facts }, orderId);
    }
    after = due.at(-1) ?? null;
    if (due.length < BATCH) return;
  }
}

/** Trips that are over are compared no more. */
export async function forgetEndedTrips({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = toDayIn(clock.now(), 'UTC');
  if (today === null) throw new Error('UTC is a zone of Intl.');
  await removeEndedTrips(db, createSystemActor('warnings'), addDays(today, -7));
}
