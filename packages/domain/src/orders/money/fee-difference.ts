import { cents, type Cents } from '../../basics/money.ts';
import { isPermitSettled, type PermitStatus } from '../permits/permit-status.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';

type Permit = {
  state: StateCode;
  status: PermitStatus;
  price: number;
  fee: number;
  days: number;
  paidFee: number | null;
};

/** Why a permit's fee as sold differs from the state's charge, or may still differ. */
export type FeeDifference =
  | { code: 'not-needed' | 'refused' | 'not-issued' | 'not-recorded' }
  | { code: 'days'; charged: number; sold: number }
  | { code: 'more' | 'less'; amount: Cents };

/**
 * Null if the two agree.
 * @param permit null for one that was charged and is no longer needed.
 */
export function findFeeDifference(permit: Permit | null): FeeDifference | null {
  if (permit === null) return { code: 'not-needed' };
  const { state, status, price, fee, days, paidFee } = permit;
  if (status === 'refused') return { code: 'refused' };
  // The state keeps its fee for a permit that is voided.
  if (!isPermitSettled(status)) return { code: 'not-issued' };
  if (paidFee === null) return { code: 'not-recorded' };
  if (paidFee === price) return null;
  const charged = paidFee / fee;
  if (stateFacts[state].fee.chargedDaily && Number.isInteger(charged)) return { code: 'days', charged, sold: days };
  return { code: paidFee > price ? 'more' : 'less', amount: cents(Math.abs(paidFee - price)) };
}
