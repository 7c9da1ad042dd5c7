import type { Order } from '@wideload/contract';
import {
  formatLength,
  formatPounds,
  inches,
  loadTypeLabel,
  pounds,
  formatTrailer,
  formatTruck,
} from '@wideload/domain';
import * as texts from './unit.texts.ts';

type Unit = Order['units'][number];
type Fact = { term: string; value: string };

function lengthText(length: number | null): string {
  return length === null ? '' : formatLength(inches(length));
}

export function vehicleFacts(unit: Pick<Unit, 'truck' | 'trailer' | 'loadType'>): Fact[] {
  return [
    { term: texts.truck, value: formatTruck(unit.truck) },
    { term: texts.trailer, value: formatTrailer(unit.trailer) },
    { term: texts.loadType, value: unit.loadType === null ? '' : loadTypeLabel(unit.loadType) },
  ];
}

export function dimensionFacts({ dimensions, weight }: Pick<Unit, 'dimensions' | 'weight'>): Fact[] {
  return [
    { term: texts.width, value: lengthText(dimensions.width) },
    { term: texts.height, value: lengthText(dimensions.height) },
    { term: texts.length, value: lengthText(dimensions.length) },
    { term: texts.loadedWeight, value: weight === null ? '' : formatPounds(pounds(weight)) },
    { term: texts.frontOverhang, value: lengthText(dimensions.frontOverhang) },
    { term: texts.rearOverhang, value: lengthText(dimensions.rearOverhang) },
  ];
}

export function axleFacts({ axles }: Pick<Unit, 'axles'>): Fact[] {
  const facts = [
    { term: texts.axles1To2, value: lengthText(axles.AB) },
    { term: texts.axles2To3, value: lengthText(axles.BC) },
    { term: texts.axles3To4, value: lengthText(axles.CD) },
    { term: texts.axles4To5, value: lengthText(axles.DE) },
  ];
  return axles.EF === null ? facts : [...facts, { term: texts.axles5To6, value: lengthText(axles.EF) }];
}
