import {
  maxPacketLinks,
  maxPacketSendings,
  type PacketLink,
  type packets,
  type ReadBody,
  type PacketSending,
  type RecipientEvent,
} from '@wideload/contract';
import { isPlaced } from '@wideload/domain';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { computeToday, lockOrder, readOrder } from '#features/orders/orders.service.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { createPacketToken, findPacketAddress } from '#platform/deliveries/packet-address.ts';
import { findRefusal } from '#platform/deliveries/opt-outs.ts';
import { hashSecret } from '#platform/secrets.ts';
import { deleteLink, insertLink, listLinks, findLink, listSent, type LinkRow } from './packets.store.ts';

export { renderCalendar, type CalendarTrip } from './packet-calendar.ts';
export { listCalendarPermits, nameEnds, listPacketWarnings } from './packet-permit.ts';

/** A link that ends on a day is open until that day is over everywhere on the mainland. */
const LAST_TIME_ZONE = 'America/Los_Angeles';

export function hasEnded({ lastDay }: Pick<LinkRow, 'lastDay'>, now: Date): boolean {
  return lastDay < computeToday(LAST_TIME_ZONE, now);
}

function toPacketLink(row: LinkRow, now: Date): PacketLink {
  const { id: _id, kind, name, unit, lastDay, created_at: createdAt } = row;
  return { _id, kind, name, unit, lastDay, hasEnded: hasEnded(row, now), createdAt: createdAt.toISOString() };
}

export async function listPacketLinks(deps: Deps, user: User, orderId: string): Promise<PacketLink[]> {
  await readOrder(deps, user, orderId);
  return (await listLinks(deps.db, user, orderId)).map((row) => toPacketLink(row, deps.clock.now()));
}

type Creation = { orderId: string; body: ReadBody<typeof packets.create> };

export async function createPacketLink(
  { db, clock, ids, config }: Deps,
  user: User,
  { orderId, body }: Creation,
): Promise<PacketLink & { token: string }> {
  const [id, now] = [ids(), clock.now()];
  const token = createPacketToken(config, id);
  const { kind, name, unit, lastDay } = body;
  return inTransaction(db, async (tx) => {
    // The lock serializes counting and adding.
    const order = await lockOrder(tx, user, orderId);
    if (order === null) throw new Problem('not-found');
    if (!isPlaced(order.status)) throw new Problem('packet.not-paid');
    if (unit !== null && !order.units.some(({ _id }) => _id === unit)) throw new Problem('not-found');
    const made = (await listLinks(tx, user, orderId)).filter(({ recipientId }) => recipientId === null);
    if (made.length >= maxPacketLinks) throw new Problem('packet.too-many');
    await insertLink(tx, {
      id,
      order_id: orderId,
      made_by: user.personId,
      kind,
      name,
      unit_id: unit,
      token_hash: hashSecret(token),
      last_day: lastDay,
      created_at: now,
    });
    const row = (await listLinks(tx, user, orderId)).find((link) => link.id === id);
    if (row === undefined) throw new Error('The new link is gone.');
    return { ...toPacketLink(row, now), token };
  });
}

export async function revokePacketLink({ db }: Deps, { ownerId }: User, id: string): Promise<void> {
  if (!(await deleteLink(db, { id, ownerId }))) throw new Problem('not-found');
}

// The carrier sends a link to people without an account.

type SentRow = Awaited<ReturnType<typeof listSent>>[number];

/** A first try that is being made has no error yet. */
function findState({ sent_at: sentAt, failed_at: failedAt, last_error: error }: SentRow): PacketSending['state'] {
  if (sentAt !== null && failedAt === null) return 'sent';
  if (failedAt !== null) return 'failed';
  return error === null ? 'waiting' : 'retried';
}

function toSending(row: SentRow): PacketSending {
  const state = findState(row);
  // Cast: `sendPacketLink` and `enqueueForRecipients` are the only writers of these rows.
  const content = row.content as { name: string; event?: RecipientEvent };
  return {
    _id: row.id,
    name: content.name,
    event: content.event ?? null,
    to: row.recipient,
    state,
    at: (row.sent_at ?? row.created_at).toISOString(),
    reason: state === 'failed' ? (row.last_error ?? '') : '',
  };
}

export async function listSendings({ db, clock }: Deps, orderId: string): Promise<PacketSending[]> {
  return (await listSent(db, orderId, clock.now())).map(toSending);
}

const isText = (to: string) => !to.includes('@');

export async function sendPacketLink(deps: Deps, user: User, { id, to }: { id: string; to: string }): Promise<void> {
  const now = deps.clock.now();
  const link = await findLink(deps.db, user, id);
  if (link === null) throw new Problem('not-found');
  if (hasEnded(link, now) || (await findPacketAddress(deps, id)) === null) throw new Problem('packet.not-sendable');
  if (isText(to) && deps.config.texts.kind === 'none') throw new Problem('texts.unavailable');
  await inTransaction(deps.db, async (tx) => {
    // The lock serializes counting and adding.
    const order = await lockOrder(tx, user, link.orderId);
    if (order === null) throw new Problem('not-found');
    const today = (await listSent(tx, order.id, now)).filter(
      (row) => row.kind === 'packet-link' && row.created_at > after(now, -DAY),
    );
    if (today.length >= maxPacketSendings) throw new Problem('packet.sent-enough');
    const refusal = await findRefusal(tx, { to, now, counts: 'sent or waiting' });
    if (refusal !== null) throw new Problem(`recipient.${refusal}`);
    const content = {
      orderId: order.id,
      orderNumber: order.orderNumber,
      linkId: id,
      name: link.name,
      carrier: order.company?.name ?? '',
    };
    await enqueue(tx, deps, { kind: 'packet-link', to, content }, { channel: isText(to) ? 'text' : 'mail' });
  });
}
