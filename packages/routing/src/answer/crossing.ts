import { formatCrossingLabel, type CrossingLabel, type Place, type StateCode, type TripPlace } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { findNearestTown, type Town } from '../geo/towns.ts';
import type { Leg, WayPart } from '../graph/legs.ts';

const nearMiles = 30;
/** Towns of the data are rare in the West. */
const farthestMiles = 80;

/** Nothing where no town is near. */
export function findNearest(at: Place, towns: readonly Town[]): Pick<CrossingLabel, 'town' | 'miles'> {
  const town = findNearestTown(at, farthestMiles, towns);
  if (town === null) return { town: null, miles: null };
  const miles = Math.round(computeFlatMiles(at, town));
  return { town: town.label, miles: miles <= nearMiles ? null : miles };
}

/** A joint or a ramp at the line has no name, or another one than the highway. */
const atLineMiles = 2.5;

/** The road with most of the miles just before and behind the line. */
function findRoad(before: Leg, after: Leg): string {
  const byRoad = new Map<string, number>();
  for (const parts of [before.parts.toReversed(), after.parts]) {
    let rest = atLineMiles;
    for (const { road, miles } of parts) {
      if (road !== '') byRoad.set(road, (byRoad.get(road) ?? 0) + Math.min(miles, rest));
      rest -= miles;
      if (rest <= 0) break;
    }
  }
  const [longest] = [...byRoad].toSorted(([, one], [, other]) => other - one);
  return longest?.[0] ?? findRoadOverGap(before, after);
}

/** The same highway on both sides is the one between, as the source draws some bridges without a number. */
const gapMiles = 15;

function findRoadOverGap(before: Leg, after: Leg): string {
  const [one, other] = [findNextRoad(before.parts.toReversed()), findNextRoad(after.parts)];
  return one === other ? one : '';
}

function findNextRoad(parts: readonly WayPart[]): string {
  let miles = 0;
  for (const part of parts) {
    if (part.road !== '') return part.road;
    miles += part.miles;
    if (miles > gapMiles) break;
  }
  return '';
}

/** The place where the second leg begins, as the permits of both states name it. */
export type Crossing = { exit: TripPlace; entry: TripPlace };

export function describeCrossing(before: Leg, after: Leg, towns: readonly Town[]): Crossing {
  const at = round(after.start);
  const road = findRoad(before, after);
  const nearest = findNearest(at, towns);
  const label = (state: StateCode) => formatCrossingLabel({ road, state, ...nearest });
  return { exit: { label: label(after.state), ...at }, entry: { label: label(before.state), ...at } };
}

/** To about 10 m. */
export function round({ lat, lng }: Place) {
  return { lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 };
}
