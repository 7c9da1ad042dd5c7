export const legalLoadOrOversize = 'Legal load or oversize?';
export const oversizeLoad = 'OVERSIZE LOAD';
export const legalLoadSoFar = 'Legal load so far';
export const legalLoad = 'Legal load';
export const itDepends = 'It depends';
export const noPermitsNeeded = 'No permits needed';
export const unit = 'Unit';
export const noTruckMatches = 'None of your trucks matches';
export const addTruck = 'Add truck';
export const noTrailerMatches = 'None of your trailers matches';
export const addTrailer = 'Add trailer';
export const loadingThePicture = 'Loading the picture';
export const loadingTheRules = 'Loading the rules';
export const units = 'Units';
export const addUnit = 'ADD UNIT';
export const deleteUnit = 'Delete unit';
export const deleteUnitHint = 'Its truck, trailer, load, dimensions and permits are removed from this order.';
export const unitTab = (unit: number) => `UNIT ${unit}`;
export const deleteUnitNumber = (unit: number) => `Delete unit ${unit}`;
export const askDeleteUnit = (unit: number) => `Delete unit ${unit}?`;
export const dimensionsDecide = (states: string) => `The dimensions decide, by the limits of ${states}.`;
export const withinLimits = (states: string) => `Within the limits of ${states}.`;
export const selectedStates = (count: number) => `the ${count} selected states`;
export const nothingToOrder = 'There is nothing to order, so you stay at this step.';
export const fieldProblem = (field: string, problem: string) => `${field}: ${problem}`;
/** A problem of one unit, where there are several. */
export const unitProblem = (unit: number, problem: string) => `Unit ${unit}, ${problem}`;
/** Before a sentence about a unit, where there are several. */
export const unitSentence = (unit: number) => `Unit ${unit}.`;

export const missingWeight = 'loaded weight';
export const missingAxles = 'axle distances';
export const permitNeeded = 'Permit needed';
export const missingTrailer = 'trailer';
export const stillOpen = 'Still open';
export const noPermitNeeded = 'No permit needed';
export const withinLimitsSoFar = 'Within limits so far';
export const whatStatesNeed = 'What each state will need';
export const superload = 'Superload';
export const escort = 'Escort';
export const neededIn = (states: string) => `Permit needed in ${states}.`;
export const dependsIn = (states: string) => `It depends in ${states}.`;
export const notNeededIn = (states: string) => `No permit needed in ${states}.`;
export const stillToCome = (figures: string) => `Based on what you have entered so far. Still needed: ${figures}.`;
export const limitsPassed = (count: number) => (count === 1 ? '1 limit passed' : `${count} limits passed`);
export const limitsOpen = (count: number) => (count === 1 ? '1 limit open' : `${count} limits open`);
// In a row: `3 limits passed, superload, escort`.
export const superloadToo = 'superload';
export const escortToo = 'escort';
