import type { AxleDistances } from './axles.ts';
import { inchesFrom, type Inches, longestLength } from './length.ts';
import { heaviestWeight, type Pounds } from './weight.ts';

/** Truck, trailer and load together, as they will move. Overhangs are 0 where there is none. */
export type Dimensions = {
  width: Inches;
  height: Inches;
  length: Inches;
  frontOverhang: Inches;
  rearOverhang: Inches;
};

/** Everything about a unit that the rules ask for. */
export type Load = { dimensions: Dimensions; weight: Pounds; axles: AxleDistances };

type Known = number | null;

/** What is known of a load so far, in inches and pounds; a complete `Load` is one. */
export type KnownFacts = {
  dimensions: { width: Known; height: Known; length: Known; frontOverhang: Known; rearOverhang: Known };
  weight: Known;
  axles: { AB: Known; BC: Known; CD: Known; DE: Known; EF?: Known };
};

/** The least and the greatest, in inches. */
export type LengthRange = readonly [least: number, most: number];

/** Lengths as they are on the road. They decide in which unit a number without one can be meant, and refuse nothing. */
export const usualLengths = {
  width: [48, 360],
  height: [48, 360],
  length: [120, 2400],
  axleDistance: [36, 1200],
} as const satisfies Record<string, LengthRange>;

/** Far beyond anything that was ever hauled: above these a figure is a slip of the finger. */
export const maxima = {
  width: inchesFrom(60, 0),
  height: inchesFrom(60, 0),
  length: longestLength,
  overhang: inchesFrom(100, 0),
  axleDistance: longestLength,
  weight: heaviestWeight,
} as const;
