import type { FirstGapKey, MoreGapKey } from './axles.ts';
import { type Inches, type LengthRange, usualLengths } from '../basics/length.ts';
import { type KnownFacts, maxima } from './load.ts';

type LengthBounds = {
  label: string;
  from: 0 | 1;
  to: Inches;
  /** Null if inches are as likely as feet. */
  usual: LengthRange | null;
};

/** `path` is its place in the unit. */
export type LengthField = LengthBounds & {
  path: string;
  read: (unit: KnownFacts) => number | null | undefined;
};

const overhang = { from: 0, to: maxima.overhang, usual: null } as const;
const axleDistance = { from: 1, to: maxima.axleDistance, usual: usualLengths.axleDistance } as const;

/** In the order of the form; types, schemas and fields derive from it. */
export const dimensionBounds = {
  width: { label: 'Width', from: 1, to: maxima.width, usual: usualLengths.width },
  height: { label: 'Height', from: 1, to: maxima.height, usual: usualLengths.height },
  length: { label: 'Length', from: 1, to: maxima.length, usual: usualLengths.length },
  frontOverhang: { label: 'Front overhang', ...overhang },
  rearOverhang: { label: 'Rear overhang', ...overhang },
} as const satisfies Record<string, LengthBounds>;
export type DimensionKey = keyof typeof dimensionBounds;

/** The six axles of the specification. */
export const firstAxleBounds = {
  AB: { label: 'Axle distance 1 to 2', ...axleDistance },
  BC: { label: 'Axle distance 2 to 3', ...axleDistance },
  CD: { label: 'Axle distance 3 to 4', ...axleDistance },
  DE: { label: 'Axle distance 4 to 5', ...axleDistance },
  EF: { label: 'Axle distance 5 to 6', ...axleDistance },
} as const satisfies Record<string, LengthBounds>;

export const moreAxleBounds = {
  FG: { label: 'Axle distance 6 to 7', ...axleDistance },
  GH: { label: 'Axle distance 7 to 8', ...axleDistance },
  HI: { label: 'Axle distance 8 to 9', ...axleDistance },
  IJ: { label: 'Axle distance 9 to 10', ...axleDistance },
  JK: { label: 'Axle distance 10 to 11', ...axleDistance },
  KL: { label: 'Axle distance 11 to 12', ...axleDistance },
  LM: { label: 'Axle distance 12 to 13', ...axleDistance },
} as const satisfies Record<string, LengthBounds>;

export const axleBounds = { ...firstAxleBounds, ...moreAxleBounds } as const satisfies Record<
  FirstGapKey | MoreGapKey,
  LengthBounds
>;
export type AxleKey = keyof typeof axleBounds;

/** The distance from the kingpin to the trailer's last axle, which some states limit. */
export const kingpinBounds = {
  label: 'Kingpin to rear axle',
  from: 1,
  to: maxima.trailerLength,
  usual: usualLengths.kingpin,
} as const satisfies LengthBounds;

// Cast: Object.keys loses the key type.
export const dimensionKeys = Object.keys(dimensionBounds) as DimensionKey[];
export const axleKeys = Object.keys(axleBounds) as AxleKey[];

/** A record with the keys of `fields`, and for each the value that `make` returns. */
export function mapFields<Key extends string, Field, Value>(
  fields: Readonly<Record<Key, Field>>,
  make: (key: Key, field: Field) => Value,
): Record<Key, Value> {
  const values = Object.entries<Field>(fields).map(([key, field]) => [key, make(key as Key, field)]);
  // Cast: `fromEntries` loses the key type.
  return Object.fromEntries(values) as Record<Key, Value>;
}

export const lengthFields: readonly LengthField[] = [
  ...dimensionKeys.map((key) => ({
    path: `dimensions.${key}`,
    ...dimensionBounds[key],
    read: (unit: KnownFacts) => unit.dimensions[key],
  })),
  ...axleKeys.map((key) => ({ path: `axles.${key}`, ...axleBounds[key], read: (unit: KnownFacts) => unit.axles[key] })),
  { path: 'kingpin', ...kingpinBounds, read: ({ kingpin }) => kingpin },
];

const rarePaths: ReadonlySet<string> = new Set([
  ...Object.keys(moreAxleBounds).map((key) => `axles.${key}`),
  'kingpin',
]);

/** False for axles beyond the specification's six and for the kingpin, which most units do not have. */
export const isUsualLength = (path: string): boolean => !rarePaths.has(path);

/** Used where a trailer's length is typed; `read` returns the length of its record. */
export const trailerField = {
  path: 'trailer.length',
  label: 'Trailer length',
  from: 1,
  to: maxima.trailerLength,
  usual: usualLengths.trailerLength,
} as const satisfies Omit<LengthField, 'read'>;
