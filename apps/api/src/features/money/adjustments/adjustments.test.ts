import type { Balance, Card, ChargeableCard, OrderFile } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aWidenedOrder, changeWidth, texas } from '#test/factories/money/adjustment-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aCard, listCharges, deliverWebhooks, sumTaken } from '#test/factories/money/payment-factories.ts';
import { madeEachTime, madeOnce, sharedWorld, type World } from '#test/world.ts';

type Answer = Awaited<ReturnType<World['call']>>;

const world = sharedWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aWidenedOrder(world, carrier, admin));

const toPath = (rest = '') => `/permits/admin/orders/${order._id}${rest}`;
const loadFile = () => world.read<OrderFile>(toPath(), admin);
const charge = (cardId: string | null, expectedAmount = texas) =>
  world.call('POST', toPath('/adjustments'), { token: admin.token, body: { cardId, expectedAmount } });
const withdraw = () => world.call('DELETE', toPath('/adjustments'), { token: admin.token });
const loadBalance = () => world.read<Balance>(`/permits/orders/${order._id}/balance`, carrier);
const readCode = (answer: Answer) => answer.json<{ code: string }>().code;
const readStatus = (answer: Answer) => answer.json<{ status: string }>().status;

async function findAdjustmentId(): Promise<string> {
  const { adjustment } = await loadBalance();
  if (adjustment === null) throw new Error('There is no request.');
  return adjustment._id;
}
async function pay(
  card: Card,
  { total = texas, ...named }: { adjustmentId?: string; attemptId?: string; total?: number },
) {
  const body = { sourceId: card.sourceId, orderId: order._id, expectedTotal: total, ...named };
  return world.call('POST', '/permits/confirm_payment', { token: carrier.token, body });
}
const answerBank = (clientSecret: string, outcome: 'succeed' | 'fail' = 'succeed') =>
  world.sandbox.browser.completeAuthentication(clientSecret, outcome);
const setTotal = (total: number) => world.change('orders', { id: order._id }, { total_price_cents: total });

const findPaidCard = async () => {
  const { json } = await world.call('GET', toPath('/adjustments'), { token: admin.token });
  const [first] = json<{ items: ChargeableCard[] }>().items;
  if (first === undefined) throw new Error('The carrier has no card.');
  return first;
};
const listMails = async (kind: string) =>
  (await world.rows('deliveries', { kind }, ['key', 'content'])).filter(
    ({ content }) => (content as { orderId?: string }).orderId === order._id,
  );
const listNotifications = async () =>
  (await world.rows('notifications', { order_id: order._id }, ['comment'])).map(({ comment }) => comment);
const listActions = async () =>
  (
    await world.deps.db
      .selectFrom('audit_log')
      .select(['what', 'after'])
      .where('subject_id', '=', order._id)
      .where('what', 'like', 'order.charge%')
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ what, after }) => ({ what, after }));

describe('the difference, charged by an admin', () => {
  test('goes to the confirmed card, with a separate payment, receipt and history entry', async () => {
    const card = await findPaidCard();
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', paid: true });
    const answer = await charge(card.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'succeeded' }]);

    const after = await loadFile();
    expect(after).toMatchObject({ status: 'pending', totalPrice: 12_700, paid: 12_700, refunded: 0, adjustment: null });
    expect(after.payments[0]).toMatchObject({
      kind: 'adjustment',
      status: 'succeeded',
      amount: texas,
      captured: texas,
    });
    expect(await sumTaken(world, order)).toBe(12_700);
    const stored = await world.rows('payments', { order_id: order._id, kind: 'adjustment' }, [
      'adjustment_no',
      'price_lines',
    ]);
    const permit = after.permits.find(({ state }) => state === 'TX');
    expect(stored).toEqual([
      {
        adjustment_no: 1,
        price_lines: [
          {
            permitId: permit?._id,
            unit: 1,
            state: 'TX',
            days: permit?.days,
            feeCents: permit?.fee,
            amountCents: texas,
          },
        ],
      },
    ]);
    const receipts = await listMails('adjustment-paid');
    expect(receipts).toMatchObject([
      { key: `receipt:${after.payments[0]?._id}`, content: { total: texas, card: { last4: '4242' } } },
    ]);
    const comment = 'The difference of $62.00 was paid with Visa ending in 4242.';
    expect((await listNotifications()).at(-1)).toBe(`${comment} Status: pending`);
    expect(after.events.at(-1)?.event).toMatchObject({ who: 'payment', what: 'money', comment: comment });
    expect(await listActions()).toEqual([
      { what: 'order.charge', after: { amount: '$62.00', card: 'Visa ending in 4242' } },
    ]);
    expect(await loadBalance()).toEqual({ captured: 12_700, refunded: 0, fees: 0, adjustment: null });
  });

  test('pressed ten times at once is charged once', async () => {
    const { id } = await findPaidCard();
    const answers = await Promise.all(Array.from({ length: 10 }, () => charge(id)));
    const outcomes = answers.map((answer) => (answer.statusCode === 200 ? readStatus(answer) : readCode(answer)));
    expect(outcomes.every((one) => one === 'succeeded' || one === 'adjustment.not-due')).toBe(true);
    expect(outcomes).toContain('succeeded');
    expect(await sumTaken(world, order)).toBe(12_700);
    expect(await listMails('adjustment-paid')).toHaveLength(1);
    expect(readCode(await charge(id))).toBe('adjustment.not-due');
  });

  test('is never charged at a price that was not confirmed', async () => {
    const { id } = await findPaidCard();
    const stale = await charge(id, 100);
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'amount_changed', total: texas }]);
    await changeWidth(world, admin, { id: order._id, to: 'narrow' });
    expect(readCode(await charge(id))).toBe('adjustment.not-due');
    expect(await listCharges(world, order)).toHaveLength(1);
  });

  test.each([
    [49, 422, 'adjustment.too-small'],
    [0, 409, 'adjustment.not-due'],
    [-100, 409, 'adjustment.not-due'],
  ])('of %i cents answers %i %s', async (more, status, code) => {
    await setTotal(6500 + more);
    const answer = await charge((await findPaidCard()).id, more);
    expect([answer.statusCode, readCode(answer)]).toEqual([status, code]);
    expect((await loadFile()).adjustment).toBeNull();
  });

  test('of 50 cents is charged, and a rejected order is not', async () => {
    await setTotal(6550);
    expect(readStatus(await charge((await findPaidCard()).id, 50))).toBe('succeeded');
    await setTotal(9000);
    await world.call('PUT', toPath(), { token: admin.token, body: { status: 'rejected', comment: 'No.' } });
    expect(readCode(await charge((await findPaidCard()).id, 2450))).toBe('adjustment.not-due');
  });

  test('needs a saved card of this very carrier', async () => {
    const other = await aCard(world, await aUser(world));
    expect((await charge(other.id)).statusCode).toBe(404);
    const { id } = await findPaidCard();
    await world.call('DELETE', `/stripe/cards/${id}`, { token: carrier.token });
    expect((await charge(id)).statusCode).toBe(404);
    expect(await sumTaken(world, order)).toBe(6500);
  });

  test('counts refunds as not paid', async () => {
    await world.change('payments', { order_id: order._id }, { refund_reserved_cents: 2000 });
    expect(readCode(await charge((await findPaidCard()).id))).toBe('amount_changed');
    expect(readStatus(await charge((await findPaidCard()).id, texas + 2000))).toBe('succeeded');
    const [receipt] = await listMails('adjustment-paid');
    expect(receipt?.content).toMatchObject({
      lines: [
        { label: 'Texas, unit 1', amount: texas },
        { label: 'Charged again after a refund', amount: 2000 },
      ],
    });
  });

  test('can follow another one, with its own number', async () => {
    const { id } = await findPaidCard();
    await charge(id);
    await setTotal(12_800);
    expect(readStatus(await charge(id, 100))).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(12_800);
    const numbers = await world.deps.db
      .selectFrom('payments')
      .select('adjustment_no')
      .where((eb) => eb.and({ order_id: order._id, kind: 'adjustment' }))
      .orderBy('adjustment_no')
      .execute();
    expect(numbers.map(({ adjustment_no }) => adjustment_no)).toEqual([1, 2]);
  });
});

describe('a card that cannot be charged without its owner', () => {
  test.each([
    ['is declined', 'pm_card_sandbox_insufficientFunds', 'Your card has insufficient funds.'],
    [
      'wants 3-D Secure',
      'pm_card_authenticationRequired',
      'Your card was declined. This transaction requires authentication.',
    ],
  ])('%s: the carrier gets one request, and pays with 3-D Secure on the own page', async (_, alias, message) => {
    const declining = await aCard(world, carrier, alias);
    const answer = await charge(declining.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'declined', message }]);
    const { adjustment } = await loadFile();
    expect(adjustment).toMatchObject({ isCharging: false });
    expect(adjustment?.askedAt).not.toBeNull();
    expect((await listNotifications()).at(-1)).toMatch(
      /could not be charged without you\. A difference of \$62\.00 is to be paid\./,
    );
    expect(await listMails('adjustment-due')).toMatchObject([
      { key: `adjustment-due:${adjustment?._id}`, content: { amount: texas, declined: { last4: declining.last4 } } },
    ]);
    await charge(declining.id);
    expect(await listMails('adjustment-due')).toHaveLength(1);

    expect(await loadBalance()).toEqual({
      captured: 6500,
      refunded: 0,
      fees: 0,
      adjustment: { _id: adjustment?._id, amount: texas },
    });
    const secure = await aCard(world, carrier, 'pm_card_authenticationRequired');
    const adjustmentId = await findAdjustmentId();
    const first = await pay(secure, { adjustmentId });
    expect(readStatus(first)).toBe('requires_action');
    expect((await loadFile()).adjustment).toMatchObject({ isCharging: true });
    await answerBank(first.json<{ clientSecret: string }>().clientSecret);
    const second = await pay(secure, { adjustmentId });
    expect(second.json()).toMatchObject({ status: 'succeeded', paymentIntent: { amount: texas, status: 'succeeded' } });
    expect(readStatus(await pay(secure, { adjustmentId }))).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(12_700);
    expect(await listMails('adjustment-paid')).toHaveLength(1);
    expect(await loadFile()).toMatchObject({ status: 'pending', paid: 12_700, adjustment: null });
  });
});

describe('a carrier with a request to pay', () => {
  test('gets one mail, however often the admin requests it, and pays with another card after a decline', async () => {
    expect(readStatus(await charge(null))).toBe('asked');
    expect(readStatus(await charge(null))).toBe('asked');
    expect(await listMails('adjustment-due')).toHaveLength(1);
    expect(await listActions()).toEqual([{ what: 'order.charge-request', after: { amount: '$62.00' } }]);
    expect((await listNotifications()).at(-1)).toBe('A difference of $62.00 is to be paid. Status: pending');
    const asked = world.deps.db.selectFrom('notifications').select('id').where('kind', '=', 'fee-asked');
    expect(await asked.where('order_id', '=', order._id).execute()).toHaveLength(1);
    const adjustmentId = await findAdjustmentId();
    const refused = await pay(await aCard(world, carrier, 'pm_card_sandbox_doNotHonor'), { adjustmentId });
    expect([refused.statusCode, refused.json()]).toMatchObject([402, { declineCode: 'do_not_honor' }]);
    // The carrier has the request already, so an own declined payment sends no second mail.
    expect(await listMails('adjustment-due')).toHaveLength(1);
    expect(readStatus(await pay(await aCard(world, carrier), { adjustmentId }))).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(12_700);
    const { paymentIntent } = await world.read<{ paymentIntent: object }>(
      `/payment_intent?orderId=${order._id}&adjustmentId=${adjustmentId}`,
      carrier,
    );
    expect(paymentIntent).toMatchObject({ amount: texas, status: 'succeeded' });
  });

  test('gets a decline after 3-D Secure from the named attempt, and the bank decides once', async () => {
    await charge(null);
    const adjustmentId = await findAdjustmentId();
    const card = await aCard(world, carrier, 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
    const before = world.sandbox.controls.calls('confirmIntent');
    const { clientSecret, attemptId = '' } = (await pay(card, { adjustmentId })).json<Record<string, string>>();
    await answerBank(clientSecret ?? '');
    await deliverWebhooks(world);
    const answer = await pay(card, { adjustmentId, attemptId });
    expect([answer.statusCode, answer.json()]).toMatchObject([402, { declineCode: 'insufficient_funds' }]);
    // The attempt does not belong to the order's own payment.
    expect((await pay(card, { attemptId })).statusCode).toBe(404);
    expect(world.sandbox.controls.calls('confirmIntent') - before).toBe(1);
    await withdraw();
    expect((await pay(card, { adjustmentId, attemptId })).statusCode).toBe(402);
  });

  test('pays the present difference: an old amount answers 409 with the new one, and so does a request that is no longer due', async () => {
    await charge(null);
    const adjustmentId = await findAdjustmentId();
    const card = await aCard(world, carrier, 'pm_card_chargeCustomerFail');
    // An intent of the old amount exists.
    expect((await pay(card, { adjustmentId })).statusCode).toBe(402);
    await setTotal(13_700);
    const good = await aCard(world, carrier);
    const stale = await pay(good, { adjustmentId });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'amount_changed', total: 7200 }]);
    await setTotal(6500);
    expect(readCode(await pay(good, { adjustmentId }))).toBe('adjustment.not-due');
    expect((await loadBalance()).adjustment).toBeNull();
    await setTotal(13_700);
    expect(readStatus(await pay(good, { adjustmentId, total: 7200 }))).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(13_700);
  });

  test('reads the effect on the request with each change of the units', async () => {
    await charge(null);
    await changeWidth(world, admin, { id: order._id, to: 'narrow' });
    expect((await listNotifications()).at(-1)).toMatch(
      /You were asked to pay a difference before: you no longer need to pay it\./,
    );
    expect(await loadFile()).toMatchObject({ adjustment: { isCharging: false } });
    await changeWidth(world, admin, { id: order._id, to: 'wide' });
    expect((await listNotifications()).at(-1)).toMatch(
      /You were asked to pay the difference before: it is \$62\.00 now\./,
    );
    const good = await aCard(world, carrier);
    expect(readStatus(await pay(good, { adjustmentId: await findAdjustmentId() }))).toBe('succeeded');
  });

  test('blocks changes of the units during 3-D Secure; the admin can withdraw the request', async () => {
    await charge(null);
    const adjustmentId = await findAdjustmentId();
    const secure = await aCard(world, carrier, 'pm_card_authenticationRequired');
    const { clientSecret } = (await pay(secure, { adjustmentId })).json<{ clientSecret: string }>();
    await expect(changeWidth(world, admin, { id: order._id, to: 'narrow' })).rejects.toThrow(/payment_in_progress/);
    expect(readCode(await charge((await findPaidCard()).id))).toBe('payment_in_progress');
    expect(readCode(await charge(null))).toBe('payment_in_progress');
    const rejection = { status: 'rejected', comment: 'No.' };
    const rejected = await world.call('PUT', toPath(), { token: admin.token, body: rejection });
    expect(readCode(rejected)).toBe('payment_in_progress');

    expect(readStatus(await withdraw())).toBe('withdrawn');
    await answerBank(clientSecret);
    expect(readCode(await pay(secure, { adjustmentId }))).toBe('order_not_payable');
    expect(await sumTaken(world, order)).toBe(6500);
    expect((await listNotifications()).at(-1)).toMatch(/the request was withdrawn/);
    expect((await listActions()).map(({ what }) => what)).toEqual(['order.charge-request', 'order.charge-withdrawn']);
    await changeWidth(world, admin, { id: order._id, to: 'narrow' });
    expect((await withdraw()).statusCode).toBe(404);
  });

  test('who has confirmed 3-D Secure has paid, even during a withdrawal', async () => {
    await charge(null);
    const secure = await aCard(world, carrier, 'pm_card_authenticationRequired');
    const { clientSecret } = (await pay(secure, { adjustmentId: await findAdjustmentId() })).json<{
      clientSecret: string;
    }>();
    await answerBank(clientSecret);
    const answer = await withdraw();
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { detail: 'It has just been paid.' }]);
    expect(await loadFile()).toMatchObject({ paid: 12_700, adjustment: null });
  });

  test('can take another card during 3-D Secure: the first card is no longer charged', async () => {
    await charge(null);
    const adjustmentId = await findAdjustmentId();
    const secure = await aCard(world, carrier, 'pm_card_authenticationRequired');
    const { clientSecret } = (await pay(secure, { adjustmentId })).json<{ clientSecret: string }>();
    expect(readStatus(await pay(await aCard(world, carrier), { adjustmentId }))).toBe('succeeded');
    await answerBank(clientSecret);
    expect(await sumTaken(world, order)).toBe(12_700);
  });

  test('cannot pay another’s difference, one that only an admin charges, or with another’s card', async () => {
    world.sandbox.controls.loseAnswer('createIntent', 'before');
    expect((await charge((await findPaidCard()).id)).statusCode).toBe(503);
    const { adjustment } = await loadFile();
    expect(adjustment).toMatchObject({ askedAt: null, isCharging: false });
    const card = await aCard(world, carrier);
    expect((await pay(card, { adjustmentId: adjustment?._id ?? '' })).statusCode).toBe(404);
    await charge(null);
    const adjustmentId = await findAdjustmentId();
    const stranger = await aUser(world);
    const strange = await aCard(world, stranger);
    expect((await pay(strange, { adjustmentId })).statusCode).toBe(404);
    const body = { sourceId: strange.sourceId, orderId: order._id, expectedTotal: texas, adjustmentId };
    const theirs = await world.call('POST', '/permits/confirm_payment', { token: stranger.token, body });
    expect(theirs.statusCode).toBe(404);
    expect(await sumTaken(world, order)).toBe(6500);
  });
});

test('the database has room for one open request of an order, and one payment that may charge for it', async () => {
  await charge(null);
  const adjustmentId = await findAdjustmentId();
  const now = world.clock.now();
  const row = { order_id: order._id, created_at: now, updated_at: now };
  const second = { ...row, id: world.deps.ids(), state: 'open' as const, requested_by: admin.id, asked_at: null };
  await expect(world.insert('adjustments', second)).rejects.toThrow(/adjustments_one_open/);
  const payment = (no: number) => {
    const values = {
      ...row,
      id: world.deps.ids(),
      kind: 'adjustment' as const,
      adjustment_no: no,
      adjustment_id: adjustmentId,
      amount_cents: texas,
      price_lines: '[]',
      status: 'created' as const,
      provider: 'sandbox',
      livemode: false,
      provider_intent_id: null,
      anomaly: null,
      last_error: null,
      synced_at: null,
    };
    return world.insert('payments', values);
  };
  await payment(1);
  await expect(payment(2)).rejects.toThrow(/payments_one_(per|open)_adjustment/);
});
