import type { Place } from './trip.ts';

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
