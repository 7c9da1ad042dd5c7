export const stale = 'What you typed is still here';
export const staleHint = 'Load the order as it is now, then look at the differences again.';
export const loadTheChangedOrder = 'Load the changed order';
export const saveChanges = 'Save changes';
export const previewChanges = 'Preview changes';
export const nothingIsChangedYet = 'Nothing is changed yet.';
export const backToTheForm = 'Back to the form';
export const commentForTheCarrier = 'Comment for the carrier';
export const vehicles = 'Vehicles';
export const noTruckMatches = "None of the carrier's trucks matches";
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

export const ofUnit = (state: string, unit: number) => `${state}, unit ${unit}`;
/** Shown for a missing old or new value. */
export const noValue = 'none';
export const asBefore = (total: string) => `${total}, as before`;
export const toBePaid = (amount: string) => `${amount} to be paid by the carrier`;
export const inFavor = (amount: string) => `${amount} in the carrier's favor`;
// The address follows, with its own style.
export const toldBy = 'By a notification, and by e-mail to';
