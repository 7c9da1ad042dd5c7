import { cents, type Cents } from './money.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { StateCode } from '../states/state.ts';

/** Minimum charge of the card provider. */
export const leastCharge = cents(50);

/** An order's cost and the money moved for it, in cents. `refunded` includes refunds on their way. */
export type OrderMoney = { status: OrderStatus; total: number; captured: number; refunded: number };

/** `due`: the carrier owes `amount`; `chargeable` is false if it is too small for a card. `over`: it belongs to the carrier. */
export type OrderBalance =
  | { kind: 'even' }
  | { kind: 'due'; amount: Cents; chargeable: boolean }
  | { kind: 'over'; amount: Cents };

/**
 * The difference between an order's total and the payments kept. Nothing is open for a draft, which is paid as a whole,
 * nor for a rejected order, whose refund a person decides.
 */
export function computeOrderBalance({ status, total, captured, refunded }: OrderMoney): OrderBalance {
  const open = total - (captured - refunded);
  if (status === 'draft' || status === 'rejected' || open === 0) return { kind: 'even' };
  if (open < 0) return { kind: 'over', amount: cents(-open) };
  return { kind: 'due', amount: cents(open), chargeable: open >= leastCharge };
}

/** One permit as priced or charged. `unit` counts from 1. */
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

/**
 * The lines of a charge for the difference: permits that cost more than was charged, permits no longer needed
 * (negative), and earlier refunds. They sum to the total less what was kept.
 */
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
  // An earlier adjustment charged it again: it is no longer owed.
  const back: RefundedLine = { permitId: null, amountCents: refunded - chargedFor(null) };
  return [...asked, ...dropped, back].filter(({ amountCents }) => amountCents !== 0);
}
