import type { Inches } from '../measures/length.ts';
import { type KnownFacts, type LengthRange, maxima, usualLengths } from '../load/load.ts';

/** One length of a unit's form: where it stands, what it is called, its bounds in inches. */
export type LengthField = {
  path: string;
  label: string;
  from: 0 | 1;
  to: Inches;
  /** Null where inches are as likely as feet. */
  usual: LengthRange | null;
  read: (unit: KnownFacts) => number | null | undefined;
};

/** Every length that a unit is asked for, in the order of the form. */
export const lengthFields: readonly LengthField[] = [
  {
    path: 'dimensions.width',
    label: 'Width',
    from: 1,
    to: maxima.width,
    usual: usualLengths.width,
    read: (unit) => unit.dimensions.width,
  },
  {
    path: 'dimensions.height',
    label: 'Height',
    from: 1,
    to: maxima.height,
    usual: usualLengths.height,
    read: (unit) => unit.dimensions.height,
  },
  {
    path: 'dimensions.length',
    label: 'Length',
    from: 1,
    to: maxima.length,
    usual: usualLengths.length,
    read: (unit) => unit.dimensions.length,
  },
  {
    path: 'dimensions.frontOverhang',
    label: 'Front overhang',
    from: 0,
    to: maxima.overhang,
    usual: null,
    read: (unit) => unit.dimensions.frontOverhang,
  },
  {
    path: 'dimensions.rearOverhang',
    label: 'Rear overhang',
    from: 0,
    to: maxima.overhang,
    usual: null,
    read: (unit) => unit.dimensions.rearOverhang,
  },
  axleField('AB', '1 to 2'),
  axleField('BC', '2 to 3'),
  axleField('CD', '3 to 4'),
  axleField('DE', '4 to 5'),
  axleField('EF', '5 to 6'),
];

/** The trailer's own length where it is typed instead of read from a record; `read` gives the record's. */
export const trailerField = {
  path: 'trailer.length',
  label: 'Trailer length',
  from: 1,
  to: maxima.trailerLength,
  usual: usualLengths.trailerLength,
} as const satisfies Omit<LengthField, 'read'>;

function axleField(key: keyof KnownFacts['axles'], between: string): LengthField {
  const label = `Axle distance ${between}`;
  return {
    path: `axles.${key}`,
    label,
    from: 1,
    to: maxima.axleDistance,
    usual: usualLengths.axleDistance,
    read: (unit) => unit.axles[key],
  };
}
