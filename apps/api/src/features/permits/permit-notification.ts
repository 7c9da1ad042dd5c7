import { stateName, type PermitStatus, type StateCode } from '@wideload/domain';
import { formatNotification } from '#features/orders/orders.service.ts';

type PermitChange = {
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  from: PermitStatus;
  to: PermitStatus;
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  refusalReason: string;
  /** Issued for days that are over. */
  isExpired: boolean;
};

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: string | null) => (day === null ? '' : dayFormat.format(new Date(day)));

function formatSentence({ from, to, validFrom, validTo, refusalReason, isExpired }: PermitChange): string {
  if (to === 'issued' && isExpired)
    return `it was valid from ${formatDay(validFrom)} to ${formatDay(validTo)} and has expired. Do not travel with it.`;
  if (to === 'issued')
    return `it is valid from ${formatDay(validFrom)} to ${formatDay(validTo)}. Download it from the order.`;
  if (to === 'refused') return `the state refused it. ${refusalReason}`;
  if (from === 'issued') return 'it was taken back, do not use it. We work on it again.';
  return to === 'filed' ? 'we have filed it with the state.' : 'it is to be filed again.';
}

/** Spec [3]: the status comes last. */
export function formatPermitNotification(change: PermitChange): string {
  const number = change.to === 'issued' ? `, number ${change.stateNumber}` : '';
  const comment = `${stateName(change.state)} permit for unit ${change.unit}${number}: ${formatSentence(change)}`;
  return formatNotification(comment, change.to);
}
