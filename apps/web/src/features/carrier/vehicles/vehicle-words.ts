import type { Trailer, Truck } from '@wideload/contract';
import { formatPounds, isStateCode, pounds, stateName, getTrailerTypeLabel } from '@wideload/domain';
import * as texts from './vehicles.texts.ts';

export function formatTruckSummary({ year, make, model, plateState, plateNumber }: Truck): string {
  return texts.withPlate(`${year} ${make} ${model}`, `${plateState} ${plateNumber}`);
}

export function toTruckFacts(truck: Truck) {
  const { plateState } = truck;
  return [
    { term: texts.powerUnitNumber, value: truck.internalNumber },
    { term: texts.type, value: texts.truck },
    { term: texts.vin, value: truck.vinCode },
    { term: texts.make, value: truck.make },
    { term: texts.model, value: truck.model },
    { term: texts.year, value: truck.year },
    { term: texts.plateNumber, value: truck.plateNumber },
    { term: texts.plateState, value: isStateCode(plateState) ? stateName(plateState) : plateState },
    { term: texts.registeredWeight, value: formatPounds(pounds(truck.registeredWeight)) },
  ];
}

export function formatTrailerSummary({ type, length, plateNumber }: Trailer): string {
  return texts.withLengthAndPlate(getTrailerTypeLabel(type), length, plateNumber);
}

export function toTrailerFacts(trailer: Trailer) {
  return [
    { term: texts.internalNumber, value: trailer.internalNumber },
    { term: texts.type, value: getTrailerTypeLabel(trailer.type) },
    { term: texts.vin, value: trailer.vinCode },
    { term: texts.plateNumber, value: trailer.plateNumber },
    { term: texts.length, value: texts.inFeet(trailer.length) },
  ];
}
