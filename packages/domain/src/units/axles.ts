import { inches, type Inches } from '../measures/length.ts';

/** Between neighboring axles, front to back; `EF` is optional (spec [5]). */
export type AxleDistances = { AB: Inches; BC: Inches; CD: Inches; DE: Inches; EF?: Inches | null };

/** The axles by name, front to back; the sixth exists only with the distance `EF`. */
export const axleNumbers = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6 } as const;
export type AxleName = keyof typeof axleNumbers;
// Cast: Object.keys loses the key type.
export const axleNames = Object.keys(axleNumbers) as AxleName[];

/** Axles count from 1 at the front; `inches` is the distance from the first to the last. */
export type AxleGroup = { from: number; to: number; axles: number; inches: Inches };

export function listAxleGaps(axles: AxleDistances): Inches[] {
  const { AB, BC, CD, DE } = axles;
  return hasSixth(axles) ? [AB, BC, CD, DE, axles.EF] : [AB, BC, CD, DE];
}

export function countAxles(axles: AxleDistances): 5 | 6 {
  return hasSixth(axles) ? 6 : 5;
}

/** Adds up inches before any rounding. */
export function sumOuterBridge(axles: AxleDistances): Inches {
  return inches(axles.AB + axles.BC + axles.CD + axles.DE + (axles.EF ?? 0));
}

/** By first axle, then by size. */
export function listAxleGroups(axles: AxleDistances): AxleGroup[] {
  return listGapGroups(listAxleGaps(axles));
}

export function listGapGroups(gaps: readonly Inches[]): AxleGroup[] {
  return gaps.flatMap((_, first) =>
    gaps.slice(first).map((_gap, more) => {
      const span = gaps.slice(first, first + more + 1).reduce<number>((sum, gap) => sum + gap, 0);
      return { from: first + 1, to: first + more + 2, axles: more + 2, inches: inches(span) };
    }),
  );
}

function hasSixth(axles: AxleDistances): axles is AxleDistances & { EF: Inches } {
  return axles.EF !== undefined && axles.EF !== null;
}
