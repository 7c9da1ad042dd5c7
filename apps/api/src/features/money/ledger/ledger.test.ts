import type { Ledger, Order } from '@wideload/contract';
import { formatReceiptNumber } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aPaymentBy } from '#test/access/access-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { rewritePaidFacts } from '#test/stages/paid-facts.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { SECOND } from '#clock.ts';
import { readBalance } from '../books/read-balance.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));

/** Paid with $62.00 for Texas and four days of $10.00 for Louisiana. */
const aPaidOrder = () => anOrderPaidWith(world, carrier);
const read = ({ _id }: Order) => world.read<Ledger>(`/permits/admin/orders/${_id}/ledger`, admin);
const explain = (order: Order, body: object) =>
  world.call('PUT', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token, body });

async function issueWithFee(order: Order, state: string, chargedFeeCents: number) {
  const permit = findPermit(order, state);
  const change = { ...asIssued, stateNumber: `${state}-4711`, chargedFeeCents };
  const answer = await changePermit(world, admin, { permit, change });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

describe('the ledger of an order', () => {
  test('is its own, even where another order has a unit of the same id, which browsers choose', async () => {
    const order = await aPaidOrder();
    const before = await read(order);
    const { _id } = await aDraft(world, await aUser(world));
    await world.database.pool.query('INSERT INTO units (id, order_id, position) VALUES ($1, $2, 7)', [
      order.units[0]?._id,
      _id,
    ]);
    expect(await read(order)).toEqual(before);
    expect(before.rows).toHaveLength(2);
  });

  test('has a row for each permit: charged, refunded, sold, really paid, and why they differ', async () => {
    const order = await aPaidOrder();
    const [texas, louisiana] = [findPermit(order, 'TX'), findPermit(order, 'LA')];
    await issueWithFee(order, 'LA', 5000);
    await aRefund(world, admin, { order, amount: 1000, permitId: louisiana._id });
    await aRefund(world, admin, { order, amount: 920 });
    const unread = { fee: null, net: null, payout: null };
    const nothing = { status: 'requested', paid: null, difference: null, reason: '' };
    expect(await read(order)).toEqual({
      payments: [{ paymentId: await aPaymentBy(world, order), receipt: expect.any(String), amount: 10_200, ...unread }],
      rows: [
        {
          permitId: texas._id,
          permit: { unit: 1, state: 'TX' },
          ...nothing,
          charged: 6200,
          refunded: 620,
          disputed: 0,
          sold: 6200,
          why: 'The state has not issued it yet.',
        },
        {
          permitId: louisiana._id,
          permit: { unit: 1, state: 'LA' },
          status: 'issued',
          charged: 4000,
          refunded: 1300,
          disputed: 0,
          sold: 4000,
          paid: 5000,
          difference: -1000,
          why: 'The state charged 5 days instead of 4.',
          reason: '',
        },
      ],
      totals: { charged: 10_200, refunded: 1920, disputed: 0, sold: 10_200, paid: 5000, difference: -1000 },
    });
  });

  test('keeps the last reason that an admin gives, and forgets it on request', async () => {
    const order = await aPaidOrder();
    const permitId = findPermit(order, 'TX')._id;
    for (const reason of ['  The state rounds up. ', 'A late fee.', '']) {
      const answer = await explain(order, { permitId, reason });
      expect(answer.json<Ledger>().rows[0]?.reason).toBe(reason.trim());
      expect(await read(order)).toEqual(answer.json());
    }
    const acts = world.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', order._id).orderBy('id');
    const name = 'unit 1, Texas';
    expect(await acts.execute()).toMatchObject([
      { what: 'order.ledger', before: null, after: { [name]: 'The state rounds up.' } },
      { what: 'order.ledger', before: { [name]: 'The state rounds up.' }, after: { [name]: 'A late fee.' } },
      { what: 'order.ledger', before: { [name]: 'A late fee.' }, after: null },
    ]);
  });

  test('takes no reason for a permit of another order, nor a long one', async () => {
    const [order, other] = [await aPaidOrder(), await aPaidOrder()];
    const permitId = findPermit(other, 'TX')._id;
    expect((await explain(order, { permitId, reason: 'Mine' })).statusCode).toBe(404);
    const long = await explain(other, { permitId, reason: 'x'.repeat(301) });
    expect([long.statusCode, long.json().errors[0].path]).toEqual([400, 'reason']);
  });

  test('is not there for no order', async () => {
    const unknown = await world.call('GET', `/permits/admin/orders/${crypto.randomUUID()}/ledger`, {
      token: admin.token,
    });
    expect(unknown.statusCode).toBe(404);
  });
});

type Range = { from: string; to: string; timeZone?: string };
const ask = (query: Range) =>
  world.call('GET', `/permits/admin/ledger.csv?${new URLSearchParams(query).toString()}`, { token: admin.token });
const listLines = async (query: Range) => (await ask(query)).body.replace('\uFEFF', '').trimEnd().split('\r\n');

async function listReceiptNumbers({ _id: id }: Order): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ year: number; no: number }>(
    'SELECT receipt_year AS year, receipt_no AS no FROM book_entries WHERE order_id = $1 AND receipt_no > 0 ORDER BY receipt_no',
    [id],
  );
  return rows.map(({ year, no }) => formatReceiptNumber(year, no));
}

describe('the file for the bookkeeper', () => {
  test('has a line for each permit of each movement, and runs no formula', async () => {
    const order = await aPaidOrder();
    await world.change('orders', { id: order._id }, { po_number: '=1+1' });
    await issueWithFee(order, 'LA', 5000);
    await explain(order, { permitId: findPermit(order, 'LA')._id, reason: '+1 day, agreed' });
    await aRefund(world, admin, { order, amount: 920, reason: '@goodwill' });
    await readBalance(world.deps);
    const [receipt, note] = await listReceiptNumbers(order);
    const payment = world.deps.db.selectFrom('payments').select('provider_intent_id as intent');
    const { intent } = await payment.where('id', '=', await aPaymentBy(world, order)).executeTakeFirstOrThrow();
    const lines = await listLines({ from: '2026-11-16', to: '2026-11-16', timeZone: 'America/Chicago' });
    expect(lines[0]).toBe(
      'Date (America/Chicago),Order number,PO / job number,Company,Permit,State,Kind,Amount (USD),Payment id,Provider,Reason,Receipt',
    );
    const begin = `2026-11-16,${order.orderNumber},'=1+1,Imaginary Ridge Haulers LLC`;
    expect(lines.filter((line) => line.startsWith(begin)).toSorted()).toEqual(
      [
        `${begin},Unit 1,TX,charge,62.00,${intent},sandbox,,${receipt}`,
        `${begin},"Unit 1, LA-4711",LA,charge,40.00,${intent},sandbox,,${receipt}`,
        `${begin},Unit 1,TX,refund,-5.59,${intent},sandbox,'@goodwill,${note}`,
        `${begin},"Unit 1, LA-4711",LA,refund,-3.61,${intent},sandbox,'@goodwill,${note}`,
        `${begin},"Unit 1, LA-4711",LA,state fee,-50.00,,,"'+1 day, agreed",`,
        `${begin},,,provider fee,-3.26,${intent},sandbox,,`,
      ].toSorted(),
    );
  });

  test('has a refund that failed later, and its failure on the day that it failed: together they are zero', async () => {
    const order = await anOrderPaidWith(world, carrier, 'pm_card_refundFail');
    const { _id: id } = await aRefund(world, admin, { order, amount: 920, reason: 'Late' });
    const movedOn = (await read(order)).totals;
    // The bank takes a week, without a read in between.
    world.clock.advance(3 * SECOND);
    await deliverWebhooks(world);
    const weekLater = new Date('2026-11-23T12:00:00Z');
    await world.change('refunds', { id }, { reversed_at: weekLater });
    expect([movedOn.refunded, (await read(order)).totals.refunded]).toEqual([920, 0]);
    const listRefundLines = async (day: string) =>
      (await listLines({ from: day, to: day })).filter(
        (line) => line.includes(`,${order.orderNumber},`) && line.includes(',refund'),
      );
    const selectCells = (line: string) => line.split(',').filter((_cell, index) => [5, 6, 7, 10].includes(index));
    expect((await listRefundLines('2026-11-16')).map(selectCells)).toEqual([
      ['TX', 'refund', '-5.59', 'Late'],
      ['LA', 'refund', '-3.61', 'Late'],
    ]);
    expect((await listRefundLines('2026-11-23')).map(selectCells)).toEqual([
      ['TX', 'refund failed', '5.59', 'expired_or_canceled_card'],
      ['LA', 'refund failed', '3.61', 'expired_or_canceled_card'],
    ]);
  });

  test('counts days in the requested zone', async () => {
    const order = await aPaidOrder();
    const at = new Date('2026-03-09T04:59:59.999Z');
    await rewritePaidFacts(world.deps.db, () =>
      world.change('payments', { order_id: order._id }, { succeeded_at: at }),
    );
    const count = async (day: string, timeZone: string) =>
      (await listLines({ from: day, to: day, timeZone })).filter((line) => line.includes(`,${order.orderNumber},`))
        .length;
    expect([await count('2026-03-08', 'America/Chicago'), await count('2026-03-09', 'America/Chicago')]).toEqual([
      2, 0,
    ]);
    expect([await count('2026-03-08', 'UTC'), await count('2026-03-09', 'UTC')]).toEqual([0, 2]);
  });

  test('is recorded in the audit log with its admin and days', async () => {
    const other = await aUser(world, { role: 'admin' });
    const query = { from: '2026-01-01', to: '2026-01-31', timeZone: 'America/Denver' };
    const path = `/permits/admin/ledger.csv?${new URLSearchParams(query).toString()}`;
    const answer = await world.call('GET', path, { token: other.token });
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="wideload-ledger-2026-01-01-to-2026-01-31.csv"',
    );
    const acts = world.deps.db.selectFrom('audit_log').selectAll().where('actor_id', '=', other.id);
    expect(await acts.execute()).toMatchObject([{ what: 'list.export', subject_label: 'Ledger', after: query }]);
  });

  test.each([
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['from', { from: '2026-02-29', to: '2026-11-01' }],
    ['timeZone', { from: '2026-11-01', to: '2026-11-01', timeZone: 'Mars/Olympus' }],
  ])('is refused for a wrong %s', async (name, query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, name]);
  });
});
