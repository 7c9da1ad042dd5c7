import type { Place } from '@wideload/domain';
import { borderSteps, type Borders } from './border-file.ts';

/** A tenth of a degree: at least 4.4 miles everywhere in the lower 48. */
const size = borderSteps / 10;
/** The lower 48 with a margin, in cells. */
const [south, west, rows, columns] = [240, -1255, 260, 595];

/** The number of a cell, in whole steps of its row and column; -1 outside of the grid. */
function toCell(row: number, column: number): number {
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
  return isInside ? row * columns + column : -1;
}

const toRow = (lat: number) => Math.floor(lat / size) - south;
const toColumn = (lng: number) => Math.floor(lng / size) - west;

export type Box = { south: number; north: number; west: number; east: number };

export type BorderGrid = {
  /** Of a place in degrees. */
  findCell(at: Place): number;
  hasSegments(cell: number): boolean;
  /** The segments in the cells of the box, in degrees; one in several cells comes several times. */
  listSegments(box: Box): number[];
  /** Those of cells with a coast or a watery line. */
  listNearWater(box: Box): number[];
  /** On a line to the west from a point in steps, the first that a border crosses: its eastern side, 0 without one. */
  findEasternSide(lat: number, lng: number): number;
};

export function createBorderGrid(borders: Borders): BorderGrid {
  const { lat, lng, left, right, isWatery, isLast } = borders;
  const first = new Uint32Array(rows * columns + 1);

  /** Adds each cell that the segment touches; nearly all segments are in one. */
  function addCells(segment: number, cells: number[]): void {
    const y1 = lat[segment] ?? 0;
    const x1 = lng[segment] ?? 0;
    const y2 = lat[segment + 1] ?? 0;
    const x2 = lng[segment + 1] ?? 0;
    for (let row = toRow(Math.min(y1, y2)); row <= toRow(Math.max(y1, y2)); row += 1) {
      const shareAt = (edge: number) => Math.min(1, Math.max(0, (edge - y1) / (y2 - y1)));
      const one = y1 === y2 ? x1 : x1 + (x2 - x1) * shareAt((row + south) * size);
      const other = y1 === y2 ? x2 : x1 + (x2 - x1) * shareAt((row + south + 1) * size);
      for (let column = toColumn(Math.min(one, other)); column <= toColumn(Math.max(one, other)); column += 1) {
        const cell = toCell(row, column);
        if (cell !== -1) cells.push(cell);
      }
    }
  }

  // Pairs of a cell and a segment in it, sorted by counting.
  const [cells, inCells]: [number[], number[]] = [[], []];
  for (let segment = 0; segment < lat.length; segment += 1) {
    if (isLast[segment] === 0) addCells(segment, cells);
    while (inCells.length < cells.length) inCells.push(segment);
  }
  for (const cell of cells) first[cell + 1] = (first[cell + 1] ?? 0) + 1;
  for (let cell = 0; cell < rows * columns; cell += 1) first[cell + 1] = (first[cell + 1] ?? 0) + (first[cell] ?? 0);
  const free = first.slice();
  const segments = new Uint32Array(cells.length);
  for (let pair = 0; pair < cells.length; pair += 1) {
    const cell = cells[pair] ?? 0;
    const at = free[cell] ?? 0;
    segments[at] = inCells[pair] ?? 0;
    free[cell] = at + 1;
  }

  const isEmpty = (cell: number) => first[cell] === first[cell + 1];
  /** Of the cells without a segment; those with one stay 0. */
  const stateOf = new Uint8Array(rows * columns);

  function findEasternSide(y: number, x: number): number {
    const row = toRow(y);
    let [nearest, slope, side] = [Number.NEGATIVE_INFINITY, 0, 0];
    for (let column = Math.min(toColumn(x), columns - 1); column >= 0; column -= 1) {
      const cell = toCell(row, column);
      if (cell === -1) return 0;
      if (isEmpty(cell)) return nearest === Number.NEGATIVE_INFINITY ? (stateOf[cell] ?? 0) : side;
      for (let at = first[cell] ?? 0; at < (first[cell + 1] ?? 0); at += 1) {
        const segment = segments[at] ?? 0;
        const [y1, y2] = [lat[segment] ?? 0, lat[segment + 1] ?? 0];
        if (y1 > y === y2 > y || left[segment] === right[segment]) continue;
        const [x1, x2] = [lng[segment] ?? 0, lng[segment + 1] ?? 0];
        const lean = (x2 - x1) / (y2 - y1);
        const crossing = x1 + (y - y1) * lean;
        // Of lines that meet in one point the one that leans farthest to the east is the nearest just above it.
        if (crossing > x || crossing < nearest || (crossing === nearest && lean < slope)) continue;
        [nearest, slope, side] = [crossing, lean, (y2 > y1 ? right[segment] : left[segment]) ?? 0];
      }
      if (nearest >= (column + west) * size) return side;
    }
    return side;
  }

  // From the west, as each cell looks at the one before.
  for (let row = 0; row < rows; row += 1)
    for (let column = 1; column < columns; column += 1) {
      const cell = toCell(row, column);
      if (!isEmpty(cell)) continue;
      const before = cell - 1;
      stateOf[cell] = isEmpty(before)
        ? (stateOf[before] ?? 0)
        : findEasternSide((row + south + 0.5) * size, (column + west) * size - 1);
    }

  const isAtWater = new Uint8Array(rows * columns);
  for (let pair = 0; pair < cells.length; pair += 1) {
    const segment = inCells[pair] ?? 0;
    const isCoast = left[segment] !== right[segment] && (left[segment] === 0 || right[segment] === 0);
    if (isCoast || isWatery[segment] === 1) isAtWater[cells[pair] ?? 0] = 1;
  }

  function collect(box: Box, counts: (cell: number) => boolean): number[] {
    const found: number[] = [];
    // Only cells of the grid: at a pole, a few miles are more degrees of longitude than a loop gets through.
    const north = Math.min(toRow(box.north * borderSteps), rows - 1);
    const east = Math.min(toColumn(box.east * borderSteps), columns - 1);
    for (let row = Math.max(0, toRow(box.south * borderSteps)); row <= north; row += 1)
      for (let column = Math.max(0, toColumn(box.west * borderSteps)); column <= east; column += 1) {
        const cell = toCell(row, column);
        if (!counts(cell)) continue;
        for (let at = first[cell] ?? 0; at < (first[cell + 1] ?? 0); at += 1) found.push(segments[at] ?? 0);
      }
    return found;
  }

  return {
    findCell: (at) => toCell(toRow(at.lat * borderSteps), toColumn(at.lng * borderSteps)),
    hasSegments: (cell) => cell === -1 || !isEmpty(cell),
    listSegments: (box) => collect(box, () => true),
    listNearWater: (box) => collect(box, (cell) => isAtWater[cell] === 1),
    findEasternSide,
  };
}
