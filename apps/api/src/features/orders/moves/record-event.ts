import type { NotificationKind, WebhookEvent } from '@wideload/contract';
import type { OrderStatus, PermitStatus } from '@wideload/domain';
import type { Admin, System, User } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import { after } from '#clock.ts';
import { DIGEST_WAIT } from '#platform/deliveries/digest.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { enqueueForRecipients } from '#platform/deliveries/enqueue-for-recipients.ts';
import { enqueueEvents } from '#platform/deliveries/enqueue.ts';
import { insertEvents, insertNotifications, type EventRow } from './order-moves.store.ts';

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
function findWebhookEvent({
  what,
  from,
  to,
  by,
  webhookEvent,
}: Pick<NewOrderEvent, 'what' | 'from' | 'to' | 'by' | 'webhookEvent'>): WebhookEvent | null {
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
export function recordEvent(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  { permit = null, comment, notification, ...shared }: NewOrderEvent,
): Promise<void> {
  return recordEvents(tx, deps, { ...shared, each: [{ permit, comment, notification }] });
}

type Differing = Required<Pick<NewOrderEvent, 'permit' | 'comment' | 'notification'>>;
export type NewOrderEvents = Omit<NewOrderEvent, keyof Differing> & { each: readonly Differing[] };

/** `recordEvent` for what happened to several permits of an order at once, in as many queries as for one. */
export async function recordEvents(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  { each, ...event }: NewOrderEvents,
): Promise<void> {
  const { orderId, by, what, from, to, at = deps.clock.now(), heldUntil = null, payerId = null } = event;
  const actorId = by.kind === 'system' ? null : by.personId;
  const shared = { orderId, at, actorId, payerId, what, from, to, issuedDespite: event.issuedDespite ?? '' };
  const rows = each.map(({ permit, comment, notification }) => {
    return { ...shared, id: deps.ids(), permit, comment, notification };
  });
  if (rows.length === 0) return;
  await insertEvents(tx, rows);
  const told = findWebhookEvent(event);
  if (told !== null) {
    const outgoing = rows.map(({ id, permit }) => {
      return { event: told, key: id, orderId, permit, historyId: id, dueAt: heldUntil };
    });
    await enqueueEvents(tx, deps, outgoing);
    await enqueueForRecipients(tx, deps, outgoing);
  }
  const news = rows.flatMap(({ id, notification }) =>
    notification === null ? [] : [{ id: deps.ids(), eventId: id, comment: notification }],
  );
  if (news.length > 0) await notify(tx, deps, event, news);
}

function notify(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  event: Omit<NewOrderEvents, 'each'>,
  each: readonly { id: string; eventId: string; comment: string }[],
): Promise<void> {
  const now = deps.clock.now();
  const { orderId, ownerId, what, from, to, note = '', heldUntil = null, kind = 'order', readers = 'people' } = event;
  // Amendments and events about the money of one permit get a notification of their own.
  const mayJoin = what === 'permit' && from !== to && note === '';
  const burst = mayJoin ? { to, since: after(now, -DIGEST_WAIT) } : null;
  return insertNotifications(tx, { each, orderId, ownerId, readers, note, at: now, heldUntil, kind, burst });
}
