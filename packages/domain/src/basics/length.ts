import type { Brand } from './brand.ts';

/** Whole inches, 0 or more. */
export type Inches = Brand<number, 'Inches'>;

const inchesPerFoot = 12;

export function inches(length: number): Inches {
  if (!Number.isSafeInteger(length) || length < 0) throw new RangeError(`Not a length in whole inches: ${length}`);
  return length as Inches;
}

export function toInches(feet: number, restInches: number): Inches {
  return inches(feet * inchesPerFoot + restInches);
}

/** The maximum of every length field. */
export const maxLength = toInches(500, 0);

export function toFeetAndInches(length: Inches): { feet: number; inches: number } {
  return { feet: Math.floor(length / inchesPerFoot), inches: length % inchesPerFoot };
}

/** `14′6″`, with prime marks; `6 in` below a foot. */
export function formatLength(length: Inches): string {
  const parts = toFeetAndInches(length);
  return parts.feet === 0 ? `${parts.inches} in` : `${parts.feet}′${parts.inches}″`;
}

/** `14 ft 6 in` */
export function formatLengthWords(length: Inches): string {
  const parts = toFeetAndInches(length);
  return parts.feet === 0 ? `${parts.inches} in` : `${parts.feet} ft ${parts.inches} in`;
}

export type LengthRange = readonly [least: number, most: number];

/** Usual lengths on the road. They decide the unit of a bare number, and refuse no other length. */
export const usualLengths = {
  width: [48, 360],
  height: [48, 360],
  length: [120, 2400],
  axleDistance: [36, 1200],
  kingpin: [180, 1200],
  trailerLength: [180, 1440],
} as const satisfies Record<string, LengthRange>;
