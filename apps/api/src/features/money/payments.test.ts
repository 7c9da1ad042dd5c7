import type { Card, PaymentIntent } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aCard, listCharges } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';

const { expectPaidOnce, expectUnpaid, intent, press, problem, receipts, stage } = setPaymentStage();

test('PAY charges the total, and the order is pending with its receipt and its notification', async () => {
  const answer = await press(await aCard(stage.world, stage.user), { expectedTotal: stage.order.totalPrice });
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'succeeded']);
  const { paymentIntent } = answer.json<{ paymentIntent: PaymentIntent }>();
  expect(paymentIntent).toEqual({
    id: expect.stringMatching(/^pi_/),
    created: expect.any(String),
    currency: 'usd',
    status: 'succeeded',
    amount: stage.order.totalPrice,
    charges: {
      data: [
        {
          billing_details: {
            name: 'Ann Dispatcher',
            email: 'ann@carrier.example',
            phone: '3075550101',
            address: { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postal_code: '82601' },
          },
        },
      ],
    },
  });
  await expectPaidOnce();
  expect((await intent()).json()).toEqual({ paymentIntent });
  const [receipt] = await receipts(stage.order);
  expect(receipt).toMatchObject({
    recipient: stage.order.customer.email,
    content: { total: stage.order.totalPrice, card: { brand: 'Visa', last4: '4242' }, poNumber: '' },
  });
});

test('a card is named by our id as well', async () => {
  const card = await aCard(stage.world, stage.user);
  const body = { sourceId: card.id, orderId: stage.order._id };
  expect(
    (await stage.world.call('POST', '/permits/confirm_payment', { token: stage.user.token, body })).statusCode,
  ).toBe(200);
  await expectPaidOnce();
});

test('PAY pressed again after success answers succeeded and does not charge', async () => {
  const card = await aCard(stage.world, stage.user);
  const [first, second] = [await press(card), await press(card)];
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  await expectPaidOnce();
});

test('ten presses at the same time charge once', async () => {
  const card = await aCard(stage.world, stage.user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(card)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await expectPaidOnce();
  expect(await listCharges(stage.world, stage.order)).toHaveLength(1);
});

test('ten presses at the same time with ten cards charge once', async () => {
  const aliases = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_visa_debit', 'pm_card_avsFail'];
  const cards: Card[] = [];
  for (const alias of aliases) cards.push(await aCard(stage.world, stage.user, alias));
  const answers = await Promise.all([...cards, ...cards].map((card) => press(card)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await expectPaidOnce();
});

test('ten presses of a card that is declined are declined, with one charge refused', async () => {
  const card = await aCard(stage.world, stage.user, 'pm_card_chargeCustomerFail');
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(card)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([402]));
  await expectUnpaid();
});

test.each([
  ['pm_card_chargeCustomerFail', 'generic_decline', 'Your card was declined.'],
  ['pm_card_sandbox_insufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['pm_card_sandbox_doNotHonor', 'do_not_honor', 'Your card was declined.'],
])('%s is declined with %s, and a good card then pays the same intent', async (alias, declineCode, detail) => {
  const declined = await press(await aCard(stage.world, stage.user, alias));
  expect(problem(declined)).toEqual({ status: 402, code: 'card_declined', declineCode, detail, total: undefined });
  await expectUnpaid();
  const before = (await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent;
  expect(before.status).toBe('requires_payment_method');
  const paid = await press(await aCard(stage.world, stage.user));
  expect(paid.json<{ paymentIntent: PaymentIntent }>().paymentIntent.id).toBe(before.id);
  await expectPaidOnce();
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist'])(
  '%s is shown as a plain decline, and stored as it is',
  async (declineCode) => {
    const card = await aCard(stage.world, stage.user, 'pm_card_chargeCustomerFail');
    await press(card);
    // No test card can be saved and then declines with these codes, so the test puts the code into the provider and loses the response.
    await stage.world.database.pool.query(
      `UPDATE stripe_stand_in.objects SET data = jsonb_set(data, '{last_payment_error,decline_code}', to_jsonb($1::text))
     WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $2`,
      [declineCode, stage.order._id],
    );
    await stage.world.database.pool.query(
      `UPDATE payment_attempts SET charge_id = NULL, state = 'unknown' WHERE card_id = $1`,
      [card.id],
    );
    const answer = await press(card);
    expect(problem(answer)).toMatchObject({
      status: 402,
      code: 'card_declined',
      declineCode: 'generic_decline',
      detail: 'Your card was declined.',
    });
    expect(answer.body).not.toContain(declineCode);
    const attempt = await stage.world.row('payment_attempts', { card_id: card.id });
    expect(attempt.decline_code).toBe(declineCode);
  },
);
