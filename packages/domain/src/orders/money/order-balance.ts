import { isActive, type OrderStatus } from '../order-status.ts';
import { cents, type Cents } from '../../basics/money.ts';
import type { StateCode } from '../../basics/state-code.ts';

/** The smallest charge of the card provider. */
export const minCharge = cents(50);

/** In cents. `fees` are differences of state fees that the carrier pays or gets back; `refunded` includes refunds in progress. */
export type OrderMoney = { status: OrderStatus; total: number; fees: number; captured: number; refunded: number };

/** `due`: the carrier owes `amount`, which a card can pay if `chargeable`. `over`: it belongs to the carrier. */
export type OrderBalance =
  | { kind: 'even' }
  | { kind: 'due'; amount: Cents; chargeable: boolean }
  | { kind: 'over'; amount: Cents };

/** A draft is paid as a whole, and an admin decides the refund of a rejected order: neither has a balance. */
export function computeOrderBalance({ status, total, fees, captured, refunded }: OrderMoney): OrderBalance {
  const open = total + fees - (captured - refunded);
  if (!isActive(status) || open === 0) return { kind: 'even' };
  if (open < 0) return { kind: 'over', amount: cents(-open) };
  return { kind: 'due', amount: cents(open), chargeable: open >= minCharge };
}

/** One permit of an order as charged, for the payment and the receipt. `unit` counts from 1. */
export type PriceLine = {
  permitId: string;
  unit: number;
  state: StateCode;
  days: number;
  feeCents: number;
  amountCents: number;
};

/** Refunded money that is owed again; it belongs to no single permit. */
export type RefundedLine = { permitId: null; amountCents: number };

/** Permits no longer needed have negative lines. The lines sum to the total less what was kept. */
export function listAdjustmentLines(
  now: readonly PriceLine[],
  charged: readonly { permitId: string | null; amountCents: number }[],
  refunded: number,
): (PriceLine | RefundedLine)[] {
  const chargedFor = (permitId: string | null) =>
    charged.reduce((sum, line) => (line.permitId === permitId ? sum + line.amountCents : sum), 0);
  const asked = now.map((line) => ({ ...line, amountCents: line.amountCents - chargedFor(line.permitId) }));
  const isNeeded = (permitId: string) => now.some((line) => line.permitId === permitId);
  const dropped = charged
    .filter((line): line is PriceLine => line.permitId !== null && !isNeeded(line.permitId))
    .filter(({ permitId }, index, lines) => lines.findIndex((line) => line.permitId === permitId) === index)
    .map((line) => ({ ...line, amountCents: -chargedFor(line.permitId) }));
  // An earlier adjustment has charged it again.
  const back: RefundedLine = { permitId: null, amountCents: refunded - chargedFor(null) };
  return [...asked, ...dropped, back].filter(({ amountCents }) => amountCents !== 0);
}
