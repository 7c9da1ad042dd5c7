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

/** A difference that the carrier pays. `chargedFee` is what the state charged, all in all; null where it is not known. */
export type AskedFee = {
  permitId: string;
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  chargedFee: number | null;
  difference: number;
  /** The clerk's own words; may be empty. */
  reason: string;
};

/** The new fee and the old one, such as `$77.00 instead of $62.00`. */
function formatFeeStep({ chargedFee, difference }: AskedFee): string {
  if (chargedFee === null) return `${formatDollars(cents(difference))} more`;
  return `${formatDollars(cents(chargedFee))} instead of ${formatDollars(cents(chargedFee - difference))}`;
}

const endSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Why the carrier pays a fee difference: the state, the permit, its new and old fee, and the clerk's reason. */
export function formatAskedFee(fee: AskedFee): string {
  const { state, unit, reason } = fee;
  const fact = `${stateName(state)} charged ${formatFeeStep(fee)} for the permit of unit ${unit}.`;
  return reason === '' ? fact : `${fact} Reason: ${endSentence(reason)}`;
}

/** The purpose of a line of a receipt, beside the name of the permit. */
export function formatFeeOfLine(fee: AskedFee): string {
  return `state fee ${formatFeeStep(fee)}${fee.reason === '' ? '' : `, ${fee.reason}`}`;
}

/** The amount that a carrier pays beyond the first payment, in cents; `refundedAgain` is money that was refunded and is due again. */
export type DifferenceFacts = { amount: number; fees: readonly AskedFee[]; refundedAgain: number };

/** Why the carrier pays a difference of a paid order, one sentence for each cause. */
export function listDifferenceCauses({ amount, fees, refundedAgain }: DifferenceFacts): string[] {
  const changed = amount - refundedAgain - fees.reduce((sum, { difference }) => sum + difference, 0);
  return [
    ...fees.map(formatAskedFee),
    ...(changed === 0 ? [] : ['The order was changed after it was paid.']),
    ...(refundedAgain === 0 ? [] : [`${formatDollars(cents(refundedAgain))} was refunded and is to be paid again.`]),
  ];
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
