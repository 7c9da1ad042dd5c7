import {
  cents,
  formatDollars,
  stateName,
  type FeeSettlementState,
  type FeeSettlementWay,
  type StateCode,
} from '@wideload/domain';

export type FeeOutcome = {
  state: StateCode;
  difference: number;
  way: FeeSettlementWay;
  status: FeeSettlementState;
  card: { brand: string; last4: string } | null;
};

/** Of the text beside the checkbox at checkout. A change of the text is a new version. */
export const feeConsentVersion = '2026-11-23';

export function formatFeeDifferenceOf(state: StateCode, difference: number): string {
  const amount = formatDollars(cents(Math.abs(difference)));
  return `${stateName(state)} charged ${amount} ${difference > 0 ? 'more' : 'less'} than the fee sheet`;
}

function formatEnd({ way, status, difference, card }: FeeOutcome): string {
  if (way === 'absorbed') return difference > 0 ? 'we paid it' : 'the price stays as it was';
  if (way === 'refunded')
    return status === 'open' ? 'the difference is on its way back' : 'the difference was refunded';
  if (status === 'open') return 'to be paid';
  return card === null ? 'paid' : `charged to ${card.brand} ${card.last4}`;
}

/** One line for the carrier and for admins: what a state charged beside the fee sheet, and who paid it. */
export function formatFeeSettlement(settlement: FeeOutcome): string {
  return `${formatFeeDifferenceOf(settlement.state, settlement.difference)}; ${formatEnd(settlement)}.`;
}
