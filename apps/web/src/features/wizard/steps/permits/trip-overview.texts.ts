const fromTo = (places: readonly string[]) => places.join(' to ');
export const tripOf = (places: readonly string[]) => (places.length < 2 ? 'Trip' : `Trip: ${fromTo(places)}`);
export const mapOf = (places: readonly string[], states: readonly string[]) =>
  `Map of the trip from ${fromTo(places)}, through ${states.join(', ')}`;
export const statesOfTheTrip = 'States of the trip';
export const stateProvince = 'State/Province';
export const way = 'Way';
export const days = 'Days';
export const fee = 'State fee';
export const noPermitNeeded = 'No permit needed';
export const notSoldOnline = 'Not sold online';
export const daysOfUnit = (unit: number, range: string) => `Unit ${unit}: ${range}`;
export const leavesOnAnotherDay = 'This unit leaves on another day';
export const leavesWithTheOthers = 'Leave with the others again';
export const departureOfUnit = (unit: number) => `Departure of unit ${unit}`;
export const ofUnit = (unit: number) => `, unit ${unit}`;
