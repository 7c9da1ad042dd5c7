import type { RoadKind } from '../../states/facts/permit-fact.ts';
import type { StateCode } from '../../basics/state-code.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import type { TripState } from '../trip.ts';
import { decideEscorts } from './decide-escorts.ts';
import type { EscortAnswer, EscortCars } from './escort-answer.ts';
import { findRoadMiles, groupEscorts, type MileRange, type RoadEscorts } from './road-escorts.ts';

/** Cars that go along from one place to another, over one state or several in a row. */
export type TripEscort = {
  states: StateCode[];
  /** Null where the trip has no route. */
  begins: string | null;
  ends: string | null;
  /** All kinds of roads, or those on which the cars are due. */
  roads: RoadKind[];
  miles: MileRange | null;
  isAtNight: boolean;
  cars: EscortCars;
};

/** `open`: the states in which more can be due, on a condition or because a rule is not known. */
export type TripEscorts = { escorts: TripEscort[]; open: StateCode[] };

/** All escorts of one load on its way, in travel order: where each begins and ends, and what it has to be. */
export function listTripEscorts(load: TravelLoad, visits: readonly TripState[]): TripEscorts {
  const escorts: TripEscort[] = [];
  const open = new Set<StateCode>();
  let before: TripEscort[] = [];
  for (const visit of visits) {
    const answer = decideEscorts(load, visit.state);
    const groups = groupEscorts(answer, findRoadMiles([visit]));
    if (isOpen(answer, groups)) open.add(visit.state);
    const here = listVisitEscorts(groups, visit);
    before = here.map((escort) => {
      const same = before.find((former) => goesOn(former, escort));
      if (same === undefined) {
        escorts.push(escort);
        return escort;
      }
      same.states.push(...escort.states);
      same.ends = escort.ends;
      same.miles = addMiles(same.miles, escort.miles);
      return same;
    });
  }
  return { escorts, open: [...open] };
}

function listVisitEscorts(groups: readonly RoadEscorts[], { state, entry, exit }: TripState): TripEscort[] {
  return groups.flatMap(({ roads, miles, settled }) =>
    settled.map(({ cars, isAtNight = false }) => ({
      states: [state],
      begins: entry?.label ?? null,
      ends: exit?.label ?? null,
      roads,
      miles,
      isAtNight,
      cars,
    })),
  );
}

/** @returns true if more can be due on the roads of the trip. */
function isOpen({ uncounted, missing, unknown }: EscortAnswer, groups: readonly RoadEscorts[]): boolean {
  const isTaken = (road: RoadKind) => groups.some(({ roads }) => roads.includes(road));
  return (
    missing.length + unknown.length > 0 ||
    groups.some(({ open }) => open.length > 0) ||
    uncounted.some(({ roads }) => roads.some(isTaken))
  );
}

function addMiles(one: MileRange | null, other: MileRange | null): MileRange | null {
  return one === null || other === null ? null : [one[0] + other[0], one[1] + other[1]];
}

function goesOn(before: TripEscort, next: TripEscort): boolean {
  const toNeed = ({ roads, isAtNight, cars }: TripEscort) => JSON.stringify([roads, isAtNight, cars]);
  return toNeed(before) === toNeed(next);
}
