import type { RefundShares } from '@wideload/domain';
import type { SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { listRefundable } from './refunded-payments.store.ts';
import { insertRequested } from './request-refund.ts';

/** The amount by which a change makes the order cheaper, in cents. */
type Back = {
  by: SignedIn;
  orderId: string;
  amount: number;
  /** The permits that it is of, in cents that add up to it; none for the whole order. */
  parts: readonly RefundPart[];
};
type RefundPart = { permitId: string; amount: number };

const reason = 'The order was changed.';

/** Takes an amount from the front of some parts. @returns what was taken, and what is left */
function takeParts(parts: readonly RefundPart[], amount: number): { taken: RefundPart[]; rest: RefundPart[] } {
  const taken: RefundPart[] = [];
  const rest: RefundPart[] = [];
  let left = amount;
  for (const { permitId, amount: whole } of parts) {
    const part = Math.min(left, whole);
    if (part > 0) taken.push({ permitId, amount: part });
    if (part < whole) rest.push({ permitId, amount: whole - part });
    left -= part;
  }
  return { taken, rest };
}

function nameParts([first, ...more]: readonly RefundPart[]): { permitId?: string; shares?: RefundShares } {
  if (first === undefined) return {};
  if (more.length === 0) return { permitId: first.permitId };
  return { shares: Object.fromEntries([first, ...more].map(({ permitId, amount }) => [permitId, amount])) };
}

/**
 * Refunds what a changed order costs less, in the transaction of the change: of the newest payment first, one refund of each,
 * however many permits it is of.
 * @returns the ids of the refunds, to be sent after the commit
 */
export async function refundChange(tx: Tx, deps: Deps, { by, orderId, amount, parts }: Back): Promise<string[]> {
  const ids: string[] = [];
  let left = amount;
  let unnamed = parts;
  for (const payment of await listRefundable(tx, orderId)) {
    const part = Math.min(left, payment.refundable);
    if (part === 0) continue;
    const id = deps.ids();
    const { taken, rest } = takeParts(unnamed, part);
    const { shares, ...permit } = nameParts(taken);
    const body = { paymentId: payment.id, amount: part, reason, ...permit };
    await insertRequested(deps, tx, { by, id, request: { orderId, body, ...(shares && { shares }) } });
    ids.push(id);
    left -= part;
    unnamed = rest;
  }
  if (left > 0) throw new Problem('refund.not-possible');
  return ids;
}
