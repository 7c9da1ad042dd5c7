import { findDistances } from './axles.ts';
import { checkLength, checkWeight } from '../basics/fields.ts';
import { inches, type Inches } from '../basics/length.ts';
import type { KnownFacts, Load } from './load.ts';
import { computeShortestTrailer } from './trailer-length.ts';
import { type LengthField, lengthFields } from './unit-fields.ts';
import { pounds } from '../basics/weight.ts';

/** Null until every figure is present and possible. */
export function toLoad(unit: KnownFacts): Load | null {
  const { width, height, length, frontOverhang, rearOverhang } = unit.dimensions;
  if (width === null || height === null || length === null || frontOverhang === null || rearOverhang === null)
    return null;
  const axles = findDistances(unit.axles);
  if (axles === null || unit.weight === null || !isPossible(unit)) return null;
  return {
    dimensions: {
      width: inches(width),
      height: inches(height),
      length: inches(length),
      frontOverhang: inches(frontOverhang),
      rearOverhang: inches(rearOverhang),
    },
    weight: pounds(unit.weight),
    axles,
    ...(unit.axleWeights !== undefined && { axleWeights: unit.axleWeights }),
    trailerLength: getRecordedTrailer(unit),
    kingpin: unit.kingpin === undefined || unit.kingpin === null ? null : inches(unit.kingpin),
  };
}

export function getRecordedTrailer({ trailer }: Pick<KnownFacts, 'trailer'>): Inches | null {
  return trailer === undefined || trailer === null ? null : inches(Math.round(trailer.length * 12));
}

/** In inches; null while neither the trailer's record nor the whole load is known. */
export function findShortestTrailer(known: Pick<KnownFacts, 'trailer'>, load: Load | null): number | null {
  return load === null ? getRecordedTrailer(known) : computeShortestTrailer(load);
}

function isPossible(unit: KnownFacts): boolean {
  const isPossibleLength = (field: LengthField): boolean => {
    const value = field.read(unit) ?? null;
    return value === null || checkLength(value, field) === null;
  };
  return lengthFields.every(isPossibleLength) && unit.weight !== null && checkWeight(unit.weight) === null;
}
