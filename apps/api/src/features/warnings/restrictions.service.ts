import type { RestrictionBody, StoredRestriction } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { findRestrictedPermits } from '@wideload/domain/warnings';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { computeToday } from '#features/orders/orders.service.ts';
import {
  findRestriction,
  insertRestriction,
  listRestrictions,
  toDomain,
  updateRestriction,
  type KeptRestriction,
} from './restrictions.store.ts';
import { countWarnedTrips } from './order-warnings.store.ts';
import { readOpenTrips } from './watched-trips.store.ts';

const readToday = ({ clock }: Pick<Deps, 'clock'>) => computeToday(undefined, clock.now());

/** `trips`: those that are warned of it. */
function toStored(restriction: KeptRestriction, trips: number): StoredRestriction {
  const { id: _id, version, state, road, place, firstDay, lastDay, sizes, what, source } = restriction;
  return {
    _id,
    version,
    state,
    road,
    place,
    firstDay,
    lastDay: lastDay ?? '',
    ...sizes,
    what,
    source,
    createdAt: restriction.createdAt.toISOString(),
    withdrawnAt: restriction.withdrawnAt?.toISOString() ?? null,
    trips,
  };
}

export async function listAllRestrictions(deps: Deps, by: Admin): Promise<StoredRestriction[]> {
  const rows = await listRestrictions(deps.db, by, readToday(deps));
  return rows.map(({ restriction, trips }) => toStored(restriction, trips));
}

/** The number of open trips that the restriction would concern. */
export async function previewRestriction(deps: Deps, by: Admin, body: RestrictionBody): Promise<number> {
  const restriction = toDomain(body);
  let trips = 0;
  for await (const trip of readOpenTrips(deps.db, by, { ...restriction, today: readToday(deps) }))
    if (findRestrictedPermits(restriction, trip).length > 0) trips += 1;
  return trips;
}

type Act = { what: 'enter' | 'change' | 'withdraw'; before: KeptRestriction | null };

/** The restriction as it is after an act, which the audit log has. */
async function finish(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { id, what, before }: Act & { id: string },
): Promise<StoredRestriction> {
  const after = await findRestriction(tx, by, id);
  if (after === null) throw new Error('The restriction is gone.');
  const label = [stateName(after.state), after.road].filter(Boolean).join(', ');
  const [former, stored] = [before && toStored(before, 0), toStored(after, await countWarnedTrips(tx, by, id))];
  await recordAction(tx, deps, by, {
    what: `restriction.${what}`,
    subject: { kind: 'restriction', id, label },
    before: what === 'change' ? former : null,
    after: stored,
  });
  return stored;
}

export function enterRestriction(deps: Deps, by: Admin, body: RestrictionBody): Promise<StoredRestriction> {
  const id = deps.ids();
  return inTransaction(deps.db, async (tx) => {
    await insertRestriction(tx, by, { id, body, now: deps.clock.now() });
    return finish(tx, deps, by, { id, what: 'enter', before: null });
  });
}

type Change = { id: string; body: RestrictionBody & { version: number } };

export function changeRestriction(deps: Deps, by: Admin, { id, body }: Change): Promise<StoredRestriction> {
  const { version, ...change } = body;
  return inTransaction(deps.db, async (tx) => {
    const before = await findRestriction(tx, by, id);
    if (before === null) throw new Problem('not-found');
    if (before.withdrawnAt !== null) throw new Problem('restriction.withdrawn');
    if (!(await updateRestriction(tx, by, { id, version, change, now: deps.clock.now() })))
      throw new Problem('restriction.stale');
    return finish(tx, deps, by, { id, what: 'change', before });
  });
}

/** A second withdrawal changes nothing. */
export function withdrawRestriction(deps: Deps, by: Admin, id: string): Promise<StoredRestriction> {
  return inTransaction(deps.db, async (tx) => {
    const before = await findRestriction(tx, by, id);
    if (before === null) throw new Problem('not-found');
    if (before.withdrawnAt !== null) return toStored(before, 0);
    const { version } = before;
    if (!(await updateRestriction(tx, by, { id, version, change: 'withdraw', now: deps.clock.now() })))
      throw new Problem('restriction.stale');
    return finish(tx, deps, by, { id, what: 'withdraw', before });
  });
}
