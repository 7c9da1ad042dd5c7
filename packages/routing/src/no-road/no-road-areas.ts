import { isWithin, type Area, type Place } from '@wideload/domain';
import { isInBox, type Box, type LatLng, type NoRoadData, type Reach } from './no-road-data.ts';

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
