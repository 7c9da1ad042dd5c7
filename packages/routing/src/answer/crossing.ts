import { stateName, type Place, type StateCode, type TripPlace } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { findNearestTown, type Town } from '../geo/towns.ts';
import type { Leg } from '../legs/legs.ts';

const nearMiles = 30;
/** Towns of the data are rare in the West. */
const farthestMiles = 80;

function describeNearest(at: Place, towns: readonly Town[]): string {
  const town = findNearestTown(at, farthestMiles, towns);
  if (town === null) return '';
  const miles = Math.round(computeFlatMiles(at, town));
  return miles <= nearMiles ? `, near ${town.label}` : `, ${miles} miles from ${town.label}`;
}

/** The place where the second leg begins, as the permits of both states name it. */
export type Crossing = { exit: TripPlace; entry: TripPlace };

export function describeCrossing(before: Leg, after: Leg, towns: readonly Town[]): Crossing {
  const at = round(after.start);
  const road = before.parts.at(-1)?.road || after.parts[0]?.road || '';
  const nearest = describeNearest(at, towns);
  const label = (other: StateCode) => `${road === '' ? '' : `${road} at `}the ${stateName(other)} line${nearest}`;
  return { exit: { label: label(after.state), ...at }, entry: { label: label(before.state), ...at } };
}

/** To about 10 m. */
export function round({ lat, lng }: Place) {
  return { lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 };
}
