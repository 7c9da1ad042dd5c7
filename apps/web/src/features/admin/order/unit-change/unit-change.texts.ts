export const stale = 'What you typed is still here';
export const staleHint = 'Load the order as it is now, then look at the differences again.';
export const loadTheChangedOrder = 'Load the changed order';
export const saveChanges = 'Save changes';
export const previewChanges = 'Preview changes';
export const nothingIsChangedYet = 'Nothing is changed yet.';
export const backToTheForm = 'Back to the form';
export const commentForTheCarrier = 'Comment for the carrier';
export const vehicles = 'Vehicles';
export const loadType = 'Load type';
export const selectLoadType = 'Select load type';
export const overallDimensions = 'Overall dimensions';
export const loadedWeight = 'Loaded weight';
export const axleDistances = 'Axle distances';
export const truck = 'Truck';
export const trailer = 'Trailer';
export const truckPlaceholder = 'Number, make, plate or VIN';
export const noTruckMatches = "None of the carrier's trucks matches";
export const trailerPlaceholder = 'Number, type, plate or VIN';
export const noTrailerMatches = "None of the carrier's trailers matches";
export const permitsNeeded = 'Permits now needed';
export const permitsGone = 'Permits no longer needed';
export const permitsRequested = 'Permits that go back to requested';
export const fileAgain = 'They were filed with the old figures and must be filed again.';
export const total = 'Total';
export const paid = 'Paid';
export const difference = 'Difference';
export const none = 'None';
export const nobodyToTell = "The carrier's account is deleted: nobody is notified.";
export const previewIntro = 'Nothing is saved yet. This is what the change would do:';
export const whatIsChanged = 'What is changed';
export const samePermits = 'The same permits are needed as before.';
export const price = 'Price';
export const carrierIsTold = 'What the carrier is told';
export const unitWasChanged = (unit: number) => `Unit ${unit} was changed`;
export const ofOrder = (orderNumber: number) => `Order ${orderNumber}`;
export const changeUnitOf = (unit: number, orderNumber: number) => `Change unit ${unit} of order ${orderNumber}`;
export const anySpelling = `In any spelling: 13'6", 13-6, 13.5 ft, 162 in or 4.11 m.`;
export const rounded = (length: string) => `= ${length}, rounded up to a whole inch`;

type Truck = { year: number; plateState: string; plateNumber: string; vinCode: string };
type Trailer = { length: number; plateNumber: string; vinCode: string };

export const truckDetail = ({ year, plateState, plateNumber, vinCode }: Truck) =>
  `${year}, plate ${plateState} ${plateNumber}, VIN ${vinCode}`;
export const trailerDetail = ({ length, plateNumber, vinCode }: Trailer) =>
  `${length} ft, plate ${plateNumber}, VIN ${vinCode}`;
export const ofUnit = (state: string, unit: number) => `${state}, unit ${unit}`;
/** Stands where a field has no value, beside the one that it had or gets. */
export const noValue = 'none';
export const asBefore = (total: string) => `${total}, as before`;
export const toBePaid = (amount: string) => `${amount} to be paid by the carrier`;
export const inFavor = (amount: string) => `${amount} in the carrier's favor`;
// Before the address, which is set off from it.
export const toldBy = 'By a notification, and by e-mail to';
