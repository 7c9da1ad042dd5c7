// Apart from the figures of a load, so that a list of trailers can name a type without loading what lengths and weights may be.

// Keys as they go over the wire (`house_mobing` is the specification's spelling), in the order in which they are offered.
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

// Object.keys forgets the keys' type; each record has exactly these, and never none.
export const loadTypeKeys = Object.keys(loadTypeLabels) as [LoadType, ...LoadType[]];
export const trailerTypeKeys = Object.keys(trailerTypeLabels) as [TrailerType, ...TrailerType[]];

export function loadTypeLabel(key: LoadType): string {
  return loadTypeLabels[key];
}

export function trailerTypeLabel(key: TrailerType): string {
  return trailerTypeLabels[key];
}

export const loadTypes = loadTypeKeys.map((key) => ({ key, label: loadTypeLabel(key) }));
export const trailerTypes = trailerTypeKeys.map((key) => ({ key, label: trailerTypeLabel(key) }));
