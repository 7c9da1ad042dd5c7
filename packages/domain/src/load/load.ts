import type { AxleDistances } from '../units/axles.ts';
import { inchesFrom, type Inches, longestLength } from '../measures/length.ts';
import { heaviestWeight, type Pounds } from '../measures/weight.ts';

/** Truck, trailer and load together, as they will move. Overhangs are 0 where there is none. */
export type Dimensions = {
  width: Inches;
  height: Inches;
  length: Inches;
  frontOverhang: Inches;
  rearOverhang: Inches;
};

/** Everything about a unit that the rules ask for. `trailerLength` is the recorded one; null where no trailer is known. */
export type Load = { dimensions: Dimensions; weight: Pounds; axles: AxleDistances; trailerLength: Inches | null };

type Known = number | null;

/** What is known of a load so far, in inches and pounds. */
export type KnownFacts = {
  dimensions: { width: Known; height: Known; length: Known; frontOverhang: Known; rearOverhang: Known };
  weight: Known;
  axles: { AB: Known; BC: Known; CD: Known; DE: Known; EF?: Known };
  /** As the carrier keeps it, in feet; a trailer that is not known is never taken for a short one. */
  trailer?: { length: number } | null;
};

/** The least and the greatest, in inches. */
export type LengthRange = readonly [least: number, most: number];

/** Lengths as they are on the road. They decide in which unit a number without one can be meant, and refuse nothing. */
export const usualLengths = {
  width: [48, 360],
  height: [48, 360],
  length: [120, 2400],
  axleDistance: [36, 1200],
  trailerLength: [180, 1440],
} as const satisfies Record<string, LengthRange>;

/** Far beyond anything that was ever hauled: above these a figure is a slip of the finger. */
export const maxima = {
  width: inchesFrom(60, 0),
  height: inchesFrom(60, 0),
  length: longestLength,
  overhang: inchesFrom(100, 0),
  axleDistance: longestLength,
  trailerLength: inchesFrom(500, 0),
  weight: heaviestWeight,
} as const;
