export const board = 'Board';
export const boardOf = (week: string) => `Trucks by day, ${week}`;
export const previous = 'Previous';
export const thisWeek = 'This week';
export const next = 'Next';
/** Follows "Previous" and "Next" for screen readers. */
export const week = 'week';
export const truck = 'Truck';
export const truckNumber = (number: string) => `Truck ${number}`;
export const free = 'Free';
export const freeAllWeek = 'Free all week';
export const ofTruck = (number: string) => `of truck ${number}`;
export const notPaid = 'Not paid';
export const orderNumber = (number: number) => `Order ${number}`;
export const wayBetween = (from: string, to: string) => `${from} – ${to}`;
export const trailer = (number: string) => `Trailer ${number}`;
export const ofOrder = (number: number, sentence: string) => `Order ${number}: ${sentence}`;
export const doesNotFit = 'Does not fit';
export const loading = 'Loading the board';
export const noTripThisWeek =
  'No truck is on the way this week. Orders appear here by their departure, drafts included once they have one.';
export const noTrucksYet = 'No trucks yet';
export const noTrucksHint = 'Each of your trucks is a row here, with its trips and permits by day. Add the first one.';
export const addTruck = 'Add a truck';
export const leftOut = (count: number) =>
  `${count === 1 ? '1 more truck has' : `${count} more trucks have`} no room on the board. Trucks with trips come first.`;
export const inCalendar = 'All trips in your own calendar';
