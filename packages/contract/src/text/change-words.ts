import { formatDollars, stateName, type Cents, type PermitFate, type StateCode } from '@wideload/domain';

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const formatChangedDay = (day: string | null) => (day === null ? '' : dayFormat.format(new Date(day)));

/** `Mar 2 – 5, 2027`; one day where both are the same, `''` where one is not known. */
export function formatChangedDays(from: string | null, to: string | null): string {
  if (from === null || to === null) return '';
  // It puts thin spaces around the dash.
  return dayFormat.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ');
}

type Turn = {
  state: StateCode;
  unit: number;
  fate: PermitFate;
  fee: Cents | null;
  within: string;
  isCanceled?: boolean | undefined;
};

const sentences: Record<PermitFate, string> = {
  now: 'changes at once, it is not filed yet',
  'file-again': 'is withdrawn from the state and filed again',
  holds: 'stays as it is, its days are enough',
  'ask-state': 'is issued: we ask the state to change it, and until then it holds as it is',
  refused: 'stays as it is, the state does not change it once it is issued',
  left: 'stays as it is, it is void',
};

const canceledSentences: Record<PermitFate, string> = {
  ...sentences,
  now: 'is canceled at once, it is not with its state',
  'ask-state': 'is filed or issued: we ask its state to cancel it, and return what the state returns',
};

const isRun = (units: readonly number[]) => units.every((unit, index) => unit === (units[0] ?? 0) + index);

/** `unit 3`, `each of units 1 to 10`, `each of units 1, 2, 5`. */
function formatUnits(units: readonly number[]): string {
  if (units.length === 1) return `unit ${units[0]}`;
  return `each of units ${units.length > 2 && isRun(units) ? `${units[0]} to ${units.at(-1)}` : units.join(', ')}`;
}

/** Describes the effect on one permit, or on the permits of several units, and the condition of the state. */
export function formatPermitFate(
  { state, unit, fate, fee, within, isCanceled = false }: Turn,
  units: readonly number[] = [unit],
): string {
  const cost = fate === 'ask-state' && !isCanceled ? ` ${formatChangeFee(fee)}` : '';
  const rule = within === '' ? '' : ` ${stateName(state)} says: ${within}.`;
  return `${stateName(state)}, ${formatUnits(units)}, ${isCanceled ? canceledSentences[fate] : sentences[fate]}.${cost}${rule}`;
}

function formatChangeFee(fee: Cents | null): string {
  return fee === null
    ? 'Its fee for that is not known: you are told before it is charged.'
    : `Its fee for that is ${formatDollars(fee)}.`;
}

export const departureLabel = 'Departure';
export const daysLabel = 'Days';
export const tripDaysLabel = 'Days of the trip';
export const wayLabel = 'Way';
export const statesLabel = 'States';
export const originLabel = 'Origin';
export const destinationLabel = 'Destination';
export const permitLabel = 'Permit';
export const canceledWord = 'canceled';
