import { expect, test } from 'vitest';
import { findVehicleWarnings, type UnitWithVehicles, type VehicleWarning } from './vehicle-warnings.ts';

const truck = {
  _id: 'truck-1',
  vinCode: '1XPWD40X1ED215307',
  year: 2014,
  plateState: 'AB',
  plateNumber: 'ABC1234',
  registeredWeight: 80_000,
};
const trailer = { _id: 'trailer-1', vinCode: '1L9GN53A1E1000022', plateState: 'ON', plateNumber: 'T2247K' };
const aUnit = (changed: Partial<UnitWithVehicles> = {}): UnitWithVehicles => ({
  _id: 'unit-1',
  weight: 80_000,
  truck,
  trailer,
  ...changed,
});
const inTruck = { unit: 'unit-1', kind: 'truck' } as const;
const inTrailer = { unit: 'unit-1', kind: 'trailer' } as const;

test.each<[string, UnitWithVehicles[], VehicleWarning[]]>([
  ['a unit without faults', [aUnit()], []],
  ['no vehicles yet', [aUnit({ truck: null, trailer: null })], []],
  [
    'a VIN of 16 characters',
    [aUnit({ truck: { ...truck, vinCode: '1XPWD40X1ED21530' } })],
    [{ code: 'vehicle.vin', finding: { code: 'length', length: 16 }, ...inTruck }],
  ],
  ['such a VIN of 1979', [aUnit({ truck: { ...truck, year: 1979, vinCode: '1XPWD40X1ED21530' } })], []],
  [
    'a letter O in a trailer, once for two units',
    [
      aUnit({ trailer: { ...trailer, vinCode: '1L9GN53A1E1OOOO22' } }),
      aUnit({ _id: 'unit-2', truck: null, trailer: { ...trailer, vinCode: '1L9GN53A1E1OOOO22' } }),
    ],
    [{ code: 'vehicle.vin', finding: { code: 'barred-letters', letters: ['O'] }, ...inTrailer }],
  ],
  ['a check digit alone', [aUnit({ trailer: { ...trailer, vinCode: '1L9GN53A0E1000022' } })], []],
  ['a serial number of a trailer', [aUnit({ trailer: { ...trailer, vinCode: 'HB-1042' } })], []],
  [
    'the plate of the truck on the trailer',
    [aUnit({ trailer: { ...trailer, plateState: 'AB', plateNumber: 'abc-1234' } })],
    [{ code: 'vehicle.same-plate', vehicles: [inTruck, inTrailer] }],
  ],
  [
    'a trailer whose state is not known',
    [aUnit({ trailer: { ...trailer, plateState: '', plateNumber: 'ABC1234' } })],
    [{ code: 'vehicle.same-plate', vehicles: [inTruck, inTrailer] }],
  ],
  ['one number of two states', [aUnit({ trailer: { ...trailer, plateNumber: 'ABC1234' } })], []],
  ['one truck in two units', [aUnit(), aUnit({ _id: 'unit-2', trailer: null })], []],
  [
    'more weight than the truck is registered for',
    [aUnit({ weight: 80_001 })],
    [{ code: 'truck.registered-weight', unit: 'unit-1', registered: 80_000, loaded: 80_001 }],
  ],
  ['no weight yet', [aUnit({ weight: null })], []],
])('%s', (_name, units, warnings) => {
  expect(findVehicleWarnings(units)).toEqual(warnings);
});
