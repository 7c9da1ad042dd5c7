import { readNumberCell } from '@wideload/domain';

/** Columns as people name them. */
export const namesOfVehicles = {
  unit: 'internalNumber',
  unitno: 'internalNumber',
  unitnumber: 'internalNumber',
  vin: 'vinCode',
  vinno: 'vinCode',
  vinnumber: 'vinCode',
  manufacturer: 'make',
  modelyear: 'year',
  plate: 'plateNumber',
  plateno: 'plateNumber',
  licenseplate: 'plateNumber',
  licenseplatenumber: 'plateNumber',
  licenseplatestate: 'plateState',
} as const;

export const cellsOfVehicles = { year: readNumberCell, emptyWeight: readNumberCell } as const;
