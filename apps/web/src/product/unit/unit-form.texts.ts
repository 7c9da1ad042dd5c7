export const whichLengthIsWhich = 'Which dimension is which?';
export const filledInFromRow = 'Filled in from the row';
export const swapWidthAndHeight = 'Swap width and height';
export const undo = 'Undo';
export const sayWhichLength = 'Tell us which dimension is which.';
export const selectLoadType = 'Select load type';
export const pasteLoad = 'Paste your load';
export const overallDimensions = 'Overall dimensions';
export const inFeetAndInches = 'Use feet and inches';
export const inOneField = 'Use one field for each length';
export const noOverhang = 'No front or rear overhang';
export const axleDistances = 'Axle distances';
export const truckPlaceholder = 'Number, make, plate or VIN';
export const trailerPlaceholder = 'Number, type, plate or VIN';
export const rowWidth = 'width';
export const rowHeight = 'height';
export const rowLength = 'length';
export const roundedRow = (lengths: string) => `${lengths}, rounded up to whole inches`;
export const anySpelling = `In any format: 13'6", 13-6, 13.5 ft, 162 in or 4.11 m. A whole row fits too: W 8'6 x H 13'6 x L 75'.`;
export const axleDistance = (axles: string) => `Axle distance ${axles}`;

type Truck = { year: number; plate: string; vinCode: string };
type Trailer = { length: number; plate: string; vinCode: string };

export const truckDetail = ({ year, plate, vinCode }: Truck) => `${year}, plate ${plate}, VIN ${vinCode}`;
export const trailerDetail = ({ length, plate, vinCode }: Trailer) => `${length} ft, plate ${plate}, VIN ${vinCode}`;
export const addAxle = 'Add an axle';
