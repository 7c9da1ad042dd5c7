import { fakeClock } from './clock.ts';
import type { SignedInUser } from './factories/people.ts';
import { startStripeServer } from './stripe-server.ts';
import { startWorld, type WorldOptions } from './world.ts';
import type { Card } from '@wideload/contract';

const billing = {
  name: 'Ann Dispatcher',
  email: 'ann@carrier.example',
  phone: '3075550101',
  address: { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' },
};

/** The product with Stripe as its provider, which a server on this machine stands for. */
export async function startStripeWorld(options: Pick<WorldOptions, 'env'> = {}) {
  const clock = fakeClock();
  const stripe = await startStripeServer({ now: clock.now });
  const world = await startWorld({ env: { ...stripe.env, ...options.env }, deps: { clock } });

  /** What the browser does to save a card, up to Stripe's answer; 3-D Secure is completed. */
  async function setUpCard(user: SignedInUser, alias: string) {
    const setup = await world.call('POST', '/stripe/setup_intents', { token: user.token });
    if (setup.statusCode !== 201) throw new Error(setup.body);
    const { clientSecret } = setup.json<{ clientSecret: string }>();
    const first = await stripe.browser.confirmSetup(clientSecret, { alias, expMonth: 12, expYear: 2030, billing });
    return first.status === 'requires_action' ? stripe.browser.completeAuthentication(clientSecret, 'succeed') : first;
  }

  return {
    ...world,
    clock,
    stripe,
    setUpCard,
    /** A card of the user, saved the way the browser saves it. */
    async aCard(user: SignedInUser, alias = 'pm_card_visa'): Promise<Card> {
      const answer = await setUpCard(user, alias);
      if (answer.status !== 'succeeded') throw new Error(`The card was not set up: ${answer.status}`);
      const saved = await world.call('POST', '/stripe/cards', {
        token: user.token,
        body: { sourceId: answer.sourceId },
      });
      if (saved.statusCode !== 201) throw new Error(saved.body);
      return saved.json<Card>();
    },
    /** Brings the pending webhooks to the application. @returns the statuses it answered. */
    deliver: () =>
      stripe.deliver(async (payload, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const { statusCode } = await world.app.inject({
          method: 'POST',
          url: '/api/webhooks/stripe',
          headers,
          payload,
        });
        return { status: statusCode };
      }),
    async close() {
      await world.close();
      await stripe.close();
    },
  };
}

export type StripeWorld = Awaited<ReturnType<typeof startStripeWorld>>;
