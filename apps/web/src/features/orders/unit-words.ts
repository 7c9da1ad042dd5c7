import type { Order } from '@wideload/contract';
import { formatLength, formatPounds, inches, loadTypeLabel, pounds, trailerText, truckText } from '@wideload/domain';

type Unit = Order['units'][number];
type Fact = { term: string; value: string };

/** `14′6″`; nothing for a figure that is not given. */
function lengthText(length: number | null): string {
  return length === null ? '' : formatLength(inches(length));
}

export function vehicleFacts(unit: Pick<Unit, 'truck' | 'trailer' | 'loadType'>): Fact[] {
  return [
    { term: 'Truck', value: truckText(unit.truck) },
    { term: 'Trailer', value: trailerText(unit.trailer) },
    { term: 'Load type', value: unit.loadType === null ? '' : loadTypeLabel(unit.loadType) },
  ];
}

export function dimensionFacts({ dimensions, weight }: Pick<Unit, 'dimensions' | 'weight'>): Fact[] {
  return [
    { term: 'Width', value: lengthText(dimensions.width) },
    { term: 'Height', value: lengthText(dimensions.height) },
    { term: 'Length', value: lengthText(dimensions.length) },
    { term: 'Loaded weight', value: weight === null ? '' : formatPounds(pounds(weight)) },
    { term: 'Front overhang', value: lengthText(dimensions.frontOverhang) },
    { term: 'Rear overhang', value: lengthText(dimensions.rearOverhang) },
  ];
}

/** Distances between neighbouring axles; the last one only where there is a sixth axle. */
export function axleFacts({ axles }: Pick<Unit, 'axles'>): Fact[] {
  const facts = [
    { term: '1 to 2', value: lengthText(axles.AB) },
    { term: '2 to 3', value: lengthText(axles.BC) },
    { term: '3 to 4', value: lengthText(axles.CD) },
    { term: '4 to 5', value: lengthText(axles.DE) },
  ];
  return axles.EF === null ? facts : [...facts, { term: '5 to 6', value: lengthText(axles.EF) }];
}
