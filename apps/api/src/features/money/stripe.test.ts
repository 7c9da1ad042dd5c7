import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks, pay, readOrder, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aWorld, madeEachTime, startWorld } from '#test/world.ts';

const world = aWorld({ provider: 'stripe' });
const user = madeEachTime(() => aUser(world));

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

test('an answer lost after the charge is processing, and the webhook settles it', async () => {
  const order = await aPayableOrder(world, user);
  const card = await aCard(world, user);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  const answer = await pay(world, user, { order, card });
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'processing' }]);
  await deliverWebhooks(world);
  expect([await sumTaken(world, order), (await readOrder(world, user, order)).status]).toEqual([
    order.totalPrice,
    'pending',
  ]);
});
