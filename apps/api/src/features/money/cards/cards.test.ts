import type { Card } from '@wideload/contract';
import { expect, test, vi } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks, pay, setUpCard } from '#test/factories/money/payment-factories.ts';
import { sharedWorld } from '#test/world.ts';
import { createReconciler } from '../payments.service.ts';

const world = sharedWorld();
let user: SignedInUser;

const listCards = (who: SignedInUser, path = '/stripe/cards') => world.read<Card[]>(path, who);

const loadFromProvider = async (card: Card) => world.sandbox.getCard(card.sourceId);

test('a saved card shows brand, last four, expiry, checks and owner; never a number', async () => {
  user = await aUser(world);
  const card = await aCard(world, user, 'pm_card_amex');
  const owner = {
    name: 'Ann Dispatcher',
    email: 'ann@carrier.example',
    phone: '3075550101',
    address: { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postal_code: '82601' },
  };
  expect(card).toEqual({
    id: expect.any(String),
    sourceId: expect.stringMatching(/^pm_/),
    brand: 'American Express',
    last4: '0005',
    exp_month: 12,
    exp_year: 2030,
    country: 'US',
    address_line1_check: 'pass',
    address_zip_check: 'pass',
    cvc_check: 'pass',
    ...owner,
    owner,
  });
  expect(await listCards(user)).toEqual([card]);
  expect(await listCards(user, '/user/cards')).toEqual([card]);
});

test('forms that a new account opens at once share one customer', async () => {
  user = await aUser(world);
  const { arrived, release } = world.sandbox.controls.hold('createCustomer', 'after');
  const opening = Promise.all(
    Array.from({ length: 4 }, () => world.call('POST', '/stripe/setup_intents', { token: user.token })),
  );
  await arrived;
  await vi.waitUntil(() => world.sandbox.controls.calls('createCustomer') >= 4);
  release();
  expect((await opening).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const own = (await world.sandbox.customers()).filter(({ metadata }) => metadata['userId'] === user.id);
  expect(own).toHaveLength(1);
  const kept = world.deps.db.selectFrom('payment_customers').select('provider_customer_id');
  expect(await kept.where('user_id', '=', user.id).execute()).toEqual([{ provider_customer_id: own[0]?.id }]);
});

test('the browser learns which form to show, and the address of the sandbox’s script', async () => {
  user = await aUser(world);
  const answer = await world.call('GET', '/payments/config', { token: user.token });
  const { publishableKey } = world.sandbox;
  expect(answer.json()).toEqual({ provider: 'sandbox', publishableKey, jsUrl: '/api/sandbox/stripe.js' });
});

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', null, 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', null, "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    null,
    'An error occurred while processing your card. Try again in a little bit.',
  ],
])('%s is refused by the form and not saved', async (alias, code, declineCode, message) => {
  user = await aUser(world);
  expect(await setUpCard(world, user, { alias })).toEqual({ status: 'refused', code, declineCode, message });
  expect(await listCards(user)).toEqual([]);
});

test('3-D Secure comes before the saving; a failure saves nothing', async () => {
  user = await aUser(world);
  const alias = 'pm_card_authenticationRequiredOnSetup';
  const failed = await setUpCard(world, user, { alias, authentication: 'fail' });
  expect(failed).toMatchObject({ status: 'refused', code: 'setup_intent_authentication_failure' });
  expect(await listCards(user)).toEqual([]);
  expect((await aCard(world, user, alias)).last4).toBe('3155');
});

test('an expired date and an unknown alias are refused by the provider too', async () => {
  user = await aUser(world);
  const setup = await world.call('POST', '/stripe/setup_intents', { token: user.token });
  const { clientSecret } = setup.json<{ clientSecret: string }>();
  const address = { line1: null, city: null, state: null, country: 'US', postalCode: null };
  const billing = { name: null, email: null, phone: null, address };
  const entry = { alias: 'pm_card_visa', expMonth: 10, expYear: 2026, billing };
  const { confirmSetup } = world.sandbox.browser;
  const expired = await confirmSetup(clientSecret, entry);
  const unknown = await confirmSetup(clientSecret, { ...entry, expYear: 2030, alias: 'pm_card_unheard_of' });
  const foreign = await confirmSetup(`${clientSecret}x`, { ...entry, expYear: 2030 });
  expect([expired, unknown, foreign]).toMatchObject([
    { status: 'refused', code: 'invalid_expiry_year' },
    { status: 'refused', code: 'resource_missing' },
    { status: 'refused', message: expect.stringContaining('client_secret') },
  ]);
});

test('saving the same source twice answers 201, then 200 with the same card', async () => {
  user = await aUser(world);
  const { sourceId } = await setUpCard(world, user, { alias: 'pm_card_visa' });
  const save = () => world.call('POST', '/user/cards', { token: user.token, body: { sourceId } });
  const [first, second] = [await save(), await save()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
});

test('the same card saved again replaces the old one, here and at the provider', async () => {
  user = await aUser(world);
  const old = await aCard(world, user);
  const other = await aCard(world, user, 'pm_card_mastercard');
  const again = await aCard(world, user);
  expect((await listCards(user)).map(({ id }) => id)).toEqual([again.id, other.id]);
  expect((await loadFromProvider(old)).customerId).toBeNull();
});

test('the same card saved from two tabs at once is there once', async () => {
  user = await aUser(world);
  await aCard(world, user, 'pm_card_mastercard');
  const sources = [
    await setUpCard(world, user, { alias: 'pm_card_visa' }),
    await setUpCard(world, user, { alias: 'pm_card_visa' }),
  ];
  await Promise.all(
    sources.map(({ sourceId }) => world.call('POST', '/stripe/cards', { token: user.token, body: { sourceId } })),
  );
  expect((await listCards(user)).filter(({ last4 }) => last4 === '4242')).toHaveLength(1);
});

test('another person’s source, and one that does not exist, answer 404', async () => {
  user = await aUser(world);
  const stranger = await aUser(world);
  await aCard(world, stranger);
  const { sourceId } = await setUpCard(world, user, { alias: 'pm_card_visa' });
  for (const source of [sourceId, 'pm_nothing']) {
    const answer = await world.call('POST', '/stripe/cards', { token: stranger.token, body: { sourceId: source } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
  }
});

test.each(['/stripe/cards', '/user/cards'])('PUT %s changes the billing details there and here', async (path) => {
  user = await aUser(world);
  const card = await aCard(world, user);
  const values = {
    name: 'Bo Owner',
    phone: '',
    email: 'bo@carrier.example',
    address: { line1: '2 Placeholder Road', city: 'Dallas', state: 'TX', country: 'US', postal_code: '75201' },
  };
  const answer = await world.call('PUT', path, { token: user.token, body: { id: card.id, values } });
  expect(answer.json()).toEqual({ ...card, ...values, owner: values });
  expect((await loadFromProvider(card)).billing).toMatchObject({
    name: 'Bo Owner',
    phone: null,
    address: { postalCode: '75201' },
  });
  expect(await listCards(user)).toEqual([answer.json()]);
});

test.each([
  ['an e-mail without @', { email: 'bo.example' }, 'Wrong format!'],
  ['a phone with letters', { phone: 'call me' }, 'Wrong format! (ONLY NUMBERS)'],
])('%s is refused and changes nothing', async (_name, wrong, message) => {
  user = await aUser(world);
  const card = await aCard(world, user);
  const { name, phone, email, address } = card;
  const values = { name, phone, email, address, ...wrong };
  const answer = await world.call('PUT', '/stripe/cards', { token: user.token, body: { id: card.id, values } });
  expect([answer.statusCode, answer.json<{ errors: { message: string }[] }>().errors[0]?.message]).toEqual([
    400,
    message,
  ]);
  expect(await listCards(user)).toEqual([card]);
});

test.each(['/stripe/cards', '/user/cards'])('DELETE %s detaches the card there and hides it here', async (path) => {
  user = await aUser(world);
  const card = await aCard(world, user);
  expect((await world.call('DELETE', `${path}/${card.id}`, { token: user.token })).statusCode).toBe(200);
  expect((await world.call('DELETE', `${path}/${card.id}`, { token: user.token })).statusCode).toBe(404);
  expect(await listCards(user)).toEqual([]);
  expect((await loadFromProvider(card)).customerId).toBeNull();
  const again = await world.call('POST', '/stripe/cards', { token: user.token, body: { sourceId: card.sourceId } });
  expect(again.statusCode).toBe(404);
});

test('a card whose payment waits for 3-D Secure is not deleted', async () => {
  user = await aUser(world);
  const card = await aCard(world, user, 'pm_card_authenticationRequired');
  await pay(world, user, { order: await aPayableOrder(world, user), card });
  const answer = await world.call('DELETE', `/stripe/cards/${card.id}`, { token: user.token });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'payment_in_progress']);
});

test('a browser that died after the form leaves the card to the webhook', async () => {
  user = await aUser(world);
  const { sourceId } = await setUpCard(world, user, { alias: 'pm_card_visa' });
  expect(await listCards(user)).toEqual([]);
  await deliverWebhooks(world);
  expect((await listCards(user)).map((card) => card.sourceId)).toEqual([sourceId]);
});

test('a card detached at the provider disappears with its webhook', async () => {
  user = await aUser(world);
  const card = await aCard(world, user);
  await deliverWebhooks(world);
  await world.sandbox.detachCard('wideload:detach:elsewhere', card.sourceId);
  await deliverWebhooks(world);
  expect(await listCards(user)).toEqual([]);
});

test('a late webhook does not bring a deleted card back', async () => {
  user = await aUser(world);
  const card = await aCard(world, user);
  await world.call('DELETE', `/stripe/cards/${card.id}`, { token: user.token });
  await deliverWebhooks(world, { reverse: true, times: 2 });
  expect(await listCards(user)).toEqual([]);
});

const isAttached = async (card: Card) => (await world.sandbox.getCard(card.sourceId)).customerId !== null;

test.each([
  ['the provider away', () => world.sandbox.controls.setDown(true)],
  ['the answer lost', () => world.sandbox.controls.loseAnswer('detachCard', 'after')],
  ['a 5xx, which is replayed for its key', () => world.sandbox.controls.failNext('detachCard')],
])('with %s a deleted card is gone at once, and detaching is repeated until it is done', async (_name, disturb) => {
  user = await aUser(world);
  const card = await aCard(world, user);
  disturb();
  const answer = await world.call('DELETE', `/stripe/cards/${card.id}`, { token: user.token });
  expect([answer.statusCode, await listCards(user)]).toEqual([200, []]);
  const order = await aPayableOrder(world, user);
  expect((await pay(world, user, { order, card })).statusCode).toBe(404);
  world.sandbox.controls.setDown(false);
  await createReconciler(world.deps).run();
  expect(await isAttached(card)).toBe(false);
  const before = world.sandbox.controls.calls('detachCard');
  await createReconciler(world.deps).run();
  expect(world.sandbox.controls.calls('detachCard')).toBe(before);
});

test('a card replaced while the provider is away is detached as soon as it can be', async () => {
  user = await aUser(world);
  const old = await aCard(world, user);
  const { sourceId } = await setUpCard(world, user, { alias: 'pm_card_visa' });
  world.sandbox.controls.loseAnswer('detachCard', 'before');
  const saved = await world.call('POST', '/stripe/cards', { token: user.token, body: { sourceId } });
  expect([saved.statusCode, (await listCards(user)).map((card) => card.sourceId)]).toEqual([201, [sourceId]]);
  expect(await isAttached(old)).toBe(true);
  await createReconciler(world.deps).run();
  expect(await isAttached(old)).toBe(false);
});

test('a browser that died after the form: either of both events alone saves the card', async () => {
  for (const type of ['setup_intent.succeeded', 'payment_method.attached']) {
    user = await aUser(world);
    const { sourceId } = await setUpCard(world, user, { alias: 'pm_card_visa' });
    await world.database.pool.query('UPDATE stripe_stand_in.events SET given_up_at = now() WHERE type <> $1', [type]);
    await deliverWebhooks(world);
    expect((await listCards(user)).map((card) => card.sourceId)).toEqual([sourceId]);
  }
});

test('a date and billing details that changed at the provider flow back with its event', async () => {
  user = await aUser(world);
  const card = await aCard(world, user);
  await world.database.pool.query(
    `UPDATE stripe_stand_in.objects SET data = jsonb_set(data, '{card,exp_year}', '2034') WHERE id = $1`,
    [card.sourceId],
  );
  const billing = { name: 'Ann Elsewhere' };
  await world.sandbox.updateCardBilling('wideload:billing:elsewhere', { methodId: card.sourceId, billing });
  await deliverWebhooks(world);
  expect(await listCards(user)).toMatchObject([{ id: card.id, exp_year: 2034, name: 'Ann Elsewhere' }]);
});

test('a customer whose creation got no answer is created once', async () => {
  user = await aUser(world);
  world.sandbox.controls.loseAnswer('createCustomer', 'after');
  const begin = () => world.call('POST', '/stripe/setup_intents', { token: user.token });
  expect([(await begin()).statusCode, (await begin()).statusCode]).toEqual([503, 201]);
  const { rows } = await world.database.pool.query(
    `SELECT id FROM stripe_stand_in.objects WHERE kind = 'customer' AND data -> 'metadata' ->> 'userId' = $1`,
    [user.id],
  );
  expect(rows).toHaveLength(1);
});

test('while the provider is unavailable cards are neither saved nor changed: 503', async () => {
  user = await aUser(world);
  const card = await aCard(world, user);
  const { name, phone, email, address } = card;
  world.sandbox.controls.setDown(true);
  const answers = [
    await world.call('POST', '/stripe/setup_intents', { token: user.token }),
    await world.call('PUT', '/stripe/cards', {
      token: user.token,
      body: { id: card.id, values: { name, phone, email, address } },
    }),
  ];
  world.sandbox.controls.setDown(false);
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
    Array.from({ length: 2 }, () => [503, 'provider_unavailable']),
  );
  expect(await listCards(user)).toEqual([card]);
});

test.each([
  ['POST', '/stripe/cards', { sourceId: '4242424242424242' }],
  [
    'POST',
    '/permits/confirm_payment',
    { sourceId: '4242 4242 4242 4242', orderId: '01999999-0000-7000-8000-000000000000' },
  ],
  [
    'POST',
    '/permits/orders',
    { customer: { email: '', phone: '', personName: '' }, title: 'card 4242-4242-4242-4242', company: null },
  ],
] as const)('%s %s with a card number is refused before it is read', async (method, path, body) => {
  user = await aUser(world);
  const answer = await world.call(method, path, { token: user.token, body });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'card_number_refused']);
  expect(answer.body).not.toMatch(/4242|3782/);
});
