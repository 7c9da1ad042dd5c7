import type { Place } from '@wideload/domain';
import type { Box } from '../states/border-grid.ts';
import type { Piece } from './pieces.ts';

/** In degrees. A piece is at most three miles long, so it touches few cells. */
const size = 0.05;
const columns = 100_000;

const toRow = (lat: number) => Math.floor(lat / size);
const toColumn = (lng: number) => Math.floor((lng + 180) / size);

function* listCells({ south, north, west, east }: Box): Generator<number> {
  for (let row = toRow(south); row <= toRow(north); row += 1)
    for (let column = toColumn(west); column <= toColumn(east); column += 1) yield row * columns + column;
}

const toBox = ({ from, to }: Piece): Box => ({
  south: Math.min(from.lat, to.lat),
  north: Math.max(from.lat, to.lat),
  west: Math.min(from.lng, to.lng),
  east: Math.max(from.lng, to.lng),
});

export type PieceGrid = ReadonlyMap<number, readonly Piece[]>;

export function indexPieces(pieces: readonly Piece[]): PieceGrid {
  const cells = new Map<number, Piece[]>();
  for (const piece of pieces)
    for (const cell of listCells(toBox(piece))) {
      const inCell = cells.get(cell);
      if (inCell === undefined) cells.set(cell, [piece]);
      else inCell.push(piece);
    }
  return cells;
}

/** The pieces in the cells within `degrees` of latitude and `degrees * 1.6` of longitude. */
export function listPiecesNear({ lat, lng }: Place, degrees: number, grid: PieceGrid): Set<Piece> {
  const [up, right] = [degrees, degrees * 1.6];
  const box = { south: lat - up, north: lat + up, west: lng - right, east: lng + right };
  return new Set([...listCells(box)].flatMap((cell) => grid.get(cell) ?? []));
}
