import { readNumberCell } from '@wideload/domain';

/** Columns as people name them. */
export const namesOfVehicles = {
  unit: 'internalNumber',
  unitno: 'internalNumber',
  unitnumber: 'internalNumber',
  unitid: 'internalNumber',
  vehicleid: 'internalNumber',
  equipmentid: 'internalNumber',
  assetid: 'internalNumber',
  vehicletype: 'type',
  vin: 'vinCode',
  vinno: 'vinCode',
  vinnumber: 'vinCode',
  serialnumber: 'vinCode',
  manufacturer: 'make',
  modelyear: 'year',
  yr: 'year',
  plate: 'plateNumber',
  plateno: 'plateNumber',
  licenseplate: 'plateNumber',
  licenseplatenumber: 'plateNumber',
  licenseplatestate: 'plateState',
  licensestate: 'plateState',
  tag: 'plateNumber',
  tagnumber: 'plateNumber',
  tagstate: 'plateState',
} as const;

export const cellsOfVehicles = { year: readNumberCell, emptyWeight: readNumberCell } as const;

type Marked = { internalNumber: string; vinCode: string; plateNumber: string; plateState: string };

/** Two vehicles with one VIN or one plate are a slip, or a number that was given anew. */
export const toIdentity = ({ internalNumber: name, vinCode, plateNumber, plateState }: Marked) => ({
  name,
  values: { vinCode, plateNumber: `${plateState} ${plateNumber}` },
});
