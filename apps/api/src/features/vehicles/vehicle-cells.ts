import { readNumberCell } from '@wideload/domain';

/** Columns as people name them. */
export const namesOfVehicles = {
  unit: 'internalNumber',
  unitnumber: 'internalNumber',
  'unit#': 'internalNumber',
  vin: 'vinCode',
  plate: 'plateNumber',
  licenseplate: 'plateNumber',
} as const;

export const cellsOfVehicles = { year: readNumberCell, emptyWeight: readNumberCell } as const;
