import type { Card, ProblemBody } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aCard, deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';
import { handleEvent } from '../settle/handle-event.ts';

const { authenticate, expectPaidOnce, expectUnpaid, press, problem, stage } = setPaymentStage();

const listCards = () => stage.world.read<Card[]>('/stripe/cards', stage.user);

const listOwnCustomers = () =>
  stage.world.deps.db
    .selectFrom('payment_customers')
    .selectAll()
    .where('user_id', '=', stage.user.id)
    .orderBy('gone_at')
    .execute();

async function findCustomerId(): Promise<string> {
  const found = (await listOwnCustomers()).find(({ gone_at: gone }) => gone === null)?.provider_customer_id;
  if (typeof found !== 'string') throw new Error('The carrier has no customer.');
  return found;
}

async function deleteCustomer(): Promise<string> {
  const customerId = await findCustomerId();
  await stage.world.sandbox.deleteCustomer(`wideload:forget:${customerId}`, customerId);
  return customerId;
}

async function listIntents() {
  const intents = await stage.world.sandbox.intents();
  return intents.filter(({ metadata }) => metadata['orderId'] === stage.order._id);
}

const cardsDeleted = {
  status: 409,
  code: 'payment.cards-gone',
  detail:
    'The payment provider no longer has the saved cards of this account, so nothing was charged. Add a card and pay with it.',
};

test('PAY says that the saved cards are gone, and a new card pays at once', async () => {
  const card = await aCard(stage.world, stage.user);
  const gone = await deleteCustomer();
  expect(problem(await press(card))).toMatchObject(cardsDeleted);
  await expectUnpaid();
  expect(await listCards()).toEqual([]);
  const added = await aCard(stage.world, stage.user);
  expect(await findCustomerId()).not.toBe(gone);
  expect((await press(added)).statusCode).toBe(200);
  await expectPaidOnce();
  expect(await stage.world.rows('payment_alerts')).toEqual([]);
});

test('a customer deleted after a decline: its intent is canceled, and the next press begins a new payment', async () => {
  await press(await aCard(stage.world, stage.user, 'pm_card_chargeCustomerFail'));
  const card = await aCard(stage.world, stage.user);
  await deleteCustomer();
  expect(problem(await press(card))).toMatchObject(cardsDeleted);
  expect((await press(await aCard(stage.world, stage.user, 'pm_card_mastercard'))).statusCode).toBe(200);
  await expectPaidOnce();
  expect((await listIntents()).map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
});

test('adding a card goes on with a new customer, and the old cards go', async () => {
  await aCard(stage.world, stage.user);
  const gone = await deleteCustomer();
  const card = await aCard(stage.world, stage.user, 'pm_card_mastercard');
  expect((await listCards()).map(({ id }) => id)).toEqual([card.id]);
  expect((await listOwnCustomers()).map((row) => row.provider_customer_id)).toEqual([gone, await findCustomerId()]);
});

test('a challenge answered after the deletion is a payment, not an anomaly', async () => {
  const waiting = await press(await aCard(stage.world, stage.user, 'pm_card_authenticationRequired'));
  await deleteCustomer();
  await deliverWebhooks(stage.world);
  expect(waiting.json()).toMatchObject({ status: 'requires_action' });
  await authenticate(waiting, 'succeed');
  await deliverWebhooks(stage.world);
  await expectPaidOnce();
});

test('an intent whose answer was lost does not bind the new customer to its key', async () => {
  const card = await aCard(stage.world, stage.user);
  stage.world.sandbox.controls.loseAnswer('createIntent', 'after');
  expect((await press(card)).statusCode).toBe(503);
  await deleteCustomer();
  await deliverWebhooks(stage.world);
  expect((await press(await aCard(stage.world, stage.user))).statusCode).toBe(200);
  await expectPaidOnce();
});

test('the event of the deletion removes the cards, and a late repeat leaves the new ones', async () => {
  await aCard(stage.world, stage.user);
  const gone = await deleteCustomer();
  await deliverWebhooks(stage.world);
  expect(await listCards()).toEqual([]);
  const card = await aCard(stage.world, stage.user);
  const late = { id: 'evt_again', type: 'customer.deleted', objectId: gone, livemode: false, createdAt: new Date() };
  await handleEvent(stage.world.deps, late);
  expect((await listCards()).map(({ id }) => id)).toEqual([card.id]);
});

test('a customer that the provider does not know keeps its cards: the keys may be of another account', async () => {
  const card = await aCard(stage.world, stage.user);
  await stage.world.database.pool.query('DELETE FROM stripe_stand_in.objects WHERE id = $1', [await findCustomerId()]);
  const refused = await press(card);
  expect([refused.statusCode, refused.json<ProblemBody>().code]).toEqual([503, 'provider_unavailable']);
  expect(await listCards()).toHaveLength(1);
});
