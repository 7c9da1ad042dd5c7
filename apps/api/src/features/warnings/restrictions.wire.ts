import type { StoredRestriction } from '@wideload/contract';
import type { KeptRestriction } from './restrictions.store.ts';

/** `trips`: those that are warned of it. */
export function toStored(restriction: KeptRestriction, trips: number): StoredRestriction {
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
