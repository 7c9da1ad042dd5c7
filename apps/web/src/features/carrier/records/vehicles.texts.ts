export const nothingFound = (search: string) => `No results for “${search}”. Search by any part of the number.`;

export const powerUnitNumber = 'Power unit number';
export const type = 'Type';
export const truck = 'Truck';
export const vin = 'VIN';
export const byItsVin = (facts: string) => `From the VIN: ${facts}.`;
/** A code for the year comes back after 30 years. */
export const vinYears = (newest: number, older: readonly number[]) => [newest, ...older].join(' or ');
export const make = 'Make';
export const model = 'Model';
export const year = 'Year';
export const plateNumber = 'Plate number';
export const plateState = 'Plate state';
export const samePlate = (vehicle: string) => `The plate of ${vehicle} is the same. Look for a typo.`;
export const registeredWeight = 'Registered weight';
export const internalNumber = 'Internal number';
export const length = 'Length';
export const withPlate = (truck: string, plate: string) => `${truck}, plate ${plate}`;
export const withLengthAndPlate = (type: string, feet: number, plate: string) => `${type}, ${feet} ft, plate ${plate}`;
export const inFeet = (feet: number) => `${feet} ft`;

export const trucks = 'Trucks';
export const addTruck = 'Add truck';
export const searchByInternalNumber = 'Search by internal number';
export const noTrucksYet = 'No trucks yet';
export const whatForTrucks = 'Add the trucks that pull your loads. Then pick one by its number in an order.';
export const noTruckFits = 'No matching trucks';
export const showAllTrucks = 'Show all trucks';
export const truckNumbered = (number: string) => `truck ${number}`;

export const trailers = 'Trailers';
export const addTrailer = 'Add trailer';
export const noTrailersYet = 'No trailers yet';
export const whatForTrailers = 'Add the trailers that carry your loads. Then pick one by its number in an order.';
export const noTrailerFits = 'No matching trailers';
export const showAllTrailers = 'Show all trailers';
export const trailerNumbered = (number: string) => `trailer ${number}`;

export const editTruck = 'Edit truck';
export const saveTruck = 'Save truck';
export const truckAdded = (number: string) => `Truck ${number} was added.`;
export const truckChanged = (number: string) => `Truck ${number} was changed.`;

export const lb = 'lb';

export const chooseAType = 'Choose a type';
export const ft = 'ft';
export const wholeFeet = 'Whole feet, such as 53';
export const writtenAs = (spelling: string, weight: string) => `${spelling} (${weight})`;
export const writeWhich = (spellings: string) => `Write ${spellings}.`;
export const anyWeight = 'Such as 80,000, 80k or 36,287 kg';
export const editTrailer = 'Edit trailer';
export const saveTrailer = 'Save trailer';
export const trailerAdded = (number: string) => `Trailer ${number} was added.`;
export const trailerChanged = (number: string) => `Trailer ${number} was changed.`;

export const deleteTruckQuestion = 'Delete truck?';
export const deleteTruck = 'Delete truck';
export const deleteTrailerQuestion = 'Delete trailer?';
export const deleteTrailer = 'Delete trailer';
export const truckDeleted = (number: string) => `Truck ${number} was deleted.`;
export const trailerDeleted = (number: string) => `Trailer ${number} was deleted.`;
export const truckTakenOff = (number: string, description: string) =>
  `Truck ${number}, ${description}, is removed from your list. Existing orders keep it.`;
export const trailerTakenOff = (number: string, description: string) =>
  `Trailer ${number}, ${description}, is removed from your list. Existing orders keep it.`;

export const stateApplications = 'For state applications';
export const stateApplicationsHint = 'Some states ask for them. What is missing, we ask for when we file.';
export const emptyWeight = 'Empty weight';
export const gvwr = 'GVWR';
export const gvwrHint = 'The rating of the maker, on the door frame';
export const plateExpiry = 'Plate expires';
export const irp = 'Apportioned plate (IRP)';
export const notChosen = 'Not chosen';
export const tireSize = 'Tire size or width';
export const tireSizeHint = 'Such as 11R22.5 or 11 in';
