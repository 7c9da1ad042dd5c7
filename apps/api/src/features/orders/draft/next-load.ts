import {
  compareDays,
  emptyTrip,
  findDeparture,
  toTravelLoad,
  type Day,
  type DraftDimensions,
  type Trip,
} from '@wideload/domain';
import { planStayDays } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { createFieldProblem } from '#problem.ts';
import type { StoredOrder, StoredUnit } from '../stored-order.ts';

const noDimensions: DraftDimensions = {
  width: null,
  height: null,
  length: null,
  frontOverhang: null,
  rearOverhang: null,
};

/**
 * The order for the next load of the same trucks, or of the truck of `unit`: company, truck and trailer with the distances of their axles.
 * It leaves from where the trip ends, on the day on which it ends by the calendar, and not before today. All else is another job.
 */
export function toNextLoad(
  source: StoredOrder,
  { unit, today }: { unit?: string | undefined; today: Day },
): StoredOrder {
  const units = source.units.filter(({ _id }) => unit === undefined || _id === unit);
  if (units.length === 0 && unit !== undefined) throw createFieldProblem('unit', 'Not a unit of this order');
  return {
    ...source,
    title: '',
    units: units.map(unload),
    trip: source.trip && leaveFromItsEnd(source.trip, { units, today }),
    jurisdictions: [],
    permits: [],
  };
}

function unload(unit: StoredUnit): StoredUnit {
  const { axleWeights } = unit;
  // Cast: each figure is still there, without its value.
  const noWeights = Object.fromEntries(Object.keys(axleWeights).map((axle) => [axle, null])) as typeof axleWeights;
  return {
    ...unit,
    loadType: null,
    dimensions: noDimensions,
    weight: null,
    axleWeights: noWeights,
    filing: {},
    typed: {},
  };
}

function leaveFromItsEnd(there: Trip, { units, today }: { units: readonly StoredUnit[]; today: Day }): Trip {
  const arrival = findArrival(there, units);
  const startDate = arrival === null || compareDays(arrival, today) > 0 ? arrival : today;
  return { ...emptyTrip, places: [there.places.at(-1) ?? null, null], startDate, route: [], line: [], states: [] };
}

/** The last arrival; null where the way is not known. */
function findArrival(trip: Trip, units: readonly StoredUnit[]): Day | null {
  const days = units.flatMap((unit) => {
    const travel = { departure: findDeparture(trip, unit._id), load: toTravelLoad(unit) };
    return [...planStayDays(trip, travel, localTime).values()].map(({ to }) => to);
  });
  return days.toSorted(compareDays).at(-1) ?? null;
}
