import type { BookMonth, Books, Order, ProblemBody } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { anOrderWithFee } from '#test/factories/money/fee-factories.ts';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY } from '#clock.ts';
import { readBalance } from './read-balance.ts';

const world = aWorld();
let admin: SignedInUser;
let order: Order;
/** The sessions end as time passes. */
async function pass(milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  admin = await aUser(world, { role: 'admin' });
}
beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
  order = await anOrderPaidWith(world, await aUser(world));
});

const read = () => world.read<Books>('/permits/admin/books', admin);
const close = (month: string, entries: number, openFees = 0) =>
  world.call('POST', `/permits/admin/books/${month}/close`, { token: admin.token, body: { entries, openFees } });
const readCode = async (answer: ReturnType<typeof close>) => (await answer).json<ProblemBody>().code;
const download = (month: string) =>
  world.call('GET', `/permits/admin/books/${month}/ledger.csv`, { token: admin.token });
const sumCsv = (body: string) =>
  body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .reduce((sum, line) => sum + Math.round(Number(/,(-?\d+\.\d\d),(?:pi_\w+)?,/.exec(line)?.[1]) * 100), 0);

test('a month that is not over, or not the next one, is not closed', async () => {
  await readBalance(world.deps);
  const { next, timeZone, closed } = await read();
  expect([timeZone, closed]).toEqual(['America/Los_Angeles', []]);
  expect(next).toMatchObject({ month: '2026-11', entries: 2, earlier: 0, total: 10_200 - 326, isOver: false });
  expect(next?.sums).toEqual([
    { kind: 'charge', entries: 1, amount: 10_200 },
    { kind: 'provider-fee', entries: 1, amount: -326 },
  ]);
  expect(await readCode(close('2026-11', 2))).toBe('month.not-over');
  expect(await readCode(close('2026-10', 0))).toBe('month.not-next');
  expect((await download('2026-11')).statusCode).toBe(404);
});

test('the month ends at midnight in the zone of the books', async () => {
  expect((await read()).next?.endsAt).toBe('2026-12-01T08:00:00.000Z');
  const begin = world.clock.now().getTime();
  await pass(new Date('2026-12-01T07:59:59Z').getTime() - begin);
  expect((await read()).next?.isOver).toBe(false);
  await pass(1000);
  expect((await read()).next?.isOver).toBe(true);
});

test('a closed month keeps its file; what comes later is in the next one', async () => {
  // Booked between the look and the press.
  await aRefund(world, admin, { order, amount: 1000 });
  await pass(DAY);
  expect(await readCode(close('2026-11', 1))).toBe('month.changed');
  const answers = await Promise.all([close('2026-11', 2), close('2026-11', 2)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const closed = answers.find(({ statusCode }) => statusCode === 200)?.json<BookMonth>();
  expect(closed).toMatchObject({ month: '2026-11', entries: 2, total: 10_200 - 326, closed: { by: admin.email } });
  const file = await download('2026-11');
  expect(file.headers['content-disposition']).toContain('wideload-books-2026-11.csv');
  expect(sumCsv(file.body)).toBe(10_200 - 326);

  await aRefund(world, admin, { order, amount: 500 });
  await world.change('orders', { id: order._id }, { po_number: 'Changed' });
  // A state's charge of the closed month that is typed in late.
  await world.database.pool.query(
    `UPDATE permits SET issued_at = '2026-11-20T12:00:00Z', charged_fee_cents = 6100 WHERE order_id = $1 AND state = 'TX'`,
    [order._id],
  );
  expect((await download('2026-11')).rawPayload.equals(file.rawPayload)).toBe(true);
  const { next, closed: months } = await read();
  expect(months).toEqual([closed]);
  expect(next).toMatchObject({ month: '2026-12', earlier: 1, total: -1000 - 500 - 6100 });

  await pass(31 * DAY);
  expect((await close('2026-12', next?.entries ?? 0)).statusCode).toBe(200);
  const december = await download('2026-12');
  expect(sumCsv(december.body)).toBe(-1000 - 500 - 6100);
  expect(december.body).toContain('2026-11-20,');
  expect((await download('2026-11')).rawPayload.equals(file.rawPayload)).toBe(true);
  expect((await read()).closed.map(({ month }) => month)).toEqual(['2026-12', '2026-11']);
});

test('a month is not closed without a look at the open fee differences', async () => {
  const carrier = await aUser(world);
  await anOrderWithFee(world, { carrier, admin });
  await pass(31 * DAY);
  const { next } = await read();
  expect(next).toMatchObject({ openFees: 1, isOver: true });
  const [month, entries] = [next?.month ?? '', next?.entries ?? 0];
  const refused = await close(month, entries);
  expect(refused.json()).toMatchObject({
    status: 409,
    code: 'month.open-fees',
    detail: '1 fee difference is open. Look at it before you close the month.',
    openFees: 1,
  });
  expect((await close(month, entries, 1)).statusCode).toBe(200);
});

test.each([
  ["UPDATE closed_months SET sums = '[]'", 'never changes'],
  ['DELETE FROM closed_month_pieces', 'never changes'],
  ["UPDATE closed_month_pieces SET piece = ''", 'never changes'],
  ['TRUNCATE closed_month_pieces', 'never changes'],
  ['UPDATE book_entries SET closed_month = NULL WHERE closed_month IS NOT NULL', 'for good'],
  ['UPDATE book_entries SET amount_cents = 1', 'for good'],
  ['DELETE FROM book_entries', 'for good'],
  ['TRUNCATE book_entries', 'never emptied'],
  ['TRUNCATE refunds CASCADE', 'never emptied'],
  ['TRUNCATE payments CASCADE', 'never emptied'],
])('the database refuses %s', async (statement, reason) => {
  await expect(world.database.pool.query(statement)).rejects.toThrow(reason);
});

test('closing and downloading are in the audit log', async () => {
  const acts = world.deps.db.selectFrom('audit_log').select(['what', 'subject_label', 'after']);
  const rows = await acts.where('subject_label', '=', 'Books of 2026-11').orderBy('at').execute();
  expect(rows[0]).toEqual({
    what: 'books.close',
    subject_label: 'Books of 2026-11',
    after: { month: '2026-11', entries: 2, total: 10_200 - 326 },
  });
  expect(rows.slice(1).every(({ what }) => what === 'list.export')).toBe(true);
});

test('receipts have numbers without gaps, whatever is paid and refunded at once, and a rolled back payment leaves none out', async () => {
  const carriers = await Promise.all([aUser(world), aUser(world), aUser(world)]);
  const orders = await Promise.all(carriers.map((each) => anOrderPaidWith(world, each)));
  await Promise.all(orders.map((one) => aRefund(world, admin, { order: one, amount: 300 })));
  await world.deps.db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('refunds').set({ reversed_at: world.clock.now(), state: 'failed' }).execute();
      throw new Error('rolled back');
    })
    .catch(() => null);
  await anOrderPaidWith(world, await aUser(world));
  const { rows } = await world.database.pool.query<{ year: number; many: number; last: number }>(
    `SELECT receipt_year AS year, count(*)::integer AS many, max(receipt_no) AS last FROM book_entries
     WHERE receipt_no IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { many, last } of rows) expect(many).toBe(last);
});
