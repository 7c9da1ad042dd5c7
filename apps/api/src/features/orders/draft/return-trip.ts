import {
  addDays,
  alignTripStates,
  compareDays,
  emptyTrip,
  listPlaces,
  listTripStates,
  parseDay,
  toTravelLoad,
  type Day,
  type Departure,
} from '@wideload/domain';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findTripRoute } from './order-trip.ts';

type Given = { departure?: Departure | undefined; today: Day };

/** The order for the way back: the places swapped, and the day after the last permit ends. Runs before the transaction, as the router does. */
export async function turnBack(deps: Deps, source: StoredOrder, { departure, today }: Given): Promise<StoredOrder> {
  const there = source.trip;
  if (there === null || listPlaces(there) === null) throw new Problem('order.no-trip');
  const leaving = departure ?? { startDate: findDayAfter(source, today), startTime: there.startTime };
  const trip = { ...emptyTrip, places: there.places.toReversed(), ...leaving };
  const found = await findTripRoute(deps, trip, source.units.map(toTravelLoad));
  const states = found === null ? [] : listTripStates(found.route);
  // Without an answer of the router, or a road, the way back has the states of the way there.
  const jurisdictions = states.length > 0 ? states : source.jurisdictions.toReversed();
  const way = found ?? { route: [], line: [] };
  return {
    ...source,
    trip: { ...trip, ...way, states: alignTripStates(way.route, jurisdictions) },
    jurisdictions,
    permits: [],
  };
}

/** Never today: its hour of departure may have passed. */
function findDayAfter({ permits }: StoredOrder, today: Day): Day {
  const ends = permits.map(({ validTo, date }) => parseDay(validTo ?? date.endDate)).filter((day) => day !== null);
  return addDays(
    ends.reduce((last, day) => (compareDays(day, last) > 0 ? day : last), today),
    1,
  );
}
