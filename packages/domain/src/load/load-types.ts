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
