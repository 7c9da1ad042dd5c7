import type { Card } from '@wideload/contract';
import type { SignedInUser } from './factories.ts';
import type { World } from './world.ts';

/** A card that `user` has saved in the sandbox's form. */
export async function aCard(world: World, { token }: SignedInUser, alias = 'pm_card_visa'): Promise<Card> {
  const setup = await world.call('POST', '/stripe/setup_intents', { token });
  const { clientSecret } = setup.json<{ clientSecret: string }>();
  const billing = {
    name: 'Ann',
    email: '',
    phone: '',
    address: { line1: '', city: '', state: '', country: 'US', postal_code: '' },
  };
  const body = { clientSecret, alias, expMonth: 12, expYear: 2030, billing };
  const confirmed = await world.call('POST', '/sandbox/setup_intents/confirm', { body });
  const { sourceId } = confirmed.json<{ sourceId: string }>();
  const kept = await world.call('POST', '/stripe/cards', { token, body: { sourceId } });
  if (kept.statusCode !== 201) throw new Error(kept.body);
  return kept.json<Card>();
}
