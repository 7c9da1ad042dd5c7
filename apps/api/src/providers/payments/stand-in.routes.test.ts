import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { sharedWorld } from '#test/world.ts';

const world = sharedWorld();

const read = (name: string) => world.app.inject({ method: 'GET', url: `/api/sandbox/${name}` });

async function beginSetup() {
  const { token } = await aUser(world);
  return (await world.call('POST', '/stripe/setup_intents', { token })).json<{ id: string; clientSecret: string }>();
}

function post(path: string, fields: Record<string, string>, key = world.sandbox.publishableKey) {
  return world.app.inject({
    method: 'POST',
    url: `/api/sandbox/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${key}` },
    payload: new URLSearchParams(fields).toString(),
  });
}

const card = { 'payment_method_data[type]': 'card', 'payment_method_data[card][token]': 'pm_card_visa' };

test.each([
  ['stripe.js', 'text/javascript'],
  ['frame.html', 'text/html'],
  ['frame.js', 'text/javascript'],
  ['frame.css', 'text/css'],
  ['card-entry.js', 'text/javascript'],
  ['cards.json', 'application/json'],
])('the browser loads %s from the product itself', async (name, type) => {
  const { statusCode, headers } = await read(name);
  expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
});

test('the frame may be shown by our own pages only, and every other answer by none', async () => {
  expect((await read('frame.html')).headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await read('stripe.js')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('no other file is read', async () => {
  expect((await read('package.json')).statusCode).toBe(404);
  expect((await read('..%2fpackage.json')).statusCode).toBe(404);
});

test('the frame needs the publishable key and the client secret to confirm a setup', async () => {
  const { id, clientSecret } = await beginSetup();
  const path = `v1/setup_intents/${id}/confirm`;
  const foreign = await post(path, { ...card, client_secret: `${clientSecret}x` });
  const keyless = await post(path, { ...card, client_secret: clientSecret }, 'pk_test_another');
  const confirmed = await post(path, { ...card, client_secret: clientSecret });
  expect([foreign.statusCode, keyless.statusCode, confirmed.statusCode]).toEqual([400, 401, 200]);
  expect(confirmed.json()).toMatchObject({ status: 'succeeded', payment_method: expect.stringMatching(/^pm_/) });
});

test('a publishable key does nothing that needs the secret one', async () => {
  expect((await post('v1/refunds', { payment_intent: 'pi_x' })).statusCode).toBe(403);
});

test('a card number is refused before it is read', async () => {
  const answer = await post('v1/payment_methods', { type: 'card', 'card[token]': '378282246310005' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'card_number_refused']);
  expect(answer.body).not.toContain('3782');
});
