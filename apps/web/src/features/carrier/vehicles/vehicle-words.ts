import type { Trailer, Truck } from '@wideload/contract';
import { formatPlate, formatPounds, pounds, regionName, getTrailerTypeLabel } from '@wideload/domain';
import * as texts from './vehicles.texts.ts';

export function formatTruckSummary(truck: Truck): string {
  return texts.withPlate(`${truck.year} ${truck.make} ${truck.model}`, formatPlate(truck));
}

export function toTruckFacts(truck: Truck) {
  return [
    { term: texts.powerUnitNumber, value: truck.internalNumber },
    { term: texts.type, value: texts.truck },
    { term: texts.vin, value: truck.vinCode },
    { term: texts.make, value: truck.make },
    { term: texts.model, value: truck.model },
    { term: texts.year, value: truck.year },
    { term: texts.plateNumber, value: truck.plateNumber },
    { term: texts.plateState, value: regionName(truck.plateState) },
    { term: texts.registeredWeight, value: formatPounds(pounds(truck.registeredWeight)) },
  ];
}

export function formatTrailerSummary(trailer: Trailer): string {
  const { type, length } = trailer;
  return texts.withLengthAndPlate(getTrailerTypeLabel(type), length, formatPlate(trailer));
}

export function toTrailerFacts(trailer: Trailer) {
  return [
    { term: texts.internalNumber, value: trailer.internalNumber },
    { term: texts.type, value: getTrailerTypeLabel(trailer.type) },
    { term: texts.vin, value: trailer.vinCode },
    { term: texts.plateNumber, value: trailer.plateNumber },
    { term: texts.plateState, value: regionName(trailer.plateState) },
    { term: texts.length, value: texts.inFeet(trailer.length) },
  ];
}
