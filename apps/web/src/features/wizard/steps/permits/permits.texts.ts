import { formatValidity } from '@wideload/contract/client';
import type { PermitValidity } from '@wideload/domain';

export const startDate = 'Start date';
export const endDate = 'End date';
export const pickFirstDay = 'Pick the first day';
export const pickLastDay = 'Pick the last day';
export const calendarFailed = 'The calendar cannot be loaded right now. Type the date, such as 11/24/2026.';
export const route = 'Route';
export const cancel = 'Cancel';
export const tryAgain = 'Try again';
export const mapFailed = 'The map could not be loaded. You can still type the coordinates.';
export const permitType = 'Permit type';
export const stateFeeOnce = 'State fee, not charged by the day:';
export const openRoute = 'Open Route';
export const chooseOnTheMap = 'Choose on the map';
export const oversizePermitType = 'Oversize Permit Type';
export const feeByDay = (fee: string, days: number) => `${fee} a day for ${days} ${days === 1 ? 'day' : 'days'} =`;
export const openRouteOf = (state: string) => `Open Route: ${state}`;
export const placeOfTheTrip = 'Where your trip crosses, in decimal degrees.';
export const placeHint = (state: string) => `In decimal degrees. It starts at the middle of ${state}.`;
export const chooseOnTheMapOf = (end: string, state: string) => `Choose on the map: ${end}, ${state}`;
export const latitude = 'latitude';
export const longitude = 'longitude';
export const coordinateOf = (end: string, axis: string) => `${end} ${axis}`;

export const forItsWeight = 'Later, for weight:';
export const whyItIsNeeded = 'Why it is needed';
export const whyItMayBeNeeded = 'Why it may be needed';
/** Follows the instruction that resolves an open limit. */
export const orLeaveOut = (state: string) =>
  `, and you can drop ${state} from the order. Until then this permit stays in it.`;
export const whatWasNotChecked = 'What was not checked';

export const startIsPast = 'The start date is in the past.';
export const dayIsPast = 'This day is in the past.';
export const daysArePast = 'These days are in the past.';
export const tooManyDays = (state: string, { validity, days }: { validity: PermitValidity; days: number }) =>
  `${state} permits are valid for ${formatValidity(validity)}; this range has ${days}${validity.isBusinessDays ? ' days, counting weekends' : ''}.`;

export const ofUnit = (unit: number) => `, unit ${unit}`;
export const daysAsTyped = (start: string, end: string) => `${start || '?'} to ${end || '?'}`;
export const noPlacesYet = 'No places yet';
export const openAll = 'Open all';
export const closeAll = 'Close all';
export const inThePast = 'In the past';
export const startInThePast = 'Starts in the past';
export const holdsFewerDays = (validity: PermitValidity) => `Permit valid ${formatValidity(validity)}`;
export const openConditions = (count: number) => `${count} open ${count === 1 ? 'condition' : 'conditions'}`;

export const changedForThisPermit = 'Changed for this permit';
export const setForMost = 'Set for most permits';
export const undo = 'Undo';
export const terms = { date: 'days', origin: 'origin', destination: 'destination', comment: 'comment' } as const;
export const changedTerms = (fields: string) => `Changed for this permit: ${fields}`;
export const fieldOf = (field: string, state: string, unit: number) => `${field} of ${state}, unit ${unit}`;
