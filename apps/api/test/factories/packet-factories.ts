import type { CalendarFeed, PacketKind, PacketLink } from '@wideload/contract';
import { aPaidOrder } from './notification-factories.ts';
import { findFirstPermit, issue } from './permit-factories.ts';
import { aUser, type SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

export type MadeLink = PacketLink & { token: string };
type Wanted = { orderId?: string; kind?: PacketKind; name?: string; unit?: string; lastDay?: string };

export async function aPacketLink(
  world: World,
  { token, ...user }: SignedInUser,
  { orderId, kind = 'driver', name = 'Driver', unit, lastDay }: Wanted = {},
): Promise<MadeLink> {
  const id = orderId ?? (await aPaidOrder(world, { token, ...user }));
  const body = { kind, name, ...(unit !== undefined && { unit }), ...(lastDay !== undefined && { lastDay }) };
  const answer = await world.call('POST', `/permits/orders/${id}/packets`, { token, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<MadeLink>();
}

/** The token of the link of a person's calendar. */
export async function aCalendarFeed(world: World, { token }: SignedInUser): Promise<string> {
  const answer = await world.call('POST', '/calendar_feed', { token });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<CalendarFeed>().address?.split('/').at(-2) ?? '';
}

/** A link to an order with an issued permit. */
export async function aPacketDocument(world: World, user: SignedInUser): Promise<{ token: string; id: string }> {
  const orderId = await aPaidOrder(world, user);
  const admin = await aUser(world, { role: 'admin' });
  const { document } = await issue(world, admin, await findFirstPermit(world, user, orderId));
  return { token: (await aPacketLink(world, user, { orderId })).token, id: document };
}
