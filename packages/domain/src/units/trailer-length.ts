import { listAxleGaps, type AxleDistances } from './axles.ts';
import type { Load } from '../load/load.ts';

/** No tractor reaches further than 5 ft ahead of its first axle: set-back axles are about 4 ft from the bumper. */
const longestNose = 60;

/** Axle distances within the tractor, from its last axle to the trailer's first, and within the trailer. */
export type SplitAxles = { tractor: readonly number[]; between: number; trailer: readonly number[] };

/** The longest distance behind the second axle separates the tractor from the trailer. */
export function splitAxles(axles: AxleDistances): SplitAxles {
  const gaps = listAxleGaps(axles);
  const behindDrive = gaps.slice(1);
  const at = behindDrive.indexOf(behindDrive.reduce((widest, gap) => (gap > widest ? gap : widest))) + 1;
  return { tractor: gaps.slice(0, at), between: gaps[at] ?? 0, trailer: gaps.slice(at + 1) };
}

/**
 * The least that the semitrailer with its load can measure, in inches: its recorded length, or what overall length and axles imply
 * where that is more. It begins before the tractor's last axle, on which it rests, so it reaches from there at least to the last
 * axle, and makes up all of the overall length but the front overhang, the nose and the tractor's own axles.
 */
export function computeShortestTrailer(load: Load): number {
  return Math.max(load.trailerLength ?? 0, impliedTrailer(load));
}

/** The longest possible trailer: the whole combination if its length is unknown. */
export function computeLongestTrailer(load: Load): number {
  return load.trailerLength === null ? load.dimensions.length : computeShortestTrailer(load);
}

function impliedTrailer({ dimensions, axles }: Load): number {
  const { tractor, between, trailer } = splitAxles(axles);
  const fromLength = dimensions.length - dimensions.frontOverhang - longestNose - sum(tractor);
  return Math.max(fromLength, between + sum(trailer), 0);
}

export function sum(distances: readonly number[]): number {
  return distances.reduce((sum, distance) => sum + distance, 0);
}
