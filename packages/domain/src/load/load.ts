import type { AxleDistances } from '../units/axles.ts';
import { toInches, type Inches, longestLength } from '../measures/length.ts';
import { heaviestWeight, type Pounds } from '../measures/weight.ts';

/** Truck, trailer and load together, as they move. Overhangs are 0 if there are none. */
export type Dimensions = {
  width: Inches;
  height: Inches;
  length: Inches;
  frontOverhang: Inches;
  rearOverhang: Inches;
};

/** Everything about a unit that the rules need. `trailerLength` is the recorded one; null if the trailer is unknown. */
export type Load = { dimensions: Dimensions; weight: Pounds; axles: AxleDistances; trailerLength: Inches | null };

type Known = number | null;

/** The facts of a load known so far, in inches and pounds. */
export type KnownFacts = {
  dimensions: { width: Known; height: Known; length: Known; frontOverhang: Known; rearOverhang: Known };
  weight: Known;
  axles: { AB: Known; BC: Known; CD: Known; DE: Known; EF?: Known };
  /** In feet, as the carrier keeps it; an unknown trailer never counts as a short one. */
  trailer?: { length: number } | null;
};

/** In inches. */
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
  width: toInches(60, 0),
  height: toInches(60, 0),
  length: longestLength,
  overhang: toInches(100, 0),
  axleDistance: longestLength,
  trailerLength: toInches(500, 0),
  weight: heaviestWeight,
} as const;
