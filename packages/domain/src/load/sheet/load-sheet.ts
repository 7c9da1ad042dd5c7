import { axleNumbers, type AxleName } from '../axles.ts';
import {
  type AxleKey,
  axleBounds,
  dimensionBounds,
  type DimensionKey,
  kingpinBounds,
  mapFields,
  trailerField,
} from '../unit-fields.ts';

export type SheetLengthKey = DimensionKey | AxleKey | 'kingpin' | 'trailer';
export type AxleWeightKey = `axle${AxleName}`;
export type AxleTiresKey = `tires${AxleName}`;
export type SheetKey = SheetLengthKey | 'weight' | AxleWeightKey | AxleTiresKey;

/** Whole inches, pounds or tires. */
export type SheetValue = { key: SheetKey; amount: number; isRounded: boolean };

/** Why a text has several readings, or needs a confirmation. */
export type SheetDoubt =
  /** The lengths are certain; which one is the width is not. The first reading is in the order of the text. */
  | 'order'
  | 'field'
  | 'unit'
  | 'decimal-feet'
  | 'tons'
  | 'thousands'
  | 'approximate'
  /** The text has two figures for one field. */
  | 'values'
  /** The weights may be those of axle groups. */
  | 'groups'
  /** The figures may be those of the load without truck and trailer. */
  | 'load-alone';

export type UnreadReason = 'no-label' | 'no-figure' | 'out-of-range' | 'axle-groups' | 'axle-count' | 'too-long';

/** Parts that were understood, although no field asks for them. `words`: a greeting, or anything else without a figure. */
export type NoteKind = 'cargo' | 'tire-size' | 'route' | 'contact' | 'rating' | 'load-alone' | 'axles' | 'words';

/** `words` are those of the text. */
export type SheetItem =
  | { kind: 'read'; words: string; values: readonly SheetValue[] }
  | { kind: 'ask'; words: string; why: SheetDoubt; readings: readonly (readonly SheetValue[])[] }
  | { kind: 'unread'; words: string; because: UnreadReason }
  | { kind: 'note'; words: string; what: NoteKind };

export type SheetLoad = {
  /** The heading in the text, such as `Load 2`. */
  name: string | null;
  items: readonly SheetItem[];
};

export const sheetLengthBounds = {
  ...dimensionBounds,
  ...axleBounds,
  kingpin: kingpinBounds,
  trailer: trailerField,
} as const;

export function toAxleWeightKey(name: AxleName): AxleWeightKey {
  return `axle${name}`;
}

export function toAxleTiresKey(name: AxleName): AxleTiresKey {
  return `tires${name}`;
}

/** The number of the axle of each weight or tire field. */
export const sheetAxles: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(mapFields(axleNumbers, (_, axle) => axle)).flatMap(([name, axle]) => [
    [`axle${name}`, axle],
    [`tires${name}`, axle],
  ]),
);
