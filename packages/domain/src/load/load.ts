import type { AxleDistances, AxleName, KnownDistances } from './axles.ts';
import { toInches, type Inches, maxLength } from '../basics/length.ts';
import { maxWeight, type Pounds } from '../basics/weight.ts';

/** The whole combination as it moves. */
export type Dimensions = {
  width: Inches;
  height: Inches;
  length: Inches;
  frontOverhang: Inches;
  rearOverhang: Inches;
};

/** `trailerLength` is the recorded one; null if the trailer is unknown. */
export type Load = {
  dimensions: Dimensions;
  weight: Pounds;
  axles: AxleDistances;
  axleWeights?: AxleWeights;
  trailerLength: Inches | null;
  /** From the kingpin to the center of the last axle; null if not measured. */
  kingpin: Inches | null;
};

type Known = number | null;

/** Pounds; null or absent if unknown. */
export type AxleWeights = { [Name in AxleName]?: Known | undefined };
export type AxleTires = AxleWeights;

/** Inches and pounds. */
export type KnownFacts = {
  dimensions: { width: Known; height: Known; length: Known; frontOverhang: Known; rearOverhang: Known };
  weight: Known;
  axles: KnownDistances;
  axleWeights?: AxleWeights | undefined;
  /** From the kingpin to the center of the last axle. Orders from before this field have none. */
  kingpin?: Known | undefined;
  /** In feet. Null is an unknown trailer, which never counts as a short one. */
  trailer?: { length: number } | null;
};

/** A figure above these is a typing error. */
export const maxima = {
  width: toInches(60, 0),
  height: toInches(60, 0),
  length: maxLength,
  overhang: toInches(100, 0),
  axleDistance: maxLength,
  trailerLength: toInches(500, 0),
  weight: maxWeight,
  axleTires: 16,
} as const;

/** The load of examples: the vessel that the landing page draws, on its six axles, with a usual weight. */
export const exampleLoad = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
} as const satisfies KnownFacts;

// Separate from a load's figures, so that a list of trailers can name a type without loading the length and weight rules.

// `house_mobing` is the specification's spelling on the wire.
const loadTypeLabels = {
  general: 'General',
  manufactured_building: 'Manufactured building',
  house_mobing: 'House moving',
  commodity: 'Commodity',
  other: 'Other',
} as const;
const trailerTypeLabels = {
  step_deck: 'Step-Deck (SD)',
  flatbed: 'Flatbed (FB)',
  removable_goose_neck: 'Removable Goose-Neck (RGN)',
} as const;

export type LoadType = keyof typeof loadTypeLabels;
export type TrailerType = keyof typeof trailerTypeLabels;

// Cast: Object.keys loses the key type.
export const loadTypeKeys = Object.keys(loadTypeLabels) as [LoadType, ...LoadType[]];
export const trailerTypeKeys = Object.keys(trailerTypeLabels) as [TrailerType, ...TrailerType[]];

export function loadTypeLabel(key: LoadType): string {
  return loadTypeLabels[key];
}

export function getTrailerTypeLabel(key: TrailerType): string {
  return trailerTypeLabels[key];
}

export const loadTypes = loadTypeKeys.map((key) => ({ key, label: loadTypeLabel(key) }));
export const trailerTypes = trailerTypeKeys.map((key) => ({ key, label: getTrailerTypeLabel(key) }));
