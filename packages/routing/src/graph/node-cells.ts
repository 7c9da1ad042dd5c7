import type { Place } from '@wideload/domain';
import { computeFlatMiles, toMilesPerLng } from '../geo/flat.ts';

/** In degrees. */
const size = 0.5;
const columns = 1000;
/** Four cells are over 90 miles, more than a place may be from a road. */
const widest = 4;

export type NearNode = { node: number; miles: number };
export type NodeCells = { listNear(at: Place, enough: number): NearNode[] };

const toRow = (lat: number) => Math.floor(lat / size);
const toColumn = (lng: number) => Math.floor((lng + 180) / size);

export function indexNodes(nodes: readonly Place[]): NodeCells {
  const cells = new Map<number, number[]>();
  for (const [node, { lat, lng }] of nodes.entries()) {
    const cell = toRow(lat) * columns + toColumn(lng);
    const inCell = cells.get(cell);
    if (inCell === undefined) cells.set(cell, [node]);
    else inCell.push(node);
  }

  function listWithin({ lat, lng }: Place, reach: number): number[] {
    const found: number[] = [];
    for (let row = toRow(lat) - reach; row <= toRow(lat) + reach; row += 1)
      for (let column = toColumn(lng) - reach; column <= toColumn(lng) + reach; column += 1)
        found.push(...(cells.get(row * columns + column) ?? []));
    return found;
  }

  return {
    /** At least the nearest node, nearest first; it looks further until it has seen `enough`. */
    listNear(at, enough) {
      for (let reach = 1; ; reach += 1) {
        const found = listWithin(at, reach)
          .map((node) => ({ node, miles: computeFlatMiles(at, nodes[node] ?? at) }))
          .toSorted((one, other) => one.miles - other.miles);
        const [nearest] = found;
        // Beyond the cells that were looked at there may be a nearer one.
        const isNearest = nearest !== undefined && nearest.miles <= reach * size * toMilesPerLng(at.lat);
        if (reach === widest || (found.length >= enough && isNearest)) return found;
      }
    },
  };
}
