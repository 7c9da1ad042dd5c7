import type { Trailer, Truck } from '@wideload/contract';
import { formatPounds, isStateCode, pounds, stateName, trailerTypeLabel } from '@wideload/domain';

/** Which truck it is, beside its number. */
export function truckSummary({ year, make, model, plateState, plateNumber }: Truck): string {
  return `${year} ${make} ${model}, plate ${plateState} ${plateNumber}`;
}

export function truckFacts(truck: Truck) {
  const { plateState } = truck;
  return [
    { term: 'Power unit number', value: truck.internalNumber },
    { term: 'Type', value: 'Truck' },
    { term: 'VIN', value: truck.vinCode },
    { term: 'Make', value: truck.make },
    { term: 'Model', value: truck.model },
    { term: 'Year', value: truck.year },
    { term: 'Plate number', value: truck.plateNumber },
    { term: 'Plate state', value: isStateCode(plateState) ? stateName(plateState) : plateState },
    { term: 'Registered weight', value: formatPounds(pounds(truck.registeredWeight)) },
  ];
}

/** Which trailer it is, beside its number. */
export function trailerSummary({ type, length, plateNumber }: Trailer): string {
  return `${trailerTypeLabel(type)}, ${length} ft, plate ${plateNumber}`;
}

export function trailerFacts(trailer: Trailer) {
  return [
    { term: 'Internal number', value: trailer.internalNumber },
    { term: 'Type', value: trailerTypeLabel(trailer.type) },
    { term: 'VIN', value: trailer.vinCode },
    { term: 'Plate number', value: trailer.plateNumber },
    { term: 'Length', value: `${trailer.length} ft` },
  ];
}
