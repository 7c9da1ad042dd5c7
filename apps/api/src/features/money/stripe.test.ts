import type { PaymentIntent, ProblemBody } from '@wideload/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import {
  aCard,
  deliverWebhooks,
  pay,
  readOrder,
  setUpCard,
  sumTaken,
} from '#test/factories/money/payment-factories.ts';
import { madeEachTime, startWorld, type World } from '#test/world.ts';
import { createReconciler } from './payments.service.ts';

let world: World;

beforeAll(async () => {
  // Every webhook in this file is signed with the secret that is being rotated out.
  world = await startWorld({ provider: 'stripe', webhookSecrets: ['whsec_thatComes'] });
});
afterAll(() => world.close());

const user = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aPayableOrder(world, user));

const computeTaken = () => sumTaken(world, order);
const listIntents = async () =>
  (await world.sandbox.intents()).filter(({ metadata }) => metadata['orderId'] === order._id);

async function expectPaidOnce(): Promise<void> {
  expect([await computeTaken(), (await readOrder(world, user, order)).status]).toEqual([order.totalPrice, 'pending']);
}

test('the browser gets the publishable key, and never a secret', async () => {
  const answer = await world.call('GET', '/payments/config', { token: user.token });
  expect(answer.json()).toEqual({ provider: 'stripe', publishableKey: world.sandbox.publishableKey });
});

test('the page also gets the address of a replacement for Stripe.js', async () => {
  const jsUrl = 'http://127.0.0.1:1/stripe.js';
  const other = await startWorld({ provider: 'stripe', env: { STRIPE_JS_URL: jsUrl } });
  const someone = await aUser(other);
  const answer = await other.call('GET', '/payments/config', { token: someone.token });
  await other.close();
  expect(answer.json()).toMatchObject({ provider: 'stripe', jsUrl });
});

test('the pages may load Stripe.js and call the configured server, and no other policy changes', async () => {
  const { headers } = await world.app.inject({ method: 'GET', url: '/api/users/' });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com");
  expect(policy).toContain(`connect-src 'self' ${world.sandbox.url}`);
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('the calls of the sandbox do not exist', async () => {
  const script = await world.call('GET', '/sandbox/stripe.js');
  const call = await world.call('POST', '/sandbox/bank/authenticate', { body: { outcome: 'succeed' } });
  expect([script.statusCode, call.statusCode]).toEqual([404, 404]);
});

test('a card is saved, changed, and deleted at Stripe too', async () => {
  const card = await aCard(world, user, 'pm_card_amex');
  expect(card).toMatchObject({
    brand: 'American Express',
    last4: '0005',
    exp_month: 12,
    exp_year: 2030,
    cvc_check: 'pass',
  });
  const { name, email, phone, address } = card;
  const values = { name: 'Bo Ray', email, phone, address: { ...address, city: 'Laramie' } };
  const changed = await world.call('PUT', '/stripe/cards', { token: user.token, body: { id: card.id, values } });
  expect(changed.json()).toMatchObject({ name: 'Bo Ray', address: { city: 'Laramie', state: 'WY' } });
  expect(name).toBe('Ann Dispatcher');
  expect((await world.call('DELETE', `/stripe/cards/${card.id}`, { token: user.token })).statusCode).toBe(200);
  const { body } = await world.call('GET', '/stripe/cards', { token: user.token });
  expect(body).toBe('[]');
  expect((await world.deps.payments.getCard(card.sourceId)).customerId).toBeNull();
});

test('a card that Stripe refuses is not saved', async () => {
  expect(await setUpCard(world, user, { alias: 'pm_card_visa_chargeDeclined' })).toMatchObject({
    status: 'refused',
    code: 'card_declined',
    declineCode: 'generic_decline',
  });
  expect((await world.call('GET', '/stripe/cards', { token: user.token })).body).toBe('[]');
});

test('PAY charges the total once, and answers with Stripe’s state', async () => {
  const card = await aCard(world, user);
  const answer = await pay(world, user, { order, card, expectedTotal: order.totalPrice });
  const { status, paymentIntent } = answer.json<{ status: string; paymentIntent: PaymentIntent }>();
  expect([answer.statusCode, status]).toEqual([200, 'succeeded']);
  expect(paymentIntent).toMatchObject({
    id: expect.stringMatching(/^pi_/),
    currency: 'usd',
    status: 'succeeded',
    amount: order.totalPrice,
    charges: { data: [{ billing_details: { name: 'Ann Dispatcher', address: { postal_code: '82601' } } }] },
  });
  expect(answer.body).not.toContain('_secret_');
  await pay(world, user, { order, card });
  await expectPaidOnce();
  expect(await listIntents()).toMatchObject([
    { amount: order.totalPrice, currency: 'usd', description: `Order ${order.orderNumber}`, receipt_email: null },
  ]);
});

test.each([
  ['pm_card_sandbox_insufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['pm_card_sandbox_doNotHonor', 'do_not_honor', 'Your card was declined.'],
  ['pm_card_chargeCustomerFail', 'generic_decline', 'Your card was declined.'],
])('%s is a 402 with %s, and another card pays the same intent', async (alias, declineCode, detail) => {
  const declined = await pay(world, user, { order, card: await aCard(world, user, alias) });
  expect([declined.statusCode, declined.json()]).toEqual([
    402,
    expect.objectContaining({ code: 'card_declined', declineCode, detail }),
  ]);
  expect(await computeTaken()).toBe(0);
  expect((await pay(world, user, { order, card: await aCard(world, user) })).statusCode).toBe(200);
  await expectPaidOnce();
  expect(await listIntents()).toHaveLength(1);
});

describe('3-D Secure', () => {
  async function startAuthentication(): Promise<{ card: Awaited<ReturnType<typeof aCard>>; clientSecret: string }> {
    const card = await aCard(world, user, 'pm_card_authenticationRequired');
    const answer = await pay(world, user, { order, card });
    const { status, clientSecret } = answer.json<{ status: string; clientSecret: string }>();
    expect([answer.statusCode, status]).toEqual([200, 'requires_action']);
    return { card, clientSecret };
  }

  test('is handed to the browser, and the second press finds the charge', async () => {
    const { card, clientSecret } = await startAuthentication();
    expect(await computeTaken()).toBe(0);
    await world.sandbox.browser.completeAuthentication(clientSecret, 'succeed');
    expect((await pay(world, user, { order, card })).json()).toMatchObject({ status: 'succeeded' });
    await expectPaidOnce();
  });

  test('whose decline arrives by webhook first is answered from its own attempt, and confirmed once', async () => {
    const card = await aCard(world, user, 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
    const before = world.sandbox.controls.calls('confirmIntent');
    const { clientSecret, attemptId } = (await pay(world, user, { order, card })).json<Record<string, string>>();
    await world.sandbox.browser.completeAuthentication(clientSecret ?? '', 'succeed');
    expect(new Set(await deliverWebhooks(world))).toEqual(new Set([200]));
    const body = { sourceId: card.sourceId, orderId: order._id, attemptId };
    const answer = await world.call('POST', '/permits/confirm_payment', { token: user.token, body });
    expect([answer.statusCode, answer.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'card_declined', declineCode: 'insufficient_funds' }),
    ]);
    expect(world.sandbox.controls.calls('confirmIntent') - before).toBe(1);
    expect(await computeTaken()).toBe(0);
  });

  test('that failed answers 402 with a separate code', async () => {
    const { card, clientSecret } = await startAuthentication();
    await world.sandbox.browser.completeAuthentication(clientSecret, 'fail');
    const answer = await pay(world, user, { order, card });
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([402, 'authentication_failed']);
    expect(await computeTaken()).toBe(0);
  });

  test('that a closed browser finished is settled by the webhook', async () => {
    const { clientSecret } = await startAuthentication();
    await world.sandbox.browser.completeAuthentication(clientSecret, 'succeed');
    expect(new Set(await deliverWebhooks(world))).toEqual(new Set([200]));
    await expectPaidOnce();
  });
});

test('an answer lost after the charge is processing, and the webhook settles it', async () => {
  const card = await aCard(world, user);
  await deliverWebhooks(world);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  const answer = await pay(world, user, { order, card });
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'processing' }]);
  expect(new Set(await deliverWebhooks(world))).toEqual(new Set([200]));
  await expectPaidOnce();
});

test('an answer lost after the charge is found by the reconciler, webhook or not', async () => {
  const card = await aCard(world, user);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await pay(world, user, { order, card });
  await world.sandbox.webhooks.dropPending();
  world.clock.advance(6000);
  expect(await createReconciler(world.deps).run()).toBe(true);
  await expectPaidOnce();
});

test('a card of a closed browser is saved by the webhook', async () => {
  const { status } = await setUpCard(world, user, { alias: 'pm_card_visa' });
  await deliverWebhooks(world);
  const cards = await world.read<{ last4: string }[]>('/stripe/cards', user);
  expect([status, cards.map(({ last4 }) => last4)]).toEqual(['succeeded', ['4242']]);
});

test('a card that the bank has renewed has its new date here', async () => {
  const card = await aCard(world, user);
  await world.sandbox.renewCard(card.sourceId, { expMonth: 3, expYear: 2034 });
  await deliverWebhooks(world);
  const [renewed] = await world.read<unknown[]>('/stripe/cards', user);
  expect(renewed).toMatchObject({ id: card.id, exp_month: 3, exp_year: 2034 });
});

test.each([
  ['without a signature', () => ''],
  ['signed with another secret', () => 't=1794841200,v1=00'],
  ['too old', (signature: string) => signature.replace(/t=\d+/, 't=1')],
])('a webhook %s is refused with 400', async (_name, change) => {
  const payload = JSON.stringify({ id: 'evt_x', object: 'event', type: 'payment_intent.succeeded' });
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': change(world.sandbox.webhooks.sign(payload)),
  };
  const answer = await world.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload });
  expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([400, 'webhook.bad-signature']);
});

test('while Stripe is unavailable PAY answers 503 and begins no attempt', async () => {
  world.sandbox.controls.setDown(true);
  const answer = await world.call('POST', '/stripe/setup_intents', { token: user.token });
  world.sandbox.controls.setDown(false);
  expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([503, 'provider_unavailable']);
});
