import type { NotificationKind, WebhookEvent } from '@wideload/contract';
import type { OrderStatus, PermitStatus } from '@wideload/domain';
import type { Admin, System, User } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import { after } from '#clock.ts';
import { DIGEST_WAIT } from '#platform/deliveries/digest.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { enqueueForRecipients } from '#platform/deliveries/enqueue-for-recipients.ts';
import { enqueueEvent } from '#platform/deliveries/enqueue.ts';
import { insertEvent, insertNotifications, type EventRow } from './order-moves.store.ts';

export type NewOrderEvent = Pick<EventRow, 'orderId' | 'what' | 'comment'> & {
  ownerId: OwnerId;
  by: Admin | User | System;
  from: OrderStatus | PermitStatus;
  to: OrderStatus | PermitStatus;
  permit?: EventRow['permit'];
  /** Set when the event happened earlier than it is recorded. */
  at?: Date;
  /** Null when the owner did it. */
  notification: string | null;
  /** Shown with the notification, whose text ends with the status (spec [3]). */
  note?: string;
  /** The warnings about a permit's PDF that a clerk saw before issuing it anyway; the owner never sees them. */
  issuedDespite?: string;
  /** The notification is kept from the owner until then, and can be taken back. */
  heldUntil?: Date;
  /** The people of the account who are notified; all by default. */
  readers?: 'people' | 'owners';
  /** Of the notification. */
  kind?: NotificationKind;
  /** The person whose press of PAY the provider has confirmed. */
  payerId?: PersonId | null;
  /** Set where what happened and the statuses do not say it. */
  webhookEvent?: WebhookEvent;
};

/** The event that the account's webhooks receive; null if they receive none. */
function findWebhookEvent({ what, from, to, by, webhookEvent }: NewOrderEvent): WebhookEvent | null {
  if (webhookEvent !== undefined) return webhookEvent;
  if (what === 'status') return from === 'draft' && to === 'pending' ? 'order.paid' : null;
  if (what === 'message') return by.kind === 'admin' ? 'order.message' : null;
  if (what !== 'permit') return null;
  if (to === 'issued') return from === 'issued' ? 'permit.amended' : 'permit.issued';
  // A permit that was issued by mistake goes back to filed.
  if (to === 'filed') return from === 'requested' ? 'permit.filed' : null;
  if (to === 'refused') return 'permit.refused';
  return to === 'voided' ? 'permit.voided' : null;
}

/** Writes the history row of an event of an order, its owner's notification, and the deliveries to its webhooks and recipients, in the event's transaction. */
export async function recordEvent(tx: Tx, deps: Pick<Deps, 'ids' | 'clock'>, event: NewOrderEvent): Promise<void> {
  const now = deps.clock.now();
  const {
    orderId,
    ownerId,
    by,
    notification,
    note = '',
    permit = null,
    at = now,
    heldUntil = null,
    issuedDespite = '',
    kind = 'order',
    payerId = null,
    readers = 'people',
    webhookEvent: _,
    ...rest
  } = event;
  const eventId = deps.ids();
  const actorId = by.kind === 'system' ? null : by.personId;
  await insertEvent(tx, { ...rest, id: eventId, orderId, at, actorId, payerId, permit, issuedDespite });
  const told = findWebhookEvent(event);
  if (told !== null) {
    const outgoing = { event: told, key: eventId, orderId, permit, historyId: eventId, dueAt: heldUntil };
    await enqueueEvent(tx, deps, outgoing);
    await enqueueForRecipients(tx, deps, outgoing);
  }
  if (notification === null) return;
  // Amendments and events about the money of one permit get a notification of their own.
  const mayJoin = rest.what === 'permit' && rest.from !== rest.to && note === '';
  const shown = { comment: notification, note, at: now, heldUntil, kind };
  const burst = mayJoin ? { to: rest.to, since: after(now, -DIGEST_WAIT) } : null;
  await insertNotifications(tx, { id: deps.ids(), eventId, orderId, ownerId, readers, ...shown, burst });
}
