import type { Order, OrderCard } from '@wideload/contract';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '#clock.ts';
import { aQuestion } from '#test/factories/message-factories.ts';
import { aDraft, aUnit } from '#test/factories/order-factories.ts';
import { aPendingOrder, asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { aPhoneOrder, savePhoneOrder } from '#test/factories/phone-order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld({ listens: true, onQuery: () => void (queries += 1) });
let admin: SignedInUser;
let queries = 0;

beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
});
const user = madeEachTime(() => aUser(world));

type Page = { items: OrderCard[]; total: number };
const load = (query = '') => world.read<Page>(`/permits/orders${query}`, user);

async function countQueries(query = ''): Promise<number> {
  const before = queries;
  await load(query);
  return queries - before;
}

/** On a busy machine a proof of the line can be late, and then a request asks. */
const waitForMemory = (query = '') => expect.poll(() => countQueries(query), { timeout: MINUTE }).toBe(0);

test('the first page is kept, each sort and size of it for itself; other pages, filters and long ones are read', async () => {
  await aDraft(world, user);
  await waitForMemory();
  await waitForMemory('?sort=leaves&pageSize=10');
  expect((await load('?pageSize=2')).items).toHaveLength(1);
  for (const query of ['?page=2', '?status=draft', '?search=girder', '?needs=any', '?pageSize=50'])
    expect([query, await countQueries(query)]).not.toEqual([query, 0]);
});

test('a day later it is read again, with what ends on that day', async () => {
  const permit = findPermit(await aPendingOrder(world, user));
  const lastDay = new Date(world.clock.now().getTime() + DAY).toISOString().slice(0, 10);
  await changePermit(world, admin, { permit, change: { ...asIssued, validFrom: lastDay, validTo: lastDay } });
  await waitForMemory();
  expect((await load()).items[0]?.needs).toEqual([]);
  world.clock.advance(DAY);
  // The day before, the token of the carrier was another one.
  admin = await aUser(world, { role: 'admin' });
  const later = await world.call('GET', `/permits/orders?userId=${user.id}`, { token: admin.token });
  expect(later.json<Page>().items[0]?.needs).toEqual(['expiry']);
});

/** Shorter than the minute after which every list is read again. */
const SOON = 20_000;

type Known = { placed: Order; begun: Order };
type Pick = (page: Page) => unknown;

const ofPlaced = (page: Page) => page.items.find(({ status }) => status !== 'draft');
const ofBegun = (page: Page) => page.items.find(({ status }) => status === 'draft');
const write = (statement: RawBuilder<unknown>) => statement.execute(world.deps.db);

test.each<[string, (known: Known) => Promise<unknown>, Pick, unknown]>([
  ['a new order', () => aDraft(world, user), ({ total }) => total, 3],
  [
    'an order',
    ({ begun }) => write(sql`UPDATE orders SET title = 'Other' WHERE id = ${begun._id}`),
    (page) => ofBegun(page)?.title,
    'Other',
  ],
  ['a deleted order', ({ begun }) => write(sql`DELETE FROM orders WHERE id = ${begun._id}`), ({ total }) => total, 1],
  [
    'a unit',
    ({ begun }) => write(sql`DELETE FROM units WHERE order_id = ${begun._id}`),
    (page) => ofBegun(page)?.unitCount,
    0,
  ],
  [
    'a permit',
    ({ placed }) => write(sql`UPDATE permits SET status = 'filed' WHERE order_id = ${placed._id}`),
    (page) => ofPlaced(page)?.states[0]?.status,
    'filed',
  ],
  [
    'a question',
    ({ placed }) => aQuestion(world, { id: placed._id, by: admin }),
    (page) => ofPlaced(page)?.needs,
    ['question'],
  ],
  [
    'a payment that is asked for',
    ({ placed }) =>
      write(sql`INSERT INTO adjustments (id, order_id, state, requested_by, asked_at, created_at, updated_at)
        VALUES (${world.deps.ids()}, ${placed._id}, 'open', ${admin.id}, now(), now(), now())`),
    (page) => ofPlaced(page)?.needs,
    ['payment'],
  ],
  [
    'the reason of a rejection',
    async ({ placed }) => {
      const body = { status: 'rejected', from: 'pending', comment: 'No route is left.' };
      await world.call('PUT', `/permits/admin/orders/${placed._id}`, { token: admin.token, body });
      await waitForMemory();
      await write(
        sql`UPDATE order_events SET comment = 'None.' WHERE order_id = ${placed._id} AND to_status = 'rejected'`,
      );
    },
    (page) => ofPlaced(page)?.reasons,
    [{ state: null, text: 'None.' }],
  ],
  [
    'the name of the admin who began an order',
    () => write(sql`UPDATE users SET first_name = 'Sam', last_name = 'Clerk' WHERE id = ${admin.id}`),
    (page) => ofBegun(page)?.startedBy,
    'Sam Clerk',
  ],
])('a change of %s shows at once', async (_, change, pick, expected) => {
  const placed = await aPendingOrder(world, user);
  const draft = await aPhoneOrder(world, { admin, owner: user });
  const units = [await aUnit(world, user)];
  const begun = await savePhoneOrder(world, { admin, owner: user, order: draft, body: { units, step: 3 } });
  await waitForMemory();
  expect(pick(await load())).not.toEqual(expected);
  await change({ placed, begun });
  await expect.poll(async () => pick(await load()), { timeout: SOON }).toEqual(expected);
});

test('an answered question waits no longer', async () => {
  const { _id } = await aPendingOrder(world, user);
  await aQuestion(world, { id: _id, by: admin });
  await waitForMemory();
  expect(ofPlaced(await load())?.needs).toEqual(['question']);
  await write(sql`UPDATE order_messages SET answered_at = now() WHERE order_id = ${_id}`);
  await expect.poll(async () => ofPlaced(await load())?.needs, { timeout: SOON }).toEqual([]);
});
