import { getTrailerTypeLabel, type TrailerType } from './load.ts';

export type NamedTruck = {
  internalNumber: string;
  make: string;
  model: string;
  year: number;
  plateState: string;
  plateNumber: string;
};

/** `length` in feet. */
export type NamedTrailer = {
  internalNumber: string;
  type: TrailerType;
  length: number;
  plateNumber: string;
  plateState?: string;
};

export function formatTruck(truck: NamedTruck | null): string {
  if (truck === null) return '';
  return `${truck.internalNumber}, ${truck.make} ${truck.model} ${truck.year}, plate ${formatPlate(truck)}`;
}

export function formatTrailer(trailer: NamedTrailer | null): string {
  if (trailer === null) return '';
  return `${trailer.internalNumber}, ${getTrailerTypeLabel(trailer.type)}, ${trailer.length} ft, plate ${formatPlate(trailer)}`;
}

/** `TX R104WL`; the state of an older trailer's plate is not known. */
export function formatPlate({ plateState = '', plateNumber }: { plateState?: string; plateNumber: string }): string {
  return plateState === '' ? plateNumber : `${plateState} ${plateNumber}`;
}
