import type { AnswerOf, queue } from '@wideload/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SECOND } from '#clock.ts';
import { answer, aQuestion } from '#test/factories/message-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { issueAll } from '#test/factories/permit-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const other = madeEachTime(() => aUser(world, { role: 'admin' }));

/** In the order of the queue. */
async function addOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push(await aPaidOrder(world, carrier));
    world.clock.advance(SECOND);
  }
  return ids;
}

const ask = (query: string, { token } = admin) =>
  world.call('GET', `/permits/admin/queue/next?search=${carrier.email}${query}`, { token });
const findNext = async (query = '', viewer = admin) =>
  (await ask(query, viewer)).json<AnswerOf<typeof queue.next>>().next?._id ?? null;
const claim = (id: string, { token }: SignedInUser) =>
  world.call('PUT', `/permits/admin/queue/${id}/claim`, { token, body: {} });
async function approve(id: string) {
  await issueAll(world, { admin, carrier }, id);
  const body = { status: 'approved', comment: '', from: 'pending' };
  return world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body });
}

describe('the next order of the queue', () => {
  test('follows the current one, and the first follows the last', async () => {
    const [first = '', second = '', third = ''] = await addOrders(3);
    expect(await findNext()).toBe(first);
    expect(await findNext(`&after=${first}`)).toBe(second);
    expect(await findNext(`&after=${third}`)).toBe(first);
    expect((await ask(`&after=${first}`)).json()).toEqual({
      next: { _id: second, orderNumber: expect.any(Number), userId: carrier.id },
    });
  });

  test('follows the sort and the filters of the list', async () => {
    const [first = '', second = '', third = ''] = await addOrders(3);
    expect(await findNext(`&after=${third}&sort=-paidAt`)).toBe(second);
    await claim(second, admin);
    expect(await findNext(`&after=${first}&holder=mine`)).toBe(second);
    expect(await findNext(`&after=${first}&holder=free`)).toBe(third);
    expect(await findNext(`&after=${first}&state=OK`)).toBeNull();
  });

  test.each(['firstDay', 'paidAt', 'statesLeft', 'company'].flatMap((sort) => [sort, `-${sort}`]))(
    'follows the list sorted by %s to its end',
    async (sort) => {
      const facts = [
        { name: 'Beta', day: '2026-12-03', left: 2 },
        { name: 'alpha', day: '2026-12-01', left: 1 },
        { name: 'beta', day: '2026-12-02', left: 1 },
        // All its permits are voided.
        { name: 'Alpha', day: null, left: 0 },
        { name: 'Gamma', day: '2026-12-02', left: 2 },
      ];
      for (const [index, id] of (await addOrders(facts.length)).entries()) {
        const { name, day, left } = facts[index] ?? {};
        await world.change(
          'orders',
          { id },
          {
            company: sql`company || jsonb_build_object('name', ${name}::text)`,
            first_day: day,
            states_left: left,
          },
        );
      }
      const list = await world.call('GET', `/permits/admin/queue?search=${carrier.email}&sort=${sort}`, {
        token: admin.token,
      });
      const ids = list.json<NonNullable<AnswerOf<typeof queue.list>>>().items.map(({ _id }) => _id);
      expect(ids).toHaveLength(facts.length);
      const followers = await Promise.all(ids.map((id) => findNext(`&sort=${sort}&after=${id}`)));
      expect(followers).toEqual([...ids.slice(1), ids[0]]);
    },
  );

  test('keeps the place of an order that the filters no longer match', async () => {
    const [first = '', second = '', third = ''] = await addOrders(3);
    await claim(second, admin);
    expect(await findNext(`&after=${second}&holder=free`)).toBe(third);
    await approve(second);
    expect(await findNext(`&after=${second}`)).toBe(third);
    expect(await findNext(`&after=${second}&sort=company`)).toBe(third);
    expect(await findNext(`&after=${third}`)).toBe(first);
  });

  test('is none that another admin holds, unless the list is theirs', async () => {
    const [first = '', second = '', third = ''] = await addOrders(3);
    await claim(second, other);
    expect(await findNext(`&after=${first}`)).toBe(third);
    expect(await findNext(`&after=${first}`, other)).toBe(second);
    expect(await findNext(`&after=${first}&holder=others`)).toBe(second);
  });

  test('is none that waits for its carrier, and an order set aside keeps its place', async () => {
    const [first = '', second = '', third = ''] = await addOrders(3);
    const question = await aQuestion(world, { id: second, by: admin });
    expect(await findNext(`&after=${first}`)).toBe(third);
    expect(await findNext(`&after=${second}`)).toBe(third);
    expect(await findNext(`&after=${first}&mark=waiting`)).toBe(second);
    await answer(world, { id: second, by: carrier }, { answers: [question] });
    expect(await findNext(`&after=${first}`)).toBe(second);
  });

  test('is none if only the current one waits', async () => {
    const [only = ''] = await addOrders(1);
    expect(await findNext(`&after=${only}`)).toBeNull();
    expect((await ask('&after=first')).statusCode).toBe(400);
  });
});
