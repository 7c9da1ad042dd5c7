import type { Inches } from '../measures/length.ts';
import { type KnownFacts, type LengthRange, maxima, usualLengths } from '../load/load.ts';

/** The bounds of a length in inches. */
type LengthBounds = {
  label: string;
  from: 0 | 1;
  to: Inches;
  /** Null if inches are as likely as feet. */
  usual: LengthRange | null;
};

/** One length of a unit's form; `path` is its place in the unit. */
export type LengthField = LengthBounds & {
  path: string;
  read: (unit: KnownFacts) => number | null | undefined;
};

const overhang = { from: 0, to: maxima.overhang, usual: null } as const;
const axleDistance = { from: 1, to: maxima.axleDistance, usual: usualLengths.axleDistance } as const;

/** Declares a unit's dimensions in the order of the form; types, schemas and fields derive from it. */
export const dimensionBounds = {
  width: { label: 'Width', from: 1, to: maxima.width, usual: usualLengths.width },
  height: { label: 'Height', from: 1, to: maxima.height, usual: usualLengths.height },
  length: { label: 'Length', from: 1, to: maxima.length, usual: usualLengths.length },
  frontOverhang: { label: 'Front overhang', ...overhang },
  rearOverhang: { label: 'Rear overhang', ...overhang },
} as const satisfies Record<string, LengthBounds>;
export type DimensionKey = keyof typeof dimensionBounds;

/** Declares the axle distances, front to back. */
export const axleBounds = {
  AB: { label: 'Axle distance 1 to 2', ...axleDistance },
  BC: { label: 'Axle distance 2 to 3', ...axleDistance },
  CD: { label: 'Axle distance 3 to 4', ...axleDistance },
  DE: { label: 'Axle distance 4 to 5', ...axleDistance },
  EF: { label: 'Axle distance 5 to 6', ...axleDistance },
} as const satisfies Record<string, LengthBounds>;
export type AxleKey = keyof typeof axleBounds;

// Cast: Object.keys loses the key type; the records have exactly these keys.
export const dimensionKeys = Object.keys(dimensionBounds) as DimensionKey[];
export const axleKeys = Object.keys(axleBounds) as AxleKey[];

/** Every length of a unit, in the order of the form. */
export const lengthFields: readonly LengthField[] = [
  ...dimensionKeys.map((key) => ({
    path: `dimensions.${key}`,
    ...dimensionBounds[key],
    read: (unit: KnownFacts) => unit.dimensions[key],
  })),
  ...axleKeys.map((key) => ({ path: `axles.${key}`, ...axleBounds[key], read: (unit: KnownFacts) => unit.axles[key] })),
];

/** The trailer's own length where it is typed rather than read from a record; `read` gives the record's. */
export const trailerField = {
  path: 'trailer.length',
  label: 'Trailer length',
  from: 1,
  to: maxima.trailerLength,
  usual: usualLengths.trailerLength,
} as const satisfies Omit<LengthField, 'read'>;
