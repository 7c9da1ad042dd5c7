import type { Order } from '@wideload/contract';
import { labelFilingKey } from '@wideload/contract/client';
import {
  axleKeys,
  axleNames,
  axleNumbers,
  countAxles,
  formatLength,
  formatPounds,
  inches,
  loadTypeLabel,
  pounds,
  formatTrailer,
  formatTruck,
  unitFilingKeys,
  type AxleName,
  type AxleWeights,
  type FilingValues,
} from '@wideload/domain';
import * as texts from './unit.texts.ts';

type Unit = Order['units'][number];
type Fact = { term: string; value: string };

function formatLengthOrEmpty(length: number | null): string {
  return length === null ? '' : formatLength(inches(length));
}

export function listVehicleFacts(unit: Pick<Unit, 'truck' | 'trailer' | 'loadType'>): Fact[] {
  return [
    { term: texts.truck, value: formatTruck(unit.truck) },
    { term: texts.trailer, value: formatTrailer(unit.trailer) },
    { term: texts.loadType, value: unit.loadType === null ? '' : loadTypeLabel(unit.loadType) },
  ];
}

export function listDimensionFacts({ dimensions, weight }: Pick<Unit, 'dimensions' | 'weight'>): Fact[] {
  return [
    { term: texts.width, value: formatLengthOrEmpty(dimensions.width) },
    { term: texts.height, value: formatLengthOrEmpty(dimensions.height) },
    { term: texts.length, value: formatLengthOrEmpty(dimensions.length) },
    { term: texts.loadedWeight, value: weight === null ? '' : formatPounds(pounds(weight)) },
    { term: texts.frontOverhang, value: formatLengthOrEmpty(dimensions.frontOverhang) },
    { term: texts.rearOverhang, value: formatLengthOrEmpty(dimensions.rearOverhang) },
  ];
}

/** Axles after the fifth and the kingpin only where they are known. Copies on the device may be older than the kingpin. */
export function listAxleFacts({ axles, kingpin = null }: Pick<Unit, 'axles'> & Partial<Pick<Unit, 'kingpin'>>): Fact[] {
  const facts = axleKeys.slice(0, countAxles(axles) - 1).map((key, at) => ({
    term: texts.axleGap(at + 1),
    value: formatLengthOrEmpty(axles[key] ?? null),
  }));
  if (kingpin !== null) facts.push({ term: texts.kingpin, value: formatLengthOrEmpty(kingpin) });
  return facts;
}

/** The answers for the forms of states, in the order of the forms. Copies on the device may lack them. */
export function listFilingFacts({ filing = {} }: { filing?: FilingValues | undefined }): Fact[] {
  return unitFilingKeys.flatMap((key) => {
    const value = filing[key] ?? '';
    return value === '' ? [] : [{ term: labelFilingKey(key), value }];
  });
}

type AxleLoads = { [K in 'axleWeights' | 'axleTires']?: AxleWeights | undefined };

/** Weights and tires of the axles that have any. Copies on the device may be older than these fields. */
export function listAxleLoadFacts({ axleWeights, axleTires }: AxleLoads): (Fact & { axle: AxleName })[] {
  return axleNames.flatMap((axle) => {
    const value = formatAxleLoad(axleWeights?.[axle] ?? null, axleTires?.[axle] ?? null);
    return value === '' ? [] : [{ axle, term: texts.axle(axleNumbers[axle]), value }];
  });
}

/** `17,000 lb, 4 tires`; `''` if neither is known. */
function formatAxleLoad(weight: number | null, tires: number | null): string {
  const parts = [weight === null ? '' : formatPounds(pounds(weight)), tires === null ? '' : texts.tires(tires)];
  return parts.filter((part) => part !== '').join(', ');
}
