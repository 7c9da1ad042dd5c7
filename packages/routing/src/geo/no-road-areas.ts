import { isWithin, type Area, type Place, type StateCode } from '@wideload/domain';

/** `[lat, lng]` */
export type LatLng = [number, number];

export const toPoint = ([lat, lng]: LatLng): Place => ({ lat, lng });

export type Box = [south: number, west: number, north: number, east: number];

export const isInBox = ({ lat, lng }: Place, [south, west, north, east]: Box) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** `none`: no road and no ferry for trucks. */
type Reach = 'canada' | 'ferry' | 'none';

/** data/no-road-areas.json; each part says in its note what it is. */
export type NoRoadData = {
  areas: readonly { name: string; state: StateCode; by: Reach; polygons: readonly (readonly LatLng[])[] }[];
  /** `miles`: its roads lead over the line between two states that is not farther away. */
  exclaves: readonly { name: string; at: LatLng; miles?: number }[];
  falseJoins: { list: readonly { ends: [LatLng, LatLng] }[] };
  outside: { arcs: readonly number[] };
  waterBorders: { list: readonly { pair: [StateCode, StateCode]; lat: [number, number]; lng?: [number, number] }[] };
  inlandWater: { list: readonly [name: string, points: readonly LatLng[]][] };
  closed: readonly { arc: number }[];
  /** Closed to trucks on their way through. */
  parks: { list: readonly { name: string; box: Box }[] };
  abroad: { boxes: readonly Box[] };
};

/** A place in it has no road to the rest of the lower 48 inside the United States. */
export type NoRoadArea = { name: string; by: Reach; area: Area; box: Box };

export function toNoRoadAreas({ areas }: Pick<NoRoadData, 'areas'>): NoRoadArea[] {
  return areas.map(({ name, by, polygons }) => ({
    name: name.replace(/ \(.*\)$/, ''),
    by,
    area: polygons.map((ring) => [ring.map(([lat, lng]) => [lng, lat])]),
    box: toBox(polygons.flat()),
  }));
}

function toBox(points: readonly LatLng[]): Box {
  const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)];
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
}

export function findNoRoadArea(at: Place, areas: readonly NoRoadArea[]): NoRoadArea | null {
  return areas.find(({ area, box }) => isInBox(at, box) && isWithin(at, area)) ?? null;
}
