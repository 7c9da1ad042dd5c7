export const origin = 'Origin';
export const destination = 'Destination';
/** `found` is the state of the point, null where it is in none. */
export const pointIsOutside = (found: string | null, state: string) =>
  `This point is ${found === null ? 'outside the United States' : `in ${found}`}, not in ${state}. It is kept if you want it there.`;

export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const usCensusNaturalEarth = 'US Census, Natural Earth';
export const zoomKeys = 'Plus and minus zoom.';
export const markerKeys = 'Arrow keys move the marker, with Shift a little. Plus and minus zoom.';
export const cancel = 'Cancel';
export const ok = 'OK';
export const pickHint = 'Click the map or drag the marker. Arrow keys move it.';
export const loadingTheMap = 'Loading the map';
export const mapFailed = 'The map could not be loaded';
export const typeCoordinates = 'You can still type the coordinates.';
export const tryAgain = 'Try again';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const findAPlace = 'Find a place';
export const cityOrTown = 'City or town';
export const noPlace = 'No such place on this map: click the map, or type the coordinates';
export const noCoordinatesYet = 'No coordinates yet';
export const straightLine = 'Straight line';
export const mapOfTheRoute = 'Map of the route';
export const latitudeLongitude = 'latitude, longitude';
export const mapOfTheOrigin = 'Map of the origin';
export const mapOfTheDestination = 'Map of the destination';
export const miles = (count: number) => `${count} miles`;
export const routeIn = (state: string) => `Route, ${state}`;
export const atPlace = (place: string) => `at ${place}`;
export const milesFrom = (count: number, place: string) => `${count} miles from ${place}`;
