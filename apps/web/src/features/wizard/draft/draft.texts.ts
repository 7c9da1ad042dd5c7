import type { CustomerTexts, OrderTexts, PermitTexts } from '@wideload/domain';

export const customerLabels: Record<keyof CustomerTexts, string> = {
  email: 'Email',
  phone: 'Phone',
  personName: 'Person name',
};
export const orderTextLabels: Record<keyof OrderTexts, string> = { title: 'Order title', poNumber: 'PO / job number' };
export const permitTextLabels: Record<keyof PermitTexts, string> = { comment: 'Comment' };
export const company = 'Company';
export const trip = 'Trip';
export const truck = 'Truck';
export const trailer = 'Trailer';
export const loadType = 'Load type';
export const loadedWeight = 'Loaded weight';
export const dates = 'Dates';
export const origin = 'Origin';
export const destination = 'Destination';
export const theWholeUnit = 'The whole unit';
export const states = 'States';
export const aUnit = 'A unit';
export const basicDetails = 'Basic details';
export const aPermit = 'A permit';
export const notChosen = 'not chosen';
export const takenOut = 'taken out';
export const oneOfTheList = 'one of the list';
export const notThere = 'not there';
export const leftOut = 'Something from the earlier order is no longer in your lists';
export const saving = 'Saving';
export const onThisDeviceOnly = 'On this device only';
export const notSaved = 'Not saved';
export const axleDistance = (axles: string) => `Axle distance ${axles}`;
export const permitFor = (state: string, unit: number) => `Permit for ${state}, unit ${unit}`;
export const chosen = 'chosen';
export const empty = 'empty';
export const kept = 'kept';
/** `places` from origin to destination. */
export const tripFromTo = (places: readonly string[], leaving: string | null) =>
  `${places.join(' to ')}${leaving === null ? '' : `, leaving ${leaving}`}`;
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
/** `unit` is its number; null for a part of the whole order. */
export const wasDeleted = (what: string, unit: number | null) =>
  `${what}${unit === null ? '' : ` of unit ${unit}`} was deleted. Choose another one.`;
export const savedAt = (time: string) => `Saved ${time}`;
export const keptHere = 'What you typed is kept on this device';
export const keptNowhere = 'What you typed is only on this screen. Do not close it';
export const saveNow = 'Save now';
export const changedElsewhere = 'This order was changed elsewhere since you opened it';
export const chooseWhatToKeep = 'Choose what to keep';
export const ok = 'OK';
export const stillToBeGiven = (what: string) => `Still missing: ${what}.`;
export const whoOrders = 'who orders';
export const aCompany = 'company';
export const aTruck = 'truck';
export const aTrailer = 'trailer';
export const aLoadType = 'load type';
export const showTheOrder = 'Show the order';
export const deletedElsewhere = 'This order was deleted elsewhere';
export const deletedHint = 'What you typed is still on this page. You can continue with it as a new order.';
export const makeNewOrder = 'Make it a new order';
export const sentByItself = (kept: string) =>
  `${kept}, and it is sent automatically as soon as the connection is back.`;
/** `time` is null when it is unknown. */
export const savedBySomebody = (time: string | null) =>
  `Someone signed in to your account, here or on another device, saved it${time === null ? '' : ` at ${time}`}. Nothing was overwritten, and what you typed is still on this page.`;
export const restored = (time: string) => `What you typed until ${time} was kept on this device and is here again.`;
export const merged = (time: string, answers: string) =>
  `This order was also changed elsewhere, at ${time}. Both changes were combined; the other one changed: ${answers}.`;
export const loadIsHere = (states: string) =>
  `The load you checked is in this order${states === '' ? '' : `, for ${states}`}.`;
export const notSoldLeftOut = (states: string) => `Not sold online, and left out: ${states}.`;
export const daysChecked = (days: number) => `You checked ${days} days. Set the dates in the Permits section.`;

export const anOrder = 'An order';
export const deletedOnOtherDevice = (order: string) =>
  `${order} was paid or deleted elsewhere. What was typed here since is on this device only.`;
export const isNew = (order: string) => `${order} is a new order now.`;
export const isSaved = (order: string) => `${order} is saved now. It was on this device only.`;
export const orderChangedElsewhere = (order: string) =>
  `${order} was changed elsewhere too. Open it to choose what to keep.`;

export const notNow = 'Not now';
export const saveMyChoice = 'Save my choice';
export const keepAllOfMine = 'Keep all of mine';
export const takeAllOfTheirs = 'Take all of theirs';
export const yours = 'Yours';
export const other = 'Other';
export const bothChanged = (time: string, count: number) =>
  `Both you and someone else (at ${time}) changed ${count === 1 ? 'this answer' : `these ${count} answers`}.`;
export const restIsTaken = 'All other changes from there are kept.';
/** Completes the label of a button for screen readers. */
export const forGroup = (part: string) => `for ${part}`;
