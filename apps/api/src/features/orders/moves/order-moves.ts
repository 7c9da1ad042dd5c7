import type { OrderEvent } from '@wideload/contract';
import { mayMove, type OrderStatus, type PermitStatus, type StateCode } from '@wideload/domain';
import type { Admin, System, User } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { releaseDigests } from '#platform/deliveries/digest.ts';
import { Problem } from '#problem.ts';
import type { StoredOrder } from '../stored-order.ts';
import { mailOrder, type OrderMail } from './order-mails.ts';
import { updateStatus, findOwnEvents } from './order-moves.store.ts';
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

/** Absent for the reader, so the history of an account of one names nobody. */
const toPerson = ({ person }: { person: string | null }) => (person === null ? {} : { person });

type Row = NonNullable<Awaited<ReturnType<typeof findOwnEvents>>>['moves'][number];

export function toOrderEvent(row: Row): OrderEvent {
  const { what, comment } = row;
  const who = row.by_carrier ? 'owner' : 'admin';
  const base = { at: row.at.toISOString(), who, comment, ...toPerson(row) } as const;
  // Casts: only `recordEvent` writes these rows, with a state of the contract and statuses of the domain.
  if (what === 'permit') {
    const permit = { state: row.permit_state as StateCode, unit: row.permit_unit ?? 1 };
    return { ...base, what, permit, from: row.from_status as PermitStatus, to: row.to_status as PermitStatus };
  }
  const event = { ...base, from: row.from_status as OrderStatus, to: row.to_status as OrderStatus };
  if (what === 'status' && event.from === 'draft') return { ...event, who: 'payment', what: 'paid' };
  if (what === 'money' && row.actor_id === null) return { ...event, who: 'payment', what };
  return { ...event, what };
}

type Begun = Pick<StoredOrder, 'createdAt' | 'startedBy'> & { person: string | null };

export function toCreatedEvent({ createdAt, startedBy, person }: Begun): OrderEvent {
  const who = startedBy === null ? 'owner' : 'admin';
  return {
    at: createdAt.toISOString(),
    who,
    what: 'created',
    from: null,
    to: 'draft',
    comment: '',
    ...toPerson({ person }),
  };
}

/** An order's history, oldest first. */
export async function listEvents({ db, clock }: Deps, user: User, orderId: string): Promise<OrderEvent[]> {
  const found = await findOwnEvents(db, user, { orderId, now: clock.now() });
  if (found === null) throw new Problem('not-found');
  return [toCreatedEvent(found), ...found.moves.map(toOrderEvent)];
}
