import { maxPacketLinks, type PacketLink, type packets, type ReadBody } from '@wideload/contract';
import { isPlaced } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { computeToday, lockOrder, readOrder } from '#features/orders/orders.service.ts';
import { createPacketToken } from '#platform/deliveries/packet-address.ts';
import { hashSecret } from '#platform/secrets.ts';
import { deleteLink, insertLink, listLinks, type LinkRow } from './packets.store.ts';

export { renderCalendar, type CalendarTrip } from './packet-calendar.ts';
export { listCalendarPermits, nameEnds } from './packet-permit.ts';
export { listPacketWarnings } from './packet-warnings.ts';

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
