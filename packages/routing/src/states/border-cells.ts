import type { Place } from '@wideload/domain';
import { computeMilesToSegment, interpolate } from '../geo/flat.ts';
import type { Segment } from './state-shapes.ts';

/** In degrees: at least 0.9 mile everywhere in the lower 48. */
const size = 0.02;
const columns = 100_000;

const toKey = (row: number, column: number) => row * columns + column;
const toRow = (lat: number) => Math.floor(lat / size);
/** The longitudes of the lower 48 are negative. */
const toColumn = (lng: number) => Math.floor((lng + 180) / size);

export function toCell({ lat, lng }: Place): number {
  return toKey(toRow(lat), toColumn(lng));
}

/** The border segments of each cell that a border touches. */
export type BorderCells = ReadonlyMap<number, readonly Segment[]>;

export function indexBorders(borders: readonly Segment[]): BorderCells {
  const cells = new Map<number, Segment[]>();
  for (const segment of borders) {
    const [from, to] = segment;
    const south = Math.min(from.lat, to.lat);
    for (let row = toRow(south); row <= toRow(Math.max(from.lat, to.lat)); row += 1) {
      const [west, east] = clip(segment, row);
      for (let column = toColumn(west); column <= toColumn(east); column += 1) {
        const inCell = cells.get(toKey(row, column));
        if (inCell === undefined) cells.set(toKey(row, column), [segment]);
        else inCell.push(segment);
      }
    }
  }
  return cells;
}

/** From where to where the segment is in the row. */
function clip([from, to]: Segment, row: number): [west: number, east: number] {
  const rise = to.lat - from.lat;
  const shareAt = (lat: number) => (rise === 0 ? 0 : Math.min(1, Math.max(0, (lat - from.lat) / rise)));
  const shares = rise === 0 ? [0, 1] : [shareAt(row * size), shareAt((row + 1) * size)];
  const lngs = shares.map((share) => interpolate(from, to, share).lng);
  return [Math.min(...lngs), Math.max(...lngs)];
}

/** `miles` is at most the size of a cell. */
export function isNearBorder(at: Place, miles: number, cells: BorderCells): boolean {
  const [row, column] = [toRow(at.lat), toColumn(at.lng)];
  for (let up = -1; up <= 1; up += 1)
    for (let right = -1; right <= 1; right += 1)
      for (const [from, to] of cells.get(toKey(row + up, column + right)) ?? [])
        if (computeMilesToSegment(at, from, to) <= miles) return true;
  return false;
}
