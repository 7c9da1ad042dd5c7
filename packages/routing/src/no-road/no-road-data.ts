import type { Place, StateCode } from '@wideload/domain';

/** `[lat, lng]` */
export type LatLng = [number, number];

export const toPoint = ([lat, lng]: LatLng): Place => ({ lat, lng });

export type Box = [south: number, west: number, north: number, east: number];

export const isInBox = ({ lat, lng }: Place, [south, west, north, east]: Box) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** `none`: no road and no ferry for trucks. */
export type Reach = 'canada' | 'ferry' | 'none';

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
  abroad: { boxes: readonly Box[] };
};
