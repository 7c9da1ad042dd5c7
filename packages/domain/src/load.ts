import type { AxleDistances } from './axles.ts';
import { inchesFrom, type Inches, longestLength } from './length.ts';
import { heaviestWeight, type Pounds } from './weight.ts';

/** Load types, keys as they go over the wire (`house_mobing` is the specification's spelling). */
export const loadTypes = [
  { key: 'general', label: 'General' },
  { key: 'manufactured_building', label: 'Manufactured building' },
  { key: 'house_mobing', label: 'House moving' },
  { key: 'commodity', label: 'Commodity' },
  { key: 'other', label: 'Other' },
] as const;
export const loadTypeKeys = ['general', 'manufactured_building', 'house_mobing', 'commodity', 'other'] as const;
export type LoadType = (typeof loadTypeKeys)[number];

export const trailerTypes = [
  { key: 'step_deck', label: 'Step-Deck (SD)' },
  { key: 'flatbed', label: 'Flatbed (FB)' },
  { key: 'removable_goose_neck', label: 'Removable Goose-Neck (RGN)' },
] as const;
export const trailerTypeKeys = ['step_deck', 'flatbed', 'removable_goose_neck'] as const;
export type TrailerType = (typeof trailerTypeKeys)[number];

export function loadTypeLabel(key: LoadType): string {
  return loadTypes.find((type) => type.key === key)?.label ?? key;
}

export function trailerTypeLabel(key: TrailerType): string {
  return trailerTypes.find((type) => type.key === key)?.label ?? key;
}

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

/** Far beyond anything that was ever hauled: above these a figure is a slip of the finger. */
export const maxima = {
  width: inchesFrom(60, 0),
  height: inchesFrom(60, 0),
  length: longestLength,
  overhang: inchesFrom(100, 0),
  axleDistance: longestLength,
  weight: heaviestWeight,
} as const;
