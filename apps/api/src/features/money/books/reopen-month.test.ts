import type { BookMonth, Books, Order, ProblemBody } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY } from '#clock.ts';
import { readBalance } from './read-balance.ts';

const reason = 'A fee of Texas was missing.';
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
  await readBalance(world.deps);
  await pass(new Date('2026-12-02T20:00:00Z').getTime() - world.clock.now().getTime());
});

const read = () => world.read<Books>('/permits/admin/books', admin);
const close = (month: string, entries: number) =>
  world.call('POST', `/permits/admin/books/${month}/close`, { token: admin.token, body: { entries } });
const reopen = (month: string, why = reason) =>
  world.call('POST', `/permits/admin/books/${month}/reopen`, { token: admin.token, body: { reason: why } });
const download = (path: string) => world.call('GET', `/permits/admin/books/${path}/ledger.csv`, { token: admin.token });
const listReceipts = async () =>
  (await world.rows('book_entries', {}, ['id', 'receipt_year', 'receipt_no', 'amount_cents'])).filter(
    ({ receipt_no: no }) => no !== null,
  );

test('a month that was reopened and closed again has what came late, and no entry twice', async () => {
  const closer = admin.email;
  expect((await close('2026-11', 2)).json<BookMonth>()).toMatchObject({ entries: 2, total: 10_200 - 326 });
  const firstFile = await download('2026-11');
  await aRefund(world, admin, { order, amount: 500 });
  await world.database.pool.query(
    `UPDATE permits SET issued_at = '2026-11-20T12:00:00Z', charged_fee_cents = 6100 WHERE order_id = $1 AND state = 'TX'`,
    [order._id],
  );
  expect((await read()).next).toMatchObject({ month: '2026-12', entries: 2, earlier: 1, total: -500 - 6100 });
  const receipts = await listReceipts();

  expect((await reopen('2026-10')).json<ProblemBody>().code).toBe('month.not-last');
  expect((await reopen('2026-11', ' ')).json()).toMatchObject({ code: 'input.invalid' });
  await pass(DAY);
  const books = (await reopen('2026-11')).json<Books>();
  expect(books.closed).toEqual([]);
  expect(books.next).toMatchObject({
    month: '2026-11',
    entries: 3,
    earlier: 0,
    total: 10_200 - 326 - 6100,
    isOver: true,
    closed: null,
  });
  expect(books.reopened).toMatchObject([
    { month: '2026-11', total: 10_200 - 326, closed: { by: closer }, reopened: { by: admin.email }, reason },
  ]);
  expect((await reopen('2026-11')).json<ProblemBody>().code).toBe('month.not-last');
  expect((await download('2026-11')).statusCode).toBe(404);
  const keptFile = await download(`reopened/${books.reopened[0]?._id}`);
  expect(keptFile.rawPayload.equals(firstFile.rawPayload)).toBe(true);
  expect(await listReceipts()).toEqual(receipts);

  expect((await close('2026-12', 1)).json<ProblemBody>().code).toBe('month.not-next');
  expect((await close('2026-11', 3)).json<BookMonth>()).toMatchObject({ entries: 3, total: 10_200 - 326 - 6100 });
  expect((await download('2026-11')).body).toContain('2026-11-20,');
  await pass(31 * DAY);
  expect((await close('2026-12', 1)).json<BookMonth>()).toMatchObject({ entries: 1, earlier: 0, total: -500 });
  const { closed, reopened } = await read();
  const { rows } = await world.database.pool.query<{ sum: string }>('SELECT sum(amount_cents) FROM book_entries');
  expect(closed.reduce((sum, { total }) => sum + total, 0)).toBe(Number(rows[0]?.sum));
  expect(reopened).toEqual(books.reopened);
  expect((await reopen('2026-11')).json<ProblemBody>().code).toBe('month.not-last');
});

test.each([
  ["UPDATE reopened_months SET reason = 'Another.'", 'never changes'],
  ['DELETE FROM reopened_months', 'never changes'],
  ['TRUNCATE reopened_months', 'never changes'],
  ['UPDATE book_entries SET closed_month = NULL', 'for good'],
  ['DELETE FROM closed_months', 'never changes'],
  [
    `INSERT INTO reopened_months SELECT id, month, time_zone, ends_at, closed_at, closed_by, sums, '', closed_at, closed_by, 'No'
     FROM closed_months WHERE month = '2026-11-01'`,
    'closed last',
  ],
])('after that the database refuses %s', async (statement, why) => {
  await expect(world.database.pool.query(statement)).rejects.toThrow(why);
});

test('the reopening is in the audit log, with its reason', async () => {
  const acts = world.deps.db.selectFrom('audit_log').select(['subject_label', 'before', 'after']);
  expect(await acts.where('what', '=', 'books.reopen').execute()).toMatchObject([
    {
      subject_label: 'Books of 2026-11',
      before: { state: 'Closed', totalCents: 10_200 - 326 },
      after: { state: 'Open', why: reason, receipts: 'Keep their numbers' },
    },
  ]);
});
