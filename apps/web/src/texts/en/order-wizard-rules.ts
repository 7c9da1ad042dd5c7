/** What each state will need, while the load is entered. */

export const loadedWeight = 'loaded weight';
export const axleDistances = 'axle distances';
export const permitNeeded = 'Permit needed';
export const itDepends = 'It depends';
export const trailer = 'trailer';
export const stillOpen = 'Still open';
export const noPermitNeeded = 'No permit needed';
export const withinLimitsSoFar = 'Within limits so far';
export const whatStatesNeed = 'What each state will need';
export const superload = 'Superload';
export const escort = 'Escort';
export const neededIn = (states: string) => `Permit needed in ${states}.`;
export const dependsIn = (states: string) => `It depends in ${states}.`;
export const notNeededIn = (states: string) => `No permit needed in ${states}.`;
export const stillToCome = (figures: string) => `By what is entered so far. Still to come: ${figures}.`;
export const limitsPassed = (count: number) => (count === 1 ? '1 limit passed' : `${count} limits passed`);
export const limitsOpen = (count: number) => (count === 1 ? '1 limit open' : `${count} limits open`);
// In a row: `3 limits passed, superload, escort`.
export const superloadToo = 'superload';
export const escortToo = 'escort';
