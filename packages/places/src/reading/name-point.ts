import { computeMiles, type Place, type TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';

/** Within the first distance a point is the town, within the second it is near it; beyond the last no town names it. */
const [atMiles, closeMiles, nearMiles, farMiles] = [0.25, 25, 60, 300];
/** A smaller town helps nobody to find the point. */
const leastPeople = 1000;
const milesPerDegree = 69;

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

type Nearest = { row: number; miles: number };

function findNearest(at: Place, rows: Iterable<number>, gazetteer: Gazetteer, within: number): Nearest | null {
  let nearest: Nearest | null = null;
  let most = within;
  for (const row of rows) {
    const place = gazetteer.place(row);
    if (Math.abs(place.lat - at.lat) * milesPerDegree > most) continue;
    const miles = computeMiles(at, place);
    if (miles <= most) [nearest, most] = [{ row, miles }, miles];
  }
  return nearest;
}

function* listTowns({ count: size, population }: Gazetteer): Iterable<number> {
  // The most populous come first.
  for (let row = 0; row < size && population(row) >= leastPeople; row += 1) yield row;
}

function findNamingTown(at: Place, gazetteer: Gazetteer): Nearest | null {
  const known = findNearest(at, gazetteer.wellKnown, gazetteer, farMiles);
  if (known !== null && known.miles <= closeMiles) return known;
  return findNearest(at, listTowns(gazetteer), gazetteer, closeMiles) ?? known;
}

/** The point with the name of a well-known town near it, else of any town: `near Amarillo, TX`, `74 miles from Elko, NV`. */
export function namePoint({ lat, lng }: Place, gazetteer: Gazetteer): TripPlace {
  const nearest = findNamingTown({ lat, lng }, gazetteer);
  if (nearest === null) return { label: `${lat.toFixed(4)}, ${lng.toFixed(4)}`, lat, lng };
  const town = gazetteer.label(nearest.row);
  if (nearest.miles > nearMiles) return { label: `${count.format(nearest.miles)} miles from ${town}`, lat, lng };
  return { label: nearest.miles <= atMiles ? town : `near ${town}`, lat, lng };
}
