import type { KeptWait, OrderCard, QueueOrder, Wait } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#clock.ts';
import { aPayableOrder, aUnit } from '#test/factories/order-factories.ts';
import { anOrderPaidAt, issue } from '#test/factories/statistics-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld({ listens: true, onQuery: () => void (queries += 1) });
let admin: SignedInUser;
let user: SignedInUser;
let queries = 0;

beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
  user = await aUser(world);
});

async function readWaits(orderId: string): Promise<Wait[]> {
  const answer = await world.call('GET', `/permits/orders/${orderId}/waits`, { token: user.token });
  return answer.json<{ items: Wait[] }>().items;
}

async function findLate(orderId: string): Promise<unknown> {
  const { items } = await world.read<{ items: OrderCard[] }>('/permits/orders', user);
  return items.find(({ _id }) => _id === orderId)?.late;
}

const isMarkedLate = async (orderId: string) =>
  (await world.read<QueueOrder>(`/permits/admin/queue/${orderId}`, admin)).marks.includes('late');

const readKept = async () => (await world.read<{ items: KeptWait[] }>('/admin/system/waits', admin)).items;

/** An order of `count` permits of Texas, issued each `step` after the one before. */
async function issueHistory(count: number, step: number): Promise<void> {
  const paidAt = new Date(world.clock.now().getTime() - 30 * HOUR);
  const unit = await aUnit(world, user);
  const units = Array.from({ length: count }, () => ({ ...unit, _id: world.deps.ids() }));
  const paid = { paidAt: paidAt.toISOString(), states: ['TX' as const], units, capturedCents: 5000 };
  const orderId = await anOrderPaidAt(world, user, paid);
  for (let at = 1; at <= count; at += 1) {
    const issuedAt = new Date(paidAt.getTime() + at * step).toISOString();
    await issue(world, admin, { orderId, state: 'TX', issuedAt });
  }
}

test('an order says how long its states take, then what our own permits took, and which one is late', async () => {
  // Ten permits say little.
  await issueHistory(10, 30 * MINUTE);
  const draft = await aPayableOrder(world, user, { states: ['TX', 'OK'] });
  expect((await readWaits(draft._id)).map(({ state, words, isLate }) => [state, words, isLate])).toEqual([
    ['TX', 'The state issues it at once, at any hour', false],
    ['OK', 'The state issues it at once, at any hour', false],
  ]);

  await issueHistory(10, HOUR);
  // The history is read again after ten minutes.
  world.clock.advance(10 * MINUTE);
  const ago = (hours: number) => new Date(world.clock.now().getTime() - hours * HOUR).toISOString();
  const paidAgo = (hours: number) =>
    anOrderPaidAt(world, user, { paidAt: ago(hours), states: ['TX'], capturedCents: 5000 });
  const [late, fresh] = [await paidAgo(8.5), await paidAgo(7.5)];
  const words = 'Usually 4 h, 9 of 10 within 8 h, at any hour';
  expect(await readWaits(late)).toMatchObject([{ state: 'TX', words, isLate: true }]);
  expect(await readWaits(fresh)).toMatchObject([{ state: 'TX', words, isLate: false }]);

  expect([await findLate(late), await findLate(fresh)]).toEqual([['TX'], []]);
  expect([await isMarkedLate(late), await isMarkedLate(fresh)]).toEqual([true, false]);
  // The twenty were told no time themselves.
  expect(await readKept()).toEqual([{ state: 'TX', kind: 'automatic', told: 0, kept: 0, late: 1 }]);

  await issue(world, admin, { orderId: late, state: 'TX', issuedAt: world.clock.now().toISOString() });
  expect(await readWaits(late)).toEqual([]);
  expect(await findLate(late)).toEqual([]);
  expect(await isMarkedLate(late)).toBe(false);
});

test('a permit becomes late on a list that is kept in memory, and whether what was told was kept is counted', async () => {
  // The history has the permit of the test before, and 9 of 10 came within eight and a half hours.
  world.clock.advance(11 * MINUTE);
  user = await aUser(world);
  admin = await aUser(world, { role: 'admin' });
  const orderId = await anOrderPaidAt(world, user, {
    paidAt: new Date(world.clock.now().getTime() - 8.4 * HOUR).toISOString(),
    states: ['TX'],
    capturedCents: 5000,
  });
  expect(await findLate(orderId)).toEqual([]);
  const countQueries = async () => {
    const before = queries;
    await findLate(orderId);
    return queries - before;
  };
  // On a busy machine a proof of the line can be late, and then a request asks.
  await expect.poll(countQueries, { timeout: MINUTE }).toBe(0);
  world.clock.advance(11 * MINUTE);
  expect(await findLate(orderId)).toEqual(['TX']);

  await issue(world, admin, { orderId, state: 'TX', issuedAt: world.clock.now().toISOString() });
  world.clock.advance(11 * MINUTE);
  admin = await aUser(world, { role: 'admin' });
  expect(await readKept()).toMatchObject([{ state: 'TX', told: 2, kept: 0 }]);
});
