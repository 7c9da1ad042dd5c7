import type { BodyOf, Recipient, recipients } from '@wideload/contract';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

export const aRecipientBody = {
  name: 'Safety office',
  to: 'safety@haul.example',
  events: ['permit.issued'],
} satisfies BodyOf<typeof recipients.create>;

export async function aRecipient(
  world: World,
  { token }: SignedInUser,
  body: Partial<BodyOf<typeof recipients.create>> = {},
): Promise<Recipient> {
  const answer = await world.call('POST', '/recipients', { token, body: { ...aRecipientBody, ...body } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Recipient>();
}
