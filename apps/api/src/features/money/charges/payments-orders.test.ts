import type { PaymentIntent, ProblemBody } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aDraftWithPermits, aUnit, save } from '#test/factories/order-factories.ts';
import { aCard, pay, readOrder } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';
import { SECOND } from '#clock.ts';

const { expectPaidOnce, expectUnpaid, intent, press, problem, stage } = setPaymentStage();

test('a price changed after a lost intent is charged at the new price, once', async () => {
  const card = await aCard(stage.world, stage.user);
  stage.world.sandbox.controls.loseAnswer('createIntent', 'after');
  expect((await press(card)).statusCode).toBe(503);
  stage.order = await save(stage.world, stage.user, stage.order, { jurisdictions: ['TX'], step: 4 });
  stage.order = await save(stage.world, stage.user, stage.order, { reviewed: true, step: 6 });
  expect((await press(card)).statusCode).toBe(200);
  await expectPaidOnce();
});

test('a price changed after a decline is the price charged, on the same intent', async () => {
  await press(await aCard(stage.world, stage.user, 'pm_card_chargeCustomerFail'));
  const card = await aCard(stage.world, stage.user);
  const before = stage.order.totalPrice;
  stage.order = await save(stage.world, stage.user, stage.order, { jurisdictions: ['TX'], step: 4 });
  stage.order = await save(stage.world, stage.user, stage.order, { reviewed: true, step: 6 });
  expect(stage.order.totalPrice).not.toBe(before);
  const stale = await press(card, { expectedTotal: before });
  expect(problem(stale)).toMatchObject({ status: 409, code: 'amount_changed', total: stage.order.totalPrice });
  await expectUnpaid();
  expect((await press(card, { expectedTotal: stage.order.totalPrice })).statusCode).toBe(200);
  await expectPaidOnce();
});

test('a price that the client sends is not read', async () => {
  const card = await aCard(stage.world, stage.user);
  const body = {
    sourceId: card.sourceId,
    orderId: stage.order._id,
    amount: 50,
    totalPrice: 50,
    price: 1,
    currency: 'eur',
  };
  const answer = await stage.world.call('POST', '/permits/confirm_payment', { token: stage.user.token, body });
  expect(answer.json<{ paymentIntent: PaymentIntent }>().paymentIntent).toMatchObject({
    amount: stage.order.totalPrice,
    currency: 'usd',
  });
  await expectPaidOnce();
});

test('an incomplete order answers 422 with the missing parts', async () => {
  const card = await aCard(stage.world, stage.user);
  const unreviewed = await aDraftWithPermits(stage.world, stage.user);
  const answer = await pay(stage.world, stage.user, { order: unreviewed, card });
  expect(problem(answer)).toMatchObject({ status: 422, code: 'order_incomplete' });
  expect(answer.json<ProblemBody>().errors?.length).toBeGreaterThan(0);
  const unit = { ...(await aUnit(stage.world, stage.user)), weight: null };
  const unfinished = await aDraftWithPermits(stage.world, stage.user, { units: [unit] });
  expect((await pay(stage.world, stage.user, { order: unfinished, card })).statusCode).toBe(422);
  await expectUnpaid(unfinished);
});

test('a trailer that was edited after the review is not paid before the order is reviewed again', async () => {
  const card = await aCard(stage.world, stage.user);
  await stage.world.change('trailers', { id: stage.order.units[0]?.trailerId ?? '' }, { length_ft: 58 });
  const refused = await press(card);
  expect(problem(refused)).toMatchObject({ status: 422, code: 'order_incomplete' });
  await expectUnpaid();
  const changed = await save(stage.world, stage.user, stage.order, { step: 6 });
  expect(changed).toMatchObject({ reviewed: false, reviewChanges: [{ what: 'trailer', from: '53', to: '58' }] });
  stage.order = await save(stage.world, stage.user, changed, { reviewed: true, step: 6 });
  expect((await press(card)).statusCode).toBe(200);
  await expectPaidOnce();
});

test('another person’s order, another person’s card, a deleted card and unknown ids answer 404', async () => {
  const card = await aCard(stage.world, stage.user);
  const stranger = await aUser(stage.world);
  const strangersCard = await aCard(stage.world, stranger);
  const deleted = await aCard(stage.world, stage.user, 'pm_card_mastercard');
  await stage.world.call('DELETE', `/stripe/cards/${deleted.id}`, { token: stage.user.token });
  const answers = [
    await pay(stage.world, stranger, { order: stage.order, card: strangersCard }),
    await press(strangersCard),
    await press(deleted),
    await press({ ...card, sourceId: 'pm_nothing' }),
    await pay(stage.world, stage.user, {
      order: { ...stage.order, _id: '01999999-0000-7000-8000-000000000000' },
      card,
    }),
  ];
  expect(answers.map((answer) => [answer.statusCode, problem(answer).code])).toEqual(
    answers.map(() => [404, 'not-found']),
  );
  await expectUnpaid();
});

test('a card detached at the provider only cannot pay; another one can', async () => {
  const card = await aCard(stage.world, stage.user);
  await stage.world.sandbox.detachCard('wideload:detach:behind-our-back', card.sourceId);
  expect((await press(card)).statusCode).toBe(404);
  await expectUnpaid();
  await press(await aCard(stage.world, stage.user, 'pm_card_mastercard'));
  await expectPaidOnce();
});

test('a payment is visible to its owner and to an admin only, and answers 404 before it exists', async () => {
  expect((await intent()).statusCode).toBe(404);
  await press(await aCard(stage.world, stage.user));
  const [admin, stranger] = [await aUser(stage.world, { role: 'admin' }), await aUser(stage.world)];
  expect((await intent(stage.user)).statusCode).toBe(200);
  expect((await intent(admin)).json()).toEqual((await intent(stage.user)).json());
  expect((await intent(stranger)).statusCode).toBe(404);
});

test('the payment status is readable before there is a payment, and by its owner alone', async () => {
  const ask = async (token = stage.user.token) => {
    const answer = await stage.world.call('GET', `/permits/orders/${stage.order._id}/payment_status`, { token });
    return answer.json<{ status: string }>().status;
  };
  const before = await ask();
  await press(await aCard(stage.world, stage.user, 'pm_card_chargeCustomerFail'));
  const declined = await ask();
  stage.world.sandbox.controls.loseAnswer('confirmIntent', 'before');
  await press(await aCard(stage.world, stage.user));
  const unknown = await ask();
  stage.world.clock.advance(125 * SECOND);
  const givenUp = await ask();
  await press(await aCard(stage.world, stage.user));
  expect([before, declined, unknown, givenUp, await ask()]).toEqual([
    'none',
    'open',
    'processing',
    'open',
    'succeeded',
  ]);
  expect(await ask((await aUser(stage.world)).token)).toBe(404);
});

test('with the provider away a paid order is still shown as paid', async () => {
  await press(await aCard(stage.world, stage.user));
  const before = (await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent;
  stage.world.sandbox.controls.setDown(true);
  const away = (await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent;
  stage.world.sandbox.controls.setDown(false);
  expect({ ...away, created: before.created }).toEqual(before);
});

test('a paid order can be neither changed nor deleted', async () => {
  await press(await aCard(stage.world, stage.user));
  const { version } = await readOrder(stage.world, stage.user, stage.order);
  const change = await stage.world.call('PUT', `/permits/orders/${stage.order._id}`, {
    token: stage.user.token,
    body: { version, title: 'x' },
  });
  const removal = await stage.world.call('DELETE', `/permits/orders/${stage.order._id}`, { token: stage.user.token });
  expect([change, removal].map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'order.not-draft',
    'order.not-draft',
  ]);
});

test('a draft with a declined payment can be deleted; its intent is canceled first', async () => {
  await press(await aCard(stage.world, stage.user, 'pm_card_chargeCustomerFail'));
  expect(
    (await stage.world.call('DELETE', `/permits/orders/${stage.order._id}`, { token: stage.user.token })).statusCode,
  ).toBe(200);
  const { rows } = await stage.world.database.pool.query<{ status: string }>(
    `SELECT data ->> 'status' AS status FROM stripe_stand_in.objects WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $1`,
    [stage.order._id],
  );
  expect(rows).toEqual([{ status: 'canceled' }]);
});

test('a draft whose intent was lost can be deleted', async () => {
  stage.world.sandbox.controls.loseAnswer('createIntent', 'before');
  await press(await aCard(stage.world, stage.user));
  expect(
    (await stage.world.call('DELETE', `/permits/orders/${stage.order._id}`, { token: stage.user.token })).statusCode,
  ).toBe(200);
});
