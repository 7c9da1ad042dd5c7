import { isSamePlate, type Plate } from './plate.ts';
import { findVinFindings, type VinFinding } from './vin.ts';

export type VehicleKind = 'truck' | 'trailer';
export type VehiclePlace = { unit: string; kind: VehicleKind };

/** Facts of trucks and trailers that deserve a look before the payment; none of it refuses the order. */
export type VehicleWarning =
  | ({ code: 'vehicle.vin'; finding: Exclude<VinFinding, { code: 'check-digit' }> } & VehiclePlace)
  | { code: 'vehicle.same-plate'; vehicles: [VehiclePlace, VehiclePlace] }
  | { code: 'truck.registered-weight'; unit: string; registered: number; loaded: number };

type Vehicle = Plate & { _id: string; vinCode: string };

export type UnitWithVehicles = {
  _id: string;
  /** In pounds. */
  weight: number | null;
  truck: (Vehicle & { year: number; registeredWeight: number }) | null;
  trailer: Vehicle | null;
};

export function findVehicleWarnings(units: readonly UnitWithVehicles[]): VehicleWarning[] {
  const vehicles = listVehicles(units);
  return [
    ...vehicles.flatMap(findVinWarnings),
    ...vehicles.flatMap((vehicle, at) => findSamePlate(vehicle, vehicles.slice(0, at))),
    ...units.flatMap(findRegisteredWeight),
  ];
}

export function isAboveRegistered(weight: number | null, truck: { registeredWeight: number }): boolean {
  return weight !== null && weight > truck.registeredWeight;
}

type Placed = { vehicle: Vehicle; year: number | null; place: VehiclePlace };

/** Each vehicle once, in its first unit. */
function listVehicles(units: readonly UnitWithVehicles[]): Placed[] {
  const all = units.flatMap(({ _id: unit, truck, trailer }): Placed[] => [
    ...(truck === null ? [] : [{ vehicle: truck, year: truck.year, place: { unit, kind: 'truck' as const } }]),
    ...(trailer === null ? [] : [{ vehicle: trailer, year: null, place: { unit, kind: 'trailer' as const } }]),
  ]);
  return all.filter(({ vehicle }, at) => all.findIndex((other) => other.vehicle._id === vehicle._id) === at);
}

/** A check digit that does not match is told where the VIN is typed: VINs of some trailers have none. */
function findVinWarnings({ vehicle, year, place }: Placed): VehicleWarning[] {
  return findVinFindings(vehicle.vinCode, year).flatMap((finding) =>
    finding.code === 'check-digit' ? [] : [{ code: 'vehicle.vin', finding, ...place }],
  );
}

function findSamePlate({ vehicle, place }: Placed, before: readonly Placed[]): VehicleWarning[] {
  const other = before.find((one) => isSamePlate(one.vehicle, vehicle));
  return other === undefined ? [] : [{ code: 'vehicle.same-plate', vehicles: [other.place, place] }];
}

function findRegisteredWeight({ _id: unit, weight, truck }: UnitWithVehicles): VehicleWarning[] {
  if (weight === null || truck === null || !isAboveRegistered(weight, truck)) return [];
  return [{ code: 'truck.registered-weight', unit, registered: truck.registeredWeight, loaded: weight }];
}
