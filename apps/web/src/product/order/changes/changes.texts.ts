export const changeOrder = 'Change or cancel';
export const changeTitle = (orderNumber: number) => `Change order ${orderNumber}`;
export const whatToChange = 'What to change';
export const days = 'Days';
export const vehicles = 'Truck and trailer';
const thenOnePermit =
  'An issued permit holds for the old ones until its state has changed it. To change one permit alone, go to “One permit”.';
export const vehiclesIntro = {
  carrier: `Choose other vehicles from your lists. ${thenOnePermit}`,
  clerk: `Choose other vehicles from the lists of the carrier. ${thenOnePermit}`,
};
export const unit = (number: number) => `Unit ${number}`;
export const noVehicle = 'No vehicle matches.';
export const vehicleMissing = 'Choose a vehicle.';
export const takeCorrections = 'Take the corrections of the company and the vehicles from the lists';
export const correctFacts = 'Facts of these vehicles';
export const correctFactsIntro =
  'Correct what is mistyped. An issued permit holds for the old facts until its state has changed it.';
export const vehicleToCorrect = {
  truck: (number: string) => `Correct truck ${number}`,
  trailer: (number: string) => `Correct trailer ${number}`,
};
export const vehicleFacts = {
  plateNumber: 'Plate number',
  plateState: 'Plate state',
  vinCode: 'VIN',
  make: 'Make',
  year: 'Year',
};
export const factMissing = 'Enter it, or put it back.';
export const inFleet = 'Also in the fleet of the carrier';
export const load = 'Load';
export const loadIntro =
  'Permits are worked out again for the new figures. An issued permit holds for the old ones until its state has changed it.';
export const whichUnit = 'Unit to change';
export const places = 'Places';
export const placesIntro = 'The states on the new way follow, and with them the permits that the load needs.';
export const from = 'From';
export const to = 'To';
export const stop = (number: number) => `Stop ${number}`;
export const addStop = 'Add a stop';
export const removeStop = 'Remove this stop';
export const removeStopOf = (stop: string) => `Remove this stop: ${stop}`;
export const placeMissing = 'Enter a town, a ZIP code, an address or coordinates.';
export const states = 'States';
export const statesIntro = 'Add a state that the move goes through, or take one away with its permits.';
export const addedState = (state: string) => `${state}, added`;
export const addState = 'Add a state';
export const findState = 'Name or code';
export const afterWhich = (state: string) => `${state} comes after`;
export const firstOfAll = 'No state: it is the first';
export const requestAgain = (permit: string) => `${permit}: request another permit, the last one is void`;
export const noStateLeft = 'Leave one state, or cancel the order.';
export const onePermit = 'One permit';
export const permitIntro =
  'Days, places, truck and trailer of one permit, which then no longer follow those of the order.';
export const whichPermit = 'Permit to change';
export const firstDayOfPermit = 'First day';
export const lastDayOfPermit = 'Last day';
export const origin = 'Origin';
export const destination = 'Destination';
export const cancelPermits = 'Cancel permits';
export const cancelIntro =
  'Choose the permits that you do not need. You see what comes back before anything is canceled.';
export const cancelAll = 'All of them: cancel the order';
export const cancelIt = 'Cancel them';
export const cancelAndReturn = (amount: string) => `Cancel them and return ${amount}`;
export const firstDay = 'The move begins on';
export const pickFirstDay = 'Pick the day on which the move begins';
export const dayEarlier = 'A day earlier';
export const dayLater = 'A day later';
export const noDay = (text: string) => (text.trim() === '' ? 'Enter a day.' : `“${text}” is not a day.`);
export const daysIntro =
  'Every permit moves with the first day. You see what each state does with it before anything changes.';
export const whatHappens = 'What happens';
export const comment = 'A note for us';
export const carrierComment = 'A note for the carrier';
export const nothingYet = 'Change something to see what it means for each permit, and what it costs.';
export const unfinished = 'Finish what you began to see what it means for each permit, and what it costs.';
export const reading = 'Working out the price';
export const free = 'It costs nothing.';
export const toPay = (amount: string) => `${amount} is to be paid for it.`;
export const goesBack = (amount: string) => `${amount} goes back to the card that paid.`;
export const change = 'Change it';
export const changeAndPay = (amount: string) => `Change it and pay ${amount}`;
export const changeAndAsk = (amount: string) => `Change it and ask for ${amount}`;
export const changeAndReturn = (amount: string) => `Change it and return ${amount}`;
export const changeTheRest = 'Change the others: I know that a permit stays as it is';
export const confirmRefusals = 'Confirm that a permit stays as it is, or change something else.';
export const changed = 'The order is changed';
export const payBelow = 'Pay the difference on the order, so that we can file it.';
export const daysDoNotMeet = 'With these days the permits do not meet';

/** A permit and the days with which it meets the others. */
export const mendedPermit = (permit: string, days: string) => `${permit}, meets the others with ${days}.`;

export const askedStates = 'Changes asked of states';
export const changesNotLoaded = 'We could not look for changes asked of states';
export const byCarrier = 'By the carrier';
export const byUs = 'By us';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const waiting = 'We ask the state';
export const done = 'Done';
export const refused = 'Refused by the state';
export const amendToFinish =
  'Amend the permit with the new PDF of the state to finish it, or record that the state has refused.';
export const voidToFinish = 'Void the permit once the state has canceled it, or record that the state has refused.';
export const stateRefused = 'State refused';
export const whyRefused = (state: string) => `Why ${state} refused the change`;
export const reason = 'Reason';
export const record = 'Record the refusal';
export const refusalRecorded = 'The refusal is recorded';
