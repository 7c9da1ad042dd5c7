/** Adding and changing a truck. */
export const powerUnitNumber = 'Power unit number';
export const truck = 'Truck';
export const vin = 'VIN';
export const make = 'Make';
export const model = 'Model';
export const plateNumber = 'Plate number';
export const plateState = 'Plate state';
export const registeredWeight = 'Registered weight';

export const addTruck = 'Add truck';

export const editTruck = 'Edit truck';
export const saveTruck = 'Save truck';
export const truckAdded = (number: string) => `Truck ${number} was added.`;
export const truckChanged = (number: string) => `Truck ${number} was changed.`;

export const lb = 'lb';
