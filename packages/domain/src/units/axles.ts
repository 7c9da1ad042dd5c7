import { inches, type Inches } from '../measures/length.ts';

/** Distances between neighboring axles, front to back; the fifth to the sixth is optional (spec [5]). */
export type AxleDistances = { AB: Inches; BC: Inches; CD: Inches; DE: Inches; EF?: Inches | null };

/** Consecutive axles, counted from 1 at the front, and the distance from the first to the last. */
export type AxleGroup = { from: number; to: number; axles: number; inches: Inches };

/** The given distances, front to back: four or five. */
export function listAxleGaps(axles: AxleDistances): Inches[] {
  const gaps = [axles.AB, axles.BC, axles.CD, axles.DE];
  return hasSixth(axles) ? [...gaps, axles.EF] : gaps;
}

export function axleCount(axles: AxleDistances): 5 | 6 {
  return hasSixth(axles) ? 6 : 5;
}

/** First axle to last: adds up inches before any rounding. */
export function sumOuterBridge(axles: AxleDistances): Inches {
  return inches(axles.AB + axles.BC + axles.CD + axles.DE + (axles.EF ?? 0));
}

/** Every group of two or more consecutive axles, by first axle, then by size. */
export function listAxleGroups(axles: AxleDistances): AxleGroup[] {
  return listGapGroups(listAxleGaps(axles));
}

/** `listAxleGroups` for any number of axles, by the distances between neighbors. */
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
