import type { Place } from './trip.ts';
import { isStateCode, stateNames, type StateCode } from '../basics/state-code.ts';

/** `[lng, lat]`, as in GeoJSON. */
type Point = readonly number[];
/** The first ring of each polygon is its outside, the others are holes. */
export type Area = readonly (readonly (readonly Point[])[])[];

/** A place on the border may be in or out. */
export function isWithin({ lat, lng }: Place, area: Area): boolean {
  // Holes make the count even, and polygons of one area do not overlap.
  return area.flat().filter((ring) => isEnclosed(lng, lat, ring)).length % 2 === 1;
}

/** Counts the crossings of a line to the east. */
function isEnclosed(lng: number, lat: number, ring: readonly Point[]): boolean {
  let inside = false;
  let [beforeLng = 0, beforeLat = 0] = ring.at(-1) ?? [];
  for (const [atLng = 0, atLat = 0] of ring) {
    if (atLat > lat !== beforeLat > lat) {
      const crossing = beforeLng + ((lat - beforeLat) / (atLat - beforeLat)) * (atLng - beforeLng);
      if (lng < crossing) inside = !inside;
    }
    [beforeLng, beforeLat] = [atLng, atLat];
  }
  return inside;
}

const earthRadiusMiles = 3958.8;

/** Great-circle miles. */
export function computeMiles(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, across] = [radians(to.lat - from.lat) / 2, radians(to.lng - from.lng) / 2];
  const chord = Math.sin(up) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(across) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** 0 within the area. */
export function computeMilesToArea(place: Place, area: Area): number {
  if (isWithin(place, area)) return 0;
  const miles = area.flat().flatMap((ring) =>
    ring.slice(1).map((to, at) => {
      const from = ring[at] ?? to;
      return computeMiles(place, findNearestPoint(place, from, to));
    }),
  );
  return Math.min(...miles);
}

/** On the straight line from one point to the next. */
function findNearestPoint(place: Place, [west = 0, south = 0]: Point, [east = 0, north = 0]: Point): Place {
  const narrow = Math.cos((place.lat * Math.PI) / 180);
  const [across, up] = [(east - west) * narrow, north - south];
  const length = across ** 2 + up ** 2;
  const along = length === 0 ? 0 : ((place.lng - west) * narrow * across + (place.lat - south) * up) / length;
  const share = Math.min(1, Math.max(0, along));
  return { lat: south + (north - south) * share, lng: west + (east - west) * share };
}

const codeByName: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => (isStateCode(code) ? [[name.toLowerCase(), code]] : [])),
);

/** A point near a town can be in another state: `I-80 at the Nebraska line, near Pine Bluffs, WY`. */
const nearTown = /\b(?:near|from) [^,]+,[^,]+$/;

/** After a comma, at the end: `Texarkana, AR`, `State Line Ave, Texarkana, AR 71854`, `Cape Girardeau, Missouri`. */
export function parseNamedState(label: string): StateCode | null {
  if (nearTown.test(label)) return null;
  const [last = ''] = label.split(',').slice(1).slice(-1);
  const name = last.replace(/\s\d{5}(?:-\d{4})?\s*$/, '').trim();
  const code = name.toUpperCase();
  return isStateCode(code) ? code : (codeByName.get(name.toLowerCase()) ?? null);
}

/** A label that names a state farther away is about something else. */
const farthestMiles = 20;

/** The state that the place names and is in or near: the points of towns at a state line can fall on the other side. */
export function findNamedState({ label = '', ...place }: Place, areas: ReadonlyMap<StateCode, Area>): StateCode | null {
  const named = parseNamedState(label);
  const area = named === null ? undefined : areas.get(named);
  return area !== undefined && computeMilesToArea(place, area) <= farthestMiles ? named : null;
}
