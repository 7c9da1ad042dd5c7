import {
  findDeparture,
  toTravelLoad,
  type DraftTrip,
  type Departure,
  type DraftUnit,
  type TravelLoad,
} from '@wideload/domain';

export type TravelUnit = Parameters<typeof toTravelLoad>[0] & Pick<DraftUnit, '_id'>;

/** Units with the same load and departure, by their numbers in the order. */
export type TravelGroup = { ids: string[]; numbers: number[]; departure: Departure; load: TravelLoad };

export function listTravelGroups(trip: DraftTrip, units: readonly TravelUnit[]): TravelGroup[] {
  const groups = new Map<string, TravelGroup>();
  for (const [index, unit] of units.entries()) {
    const { startDate, startTime } = findDeparture(trip, unit._id);
    const { dimensions, weight, axles, trailer, loadType } = unit;
    const key = JSON.stringify([startDate, startTime, dimensions, weight, axles, trailer?.length, loadType]);
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, {
        ids: [unit._id],
        numbers: [index + 1],
        departure: { startDate, startTime },
        load: toTravelLoad(unit),
      });
    else {
      group.ids.push(unit._id);
      group.numbers.push(index + 1);
    }
  }
  return [...groups.values()];
}

/** The trip with another departure of some units: their own where they have one, otherwise that of the order. */
export function takeDeparture(trip: DraftTrip, units: readonly string[], departure: Departure): DraftTrip {
  const hasOwn = (unit: string) => trip.departures.some((own) => own.unit === unit);
  const departures = trip.departures.map((own) => (units.includes(own.unit) ? { ...own, ...departure } : own));
  return { ...trip, ...(units.every(hasOwn) ? {} : departure), departures };
}
