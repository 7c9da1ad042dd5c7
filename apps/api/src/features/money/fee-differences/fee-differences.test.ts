import type { Balance, Card, Ledger, Order, OrderFile, OwnFees, OwnPayment, QueueOrder } from '@wideload/contract';
import { feeWays, type FeeWay } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import {
  anOrderWithConsent,
  anOrderWithFee,
  giveConsent,
  issueWithFee,
  readFees,
  settleFee,
} from '#test/factories/money/fee-factories.ts';
import { findPermit } from '#test/factories/permit-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, crashAt, deliverWebhooks, listCharges, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aRefund, sumRefunded } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { readPdf } from '#test/pdf.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { SECOND } from '#clock.ts';
import { renderMail, type Mail } from '#platform/deliveries/mails.ts';
import { createReconciler } from '../payments.service.ts';
import { chargeFee } from '../charges/charge-fee.ts';

const total = 10_200;
const world = aWorld();
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));

const anOrder = (parts: Partial<Parameters<typeof anOrderWithFee>[1]> = {}) =>
  anOrderWithFee(world, { carrier, admin, ...parts });
const readCode = (answer: Awaited<ReturnType<typeof settleFee>>) => answer.json<{ code: string }>().code;
const readOwn = ({ _id }: Order) => world.read<OwnFees>(`/permits/orders/${_id}/fee_differences`, carrier);
const readFile = ({ _id }: Order) => world.read<OrderFile>(`/permits/admin/orders/${_id}`, admin);
const readBalance = ({ _id }: Order) => world.read<Balance>(`/permits/orders/${_id}/balance`, carrier);
const withdrawRequest = ({ _id }: Order) =>
  world.call('DELETE', `/permits/admin/orders/${_id}/adjustments`, { token: admin.token });
const withdrawConsent = ({ _id }: Order) =>
  world.call('DELETE', `/permits/orders/${_id}/fee_consent`, { token: carrier.token });
const listActions = async ({ _id }: Order) => {
  const rows = world.deps.db.selectFrom('audit_log').select(['what', 'before', 'after']).where('subject_id', '=', _id);
  return (await rows.orderBy('at').orderBy('id').execute()).filter(({ what }) => what.startsWith('order.fee'));
};
const listComments = async ({ _id }: Order) => {
  const rows = world.deps.db.selectFrom('notifications').select('comment').where('order_id', '=', _id);
  return (await rows.orderBy('created_at').orderBy('id').execute()).map(({ comment }) => comment);
};

const readMail = async (kind: Mail['kind'], { _id }: Order): Promise<string> => {
  const rows = await world.rows('deliveries', { kind }, ['recipient', 'content']);
  const row = rows.find(({ content }) => (content as { orderId?: string }).orderId === _id);
  if (row === undefined) throw new Error(`No mail: ${kind}`);
  // Cast: `enqueue` has written the content of this kind.
  return renderMail({ kind, to: row.recipient, content: row.content } as Mail).text;
};
const findAdjustmentPayment = async ({ _id }: Order): Promise<string> => {
  const answer = await world.call('GET', `/permits/orders/${_id}/payments`, { token: carrier.token });
  return answer.json<{ items: OwnPayment[] }>().items.find(({ kind }) => kind === 'adjustment')?._id ?? '';
};

describe('a state that charged more', () => {
  test('is charged within the consent to the card of the order, once, and the carrier reads one line', async () => {
    const order = await anOrder();
    expect(await readFees(world, admin, order)).toMatchObject({
      open: [{ state: 'TX', difference: 1500, ways: ['charge', 'ask', 'absorb'] }],
      settlements: [],
      consent: { limit: 5000, charged: 0 },
      card: { brand: 'Visa', last4: '4242' },
    });
    const answer = await settleFee(world, admin, { order, way: 'charge' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'succeeded' }]);
    expect(await sumTaken(world, order)).toBe(total + 1500);
    expect(await readFile(order)).toMatchObject({
      fees: 1500,
      isFeeAsked: false,
      paid: total + 1500,
      adjustment: null,
    });
    const permitId = findPermit(order, 'TX')._id;
    expect(await readOwn(order)).toMatchObject({
      items: [
        { permitId, difference: 1500, way: 'charged', status: 'settled', card: { brand: 'Visa', last4: '4242' } },
      ],
      consent: { limit: 5000, charged: 1500 },
    });
    expect((await readFees(world, admin, order)).open).toEqual([]);
    expect(readCode(await settleFee(world, admin, { order, way: 'charge' }))).toBe('fee-difference.settled');
    const ledger = await world.call('GET', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token });
    expect(ledger.json<Ledger>().rows.find((row) => row.permitId === permitId)).toMatchObject({ charged: 7700 });
    expect(await listActions(order)).toMatchObject([
      {
        before: { difference: 'Texas: $15.00' },
        after: { settled: "charged to Visa ending in 4242, within the carrier's consent" },
      },
    ]);
  });

  test('is charged once by ten presses at once', async () => {
    const order = await anOrder();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => settleFee(world, admin, { order, way: 'charge' })),
    );
    const outcomes = answers.map((answer) => answer.json<{ status: string; code?: string }>());
    expect(outcomes.some(({ status }) => status === 'succeeded')).toBe(true);
    for (const { status, code } of outcomes)
      expect([status, code]).toSatisfy(([is, why]) => is === 'succeeded' || why === 'fee-difference.settled');
    expect(await sumTaken(world, order)).toBe(total + 1500);
    expect((await readFees(world, admin, order)).settlements).toHaveLength(1);
  });

  test('above the limit, after a withdrawal or without a consent is asked for instead', async () => {
    const [small, withdrawn, none] = [await anOrder({ limit: 1499 }), await anOrder(), await anOrder({ limit: null })];
    await withdrawConsent(withdrawn);
    for (const order of [small, withdrawn, none]) {
      expect((await readFees(world, admin, order)).open[0]?.ways).toEqual(['ask', 'absorb']);
      expect(readCode(await settleFee(world, admin, { order, way: 'charge' }))).toBe('fee-difference.not-possible');
      expect(await sumTaken(world, order)).toBe(total);
    }
  });

  test('is asked for once: notified and mailed with the reason, paid by the carrier alone', async () => {
    const order = await anOrder({ limit: null });
    const reason = 'The way through Amarillo is 12 miles longer.';
    expect((await settleFee(world, admin, { order, way: 'ask', reason })).json()).toEqual({ status: 'asked' });
    expect(readCode(await settleFee(world, admin, { order, way: 'ask' }))).toBe('fee-difference.settled');
    const why = `Texas charged $77.00 instead of $62.00 for the permit of unit 1. Reason: ${reason}`;
    expect((await listComments(order)).at(-1)).toBe(`${why} A difference of $15.00 is to be paid. Status: pending`);
    expect(await readMail('adjustment-due', order)).toContain(`more than you paid.\n\n${why}\n`);
    expect((await readOwn(order)).items).toMatchObject([{ unit: 1, chargedFee: 7700, difference: 1500, reason }]);
    const card = await aCard(world, carrier);
    const body = { cardId: card.id, expectedAmount: 1500 };
    const path = `/permits/admin/orders/${order._id}/adjustments`;
    expect(readCode(await world.call('POST', path, { token: admin.token, body }))).toBe('order_not_payable');
    const { adjustment } = await readBalance(order);
    expect(adjustment).toMatchObject({ amount: 1500 });
    const press = { sourceId: card.sourceId, orderId: order._id, adjustmentId: adjustment?._id, expectedTotal: 1500 };
    await world.call('POST', '/permits/confirm_payment', { token: carrier.token, body: press });
    expect(await sumTaken(world, order)).toBe(total + 1500);
    expect((await readOwn(order)).items).toMatchObject([{ status: 'settled', card: { last4: '4242' } }]);
    expect((await listComments(order)).at(-1)).toBe(
      `The difference of $15.00 was paid with Visa ending in 4242. ${why} Status: pending`,
    );
    const receipt = await readMail('adjustment-paid', order);
    expect(receipt).toContain(`\n${why}\n`);
    expect(receipt).toContain(`  Texas, unit 1 (state fee $77.00 instead of $62.00, ${reason}): $15.00`);
    expect(receipt).not.toContain('units');
    const pdf = await world.call('GET', `/permits/payments/${await findAdjustmentPayment(order)}/receipt`, {
      token: carrier.token,
    });
    expect((await readPdf(pdf.rawPayload)).text).toContain(why);
  });

  test('and another one join one request', async () => {
    const order = await anOrder({ limit: null });
    await issueWithFee(world, admin, { order, state: 'LA', fee: 5000 });
    await settleFee(world, admin, { order, way: 'ask' });
    await settleFee(world, admin, { order, way: 'ask', state: 'LA', difference: 1000 });
    expect((await readBalance(order)).adjustment).toMatchObject({ amount: 2500 });
    const mails = await world.rows('deliveries', { kind: 'adjustment-due' }, ['content']);
    const own = mails.filter(({ content }) => (content as { orderId?: string }).orderId === order._id);
    expect(own).toHaveLength(2);
  });

  test('that the card does not pay is asked for, and a withdrawn request opens it again', async () => {
    const order = await anOrder();
    const card = await aCard(world, carrier, 'pm_card_chargeCustomerFail');
    // The card of the order has expired, as far as its bank is concerned.
    const swap = { text: 'UPDATE cards SET provider_pm_id = $1 WHERE user_id = $2 AND last4 = $3' };
    await world.database.pool.query('UPDATE cards SET provider_pm_id = $1 WHERE id = $2', ['pm_gone', card.id]);
    await world.database.pool.query(swap.text, [card.sourceId, carrier.id, '4242']);
    expect((await settleFee(world, admin, { order, way: 'charge' })).json()).toMatchObject({ status: 'declined' });
    expect(await readFile(order)).toMatchObject({ isFeeAsked: true, adjustment: { askedAt: expect.any(String) } });
    expect((await readOwn(order)).items).toMatchObject([{ status: 'open', card: null }]);
    // The carrier pays it, so the consent has paid nothing.
    expect((await readOwn(order)).consent).toMatchObject({ charged: 0 });
    expect((await listComments(order)).at(-1)).toMatch(
      /^Texas charged \$77\.00 instead of \$62\.00 .* could not be charged without you\. A difference of \$15\.00/,
    );
    expect((await withdrawRequest(order)).statusCode).toBe(200);
    expect(await readFile(order)).toMatchObject({ fees: 0, adjustment: null });
    expect((await readOwn(order)).consent).toMatchObject({ charged: 0 });
    expect((await readFees(world, admin, order)).open).toMatchObject([{ difference: 1500 }]);
  });

  test('is absorbed with a reason, which can be undone', async () => {
    const order = await anOrder();
    expect((await settleFee(world, admin, { order, way: 'absorb' })).statusCode).toBe(400);
    await settleFee(world, admin, { order, way: 'absorb', reason: 'Our mistake.' });
    expect((await readOwn(order)).items).toMatchObject([
      { way: 'absorbed', status: 'settled', card: null, reason: '' },
    ]);
    expect(await readFile(order)).toMatchObject({ fees: 0, paid: total });
    const csv = await world.call('GET', '/permits/admin/ledger.csv?from=2020-01-01&to=2040-01-01', {
      token: admin.token,
    });
    const lines = csv.body.split('\r\n').filter((line) => line.includes(`,${order.orderNumber},`));
    expect(lines.find((line) => line.includes(',state fee,'))).toMatch(/-77\.00,.*,Our mistake\.,/);
    const [settlement] = (await readFees(world, admin, order)).settlements;
    expect(settlement).toMatchObject({ reason: 'Our mistake.', by: admin.email, isConsented: false });
    const undo = () =>
      world.call('PUT', `/permits/admin/fee_settlements/${settlement?._id}/undo`, { token: admin.token });
    for (const answer of [await undo(), await undo()])
      expect(answer.json()).toMatchObject({ open: [{ difference: 1500 }], settlements: [{ status: 'undone' }] });
    expect((await readOwn(order)).items).toEqual([]);
    expect((await listActions(order)).map(({ what }) => what)).toEqual(['order.fee-settled', 'order.fee-undone']);
  });

  test('of a rejected order is neither charged nor asked for', async () => {
    const order = await anOrder();
    const body = { status: 'rejected', comment: 'No.' };
    await world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body });
    expect((await readFees(world, admin, order)).open[0]?.ways).toEqual(['absorb']);
    for (const way of ['charge', 'ask'] as const)
      expect(readCode(await settleFee(world, admin, { order, way }))).toBe('adjustment.not-due');
    expect((await readFees(world, admin, order)).settlements).toEqual([]);
  });

  test('is open again once its charge is refunded as a whole', async () => {
    const order = await anOrder();
    await settleFee(world, admin, { order, way: 'charge' });
    const { payments } = await readFile(order);
    const paymentId = payments.find(({ kind }) => kind === 'adjustment')?._id;
    await aRefund(world, admin, { order, amount: 1500, paymentId });
    expect(await readFile(order)).toMatchObject({ fees: 0 });
    expect(await readFees(world, admin, order)).toMatchObject({
      open: [{ difference: 1500 }],
      settlements: [{ status: 'undone' }],
      // The charge stays.
      consent: { charged: 1500 },
    });
  });

  test('is refused where the admin saw another amount, and while another difference is open', async () => {
    const order = await anOrder();
    expect(readCode(await settleFee(world, admin, { order, way: 'charge', difference: 1400 }))).toBe(
      'fee-difference.settled',
    );
    await issueWithFee(world, admin, { order, state: 'LA', fee: 5000 });
    await settleFee(world, admin, { order, way: 'ask', state: 'LA', difference: 1000 });
    expect(readCode(await settleFee(world, admin, { order, way: 'charge' }))).toBe('fee-difference.not-possible');
    await withdrawRequest(order);
    expect((await readFees(world, admin, order)).open.map(({ state }) => state).toSorted()).toEqual(['LA', 'TX']);
    expect((await settleFee(world, admin, { order, way: 'charge' })).json()).toEqual({ status: 'succeeded' });
  });
});

describe('a state that charged less', () => {
  test('is refunded once, and owes nothing afterwards', async () => {
    const order = await anOrder({ fee: 6000 });
    expect((await readFees(world, admin, order)).open).toMatchObject([
      { difference: -200, ways: ['refund', 'absorb'] },
    ]);
    const press = () => settleFee(world, admin, { order, way: 'refund', difference: -200 });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await deliverWebhooks(world);
    expect(await sumRefunded(world, order)).toBe(200);
    expect(await readFile(order)).toMatchObject({ fees: -200, refunded: 200 });
    expect((await readOwn(order)).items).toMatchObject([{ way: 'refunded', status: 'settled', difference: -200 }]);
  });

  test('is refunded by a bookkeeper while the admin who issued the permit holds the order, and keeps it', async () => {
    const order = await anOrder({ fee: 6000 });
    const bookkeeper = await aUser(world, { role: 'admin', deskRole: 'bookkeeper' });
    const answer = await settleFee(world, bookkeeper, { order, way: 'refund', difference: -200 });
    expect(answer.json()).toEqual({ status: 'refunded' });
    const { claim } = await world.read<QueueOrder>(`/permits/admin/queue/${order._id}`, admin);
    expect(claim).toMatchObject({ admin: { email: admin.email } });
  });

  test('is open again after the bank returned the refund', async () => {
    const order = await anOrder({ fee: 6000, alias: 'pm_card_refundFail' });
    await settleFee(world, admin, { order, way: 'refund', difference: -200 });
    world.clock.advance(5 * SECOND);
    await deliverWebhooks(world);
    expect(await readFees(world, admin, order)).toMatchObject({
      open: [{ difference: -200 }],
      settlements: [{ status: 'undone' }],
    });
    expect(await readFile(order)).toMatchObject({ fees: 0, refunded: 0 });
  });
});

describe('the consent', () => {
  test('is given with the draft, replaced by another limit, and not after it is paid', async () => {
    const order = await aPayableOrder(world, carrier);
    for (const limit of [5000, 5000, 7500]) await giveConsent(world, carrier, order, limit);
    const rows = await world.deps.db
      .selectFrom('fee_consents')
      .select(['limit_cents', 'text_version', 'withdrawn_at'])
      .where('order_id', '=', order._id)
      .orderBy('given_at')
      .execute();
    expect(rows).toMatchObject([
      { limit_cents: 5000, withdrawn_at: expect.any(Date) },
      { limit_cents: 7500, text_version: '2026-11-23', withdrawn_at: null },
    ]);
    const paid = await anOrderWithConsent(world, carrier);
    expect(readCode(await giveConsent(world, carrier, paid, 9000))).toBe('order_not_payable');
  });

  test.each([99, 100_001, 1.5])('of %d cents is refused', async (limit) => {
    const order = await aPayableOrder(world, carrier);
    expect((await giveConsent(world, carrier, order, limit)).statusCode).toBe(400);
  });

  test('is listed with its order until it is withdrawn, which the history keeps', async () => {
    const order = await anOrderWithConsent(world, carrier);
    const list = async () => (await world.read<{ items: object[] }>('/users/fee_consents', carrier)).items;
    expect(await list()).toMatchObject([{ limit: 5000, charged: 0, order: { _id: order._id } }]);
    for (const answer of [await withdrawConsent(order), await withdrawConsent(order)])
      expect(answer.json()).toEqual({ status: 'withdrawn' });
    expect(await list()).toEqual([]);
    const events = (await readFile(order)).events.filter(({ event }) => event.comment?.startsWith('Fee differences'));
    expect(events).toHaveLength(1);
  });

  test('is never exceeded, whatever is pressed at once', async () => {
    const order = await anOrder({ limit: 2000 });
    await issueWithFee(world, admin, { order, state: 'LA', fee: 5000 });
    const answers = await Promise.all([
      settleFee(world, admin, { order, way: 'charge' }),
      settleFee(world, admin, { order, way: 'charge', state: 'LA', difference: 1000 }),
      settleFee(world, admin, { order, way: 'charge' }),
      settleFee(world, admin, { order, way: 'charge', state: 'LA', difference: 1000 }),
    ]);
    expect(answers.some((answer) => answer.json<{ status: string }>().status === 'succeeded')).toBe(true);
    const { consent } = await readFees(world, admin, order);
    expect(consent?.charged).toBeLessThanOrEqual(2000);
    expect(await sumTaken(world, order)).toBe(total + (consent?.charged ?? 0));
  });

  test('is guarded by the database too', async () => {
    const order = await anOrder({ limit: 2000 });
    await settleFee(world, admin, { order, way: 'charge' });
    const copy = world.database.pool.query(
      `INSERT INTO fee_settlements SELECT gen_random_uuid(), order_id, permit_id, no + 1, way, difference_cents, consent_id,
         adjustment_id, refund_id, reason, settled_by, created_at, undone_at FROM fee_settlements WHERE order_id = $1`,
      [order._id],
    );
    await expect(copy).rejects.toThrow('The consent is for less.');
    const rewrite = world.database.pool.query('UPDATE fee_settlements SET difference_cents = 1 WHERE order_id = $1', [
      order._id,
    ]);
    await expect(rewrite).rejects.toThrow('for good');
  });
});

describe('a process that dies while it charges a fee difference', () => {
  test.each([
    ['createIntent', 'before', 0],
    ['createIntent', 'after', 0],
    ['confirmIntent', 'before', 0],
    ['confirmIntent', 'after', 1],
  ] as const)(
    'at %s, %s its execution, has charged it at most once; the next press ends it',
    async (at, when, charged) => {
      const order = await anOrder();
      await deliverWebhooks(world);
      const { deps, death } = crashAt(world, at, when);
      const actor = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
      const request = {
        orderId: order._id,
        permitId: findPermit(order, 'TX')._id,
        way: 'charge' as const,
        expectedDifference: 1500,
        reason: '',
      };
      await Promise.all([chargeFee(deps, actor, request, { answerWithin: 20, waitForFirst: 10, lookEvery: 5 }), death]);
      expect((await listCharges(world, order)).length).toBe(1 + charged);
      world.clock.advance(121 * SECOND);
      await createReconciler(world.deps).run();
      const answer = await settleFee(world, admin, { order, way: 'charge' });
      expect([answer.statusCode, answer.json()]).toMatchObject(
        charged === 1 ? [409, { code: 'fee-difference.settled' }] : [200, { status: 'succeeded' }],
      );
      expect(await sumTaken(world, order)).toBe(total + 1500);
      expect((await readFees(world, admin, order)).settlements).toMatchObject([{ status: 'settled' }]);
    },
  );
});

async function listTagged(): Promise<string[]> {
  const answer = await world.call('GET', '/permits/admin/queue?mark=fee-difference', { token: admin.token });
  return answer.json<{ items: { _id: string }[] }>().items.map(({ _id }) => _id);
}

test('the queue marks an order with an open difference, until it is settled', async () => {
  const order = await anOrder();
  expect(await listTagged()).toContain(order._id);
  await settleFee(world, admin, { order, way: 'charge' });
  expect(await listTagged()).not.toContain(order._id);
});

test('the queue marks an order until its difference is refunded, and again once the bank has returned the refund', async () => {
  const order = await anOrder({ fee: 6000, alias: 'pm_card_refundFail' });
  expect(await listTagged()).toContain(order._id);
  await settleFee(world, admin, { order, way: 'refund', difference: -200 });
  expect(await listTagged()).not.toContain(order._id);
  world.clock.advance(5 * SECOND);
  await deliverWebhooks(world);
  expect(await listTagged()).toContain(order._id);
});

const reject = ({ _id }: Order) =>
  world.call('PUT', `/permits/admin/orders/${_id}`, {
    token: admin.token,
    body: { status: 'rejected', comment: 'No.' },
  });
const deleteCards = async () => {
  const cards = await world.call('GET', '/stripe/cards', { token: carrier.token });
  for (const { id } of cards.json<Card[]>())
    await world.call('DELETE', `/stripe/cards/${id}`, { token: carrier.token });
};

describe.each<[string, number, number, (order: Order) => Promise<unknown>]>([
  ['above', 7700, 1500, () => Promise.resolve()],
  ['above, with the consent withdrawn', 7700, 1500, withdrawConsent],
  ['above, of a rejected order', 7700, 1500, reject],
  ['above, with the card deleted', 7700, 1500, deleteCards],
  ['below what a card takes', 6249, 49, () => Promise.resolve()],
  ['in favor of the carrier', 6000, -200, () => Promise.resolve()],
  ['in favor of the carrier, of a rejected order', 6000, -200, reject],
  ['of nothing', 6200, 0, () => Promise.resolve()],
])('a difference %s', (_case, fee, difference, arrange) => {
  test('is refused with 409 by each way that is not listed, and settled by each that is', async () => {
    let order = await anOrder({ fee });
    await arrange(order);
    const listed = (await readFees(world, admin, order)).open[0]?.ways ?? [];
    const press = (way: FeeWay) => settleFee(world, admin, { order, way, difference, reason: 'Ours.' });
    for (const way of feeWays.filter((one) => !listed.includes(one)))
      expect((await press(way)).statusCode, way).toBe(409);
    expect((await readFees(world, admin, order)).settlements).toEqual([]);
    for (const [count, way] of listed.entries()) {
      if (count > 0) await arrange((order = await anOrder({ fee })));
      expect((await press(way)).statusCode, way).toBe(200);
      expect((await readFees(world, admin, order)).settlements, way).toHaveLength(1);
    }
  });
});
