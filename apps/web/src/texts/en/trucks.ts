/** The list of trucks. */
export const trucks = 'Trucks';
export const addTruck = 'Add truck';
export const searchByInternalNumber = 'Search by internal number';
export const noTrucksYet = 'No trucks yet';
export const whatForTrucks = 'Add the trucks that pull your loads. An order then takes one by its number.';
export const noTruckFits = 'No truck fits';
export const showAllTrucks = 'Show all trucks';
export const truckNumbered = (number: string) => `truck ${number}`;
