import { listAxleGaps, type AxleDistances } from './axles.ts';
import type { Load } from './load.ts';
import { inches, type Inches } from '../basics/length.ts';

/** A tractor reaches at most 5 ft ahead of its first axle: set-back axles are about 4 ft from the bumper. */
const maxNose = 60;

export type SplitAxles = { tractor: readonly number[]; between: number; trailer: readonly number[] };

/** The longest distance behind the second axle separates the tractor from the trailer. */
export function splitAxles(axles: AxleDistances): SplitAxles {
  const gaps = listAxleGaps(axles);
  const behindDrive = gaps.slice(1);
  const at = behindDrive.indexOf(behindDrive.reduce((widest, gap) => (gap > widest ? gap : widest))) + 1;
  return { tractor: gaps.slice(0, at), between: gaps[at] ?? 0, trailer: gaps.slice(at + 1) };
}

/**
 * The recorded length, or the minimum that overall length and axles imply, in inches. The trailer rests on the tractor's last axle, so
 * it reaches from there to the last axle; front overhang, nose and the tractor's axles are not part of it.
 */
export function computeShortestTrailer(load: Load): number {
  return Math.max(load.trailerLength ?? 0, computeImpliedTrailer(load));
}

/** Tape measures differ, and some fifth wheels are slightly behind the drive axles. */
const kingpinBehind = 12;

/** The kingpin rests on the tractor's axles, so it is at least this far ahead of the trailer's last one. */
export function computeShortestKingpin({ axles }: Pick<Load, 'axles'>): Inches {
  const { between, trailer } = splitAxles(axles);
  return inches(Math.max(1, between + sumDistances(trailer) - kingpinBehind));
}

/** The whole combination if its recorded length is unknown. */
export function computeLongestTrailer(load: Load): number {
  return load.trailerLength === null ? load.dimensions.length : computeShortestTrailer(load);
}

function computeImpliedTrailer({ dimensions, axles }: Load): number {
  const { tractor, between, trailer } = splitAxles(axles);
  const fromLength = dimensions.length - dimensions.frontOverhang - maxNose - sumDistances(tractor);
  return Math.max(fromLength, between + sumDistances(trailer), 0);
}

export function sumDistances(distances: readonly number[]): number {
  return distances.reduce((sum, distance) => sum + distance, 0);
}
