import { cents, formatDollars } from './money.ts';
import type { PermitStatus } from '../permits/permit-status.ts';
import type { StateCode } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

type Permit = {
  state: StateCode;
  status: PermitStatus;
  price: number;
  fee: number;
  days: number;
  paidFee: number | null;
};

/**
 * Explains why a permit's fee as sold differs from the state's charge, or may still differ; `''` if they agree.
 * @param permit null for one that was charged and is no longer needed.
 */
export function explainLedger(permit: Permit | null): string {
  if (permit === null) return 'Not needed any more since the units were changed.';
  const { state, status, price, fee, days, paidFee } = permit;
  if (status === 'refused') return 'The state refused it.';
  if (status !== 'issued') return 'The state has not issued it yet.';
  if (paidFee === null) return 'What the state charged is not noted.';
  if (paidFee === price) return '';
  const charged = paidFee / fee;
  if (stateFacts[state].fee.chargedDaily && Number.isInteger(charged)) {
    return `The state charged ${charged === 1 ? '1 day' : `${charged} days`} instead of ${days}.`;
  }
  const gap = formatDollars(cents(Math.abs(paidFee - price)));
  return `The state charged ${gap} ${paidFee > price ? 'more' : 'less'} than its fee in our rules.`;
}
