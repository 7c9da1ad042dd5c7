import type { OrderWarning } from '@wideload/contract';
import { isPlaced } from '@wideload/domain';
import { findRestrictedPermits, toWatchedTrip } from '@wideload/domain/warnings';
import type { System, User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { computeToday, readOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { listOrderWarnings, toWarningValue } from './order-warnings.store.ts';
import { describeRestriction } from './restriction-words.ts';
import { listRestrictionsOf } from './restrictions.store.ts';

export { forgetEndedTrips, watchTrips } from './watch-trips.ts';

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
