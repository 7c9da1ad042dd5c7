import type { Order, ProblemBody } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, pay } from '#test/factories/money/payment-factories.ts';
import { startWorld, type World, aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';

let user: SignedInUser;

const world = aWorld({ provider: 'stripe', env: { CARD_SETUPS_AN_HOUR: '3', CARD_DECLINES_AN_HOUR: '2' } });

beforeEach(async () => {
  user = await aUser(world);
});

type Answer = Awaited<ReturnType<World['call']>>;
const toOutcome = (answer: Answer) => [
  answer.statusCode,
  answer.json<ProblemBody>().code,
  answer.headers['retry-after'],
];

/** Signs in again, because the old token expires. */
async function wait(milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  const session = await world.row('sessions', { user_id: user.id }, ['id']);
  const claims = { personId: user.id, sessionId: session.id, role: 'user' };
  user = { ...user, token: await world.deps.accessTokens.sign(claims, world.clock.now()) };
}

const beginSetup = (who = user) => world.call('POST', '/stripe/setup_intents', { token: who.token });

test('more cards in an hour than the setting allows are refused with 429, until the first is an hour old', async () => {
  for (const _first of [1, 2, 3]) {
    expect((await beginSetup()).statusCode).toBe(201);
    await wait(10 * MINUTE);
  }
  const before = world.sandbox.controls.calls('createCardSetup');
  expect(toOutcome(await beginSetup())).toEqual([429, 'rate.limited', String(30 * 60)]);
  expect(world.sandbox.controls.calls('createCardSetup')).toBe(before);
  expect((await beginSetup(await aUser(world))).statusCode).toBe(201);
  await wait(30 * MINUTE);
  expect((await beginSetup()).statusCode).toBe(201);
  expect((await beginSetup()).statusCode).toBe(429);
});

test('ten beginnings at the same moment are no more than the setting allows', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => beginSetup()));
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect(count(201)).toBeLessThanOrEqual(3);
  // On a busy machine a beginning may wait too long for the lock of its customer.
  expect(count(201) + count(503)).toBeGreaterThanOrEqual(3);
  expect(count(201) + count(503) + count(429)).toBe(10);
});

test('more declines in an hour than the setting allows answer 429 without a request to Stripe', async () => {
  const order: Order = await aPayableOrder(world, user);
  const declining = await aCard(world, user, 'pm_card_chargeCustomerFail');
  const good = await aCard(world, user);
  const press = (card = declining) => pay(world, user, { order, card });
  expect([(await press()).statusCode, (await press()).statusCode]).toEqual([402, 402]);
  const before = world.sandbox.controls.calls('confirmIntent');
  expect(toOutcome(await press(good))).toEqual([429, 'payment.too-many-declines', '3600']);
  expect(world.sandbox.controls.calls('confirmIntent')).toBe(before);
  await wait(61 * MINUTE);
  expect((await press(good)).statusCode).toBe(200);
});

test('presses at the same moment do not pass the limit of declines together', async () => {
  const declining = await aCard(world, user, 'pm_card_chargeCustomerFail');
  const orders = await Promise.all(Array.from({ length: 6 }, () => aPayableOrder(world, user)));
  const before = world.sandbox.controls.calls('confirmIntent');
  const answers = await Promise.all(orders.map((order) => pay(world, user, { order, card: declining })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([402, 402, 429, 429, 429, 429]);
  expect(world.sandbox.controls.calls('confirmIntent') - before).toBe(2);
});

test('the sandbox has no limits', async () => {
  const sandbox = await startWorld();
  const someone = await aUser(sandbox);
  const order = await aPayableOrder(sandbox, someone);
  const card = await aCard(sandbox, someone, 'pm_card_chargeCustomerFail');
  const statuses: number[] = [];
  for (let press = 0; press < 11; press += 1) statuses.push((await pay(sandbox, someone, { order, card })).statusCode);
  for (let setup = 0; setup < 21; setup += 1)
    statuses.push((await sandbox.call('POST', '/stripe/setup_intents', { token: someone.token })).statusCode);
  await sandbox.close();
  expect(new Set(statuses)).toEqual(new Set([402, 201]));
});
