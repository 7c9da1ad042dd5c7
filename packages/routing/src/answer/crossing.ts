import { formatCrossingLabel, type CrossingLabel, type Place, type StateCode, type TripPlace } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { findNearestTown, type Town } from '../geo/towns.ts';
import type { Leg } from '../legs/legs.ts';

const nearMiles = 30;
/** Towns of the data are rare in the West. */
const farthestMiles = 80;

function findNearest(at: Place, towns: readonly Town[]): Pick<CrossingLabel, 'town' | 'miles'> {
  const town = findNearestTown(at, farthestMiles, towns);
  if (town === null) return { town: null, miles: null };
  const miles = Math.round(computeFlatMiles(at, town));
  return { town: town.label, miles: miles <= nearMiles ? null : miles };
}

/** The place where the second leg begins, as the permits of both states name it. */
export type Crossing = { exit: TripPlace; entry: TripPlace };

export function describeCrossing(before: Leg, after: Leg, towns: readonly Town[]): Crossing {
  const at = round(after.start);
  const road = before.parts.at(-1)?.road || after.parts[0]?.road || '';
  const nearest = findNearest(at, towns);
  const label = (state: StateCode) => formatCrossingLabel({ road, state, ...nearest });
  return { exit: { label: label(after.state), ...at }, entry: { label: label(before.state), ...at } };
}

/** To about 10 m. */
export function round({ lat, lng }: Place) {
  return { lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 };
}
