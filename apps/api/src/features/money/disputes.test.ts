import type { Order, PaymentAlert } from '@wideload/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import {
  aRefund,
  anOrderPaidWith,
  findIntentId,
  pressRefund,
  readFiledPayment,
  sumRefunded,
} from '#test/factories/money/refund-factories.ts';
import { createSeededRandom } from '#test/seeded-random.ts';
import { isThorough } from '#test/thorough.ts';
import { aWorld } from '#test/world.ts';
import { HOUR } from '#clock.ts';
import { createReconciler } from './payments.service.ts';
import { settleDispute } from './disputes.service.ts';

const OPERATOR = 'office@operator.example';
const total = 10_200;
const world = aWorld({ env: { OPERATOR_EMAIL: OPERATOR } });
let admin: SignedInUser;
let carrier: SignedInUser;
beforeAll(async () => {
  await createReconciler(world.deps).run();
});
beforeEach(async () => {
  [admin, carrier] = [await aUser(world, { role: 'admin' }), await aUser(world)];
});

/** An admin's session has ended by then. */
async function wait(hours: number) {
  world.clock.advance(hours * HOUR);
  admin = await aUser(world, { role: 'admin' });
}

const disputeAtProvider = async (order: Order, facts?: { reason: string; isInquiry?: boolean; amount?: number }) =>
  (await world.sandbox.openDispute(await findIntentId(world, order), facts)).id;

async function aDisputedOrder(facts?: { reason: string; isInquiry?: boolean; amount?: number }) {
  const order = await anOrderPaidWith(world, carrier);
  const disputeId = await disputeAtProvider(order, facts);
  await deliverWebhooks(world);
  return { order, disputeId };
}
const decide = async (disputeId: string, outcome: 'won' | 'lost') => {
  await world.sandbox.closeDispute(disputeId, outcome);
  await deliverWebhooks(world);
};
const readDisputes = async (order: Order) => (await readFiledPayment(world, admin, order)).disputes;
async function listAlerts(order: Order): Promise<PaymentAlert[]> {
  const path = `/permits/admin/payment_alerts?orderId=${order._id}`;
  return (await world.read<{ items: PaymentAlert[] }>(path, admin)).items;
}
const listComments = async ({ _id }: Order) => {
  const rows = world.deps.db.selectFrom('order_events').select('comment').where('order_id', '=', _id);
  return (await rows.orderBy('at').orderBy('id').execute())
    .map(({ comment }) => comment)
    .filter((comment) => comment.includes('bank'));
};
async function listCsvLines(order: Order): Promise<string[]> {
  const path = '/permits/admin/ledger.csv?from=2020-01-01&to=2040-01-01';
  const { body } = await world.call('GET', path, { token: admin.token });
  const lines = body.split('\r\n').map((line) => line.split(','));
  return lines
    .filter((line) => line[1] === String(order.orderNumber) && line[6]?.startsWith('dispute'))
    .map((line) => [line[5], line[6], line[7], line[10]].join(' '))
    .toSorted();
}
const readTotals = async ({ _id }: Order) =>
  (await world.read<{ totals: { charged: number; disputed: number } }>(`/permits/admin/orders/${_id}/ledger`, admin))
    .totals;

describe('a dispute', () => {
  test('raises one alert with amount, reason, deadline and the way to the provider, and one mail', async () => {
    const { order, disputeId } = await aDisputedOrder();
    const [alert, ...others] = await listAlerts(order);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      kind: 'dispute',
      detail: expect.stringMatching(
        /^The cardholder’s bank disputes \$102\.00 \(fraudulent\)\. Answer it there by \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
      ),
      order: { _id: order._id },
      dispute: { amount: total, reason: 'fraudulent', status: 'needs_response', withdrawn: total, fee: 1500 },
    });
    expect(alert?.dispute?.dueAt).not.toBeNull();
    const mails = (await world.mails()).filter(({ to, text }) => to === OPERATOR && text.includes(order._id));
    expect(mails).toMatchObject([
      { subject: `A charge is disputed (order ${order.orderNumber})`, text: expect.stringContaining('/dev/disputes') },
    ]);
    expect(await listComments(order)).toEqual(['The cardholder’s bank questions the payment of $102.00.']);
    const stored = await world.rows('disputes', {}, ['provider_dispute_id']);
    expect(stored).toContainEqual({ provider_dispute_id: disputeId });
  });

  test.each([
    ['won', 'we keep the payment', 0, 'was won: the amount is ours again'],
    ['lost', 'the payment was taken back', total, 'was lost: the amount stays with the cardholder'],
  ] as const)('that is %s is recorded, with its money in ledger and CSV', async (outcome, closing, held, sentence) => {
    const { order, disputeId } = await aDisputedOrder();
    await decide(disputeId, outcome);
    expect(await readDisputes(order)).toMatchObject([{ status: outcome, withdrawn: held, fee: 1500 }]);
    expect((await listComments(order)).at(-1)).toBe(
      `The question of the cardholder’s bank about $102.00 is closed: ${closing}.`,
    );
    expect((await listAlerts(order)).map(({ detail }) => detail)).toContain(
      `The dispute of $102.00 (fraudulent) ${sentence}.`,
    );
    expect(await readTotals(order)).toMatchObject({ charged: total, disputed: held + 1500 });
    const withdrawn = [
      'LA dispute fee -5.88 fraudulent',
      'LA dispute withdrawn -40.00 fraudulent',
      'TX dispute fee -9.12 fraudulent',
      'TX dispute withdrawn -62.00 fraudulent',
    ];
    const reinstated = ['LA dispute reinstated 40.00 fraudulent', 'TX dispute reinstated 62.00 fraudulent'];
    const expected = outcome === 'won' ? [...withdrawn, ...reinstated] : withdrawn;
    expect(await listCsvLines(order)).toEqual(expected.toSorted());
  });

  test('that is an inquiry withdraws nothing; its end says so', async () => {
    const { order, disputeId } = await aDisputedOrder({ reason: 'general', isInquiry: true });
    expect((await listAlerts(order))[0]?.detail).toMatch(/^The cardholder’s bank asks about \$102\.00 \(general\)\./);
    await decide(disputeId, 'lost');
    expect(await readDisputes(order)).toMatchObject([{ status: 'warning_closed', withdrawn: 0, fee: 0 }]);
    expect(await listCsvLines(order)).toEqual([]);
  });

  test('of a charge that is not ours changes nothing', async () => {
    const alien = { ...world.sandbox, getDispute: world.sandbox.getDispute };
    expect(await settleDispute({ ...world.deps, payments: alien }, 'dp_of_another_account')).toBe(false);
  });
});

describe('events of a dispute', () => {
  test.each([
    ['reversed', { reverse: true }],
    ['three times each', { times: 3 }],
  ])('%s come to the same', async (_case, how) => {
    const order = await anOrderPaidWith(world, carrier);
    await deliverWebhooks(world);
    await world.sandbox.closeDispute(await disputeAtProvider(order), 'won');
    expect(new Set(await deliverWebhooks(world, how))).toEqual(new Set([200]));
    expect(await readDisputes(order)).toMatchObject([{ status: 'won', withdrawn: 0, fee: 1500 }]);
    expect(await listAlerts(order)).toHaveLength(1);
    expect(await readTotals(order)).toMatchObject({ disputed: 1500 });
  });

  test('that were lost are found by the reconciler, from the list of events and by asking about open disputes', async () => {
    const order = await anOrderPaidWith(world, carrier);
    await deliverWebhooks(world);
    const disputeId = await disputeAtProvider(order);
    await world.sandbox.webhooks.dropPending();
    await wait(2);
    await createReconciler(world.deps).run();
    expect(await readDisputes(order)).toMatchObject([{ status: 'needs_response' }]);
    await world.sandbox.closeDispute(disputeId, 'lost');
    await world.sandbox.webhooks.dropPending();
    await wait(2);
    const payments = { ...world.sandbox, listEvents: () => Promise.resolve([]) };
    await createReconciler({ ...world.deps, payments }).run();
    expect(await readDisputes(order)).toMatchObject([{ status: 'lost' }]);
  });

  test('that cannot be settled are answered with 503 and come again', async () => {
    const order = await anOrderPaidWith(world, carrier);
    await deliverWebhooks(world);
    await disputeAtProvider(order);
    world.sandbox.controls.loseAnswer('getDispute', 'before');
    expect((await deliverWebhooks(world)).filter((status) => status !== 200)).toEqual([503]);
    await deliverWebhooks(world);
    expect(await readDisputes(order)).toHaveLength(1);
  });

  test('and a read that is older than another one moves nothing back', async () => {
    const { order, disputeId } = await aDisputedOrder();
    const stale = await world.sandbox.getDispute(disputeId);
    await decide(disputeId, 'won');
    const payments = { ...world.sandbox, getDispute: () => Promise.resolve(stale) };
    expect(await settleDispute({ ...world.deps, payments }, disputeId)).toBe(true);
    expect(await readDisputes(order)).toMatchObject([{ status: 'won', withdrawn: 0 }]);
  });

  test('at ten processes at once record one dispute, its money once', async () => {
    const order = await anOrderPaidWith(world, carrier);
    await deliverWebhooks(world);
    const disputeId = await disputeAtProvider(order);
    await Promise.all(Array.from({ length: 10 }, () => settleDispute(world.deps, disputeId)));
    expect(await readDisputes(order)).toMatchObject([{ withdrawn: total, fee: 1500 }]);
    expect([await listAlerts(order), await listComments(order)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

test('a movement of a dispute is for good', async () => {
  await aDisputedOrder();
  const change = world.change('dispute_movements', {}, { amount_cents: -1 });
  await expect(change).rejects.toThrow('for good');
  await expect(world.deps.db.deleteFrom('dispute_movements').execute()).rejects.toThrow('for good');
});

describe('a refund of a disputed payment', () => {
  test('is refused until the admin was warned; the provider then refuses what it has withdrawn', async () => {
    const { order } = await aDisputedOrder();
    const refused = await pressRefund(world, admin, { order, amount: 1000 });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'refund.disputed' }]);
    const warned = await aRefund(world, admin, { order, amount: 1000, despiteDispute: true });
    expect(warned).toMatchObject({ state: 'failed', failure: expect.stringContaining('charged back') });
    expect(await sumRefunded(world, order)).toBe(0);
  });

  test('ends an inquiry once the admin was warned', async () => {
    const { order } = await aDisputedOrder({ reason: 'general', isInquiry: true });
    expect((await pressRefund(world, admin, { order, amount: 1000 })).statusCode).toBe(409);
    expect(await aRefund(world, admin, { order, amount: total, despiteDispute: true })).toMatchObject({
      state: 'succeeded',
    });
  });

  test('is possible again once it is won', async () => {
    const { order, disputeId } = await aDisputedOrder();
    await decide(disputeId, 'won');
    expect(await aRefund(world, admin, { order, amount: 1000 })).toMatchObject({ state: 'succeeded' });
  });
});

test('whatever happens in whatever order, the ledger has the provider’s sums', async () => {
  const plays = isThorough ? 20 : 4;
  for (let seed = 1; seed <= plays; seed += 1) {
    const random = createSeededRandom(seed);
    carrier = await aUser(world);
    const order = await anOrderPaidWith(world, carrier);
    await deliverWebhooks(world);
    const open: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      const chance = random();
      const disputeId = open.at(-1);
      if (chance < 0.3) open.push(await disputeAtProvider(order, { reason: 'duplicate', amount: 1000 + step }));
      else if (chance < 0.5 && disputeId !== undefined) {
        await world.sandbox.closeDispute(disputeId, random() < 0.5 ? 'won' : 'lost');
        open.pop();
      } else if (chance < 0.65) await world.sandbox.webhooks.dropPending();
      else if (chance < 0.85)
        await deliverWebhooks(world, { reverse: random() < 0.5, times: 1 + Math.floor(random() * 2) });
      else await wait(2);
    }
    await wait(2);
    await createReconciler(world.deps).run();
    const intentId = await findIntentId(world, order);
    const disputes = (await world.sandbox.disputes()).filter((one) => one.payment_intent === intentId);
    const lost = disputes.flatMap((one) => one.balance_transactions).reduce((sum, { net }) => sum - net, 0);
    expect([seed, (await readTotals(order)).disputed]).toEqual([seed, lost]);
    const statuses = (await readDisputes(order)).map(({ status }) => status);
    expect([seed, statuses.toSorted()]).toEqual([seed, disputes.map(({ status }) => status).toSorted()]);
  }
});
