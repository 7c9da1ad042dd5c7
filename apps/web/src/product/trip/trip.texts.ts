const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const usualRoute = 'The usual highway route, for planning. Your permit names the route you must drive.';
export const miles = (length: number) => `${count.format(length)} ${Math.round(length) === 1 ? 'mile' : 'miles'}`;
export const via = (roads: readonly string[]) =>
  roads.length === 0 ? 'on roads without a number' : `via ${roads.join(', ')}`;
export const entry = (place: string) => `In: ${place}`;
export const exit = (place: string) => `Out: ${place}`;
export const origin = (place: string) => `From: ${place}`;
export const destination = (place: string) => `To: ${place}`;
export const mapOf = (places: readonly string[], states: readonly string[]) =>
  `Map of the trip from ${places.join(' to ')}, through ${states.join(', ')}`;
export const trip = 'Trip';
export const from = 'From';
export const to = 'To';
export const stop = (number: number) => `Stop ${number}`;
export const leaving = 'Leaving';
export const leavingOf = (unit: number) => `Leaving, unit ${unit}`;
export const distance = 'Distance';
export const statesOnTheWay = 'States along the route';
export const ofUnits = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'Unit' : 'Units'} ${numbers.join(', ')}`;
export const daysOf = (first: string, last: string) => `${first} to ${last}`;
export const fromPlace = 'from';
export const toPlace = 'to';
export const calendarOfTheTrip = 'Calendar: the hours when each state lets the truck move';
export const loadingTheCalendar = 'Loading the calendar';
