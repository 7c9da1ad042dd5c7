import { cents, type Cents } from './money.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { StateCode } from '../states/state.ts';

/** The least that the card provider charges. */
export const leastCharge = cents(50);

/** What an order costs and what was moved for it, in cents. `refunded` includes what is on its way back. */
export type OrderMoney = { status: OrderStatus; total: number; captured: number; refunded: number };

/** `due`: the carrier owes `amount`; too small for a card where `chargeable` is false. `over`: it is the carrier's. */
export type OrderBalance =
  | { kind: 'even' }
  | { kind: 'due'; amount: Cents; chargeable: boolean }
  | { kind: 'over'; amount: Cents };

/**
 * What is open between the total of an order and what was kept of its payments. Nothing is open while it is a draft, which is paid as a
 * whole, nor once it is rejected: what is given back then is decided by a person.
 */
export function orderBalance({ status, total, captured, refunded }: OrderMoney): OrderBalance {
  const open = total - (captured - refunded);
  if (status === 'draft' || status === 'rejected' || open === 0) return { kind: 'even' };
  if (open < 0) return { kind: 'over', amount: cents(-open) };
  return { kind: 'due', amount: cents(open), chargeable: open >= leastCharge };
}

/** One permit of an order as it is priced or was charged. `unit` counts from 1. */
export type PriceLine = {
  permitId: string;
  unit: number;
  state: StateCode;
  days: number;
  feeCents: number;
  amountCents: number;
};

/** Money that was given back before and is owed again: it belongs to no single permit. */
export type RefundedLine = { permitId: null; amountCents: number };

/**
 * What a charge of the difference is for: permits that cost more than was charged for them, those that are not needed any more (below
 * zero), and what was refunded before. The lines sum to the total less what was kept.
 */
export function adjustmentLines(
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
  // Charged again already by an earlier adjustment: it is no longer owed.
  const back: RefundedLine = { permitId: null, amountCents: refunded - chargedFor(null) };
  return [...asked, ...dropped, back].filter(({ amountCents }) => amountCents !== 0);
}
