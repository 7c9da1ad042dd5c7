export const changeOrder = 'Change or cancel';
export const changeTitle = (orderNumber: number) => `Change order ${orderNumber}`;
export const whatToChange = 'What to change';
export const days = 'Days';
export const vehicles = 'Truck and trailer';
export const vehiclesIntro =
  'Choose other vehicles from your lists. An issued permit holds for the old ones until its state has changed it.';
export const unit = (number: number) => `Unit ${number}`;
export const noVehicle = 'No vehicle matches.';
export const takeCorrections = 'Take the corrections of the company and the vehicles from your lists';
export const noVehicleYet = 'Choose another truck or trailer to see what it means for each permit, and what it costs.';
export const cancelPermits = 'Cancel';
export const cancelIntro =
  'Choose the permits that you do not need. You see what comes back before anything is canceled.';
export const cancelAll = 'All of them: cancel the order';
export const cancelIt = 'Cancel them';
export const cancelAndReturn = (amount: string) => `Cancel them and return ${amount}`;
export const nothingChosen = 'Choose a permit to see what comes back.';
export const firstDay = 'The move begins on';
export const pickFirstDay = 'Pick the day on which the move begins';
export const dayEarlier = 'A day earlier';
export const dayLater = 'A day later';
export const noDay = (text: string) => `“${text}” is not a day.`;
export const daysIntro =
  'Every permit moves with the first day. You see what each state does with it before anything changes.';
export const whatHappens = 'What happens';
export const comment = 'A note for us';
export const carrierComment = 'A note for the carrier';
export const nothingYet = 'Choose another day to see what it means for each permit, and what it costs.';
export const reading = 'Working out the price';
export const free = 'It costs nothing.';
export const toPay = (amount: string) => `${amount} is to be paid for it.`;
export const goesBack = (amount: string) => `${amount} goes back to the card that paid.`;
export const change = 'Change it';
export const changeAndPay = (amount: string) => `Change it and pay ${amount}`;
export const changeAndAsk = (amount: string) => `Change it and ask for ${amount}`;
export const changeAndReturn = (amount: string) => `Change it and return ${amount}`;
export const changeTheRest = 'Change the others: I know that a permit stays as it is';
export const confirmRefusals = 'Confirm that a permit stays as it is, or choose other days.';
export const changed = 'The order is changed';
export const payBelow = 'Pay the difference on the order, so that we can file it.';
export const daysDoNotMeet = 'With these days the permits do not meet';

export const askedStates = 'Changes asked of states';
export const byCarrier = 'By the carrier';
export const byUs = 'By us';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const waiting = 'We ask the state';
export const done = 'Done';
export const refused = 'Refused by the state';
export const amendToFinish =
  'Amend the permit with the new PDF of the state to finish it, or record that the state has refused.';
export const stateRefused = 'State refused';
export const whyRefused = (state: string) => `Why ${state} refused the change`;
export const reason = 'Reason';
export const record = 'Record the refusal';
export const refusalRecorded = 'The refusal is recorded';
