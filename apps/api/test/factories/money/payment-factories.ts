import type { Card, Order } from '@wideload/contract';
import type { DeliveryOrder } from '@wideload/stripe-stand-in';
import type { Deps } from '#deps.ts';
import type { PaymentGateway } from '#providers/payments/port.ts';
import type { SignedInUser } from '../user-factories.ts';
import type { World } from '../../world.ts';

const billing = {
  name: 'Ann Dispatcher',
  email: 'ann@carrier.example',
  phone: '3075550101',
  address: { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' },
};

/** Sets up a test card as the browser does; completes 3-D Secure by default. */
export async function setUpCard(
  world: World,
  user: SignedInUser,
  { alias, authentication = 'succeed' }: { alias: string; authentication?: 'succeed' | 'fail' },
): Promise<{ status: string; sourceId?: string | null; code?: string; declineCode?: string | null; message?: string }> {
  const setup = await world.call('POST', '/stripe/setup_intents', { token: user.token });
  if (setup.statusCode !== 201) throw new Error(setup.body);
  const { clientSecret } = setup.json<{ clientSecret: string }>();
  const { browser } = world.sandbox;
  const answer = await browser.confirmSetup(clientSecret, { alias, expMonth: 12, expYear: 2030, billing });
  return answer.status === 'requires_action' ? browser.completeAuthentication(clientSecret, authentication) : answer;
}

export async function aCard(world: World, user: SignedInUser, alias = 'pm_card_visa'): Promise<Card> {
  const { sourceId } = await setUpCard(world, user, { alias });
  const answer = await world.call('POST', '/stripe/cards', { token: user.token, body: { sourceId } });
  if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Card>();
}

/** One press of PAY. */
export function pay(
  world: World,
  user: SignedInUser,
  { order, card, ...more }: { order: Order; card: Card; expectedTotal?: number; adjustmentId?: string },
) {
  const body = { sourceId: card.sourceId, orderId: order._id, ...more };
  return world.call('POST', '/permits/confirm_payment', { token: user.token, body });
}

/** @returns the statuses that the application answered. */
export function deliverWebhooks(world: World, order?: DeliveryOrder): Promise<number[]> {
  return world.sandbox.webhooks.deliverPending(async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers,
      payload: body,
    });
    return { status: statusCode };
  }, order);
}

/** Every charge of the order at the provider, including refused ones. */
export async function listCharges({ sandbox }: World, order: Order) {
  return (await sandbox.charges()).filter(({ metadata }) => metadata['orderId'] === order._id);
}

/** In cents. */
export async function sumTaken(world: World, order: Order): Promise<number> {
  const charges = await listCharges(world, order);
  return charges.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
}

export async function readOrder(world: World, user: SignedInUser, order: Order): Promise<Order> {
  const answer = await world.call('GET', `/permits/orders/${order._id}`, { token: user.token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Order>();
}

type Writing = 'createIntent' | 'confirmIntent';

/** Simulates a process that dies at a call to the provider, before or after its execution: the call never returns. */
export function crashAt(
  world: World,
  operation: Writing,
  when: 'before' | 'after',
): { deps: Deps; death: Promise<void> } {
  let announceDeath = () => {};
  const death = new Promise<void>((resolve) => {
    announceDeath = resolve;
  });
  const neverReturn = () => {
    announceDeath();
    return new Promise<never>(() => {});
  };
  const { sandbox } = world;
  const payments: PaymentGateway = {
    ...sandbox,
    createIntent: async (...call) => {
      if (operation !== 'createIntent') return sandbox.createIntent(...call);
      if (when === 'after') await sandbox.createIntent(...call);
      return neverReturn();
    },
    confirmIntent: async (...call) => {
      if (operation !== 'confirmIntent') return sandbox.confirmIntent(...call);
      if (when === 'after') await sandbox.confirmIntent(...call).catch(() => null);
      return neverReturn();
    },
  };
  return { deps: { ...world.deps, payments }, death };
}

/** A first payment of an order that the provider does not know. */
export async function aPaymentIn(
  world: World,
  order: Order,
  status: 'created' | 'canceled' | 'processing',
): Promise<void> {
  const { deps, clock } = world;
  const now = clock.now();
  const facts = {
    kind: 'order' as const,
    adjustment_no: null,
    amount_cents: order.totalPrice,
    price_lines: '[]',
    status,
  };
  const provider = { provider: 'sandbox', livemode: false, provider_intent_id: null };
  const times = { created_at: now, updated_at: now, synced_at: null };
  await world.insert('payments', {
    id: deps.ids(),
    order_id: order._id,
    anomaly: null,
    ...facts,
    ...provider,
    ...times,
  });
}
