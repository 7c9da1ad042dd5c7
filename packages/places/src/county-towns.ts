import { isWithin, type Area, type Place } from '@wideload/domain';
import { toKey } from './reading/place-key.ts';

export type CountyShape = { name: string; state: string; area: Area };

const mostTowns = 4;

type Box = { south: number; north: number; west: number; east: number };

function toBox(area: Area): Box {
  const points = area.flat(2);
  const [lngs, lats] = [points.map(([lng = 0]) => lng), points.map(([, lat = 0]) => lat)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
}

/** The rows of the largest towns inside of each county; `rows` are sorted by their people. */
export function listCountyTowns(
  rows: readonly (Place & { state: string })[],
  counties: readonly CountyShape[],
): Record<string, number[]> {
  const byState = new Map<string, number[]>();
  rows.forEach(({ state }, row) => {
    const others = byState.get(state);
    if (others === undefined) byState.set(state, [row]);
    else others.push(row);
  });
  return Object.fromEntries(
    counties.map(({ name, state, area }) => {
      const { south, north, west, east } = toBox(area);
      const isInside = ({ lat, lng }: Place) =>
        lat >= south && lat <= north && lng >= west && lng <= east && isWithin({ lat, lng }, area);
      const towns = (byState.get(state) ?? []).filter((row) => isInside(rows[row] ?? { lat: 0, lng: 0 }));
      return [`${toKey(name)} ${state}`, towns.slice(0, mostTowns)];
    }),
  );
}
