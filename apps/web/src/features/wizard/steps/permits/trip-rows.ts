import { isOrderable, type TripState } from '@wideload/domain';
import { shortenPlace } from '#product/trip/place-name.ts';
import { miles, via } from '#product/trip/trip.texts.ts';
import { pricePermit } from './price-permit.ts';
import { formatDays, type OrderPermit } from './order-permits.ts';
import * as texts from './trip-overview.texts.ts';

export type TripRow = {
  visit: TripState;
  way: readonly string[];
  /** One line for all units, or one for each when they differ. */
  days: readonly string[];
  /** Cents for all units; null without a permit. */
  fee: number | null;
};

/** The states of the trip in travel order. A state that is crossed twice has its days and fee at the first visit. */
export function listTripRows(states: readonly TripState[], permits: readonly OrderPermit[]): TripRow[] {
  return states.map((visit, at) => {
    const way = listWayLines(visit);
    const isFirst = states.findIndex(({ state }) => state === visit.state) === at;
    if (!isFirst) return { visit, way, days: [], fee: null };
    const own = permits.filter(({ stored }) => stored.state === visit.state);
    if (own.length === 0) return { visit, way, days: [findReason(visit)], fee: null };
    return { visit, way, days: formatUnitDays(own), fee: sumFees(own) };
  });
}

/** Entry and exit, then miles and roads; no lines where the way through the state is not known. */
function listWayLines({ miles: length, roads, entry, exit }: TripState): string[] {
  const ends =
    entry === null || exit === null ? [] : [[entry, exit].map(({ label }) => shortenPlace(label)).join(' – ')];
  const legs = [...(length === null ? [] : [miles(length)]), ...(roads.length === 0 ? [] : [via(roads)])];
  return [...ends, ...(legs.length === 0 ? [] : [legs.join(' ')])];
}

function findReason({ state }: TripState): string {
  return isOrderable(state) ? texts.noPermitNeeded : texts.notSoldOnline;
}

function formatUnitDays(permits: readonly OrderPermit[]): string[] {
  const days = permits.map(formatDays);
  const [first = ''] = days;
  if (days.every((one) => one === first)) return [first];
  return permits.map(({ unitNumber }, at) => texts.daysOfUnit(unitNumber, days[at] ?? ''));
}

function sumFees(permits: readonly OrderPermit[]): number {
  return permits.reduce((sum, { priced, unit }) => sum + (pricePermit(priced, unit)?.amount ?? 0), 0);
}
