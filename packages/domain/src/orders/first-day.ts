import { compareDays, parseDay, type Day } from '../basics/day.ts';

type Dated = {
  trip: { startDate: Day | null } | null;
  permits: readonly { date: { startDate: string } }[];
};

/** The day on which the move begins: that of the departure, or of the first permit where the order has none. */
export function findFirstDay({ trip, permits }: Dated): Day | null {
  const days = permits.flatMap(({ date }) => parseDay(date.startDate) ?? []);
  return trip?.startDate ?? days.toSorted(compareDays)[0] ?? null;
}
