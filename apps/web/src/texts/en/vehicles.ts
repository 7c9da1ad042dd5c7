/** The carrier’s trucks and trailers. */
export const nothingFound = (search: string) => `Nothing was found for “${search}”. Search by any part of the number.`;

export const edit = 'Edit';
export const deleteIt = 'Delete';
export const editNamed = (vehicle: string) => `Edit ${vehicle}`;
export const deleteNamed = (vehicle: string) => `Delete ${vehicle}`;

export const powerUnitNumber = 'Power unit number';
export const type = 'Type';
export const truck = 'Truck';
export const vin = 'VIN';
export const make = 'Make';
export const model = 'Model';
export const year = 'Year';
export const plateNumber = 'Plate number';
export const plateState = 'Plate state';
export const registeredWeight = 'Registered weight';
export const internalNumber = 'Internal number';
export const length = 'Length';
export const withPlate = (truck: string, plate: string) => `${truck}, plate ${plate}`;
export const withLengthAndPlate = (type: string, feet: number, plate: string) => `${type}, ${feet} ft, plate ${plate}`;
export const inFeet = (feet: number) => `${feet} ft`;
