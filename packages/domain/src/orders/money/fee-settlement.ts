import { cents, parseDollars, type Cents } from '../../basics/money.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { minCharge, type OrderBalance } from './order-balance.ts';
import { isPermitSettled, type PermitStatus } from '../permits/permit-status.ts';

/** `ask`: the carrier pays it. `absorb`: nobody does, for a reason that an admin gives. */
export const feeWays = ['charge', 'ask', 'absorb', 'refund'] as const;
export type FeeWay = (typeof feeWays)[number];

export const feeSettlementWays = ['charged', 'absorbed', 'refunded'] as const;
export type FeeSettlementWay = (typeof feeSettlementWays)[number];

/** `open`: asked for, being charged, or on its way back. */
export const feeSettlementStates = ['open', 'settled', 'undone'] as const;
export type FeeSettlementState = (typeof feeSettlementStates)[number];

export type SettledFee = { difference: number; state: FeeSettlementState };

/** In cents; `paidFee` is what the state charged. */
export type FeeFacts = {
  status: PermitStatus;
  price: number;
  paidFee: number | null;
  settled: readonly SettledFee[];
};

/** Above zero the state charged more than was sold and settled. A permit that was not issued has none. */
export function computeOpenFee({ status, price, paidFee, settled }: FeeFacts): number {
  if (!isPermitSettled(status) || paidFee === null) return 0;
  const done = settled.reduce((sum, { difference, state }) => (state === 'undone' ? sum : sum + difference), 0);
  return paidFee - price - done;
}

/** The rest of a consent, for further charges. */
export type ConsentRoom = { limit: number; charged: number };

export function fitsConsent({ limit, charged }: ConsentRoom, amount: number): boolean {
  return charged + amount <= limit;
}

/** `balance` is that of the order without the difference. A consent charges exactly one difference, so nothing else may be due. */
export type FeeChoice = {
  difference: number;
  balance: OrderBalance['kind'];
  consent: ConsentRoom | null;
  hasCard: boolean;
  isOwnerGone: boolean;
};

/** @returns true if a difference of this size and direction is ever settled this way. */
export function fitsFeeWay(way: FeeWay, difference: number): boolean {
  if (way === 'absorb') return difference !== 0;
  return way === 'refund' ? difference < 0 : difference >= minCharge;
}

/** The ways to settle a difference, the best first. */
export function listFeeWays({ difference, balance, consent, hasCard, isOwnerGone }: FeeChoice): FeeWay[] {
  if (difference === 0) return [];
  if (difference < 0) return ['refund', 'absorb'];
  if (difference < minCharge || isOwnerGone || balance === 'over') return ['absorb'];
  const mayCharge = balance === 'even' && hasCard && consent !== null && fitsConsent(consent, difference);
  return mayCharge ? ['charge', 'ask', 'absorb'] : ['ask', 'absorb'];
}

export const feeConsentLimits = { min: cents(100), max: cents(100_000), suggested: cents(5000) } as const;

export type ConsentLimitError = 'limit.unreadable' | 'limit.too-low' | 'limit.too-high';

type ReadLimit = { limit: Cents } | { error: ConsentLimitError };

/** Parses a typed limit in dollars. */
export function parseLimit(text: string, { min, max }: { min: Cents; max: Cents }): ReadLimit {
  const limit = parseDollars(text);
  if (limit === null) return { error: 'limit.unreadable' };
  if (limit < min) return { error: 'limit.too-low' };
  return limit > max ? { error: 'limit.too-high' } : { limit };
}

export function parseConsentLimit(text: string): ReadLimit {
  return parseLimit(text, feeConsentLimits);
}

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
