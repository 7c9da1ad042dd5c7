import { isWithin, type Area, type Place } from '@wideload/domain';
import type { NoRoadData, Reach } from './no-road-data.ts';

/** A place in it has no road to the rest of the lower 48 inside the United States. */
export type NoRoadArea = { name: string; by: Reach; area: Area };

export function toNoRoadAreas({ areas }: Pick<NoRoadData, 'areas'>): NoRoadArea[] {
  return areas.map(({ name, by, polygons }) => ({
    name: name.replace(/ \(.*\)$/, ''),
    by,
    area: polygons.map((ring) => [ring.map(([lat, lng]) => [lng, lat])]),
  }));
}

export function findNoRoadArea(at: Place, areas: readonly NoRoadArea[]): NoRoadArea | null {
  return areas.find(({ area }) => isWithin(at, area)) ?? null;
}
