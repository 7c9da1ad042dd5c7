import type { Order } from '@wideload/contract';
import { hashPassword } from '#features/accounts/accounts.service.ts';
import type { SignedInUser } from '../factories/user-factories.ts';
import { aPayableOrder } from '../factories/order-factories.ts';
import { aCard } from '../factories/money/payment-factories.ts';
import type { World } from '../world.ts';

/** @returns the session's id. */
export async function aSession(world: World, user: { id: string }, device = ''): Promise<string> {
  const { deps } = world;
  const id = deps.ids();
  const now = deps.clock.now();
  await world.insert('sessions', {
    id,
    user_id: user.id,
    created_at: now,
    last_used_at: now,
    proved_at: now,
    ended_at: null,
    device,
  });
  return id;
}

/** @returns the passkey's id. */
export async function aPasskey(world: World, user: { id: string }): Promise<string> {
  const { deps } = world;
  const id = deps.ids();
  await world.insert('passkeys', {
    id,
    user_id: user.id,
    credential_id: `credential-${id}`,
    public_key: 'none: it proves nothing',
    counter: 0,
    transports: [],
    name: 'Phone',
    created_at: deps.clock.now(),
    last_used_at: null,
  });
  return id;
}

let passwordHash: Promise<string> | null = null;

export async function setPassword(world: World, owner: { id: string }) {
  const passwordAgain = 'Gooseneck-7';
  // One salt serves all: hashing is what costs.
  const password_hash = await (passwordHash ??= hashPassword(passwordAgain));
  await world.change('users', { id: owner.id }, { password_hash });
  return { body: { passwordAgain } };
}

export async function aPaymentBy({ deps }: World, order: { _id: string }): Promise<string> {
  const paid = deps.db.selectFrom('payments').select('id').where('order_id', '=', order._id);
  return (await paid.where('status', '=', 'succeeded').executeTakeFirstOrThrow()).id;
}

export async function aPaidOrder(
  world: World,
  user: SignedInUser,
  wanted: Parameters<typeof aPayableOrder>[2] = {},
): Promise<Order> {
  const order = await aPayableOrder(world, user, wanted);
  const { sourceId } = await aCard(world, user);
  const body = { sourceId, orderId: order._id };
  const paid = await world.call('POST', '/permits/confirm_payment', { token: user.token, body });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return order;
}
