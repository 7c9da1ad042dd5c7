import type { PaymentIntent } from '@wideload/contract';
import { expect, test } from 'vitest';
import { createUserActor } from '#actor.ts';
import { aCard, listCharges } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';
import { confirmPayment } from '../payments.service.ts';
import { beginOrderCharge } from './pay-order.ts';

const { expectPaidOnce, expectUnpaid, intent, press, problem, stage } = setPaymentStage();

test('an answer lost after the charge is processing, and reading finds it paid', async () => {
  const card = await aCard(stage.world, stage.user);
  stage.world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  const lost = await press(card);
  expect([lost.statusCode, lost.json()]).toEqual([202, { status: 'processing' }]);
  expect((await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent.status).toBe('succeeded');
  await expectPaidOnce();
});

test('an answer lost after the charge, and PAY pressed again, charges once', async () => {
  const card = await aCard(stage.world, stage.user);
  stage.world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press(card);
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
  expect(await listCharges(stage.world, stage.order)).toHaveLength(1);
});

test.each(['before', '5xx'] as const)(
  'a confirmation lost %s execution stays processing until it is given up, then PAY charges once',
  async (how) => {
    const card = await aCard(stage.world, stage.user);
    if (how === 'before') stage.world.sandbox.controls.loseAnswer('confirmIntent', 'before');
    else stage.world.sandbox.controls.failNext('confirmIntent');
    expect((await press(card)).statusCode).toBe(202);
    expect((await press(card)).statusCode).toBe(202);
    expect((await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent.status).toBe('processing');
    stage.world.clock.advance(121_000);
    expect((await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent.status).toBe(
      'requires_payment_method',
    );
    await press(card);
    await expectPaidOnce();
  },
);

test('a lost answer of a decline is found to be a decline', async () => {
  const card = await aCard(stage.world, stage.user, 'pm_card_sandbox_insufficientFunds');
  stage.world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  expect((await press(card)).statusCode).toBe(202);
  expect(problem(await press(card))).toMatchObject({ code: 'card_declined', declineCode: 'insufficient_funds' });
  await expectUnpaid();
});

test('while the first press is still at the provider the second waits, and then says processing', async () => {
  const card = await aCard(stage.world, stage.user);
  const gate = stage.world.sandbox.controls.hold('confirmIntent');
  const first = press(card);
  await gate.arrived;
  const actor = createUserActor(stage.user.id, '');
  const timings = { answerWithin: 5000, waitForFirst: 50, lookEvery: 10 };
  const second = confirmPayment(
    stage.world.deps,
    actor,
    { sourceId: card.sourceId, orderId: stage.order._id },
    timings,
  );
  expect(await second).toEqual({ status: 'processing' });
  const stale = { token: stage.user.token, body: { version: stage.order.version, title: 'Changed while paying' } };
  expect(
    (await stage.world.call('PUT', `/permits/orders/${stage.order._id}`, stale)).json<{ code: string }>().code,
  ).toBe('payment_in_progress');
  expect(
    (await stage.world.call('DELETE', `/permits/orders/${stage.order._id}`, { token: stage.user.token })).json<{
      code: string;
    }>().code,
  ).toBe('payment_in_progress');
  gate.release();
  expect((await first).statusCode).toBe(200);
  await expectPaidOnce();
});

test('our database failing after the charge is processing, never failed; PAY pressed again finds it paid', async () => {
  const card = await aCard(stage.world, stage.user);
  const payments = {
    ...stage.world.sandbox,
    confirmIntent: async (...call: Parameters<typeof stage.world.sandbox.confirmIntent>) => {
      const snapshot = await stage.world.sandbox.confirmIntent(...call);
      await stage.world.database.pool.query('ALTER TABLE payment_attempts RENAME TO payment_attempts_away');
      return snapshot;
    },
  };
  const actor = createUserActor(stage.user.id, '');
  const answer = await confirmPayment({ ...stage.world.deps, payments }, actor, {
    sourceId: card.sourceId,
    orderId: stage.order._id,
  });
  await stage.world.database.pool.query('ALTER TABLE payment_attempts_away RENAME TO payment_attempts');
  expect(answer).toEqual({ status: 'processing' });
  await stage.world.call('GET', `/payment_intent?orderId=${stage.order._id}`, { token: stage.user.token });
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});

test('an answer that takes too long is processing for the browser, and the work continues', async () => {
  const card = await aCard(stage.world, stage.user);
  const gate = stage.world.sandbox.controls.hold('confirmIntent');
  const actor = createUserActor(stage.user.id, '');
  const timings = { answerWithin: 30, waitForFirst: 10, lookEvery: 5 };
  const answer = await confirmPayment(
    stage.world.deps,
    actor,
    { sourceId: card.sourceId, orderId: stage.order._id },
    timings,
  );
  expect(answer).toEqual({ status: 'processing' });
  gate.release();
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});

test('a lost intent charges nothing: 503 that says when to try again, and the next press pays', async () => {
  const card = await aCard(stage.world, stage.user);
  stage.world.sandbox.controls.loseAnswer('createIntent', 'after');
  const refused = await press(card);
  expect(problem(refused)).toMatchObject({ status: 503, code: 'provider_unavailable' });
  expect(refused.headers['retry-after']).toBe('3');
  await expectUnpaid();
  await press(card);
  await expectPaidOnce();
});

test('two tabs with two cards: each gets the answer of its own card', async () => {
  const declining = await aCard(stage.world, stage.user, 'pm_card_sandbox_insufficientFunds');
  const good = await aCard(stage.world, stage.user);
  const gate = stage.world.sandbox.controls.hold('confirmIntent');
  const first = press(declining);
  await gate.arrived;
  const second = press(good);
  gate.release();
  expect(problem(await first)).toMatchObject({ code: 'card_declined', declineCode: 'insufficient_funds' });
  expect((await second).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});

test('an attempt whose process ended before it sent the card is freed by the next press', async () => {
  const card = await aCard(stage.world, stage.user);
  const actor = createUserActor(stage.user.id, '');
  const body = { sourceId: card.sourceId, orderId: stage.order._id };
  expect((await beginOrderCharge(stage.world.deps, actor, body)).kind).toBe('begun');
  const timings = { answerWithin: 60_000, waitForFirst: 30, lookEvery: 10 };
  expect(await confirmPayment(stage.world.deps, actor, body, timings)).toMatchObject({ status: 'succeeded' });
  await expectPaidOnce();
  expect(await listCharges(stage.world, stage.order)).toHaveLength(1);
});
