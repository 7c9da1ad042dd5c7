/** Adding and changing a trailer. */
export const vin = 'VIN';
export const plateNumber = 'Plate number';
export const internalNumber = 'Internal number';
export const length = 'Length';

export const addTrailer = 'Add trailer';

export const chooseAType = 'Choose a type';
export const ft = 'ft';
export const editTrailer = 'Edit trailer';
export const saveTrailer = 'Save trailer';
export const trailerAdded = (number: string) => `Trailer ${number} was added.`;
export const trailerChanged = (number: string) => `Trailer ${number} was changed.`;
