import { inches, type Inches } from '../basics/length.ts';

/** The distances that every unit has, and those of further axles, each of which exists only with its distance (spec [5]). */
export const firstGapKeys = ['AB', 'BC', 'CD', 'DE'] as const;
export const moreGapKeys = ['EF', 'FG', 'GH', 'HI', 'IJ', 'JK', 'KL', 'LM'] as const;
export type FirstGapKey = (typeof firstGapKeys)[number];
export type MoreGapKey = (typeof moreGapKeys)[number];

/** Between neighboring axles, front to back. */
export type AxleDistances = Record<FirstGapKey, Inches> & MoreGaps<Inches | null>;
type MoreGaps<Gap> = { [Key in MoreGapKey]?: Gap | undefined };
/** Null is unknown. */
export type KnownDistances = Record<FirstGapKey, number | null> & MoreGaps<number | null>;

/** The axles by name, front to back. */
export const firstAxleNumbers = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6 } as const;
export const moreAxleNumbers = { G: 7, H: 8, I: 9, J: 10, K: 11, L: 12, M: 13 } as const;
export const axleNumbers = { ...firstAxleNumbers, ...moreAxleNumbers } as const;
export const fewestAxles = 5;
export const mostAxles = 13;
export type AxleName = keyof typeof axleNumbers;
// Cast: Object.keys loses the key type.
export const axleNames = Object.keys(axleNumbers) as AxleName[];

/** Axles count from 1 at the front; `inches` is the distance from the first to the last. */
export type AxleGroup = { from: number; to: number; axles: number; inches: Inches };

export function listAxleGaps(axles: AxleDistances): Inches[] {
  return [axles.AB, axles.BC, axles.CD, axles.DE, ...listMoreGaps(axles)];
}

/** Up to the first axle that is missing. */
export function listMoreGaps(axles: KnownDistances): Inches[] {
  const gaps: Inches[] = [];
  for (const key of moreGapKeys) {
    const gap = axles[key] ?? null;
    if (gap === null) break;
    gaps.push(inches(gap));
  }
  return gaps;
}

/** Null while one of the first distances is unknown. */
export function findDistances(axles: KnownDistances): AxleDistances | null {
  const { AB, BC, CD, DE } = axles;
  if (AB === null || BC === null || CD === null || DE === null) return null;
  return { AB: inches(AB), BC: inches(BC), CD: inches(CD), DE: inches(DE), ...listMoreAxles(axles) };
}

export function listKnownGaps(axles: KnownDistances): Inches[] | null {
  const known = findDistances(axles);
  return known && listAxleGaps(known);
}

function listMoreAxles(axles: KnownDistances): Partial<Record<MoreGapKey, Inches>> {
  return Object.fromEntries(listMoreGaps(axles).map((gap, at) => [moreGapKeys[at], gap]));
}

/** Also while distances of the first axles are unknown. */
export function countAxles(axles: KnownDistances): number {
  return fewestAxles + listMoreGaps(axles).length;
}

/** Adds up inches before any rounding. */
export function sumOuterBridge(axles: AxleDistances): Inches {
  return inches(listAxleGaps(axles).reduce<number>((sum, gap) => sum + gap, 0));
}
