import { cents, formatDollars } from '@wideload/domain';
import type { User } from '#actor.ts';
import { ownerOf } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { lockMembership } from '#features/accounts/accounts.service.ts';

const unlimited = Number.POSITIVE_INFINITY;

/** In cents. A limit that an owner changes meanwhile waits for this payment, or holds for it. */
async function findLimit(tx: Tx, { personId, ownerId }: User): Promise<number> {
  if (ownerOf(personId) === ownerId) return unlimited;
  const membership = await lockMembership(tx, { personId, accountId: ownerId });
  if (membership?.role === 'owner') return unlimited;
  return (membership?.pay_limit_dollars ?? 0) * 100;
}

/** Owners pay any amount with the cards of the account, and a dispatcher up to the limit that an owner has set. */
export async function refuseAboveLimit(tx: Tx, payer: User, amountCents: number): Promise<void> {
  const limit = await findLimit(tx, payer);
  if (amountCents <= limit) return;
  const permission = 'pay';
  if (limit === 0) throw new Problem('payment.not-allowed', { members: { permission } });
  throw new Problem('payment.above-limit', {
    detail: `This is more than the ${formatDollars(cents(limit))} that you may pay. Ask an owner of the account.`,
    members: { permission, limit },
  });
}
