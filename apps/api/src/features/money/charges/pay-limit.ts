import { cents, formatDollars } from '@wideload/domain';
import type { User } from '#actor.ts';
import { ownerOf } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { lockMembership } from '#features/accounts/accounts.service.ts';
import { sumPaidBy } from './attempts.store.ts';

const unlimited = Number.POSITIVE_INFINITY;

/** In cents. A limit that an owner changes meanwhile waits for this payment, or holds for it. */
async function findLimit(tx: Tx, { personId, ownerId }: User): Promise<number> {
  if (ownerOf(personId) === ownerId) return unlimited;
  const membership = await lockMembership(tx, { personId, accountId: ownerId });
  if (membership?.role === 'owner') return unlimited;
  return (membership?.pay_limit_dollars ?? 0) * 100;
}

const describeLimit = (limit: number, paid: number) =>
  paid === 0
    ? `This is more than the ${formatDollars(cents(limit))} that you may pay. Ask an owner of the account.`
    : `With the ${formatDollars(cents(paid))} that you have paid for this order, this is more than the ${formatDollars(cents(limit))} that you may pay. Ask an owner of the account.`;

type Asked = { orderId: string; amountCents: number };

/**
 * Owners pay any amount with the cards of the account, and a dispatcher up to the limit that an owner has set: for one order, with
 * all its differences, so that a large order is not paid as a small one that grows.
 */
export async function refuseAboveLimit(tx: Tx, payer: User, { orderId, amountCents }: Asked): Promise<void> {
  const limit = await findLimit(tx, payer);
  if (limit === unlimited) return;
  const paid = await sumPaidBy(tx, { orderId, personId: payer.personId });
  if (paid + amountCents <= limit) return;
  const permission = 'pay';
  if (limit === 0) throw new Problem('payment.not-allowed', { members: { permission } });
  throw new Problem('payment.above-limit', {
    detail: describeLimit(limit, paid),
    members: { permission, limit },
  });
}
