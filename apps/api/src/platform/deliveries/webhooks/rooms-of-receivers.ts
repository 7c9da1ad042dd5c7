import type { Rooms } from './due-events.store.ts';

/** At one receiver. */
const MOST_AT_ONCE = 8;

/**
 * A receiver begins with one delivery, gets twice as many at once for each that arrives, and is back at one as soon as one fails. So
 * receivers that stop answering hold a few of the deliveries on their way, and never those that others need.
 */
export function createRooms() {
  const onTheirWay = new Map<string, number>();
  /** Receivers that are not in it get one. */
  const mostAtOnce = new Map<string, number>();
  let total = 0;

  const countAt = (id: string) => onTheirWay.get(id) ?? 0;
  const findMost = (id: string) => mostAtOnce.get(id) ?? 1;

  return {
    countOnTheirWay: () => total,
    begin(id: string): void {
      total += 1;
      onTheirWay.set(id, countAt(id) + 1);
    },
    end(id: string, { hasArrived }: { hasArrived: boolean }): void {
      total -= 1;
      if (countAt(id) > 1) onTheirWay.set(id, countAt(id) - 1);
      else onTheirWay.delete(id);
      if (hasArrived) mostAtOnce.set(id, Math.min(MOST_AT_ONCE, findMost(id) * 2));
      else mostAtOnce.delete(id);
    },
    list(): Rooms {
      const ids = [...new Set([...onTheirWay.keys(), ...mostAtOnce.keys()])];
      return { ids, rooms: ids.map((id) => findMost(id) - countAt(id)) };
    },
  };
}
