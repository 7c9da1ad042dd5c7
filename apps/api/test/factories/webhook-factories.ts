import type { BodyOf, Webhook, webhooks } from '@wideload/contract';
import { aPendingOrder } from './permit-factories.ts';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

export const aWebhookBody = {
  address: 'https://hooks.example.com/wideload',
  events: ['order.paid', 'permit.issued'],
} satisfies BodyOf<typeof webhooks.create>;

export async function aWebhook(
  world: World,
  { token }: SignedInUser,
  body: Partial<BodyOf<typeof webhooks.create>> = {},
): Promise<Webhook & { secret: string }> {
  const answer = await world.call('POST', '/webhooks', { token, body: { ...aWebhookBody, ...body } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Webhook & { secret: string }>();
}

/** Of a paid order. @returns its id. */
export async function aDelivery(
  world: World,
  owner: SignedInUser,
  body: Partial<BodyOf<typeof webhooks.create>> = {},
): Promise<string> {
  const { _id } = await aWebhook(world, owner, body);
  await aPendingOrder(world, owner);
  const { id } = await world.row('deliveries', { webhook_id: _id }, ['id']);
  return id;
}
