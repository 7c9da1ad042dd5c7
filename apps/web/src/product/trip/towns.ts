import { computeMiles, stateCodes, stateName, type Place } from '@wideload/domain';
import * as texts from './trip.texts.ts';

export type Town = Place & { name: string };

const codes: ReadonlyMap<string, string> = new Map(stateCodes.map((code) => [stateName(code), code]));

export async function loadTowns(): Promise<Town[]> {
  const { default: rows } = await import('../../../data/us-cities.json');
  return rows.map(([name, state, lng, lat]) => ({
    name: `${name}, ${codes.get(String(state)) ?? state}`,
    lat: Number(lat),
    lng: Number(lng),
  }));
}

/** In miles: a point this close is in the town, is near it, or has it for a landmark. */
const reach = { in: 3, near: 30, far: 300 } as const;

/** `Amarillo, TX`, `near Amarillo, TX`, `62 miles from Amarillo, TX`; empty when no town is around. */
export function formatNearest(place: Place, towns: readonly Town[]): string {
  const distances = towns.map((town) => computeMiles(place, town));
  const miles = Math.min(...distances);
  const nearest = towns[distances.indexOf(miles)];
  if (nearest === undefined || miles > reach.far) return '';
  if (miles < reach.in) return nearest.name;
  return miles < reach.near ? texts.near(nearest.name) : texts.milesFrom(miles, nearest.name);
}
