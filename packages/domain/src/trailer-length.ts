import { axleGaps } from './axles.ts';
import type { Load } from './load.ts';

/** No tractor reaches further than 5 ft before its first axle: set-back axles stand about 4 ft from the bumper. */
const longestNose = 60;

/**
 * The least that the semitrailer with its load can measure, in inches.
 *
 * The longest distance behind the second axle lies between the tractor's last axle and the trailer's first, and the trailer
 * begins before the tractor's last axle, on which it rests. So the trailer with its load reaches from there at least to the last
 * axle, and makes up all of the overall length but the front overhang, the nose and the tractor's own axles.
 */
export function trailerAtLeast({ dimensions, axles }: Load): number {
  const gaps = axleGaps(axles);
  const behindDrive = gaps.slice(1);
  const tractorAxles = behindDrive.indexOf(behindDrive.reduce((widest, gap) => (gap > widest ? gap : widest))) + 1;
  const tractorBase = sumOf(gaps.slice(0, tractorAxles));
  const fromLength = dimensions.length - dimensions.frontOverhang - longestNose - tractorBase;
  return Math.max(fromLength, sumOf(gaps.slice(tractorAxles)), 0);
}

function sumOf(distances: readonly number[]): number {
  return distances.reduce((sum, distance) => sum + distance, 0);
}
