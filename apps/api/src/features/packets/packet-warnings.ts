import { formatUnmetDays, type OrderWarning, type PacketPermit, type PacketWarning } from '@wideload/contract';
import { findUnmetDays } from '@wideload/domain';
import type { StoredOrder } from '#features/orders/orders.service.ts';

const meetToDo = 'Do not start before the dispatcher has had the days of a permit changed.';

/** Two permits with whose days the trip cannot be driven. */
function listUnmetDays(order: StoredOrder): PacketWarning[] {
  return findUnmetDays(order.permits, order.trip?.states ?? []).map((pair) => ({
    _id: `days-${pair.earlier._id}-${pair.later._id}`,
    state: pair.later.state,
    what: 'Days of permits do not meet',
    was: '',
    now: formatUnmetDays(pair),
    toDo: meetToDo,
    source: { words: '', link: null },
    firstDay: pair.later.from,
    lastDay: pair.later.from,
    isWithdrawn: false,
  }));
}

type Days = Pick<PacketPermit, 'state' | 'firstDay' | 'lastDay'>;
/** `kept`: what is kept of the order. */
type Warned = { order: StoredOrder; permits: readonly Days[]; kept: readonly OrderWarning[] };

/** A warning without days of its own has those of the permits of its state. */
export function listPacketWarnings({ order, permits, kept }: Warned): PacketWarning[] {
  // A packet has no prices.
  const changed = kept
    .filter(({ kind }) => kind !== 'fee')
    .flatMap(({ kind: _kind, since: _since, createdAt: _at, firstDay, lastDay, ...warning }): PacketWarning[] => {
      const own = permits.filter(({ state }) => state === warning.state);
      const [first] = own.map((permit) => permit.firstDay).toSorted();
      const last = own
        .map((permit) => permit.lastDay)
        .toSorted()
        .at(-1);
      if (first === undefined || last === undefined) return [];
      // A restriction may begin long before the trip and end long after it.
      const [from, to] = [firstDay ?? first, lastDay ?? last];
      return [{ ...warning, firstDay: from < first ? first : from, lastDay: to > last ? last : to }];
    });
  return [...listUnmetDays(order), ...changed.filter(({ firstDay, lastDay }) => firstDay <= lastDay)];
}
