import type { Books, Order, ProblemBody, StatementChoices } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { aSession } from '#test/access/access-factories.ts';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { readPdf } from '#test/pdf.ts';
import { aWorld } from '#test/world.ts';
import { readBalance } from './read-balance.ts';

const world = aWorld();
let admin: SignedInUser;
let carrier: SignedInUser;
let order: Order;
beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
  carrier = await aUser(world);
  order = await anOrderPaidWith(world, carrier);
});

/** The sessions end as time passes. */
async function pass(milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  admin = await aUser(world, { role: 'admin' });
  const sessionId = await aSession(world, carrier);
  const claims = { personId: carrier.id, sessionId, role: 'user' };
  carrier = { ...carrier, token: await world.deps.accessTokens.sign(claims, world.clock.now()) };
}
const list = (by: SignedInUser = carrier) => world.read<StatementChoices>('/permits/statements', by);
const download = (month: string, { of = order, by = carrier } = {}) =>
  world.call('GET', `/permits/statements/${of.company?._id}/${month}`, { token: by.token });
const read = async (month: string, options = {}) => (await readPdf((await download(month, options)).rawPayload)).text;
const issue = (state: string, cents: number) =>
  world.database.pool.query(
    `UPDATE permits SET status = 'issued', erased = true, state_number = 'TXR-104', issued_at = coalesce(issued_at, $3), charged_fee_cents = $4
     WHERE order_id = $1 AND state = $2`,
    [order._id, state, world.clock.now(), cents],
  );

test('a statement has the orders of the company with permits, fees, differences, refunds and receipts, and its sums', async () => {
  await anOrderPaidWith(world, await aUser(world));
  await anOrderPaidWith(world, carrier);
  await aRefund(world, admin, { order, amount: 1000 });
  await issue('TX', 6500);
  await readBalance(world.deps);
  const answer = await download('2026-11');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="wideload-statement-${order.company?.dotNumber}-2026-11.pdf"`,
  });
  const { text, title, isTagged } = await readPdf(answer.rawPayload);
  expect([title, isTagged]).toEqual(['November 2026 statement for Imaginary Ridge Haulers LLC', true]);
  for (const phrase of [
    `USDOT number ${order.company?.dotNumber}`,
    'The month is not over. This is what has been booked so far. Days are in Pacific Time.',
    'Before November 2026 $0.00',
    'Payments $102.00',
    'Refunds -$10.00',
    'So far $92.00',
    'The states charged $65.00 for permits in November 2026.',
    `Order ${order.orderNumber}, Transformer to Ohio`,
    'Texas, unit 1 TXR-104 $62.00 $65.00 -$3.00',
    'Louisiana, unit 1 Not filed yet $40.00',
    '2026-11-16 Payment 2026-000001 $102.00',
    'State fee, Texas, unit 1 $65.00',
    `Order ${order.orderNumber} this month $92.00`,
  ])
    expect(text).toContain(phrase);
  // The credit note has a number of the same sequence.
  expect(text).toMatch(/Refund \(credit note\) 2026-\d{6} -\$10\.00/);
  expect(text).not.toContain('provider');
  expect(text.match(/Order \d+, Transformer/g)).toHaveLength(1);
});

test('the next month begins where the last one ended, and an empty month says so', async () => {
  await pass(new Date('2026-12-01T08:00:00Z').getTime() - world.clock.now().getTime());
  const text = await read('2026-12');
  expect(text).toContain('Before December 2026 $92.00 So far $92.00');
  expect(text).toContain('Nothing was booked in December 2026.');
  expect(await read('2026-11')).toContain('At the end of November 2026 $92.00');
  const { months, companies, timeZone } = await list();
  expect([timeZone, months]).toEqual(['America/Los_Angeles', ['2026-12', '2026-11']]);
  expect(companies).toHaveLength(2);
  expect(companies.find(({ _id }) => _id === order.company?._id)).toEqual({
    _id: order.company?._id,
    name: 'Imaginary Ridge Haulers LLC',
    dotNumber: order.company?.dotNumber,
    booked: ['2026-11'],
  });
});

test('what is booked after its month was closed is in the next statement, and the closed one keeps its sums', async () => {
  const { next } = await world.read<Books>('/permits/admin/books', admin);
  const body = { entries: next?.entries, openFees: next?.openFees };
  const closed = await world.call('POST', '/permits/admin/books/2026-11/close', { token: admin.token, body });
  expect(closed.statusCode, closed.body).toBe(200);
  await issue('TX', 6200);
  await aRefund(world, admin, { order, amount: 500 });
  const before = await read('2026-11');
  for (const phrase of ['The totals are final', 'At the end of November 2026 $92.00', 'The states charged $65.00'])
    expect(before).toContain(phrase);
  const after = await read('2026-12');
  for (const phrase of [
    'Before December 2026 $92.00 Refunds -$5.00 So far $87.00',
    'A correction lowered state charges by $3.00.',
    '2026-11-16 State fee, Texas, unit 1 -$3.00',
  ])
    expect(after).toContain(phrase);
});

test('a month that has not begun has no statement, and no month of nowhere', async () => {
  const answer = await download('2027-01');
  expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([409, 'month.not-begun']);
  expect((await download('2026-13')).statusCode).toBe(400);
});

test('a carrier gets the statements of own companies only; an admin gets any, which is logged', async () => {
  const other = await aUser(world);
  expect((await download('2026-11', { by: other })).statusCode).toBe(404);
  expect((await list(other)).companies).toEqual([]);
  const path = `/permits/admin/users/${carrier.id}/statements`;
  expect((await world.call('GET', path, { token: admin.token })).json()).toEqual(await list());
  expect(await read('2026-11', { by: admin })).toContain('At the end of November 2026 $92.00');
  const acts = world.deps.db.selectFrom('audit_log').select(['actor_id', 'after']);
  expect(await acts.where('subject_label', '=', 'Statement of 2026-11').execute()).toEqual([
    { actor_id: admin.id, after: { month: '2026-11', company: order.company?._id } },
  ]);
});

test('a removed company keeps its statements', async () => {
  const path = `/companies/${order.company?._id}`;
  expect((await world.call('DELETE', path, { token: carrier.token })).statusCode).toBeLessThan(300);
  expect((await list()).companies.at(-1)?._id).toBe(order.company?._id);
  expect(await read('2026-11')).toContain('At the end of November 2026 $92.00');
});
