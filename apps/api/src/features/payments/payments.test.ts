import type { Card, Order, PaymentIntent, ProblemBody } from '@wideload/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories.ts';
import { aDraftWithPermits, aPayableOrder, aUnit, save } from '../../../test/order-factories.ts';
import { aCard, chargesOf, pay, readOrder, takenFor } from '../../../test/payment-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { confirmPayment } from './payments.service.ts';

let world: World;
let user: SignedInUser;
let order: Order;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  user = await aUser(world);
  order = await aPayableOrder(world, user);
});

type Answer = Awaited<ReturnType<typeof pay>>;
const problem = (answer: Answer) => {
  const { status, code, ...rest } = answer.json<ProblemBody & { declineCode?: string; total?: number }>();
  return { status, code, detail: rest.detail, declineCode: rest.declineCode, total: rest.total };
};
const press = (card: Card, more: { expectedTotal?: number } = {}) => pay(world, user, { order, card, ...more });
const authenticate = (answer: Answer, outcome: 'succeed' | 'fail') =>
  world.call('POST', '/sandbox/authenticate', {
    body: { clientSecret: answer.json<{ clientSecret: string }>().clientSecret, outcome },
  });
const intent = (who: SignedInUser = user, of: Order = order) =>
  world.call('GET', `/payment_intent?orderId=${of._id}`, { token: who.token });
const receipts = async (of: Order) =>
  (await world.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'order-paid').execute()).filter(
    ({ content }) => (content as { orderId?: string }).orderId === of._id,
  );
const notifications = (of: Order) =>
  world.deps.db.selectFrom('notifications').selectAll().where('order_id', '=', of._id).execute();

async function expectUnpaid(of: Order = order): Promise<void> {
  expect(await takenFor(world, of)).toBe(0);
  expect((await readOrder(world, user, of)).status).toBe('draft');
}

async function expectPaidOnce(of: Order = order): Promise<void> {
  expect(await takenFor(world, of)).toBe(of.totalPrice);
  expect(await readOrder(world, user, of)).toMatchObject({ status: 'pending', step: 7, totalPrice: of.totalPrice });
  expect(await receipts(of)).toHaveLength(1);
  expect(await notifications(of)).toHaveLength(1);
}

test('PAY charges the total, and the order is pending with its receipt and its notification', async () => {
  const answer = await press(await aCard(world, user), { expectedTotal: order.totalPrice });
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'succeeded']);
  const { paymentIntent } = answer.json<{ paymentIntent: PaymentIntent }>();
  expect(paymentIntent).toEqual({
    id: expect.stringMatching(/^pi_/),
    created: expect.any(String),
    currency: 'usd',
    status: 'succeeded',
    amount: order.totalPrice,
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
  const [receipt] = await receipts(order);
  expect(receipt).toMatchObject({
    recipient: order.customer.email,
    content: { total: order.totalPrice, card: { brand: 'Visa', last4: '4242' }, poNumber: '' },
  });
});

test('a card is named by our id as well', async () => {
  const card = await aCard(world, user);
  const body = { sourceId: card.id, orderId: order._id };
  expect((await world.call('POST', '/permits/confirm_payment', { token: user.token, body })).statusCode).toBe(200);
  await expectPaidOnce();
});

test('PAY pressed again after success answers that it has succeeded and charges nothing', async () => {
  const card = await aCard(world, user);
  const [first, second] = [await press(card), await press(card)];
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  await expectPaidOnce();
});

test('ten presses at the same time charge once', async () => {
  const card = await aCard(world, user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(card)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await expectPaidOnce();
  expect(await chargesOf(world, order)).toHaveLength(1);
});

test('ten presses at the same time with ten cards charge once', async () => {
  const aliases = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_visa_debit', 'pm_card_avsFail'];
  const cards: Card[] = [];
  for (const alias of aliases) cards.push(await aCard(world, user, alias));
  const answers = await Promise.all([...cards, ...cards].map((card) => press(card)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await expectPaidOnce();
});

test('ten presses of a card that is declined are declined, with one charge refused', async () => {
  const card = await aCard(world, user, 'pm_card_chargeCustomerFail');
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(card)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([402]));
  await expectUnpaid();
});

test.each([
  ['pm_card_chargeCustomerFail', 'generic_decline', 'Your card was declined.'],
  ['pm_card_sandbox_insufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['pm_card_sandbox_doNotHonor', 'do_not_honor', 'Your card was declined.'],
])('%s is declined with %s, and a good card then pays the same intent', async (alias, declineCode, detail) => {
  const declined = await press(await aCard(world, user, alias));
  expect(problem(declined)).toEqual({ status: 402, code: 'card_declined', declineCode, detail, total: undefined });
  await expectUnpaid();
  const before = (await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent;
  expect(before.status).toBe('requires_payment_method');
  const paid = await press(await aCard(world, user));
  expect(paid.json<{ paymentIntent: PaymentIntent }>().paymentIntent.id).toBe(before.id);
  await expectPaidOnce();
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist'])(
  '%s is told as a plain decline, and kept as it was',
  async (declineCode) => {
    const card = await aCard(world, user, 'pm_card_chargeCustomerFail');
    await press(card);
    // No test card of the table can be saved and is then declined with these: the bank's word is put into the provider, the answer lost.
    await world.database.pool.query(
      `UPDATE sandbox_gateway.objects SET data = jsonb_set(data, '{lastError,declineCode}', to_jsonb($1::text))
     WHERE kind = 'intent' AND data -> 'metadata' ->> 'orderId' = $2`,
      [declineCode, order._id],
    );
    await world.database.pool.query(
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
    const attempt = await world.deps.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('card_id', '=', card.id)
      .executeTakeFirstOrThrow();
    expect(attempt.decline_code).toBe(declineCode);
  },
);

test('3-D Secure is asked for; after it the same press succeeds and charges once', async () => {
  const card = await aCard(world, user, 'pm_card_authenticationRequired');
  const asked = await press(card);
  expect(asked.json()).toEqual({ status: 'requires_action', clientSecret: expect.stringContaining('_secret_') });
  await expectUnpaid();
  expect((await press(card)).json()).toEqual(asked.json());
  await authenticate(asked, 'succeed');
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
  expect((await intent()).body).not.toContain('_secret_');
});

test('a failed 3-D Secure is a 402, and another card pays', async () => {
  const card = await aCard(world, user, 'pm_card_authenticationRequired');
  await authenticate(await press(card), 'fail');
  expect(problem(await press(card))).toMatchObject({
    status: 402,
    code: 'authentication_failed',
    detail:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  await expectUnpaid();
  await press(await aCard(world, user));
  await expectPaidOnce();
});

test('a card may be declined after its 3-D Secure', async () => {
  const card = await aCard(world, user, 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
  await authenticate(await press(card), 'succeed');
  expect(problem(await press(card))).toMatchObject({
    status: 402,
    code: 'card_declined',
    declineCode: 'insufficient_funds',
  });
  await expectUnpaid();
});

test('another card during 3-D Secure cancels the first intent and pays with a new one', async () => {
  const asked = await press(await aCard(world, user, 'pm_card_authenticationRequired'));
  const paid = await press(await aCard(world, user));
  expect(paid.json<{ status: string }>().status).toBe('succeeded');
  await authenticate(asked, 'succeed');
  await expectPaidOnce();
});

test('another card after a finished 3-D Secure finds the order paid', async () => {
  const asked = await press(await aCard(world, user, 'pm_card_authenticationRequired'));
  const other = await aCard(world, user);
  await authenticate(asked, 'succeed');
  expect((await press(other)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});

test('an answer lost after the charge is processing, and reading finds it paid', async () => {
  const card = await aCard(world, user);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  const lost = await press(card);
  expect([lost.statusCode, lost.json()]).toEqual([202, { status: 'processing' }]);
  expect((await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent.status).toBe('succeeded');
  await expectPaidOnce();
});

test('an answer lost after the charge, and PAY pressed again, charges once', async () => {
  const card = await aCard(world, user);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press(card);
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
  expect(await chargesOf(world, order)).toHaveLength(1);
});

test.each(['before', '5xx'] as const)(
  'a confirmation lost %s execution stays processing until it is given up, then PAY charges once',
  async (how) => {
    const card = await aCard(world, user);
    if (how === 'before') world.sandbox.controls.loseAnswer('confirmIntent', 'before');
    else world.sandbox.controls.failNext('confirmIntent');
    expect((await press(card)).statusCode).toBe(202);
    expect((await press(card)).statusCode).toBe(202);
    expect((await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent.status).toBe('processing');
    world.clock.advance(121_000);
    expect((await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent.status).toBe(
      'requires_payment_method',
    );
    await press(card);
    await expectPaidOnce();
  },
);

test('a lost answer of a decline is found to be a decline', async () => {
  const card = await aCard(world, user, 'pm_card_sandbox_insufficientFunds');
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  expect((await press(card)).statusCode).toBe(202);
  expect(problem(await press(card))).toMatchObject({ code: 'card_declined', declineCode: 'insufficient_funds' });
  await expectUnpaid();
});

test('while the first press is still at the provider the second waits, and then says processing', async () => {
  const card = await aCard(world, user);
  const gate = world.sandbox.controls.hold('confirmIntent');
  const first = press(card);
  await gate.arrived;
  const actor = { kind: 'user', id: user.id, sessionId: '' } as const;
  const timings = { answerWithin: 5000, waitForFirst: 50, lookEvery: 10 };
  const second = confirmPayment(world.deps, actor, { sourceId: card.sourceId, orderId: order._id }, timings);
  expect(await second).toEqual({ status: 'processing' });
  const stale = { token: user.token, body: { version: order.version, title: 'Changed while paying' } };
  expect((await world.call('PUT', `/permits/orders/${order._id}`, stale)).json<{ code: string }>().code).toBe(
    'payment_in_progress',
  );
  expect(
    (await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token })).json<{ code: string }>().code,
  ).toBe('payment_in_progress');
  gate.release();
  expect((await first).statusCode).toBe(200);
  await expectPaidOnce();
});

test('our database failing after the charge is processing, never failed; PAY pressed again finds it paid', async () => {
  const card = await aCard(world, user);
  const payments = {
    ...world.sandbox,
    confirmIntent: async (...call: Parameters<typeof world.sandbox.confirmIntent>) => {
      const snapshot = await world.sandbox.confirmIntent(...call);
      await world.database.pool.query('ALTER TABLE payment_attempts RENAME TO payment_attempts_away');
      return snapshot;
    },
  };
  const actor = { kind: 'user', id: user.id, sessionId: '' } as const;
  const answer = await confirmPayment({ ...world.deps, payments }, actor, {
    sourceId: card.sourceId,
    orderId: order._id,
  });
  await world.database.pool.query('ALTER TABLE payment_attempts_away RENAME TO payment_attempts');
  expect(answer).toEqual({ status: 'processing' });
  await world.call('GET', `/payment_intent?orderId=${order._id}`, { token: user.token });
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});

test('an answer that takes too long is processing for the browser, and the work goes on', async () => {
  const card = await aCard(world, user);
  const gate = world.sandbox.controls.hold('confirmIntent');
  const actor = { kind: 'user', id: user.id, sessionId: '' } as const;
  const timings = { answerWithin: 30, waitForFirst: 10, lookEvery: 5 };
  const answer = await confirmPayment(world.deps, actor, { sourceId: card.sourceId, orderId: order._id }, timings);
  expect(answer).toEqual({ status: 'processing' });
  gate.release();
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});

test('with the intent lost nothing was charged: 503, and the next press pays', async () => {
  const card = await aCard(world, user);
  world.sandbox.controls.loseAnswer('createIntent', 'after');
  expect(problem(await press(card))).toMatchObject({ status: 503, code: 'provider_unavailable' });
  await expectUnpaid();
  await press(card);
  await expectPaidOnce();
});

test('a price changed after a lost intent is charged at the new price, once', async () => {
  const card = await aCard(world, user);
  world.sandbox.controls.loseAnswer('createIntent', 'after');
  expect((await press(card)).statusCode).toBe(503);
  order = await save(world, user, order, { jurisdictions: ['TX'], step: 4 });
  order = await save(world, user, order, { reviewed: true, step: 6 });
  expect((await press(card)).statusCode).toBe(200);
  await expectPaidOnce();
});

test('a price changed after a decline is the price charged, on the same intent', async () => {
  await press(await aCard(world, user, 'pm_card_chargeCustomerFail'));
  const card = await aCard(world, user);
  const before = order.totalPrice;
  order = await save(world, user, order, { jurisdictions: ['TX'], step: 4 });
  order = await save(world, user, order, { reviewed: true, step: 6 });
  expect(order.totalPrice).not.toBe(before);
  const stale = await press(card, { expectedTotal: before });
  expect(problem(stale)).toMatchObject({ status: 409, code: 'amount_changed', total: order.totalPrice });
  await expectUnpaid();
  expect((await press(card, { expectedTotal: order.totalPrice })).statusCode).toBe(200);
  await expectPaidOnce();
});

test('a price that the client sends is not read', async () => {
  const card = await aCard(world, user);
  const body = { sourceId: card.sourceId, orderId: order._id, amount: 50, totalPrice: 50, price: 1, currency: 'eur' };
  const answer = await world.call('POST', '/permits/confirm_payment', { token: user.token, body });
  expect(answer.json<{ paymentIntent: PaymentIntent }>().paymentIntent).toMatchObject({
    amount: order.totalPrice,
    currency: 'usd',
  });
  await expectPaidOnce();
});

test('an incomplete order answers 422 and says what is missing', async () => {
  const card = await aCard(world, user);
  const unreviewed = await aDraftWithPermits(world, user);
  const answer = await pay(world, user, { order: unreviewed, card });
  expect(problem(answer)).toMatchObject({ status: 422, code: 'order_incomplete' });
  expect(answer.json<ProblemBody>().errors?.length).toBeGreaterThan(0);
  const unit = { ...(await aUnit(world, user)), weight: null };
  const unfinished = await aDraftWithPermits(world, user, { units: [unit] });
  expect((await pay(world, user, { order: unfinished, card })).statusCode).toBe(422);
  await expectUnpaid(unfinished);
});

test('another person’s order, another person’s card, a deleted card and unknown ids answer 404', async () => {
  const card = await aCard(world, user);
  const stranger = await aUser(world);
  const strangersCard = await aCard(world, stranger);
  const deleted = await aCard(world, user, 'pm_card_mastercard');
  await world.call('DELETE', `/stripe/cards/${deleted.id}`, { token: user.token });
  const answers = [
    await pay(world, stranger, { order, card: strangersCard }),
    await press(strangersCard),
    await press(deleted),
    await press({ ...card, sourceId: 'pm_nothing' }),
    await pay(world, user, { order: { ...order, _id: '01999999-0000-7000-8000-000000000000' }, card }),
  ];
  expect(answers.map((answer) => [answer.statusCode, problem(answer).code])).toEqual(
    answers.map(() => [404, 'not-found']),
  );
  await expectUnpaid();
});

test('a card detached at the provider only cannot pay; another one can', async () => {
  const card = await aCard(world, user);
  await world.sandbox.detachCard('wideload:detach:behind-our-back', card.sourceId);
  expect((await press(card)).statusCode).toBe(404);
  await expectUnpaid();
  await press(await aCard(world, user, 'pm_card_mastercard'));
  await expectPaidOnce();
});

test('a payment is seen by its owner and by an admin, by nobody else, and not before there is one', async () => {
  expect((await intent()).statusCode).toBe(404);
  await press(await aCard(world, user));
  const [admin, stranger] = [await aUser(world, { role: 'admin' }), await aUser(world)];
  expect((await intent(user)).statusCode).toBe(200);
  expect((await intent(admin)).json()).toEqual((await intent(user)).json());
  expect((await intent(stranger)).statusCode).toBe(404);
});

test('with the provider away a paid order is still shown as paid', async () => {
  await press(await aCard(world, user));
  const before = (await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent;
  world.sandbox.controls.setDown(true);
  const away = (await intent()).json<{ paymentIntent: PaymentIntent }>().paymentIntent;
  world.sandbox.controls.setDown(false);
  expect({ ...away, created: before.created }).toEqual(before);
});

test('a paid order can be neither changed nor deleted', async () => {
  await press(await aCard(world, user));
  const { version } = await readOrder(world, user, order);
  const change = await world.call('PUT', `/permits/orders/${order._id}`, {
    token: user.token,
    body: { version, title: 'x' },
  });
  const removal = await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token });
  expect([change, removal].map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'order.not-draft',
    'order.not-draft',
  ]);
});

test('a draft with a declined payment can be deleted; its intent is canceled first', async () => {
  await press(await aCard(world, user, 'pm_card_chargeCustomerFail'));
  expect((await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token })).statusCode).toBe(200);
  const { rows } = await world.database.pool.query<{ status: string }>(
    `SELECT data ->> 'status' AS status FROM sandbox_gateway.objects WHERE data -> 'metadata' ->> 'orderId' = $1`,
    [order._id],
  );
  expect(rows).toEqual([{ status: 'canceled' }]);
});

test('a draft whose intent was lost can be deleted', async () => {
  world.sandbox.controls.loseAnswer('createIntent', 'before');
  await press(await aCard(world, user));
  expect((await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token })).statusCode).toBe(200);
});
