/** The carrier sends a link to people without an account. */
import { maxPacketSendings, type PacketSending, type RecipientEvent } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { findPacketAddress } from '#platform/deliveries/packet-address.ts';
import { findRefusal } from '#platform/deliveries/strangers.ts';
import { Problem } from '#problem.ts';
import { lockOrder } from '#features/orders/orders.service.ts';
import { hasEnded } from './packets.service.ts';
import { findLink, listSent } from './packets.store.ts';

type SentRow = Awaited<ReturnType<typeof listSent>>[number];

function findState({ sent_at: sentAt, failed_at: failedAt, attempts }: SentRow): PacketSending['state'] {
  if (sentAt !== null && failedAt === null) return 'sent';
  if (failedAt !== null) return 'failed';
  return attempts > 0 ? 'retried' : 'waiting';
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
