export const legalLoadOrOversize = 'Legal load or oversize?';
export const oversizeLoad = 'OVERSIZE LOAD';
export const legalLoadSoFar = 'Legal load so far';
export const legalLoad = 'Legal load';
export const itDepends = 'It depends';
export const whichLengthIsWhich = 'Which length is which?';
export const filledInFromRow = 'Filled in from the row';
export const swapWidthAndHeight = 'Swap width and height';
export const undo = 'Undo';
export const noPermitsNeeded = 'No permits needed';
export const unit = 'Unit';
export const loadType = 'Load type';
export const selectLoadType = 'Select load type';
export const sayWhichLength = 'Say which length is which.';
export const overallDimensions = 'Overall dimensions';
export const inFeetAndInches = 'Use feet and inches';
export const inOneField = 'Use one field for each length';
export const loadedWeight = 'Loaded weight';
export const axleDistances = 'Axle distances';
export const truck = 'Truck';
export const trailer = 'Trailer';
export const truckPlaceholder = 'Number, make, plate or VIN';
export const noTruckMatches = 'None of your trucks matches';
export const addTruck = 'Add truck';
export const trailerPlaceholder = 'Number, type, plate or VIN';
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
// What a row of lengths was understood as: `width 8 ft 6 in, height 13 ft 6 in and length 75 ft 0 in`.
export const rowWidth = 'width';
export const rowHeight = 'height';
export const rowLength = 'length';
export const roundedRow = (lengths: string) => `${lengths}, rounded up to whole inches`;
export const anySpelling = `In any spelling: 13'6", 13-6, 13.5 ft, 162 in or 4.11 m. A whole row fits too: W 8'6 x H 13'6 x L 75'.`;
export const axleDistance = (axles: string) => `Axle distance ${axles}`;

type Truck = { year: number; plateState: string; plateNumber: string; vinCode: string };
type Trailer = { length: number; plateNumber: string; vinCode: string };

export const truckDetail = ({ year, plateState, plateNumber, vinCode }: Truck) =>
  `${year}, plate ${plateState} ${plateNumber}, VIN ${vinCode}`;
export const trailerDetail = ({ length, plateNumber, vinCode }: Trailer) =>
  `${length} ft, plate ${plateNumber}, VIN ${vinCode}`;

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
