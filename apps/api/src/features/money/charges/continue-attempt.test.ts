import type { Card } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';
import { HOUR } from '#clock.ts';
import { createReconciler } from '../payments.service.ts';

const { authenticate, expectPaidOnce, expectUnpaid, press, problem, stage } = setPaymentStage();

const declinedAfterBank = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds';
const listConfirmations = () => stage.world.sandbox.controls.calls('confirmIntent');
const readAttemptId = (answer: Awaited<ReturnType<typeof press>>) => answer.json<{ attemptId: string }>().attemptId;

const continueAttempt = (card: Card, attemptId: string, { order = stage.order, user = stage.user } = {}) =>
  stage.world.call('POST', '/permits/confirm_payment', {
    token: user.token,
    body: { sourceId: card.sourceId, orderId: order._id, attemptId },
  });

async function startAuthentication(alias: string) {
  const card = await aCard(stage.world, stage.user, alias);
  const before = listConfirmations();
  const question = await press(card);
  return { card, question, attemptId: readAttemptId(question), asks: () => listConfirmations() - before };
}

test('a decline after 3-D Secure that the event reports first is the answer of its own attempt, and is confirmed once', async () => {
  const { card, question, attemptId, asks } = await startAuthentication(declinedAfterBank);
  await authenticate(question, 'succeed');
  await deliverWebhooks(stage.world);
  const declined = { status: 402, code: 'card_declined', declineCode: 'insufficient_funds' };
  expect(problem(await continueAttempt(card, attemptId))).toMatchObject(declined);
  // After a lost response, a retry gets the same answer.
  expect(problem(await continueAttempt(card, attemptId))).toMatchObject(declined);
  expect(asks()).toBe(1);
  await expectUnpaid();
  const second = await press(card);
  expect(second.json()).toMatchObject({ status: 'requires_action' });
  expect([readAttemptId(second) === attemptId, asks()]).toEqual([false, 2]);
});

test.each([
  ['after the event was read', true],
  ['before it', false],
])('a failed 3-D Secure is answered %s, without another confirmation', async (_name, isRead) => {
  const { card, question, attemptId, asks } = await startAuthentication('pm_card_authenticationRequired');
  await authenticate(question, 'fail');
  if (isRead) await deliverWebhooks(stage.world);
  expect(problem(await continueAttempt(card, attemptId))).toMatchObject({ status: 402, code: 'authentication_failed' });
  expect(asks()).toBe(1);
});

test.each([
  ['after the event was read', true],
  ['before it', false],
])('a success is answered %s', async (_name, isRead) => {
  const { card, question, attemptId, asks } = await startAuthentication('pm_card_authenticationRequired');
  await authenticate(question, 'succeed');
  if (isRead) await deliverWebhooks(stage.world);
  expect((await continueAttempt(card, attemptId)).json()).toMatchObject({ status: 'succeeded' });
  expect(asks()).toBe(1);
  await expectPaidOnce();
});

test('before the bank is answered the question is handed out again, whichever card the call names', async () => {
  const { question, attemptId, asks } = await startAuthentication('pm_card_authenticationRequired');
  const other = await aCard(stage.world, stage.user);
  expect((await continueAttempt(other, attemptId)).json()).toEqual(question.json());
  expect(asks()).toBe(1);
});

test('while the provider is away the outcome is not known', async () => {
  const { card, question, attemptId } = await startAuthentication('pm_card_authenticationRequired');
  await authenticate(question, 'succeed');
  stage.world.sandbox.controls.setDown(true);
  const answer = await continueAttempt(card, attemptId);
  stage.world.sandbox.controls.setDown(false);
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'processing' }]);
});

describe('with another tab', () => {
  test('whose card ended the attempt with 3-D Secure: the first tab learns that its attempt is over', async () => {
    const { card, attemptId } = await startAuthentication('pm_card_authenticationRequired');
    const other = await aCard(stage.world, stage.user, declinedAfterBank);
    const before = listConfirmations();
    await press(other);
    expect(problem(await continueAttempt(card, attemptId))).toMatchObject({ status: 409, code: 'payment.abandoned' });
    expect(listConfirmations() - before).toBe(1);
  });

  test('whose card paid meanwhile: the first tab finds the order paid', async () => {
    const { card, attemptId } = await startAuthentication('pm_card_authenticationRequired');
    await press(await aCard(stage.world, stage.user));
    expect((await continueAttempt(card, attemptId)).json()).toMatchObject({ status: 'succeeded' });
    await expectPaidOnce();
  });

  test('that has pressed again after the decline: the first tab still gets the decline', async () => {
    const { card, question, attemptId } = await startAuthentication(declinedAfterBank);
    await authenticate(question, 'succeed');
    await deliverWebhooks(stage.world);
    expect((await press(card)).json()).toMatchObject({ status: 'requires_action' });
    expect(problem(await continueAttempt(card, attemptId))).toMatchObject({
      status: 402,
      declineCode: 'insufficient_funds',
    });
  });
});

test('a 3-D Secure that was left for an hour is over, and the next press starts a new attempt', async () => {
  const { card, attemptId } = await startAuthentication('pm_card_authenticationRequired');
  await stage.world.change(
    'payment_attempts',
    { id: attemptId },
    { sent_at: new Date(stage.world.clock.now().getTime() - 2 * HOUR) },
  );
  await createReconciler(stage.world.deps).run();
  expect(problem(await continueAttempt(card, attemptId))).toMatchObject({ status: 409, code: 'payment.abandoned' });
  expect((await press(card)).json()).toMatchObject({ status: 'requires_action' });
});

test('an attempt of another order, of another carrier, or that does not exist is not found, and no attempt begins', async () => {
  const { card, attemptId, asks } = await startAuthentication('pm_card_authenticationRequired');
  const order = await aPayableOrder(stage.world, stage.user);
  const stranger = await aUser(stage.world);
  const theirs = await aPayableOrder(stage.world, stranger);
  const answers = [
    await continueAttempt(card, attemptId, { order }),
    await continueAttempt(card, attemptId, { user: stranger }),
    await continueAttempt(card, attemptId, { user: stranger, order: theirs }),
    await continueAttempt(card, crypto.randomUUID()),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(asks()).toBe(1);
  expect((await continueAttempt(card, 'no id')).statusCode).toBe(400);
});
