import { isWithin, type Area, type Place } from '@wideload/domain';

/** A county in which a curfew holds: `IL Cook`. */
export type CountyName = string;
/** The shipped form: the shape as in GeoJSON. */
export type CountyRow = [name: CountyName, area: Area];

export type CountyFinder = { findCounty(at: Place): CountyName | null };

/** In degrees. */
const size = 0.25;
const columns = 10_000;

const toRow = (lat: number) => Math.floor(lat / size);
const toColumn = (lng: number) => Math.floor((lng + 180) / size);

/** Most places are in a cell without any of the counties. */
export function createCountyFinder(rows: readonly CountyRow[]): CountyFinder {
  const cells = new Map<number, CountyRow[]>();
  for (const county of rows)
    for (const cell of listCells(county[1])) {
      const inCell = cells.get(cell);
      if (inCell === undefined) cells.set(cell, [county]);
      else inCell.push(county);
    }
  return {
    findCounty(at) {
      const inCell = cells.get(toRow(at.lat) * columns + toColumn(at.lng)) ?? [];
      return inCell.find(([, area]) => isWithin(at, area))?.[0] ?? null;
    },
  };
}

function listCells(area: Area): number[] {
  const points = area.flat(2);
  const [lngs, lats] = [points.map(([lng = 0]) => lng), points.map(([, lat = 0]) => lat)];
  const cells: number[] = [];
  for (let row = toRow(Math.min(...lats)); row <= toRow(Math.max(...lats)); row += 1)
    for (let column = toColumn(Math.min(...lngs)); column <= toColumn(Math.max(...lngs)); column += 1)
      cells.push(row * columns + column);
  return cells;
}
