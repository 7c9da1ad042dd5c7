import { mayMove, type OrderStatus, type PermitStatus } from '@wideload/domain';
import type { Admin, System, User } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { releaseDigests } from '#platform/deliveries/digest.ts';
import { mailOrder, type OrderMail } from './order-mails.ts';
import { updateStatus } from './order-moves.store.ts';
import { recordEvent } from './record-event.ts';

export type Move = {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  by: Admin | System | User;
  comment: string;
  /** Shown with the notification. */
  note?: string;
  /** Required for the move out of draft, and only for that one. */
  paidAt?: Date;
  payerId?: PersonId | null;
  /** The carrier's mail, and the key that keeps it from going out twice. */
  mail?: { key: string; mail: OrderMail };
};

/** The text of a notification: the comment followed by the new status (spec [3]). */
export function formatNotification(comment: string, status: OrderStatus | PermitStatus): string {
  return `${comment} Status: ${status}`.trim();
}

/**
 * Moves an order and writes its history, the carrier's notification and the mail, all in `tx`.
 * @returns false, and changes nothing, when the order's status is not `from` or the rules do not allow the move.
 */
export async function moveOrder(deps: Pick<Deps, 'ids' | 'clock'>, tx: Tx, move: Move): Promise<boolean> {
  const { orderId, from, to, by, comment, note = '', paidAt, payerId = null, mail } = move;
  if (!mayMove(from, to) || (from === 'draft') !== (paidAt !== undefined)) return false;
  const now = deps.clock.now();
  const moved = await updateStatus(tx, { orderId, from, to, now, ...(paidAt && { paidAt }) });
  if (moved === null) return false;
  await recordEvent(tx, deps, {
    orderId,
    ownerId: moved.ownerId,
    what: 'status',
    from,
    to,
    by,
    comment,
    payerId,
    ...(paidAt && { at: paidAt }),
    notification: by.kind === 'user' ? null : formatNotification(comment, to),
    note,
  });
  await releaseDigests(tx, deps, orderId);
  if (mail !== undefined) await mailOrder(tx, deps, mail.mail, { key: mail.key });
  return true;
}
