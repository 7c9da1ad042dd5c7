import type { DeskFigures } from '@wideload/contract';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#clock.ts';
import { addWaitingOrders, listPermitIds } from '#test/factories/queue-factories.ts';
import { issueAll } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const carrier = madeOnce(() => aUser(world));
const lead = madeOnce(() => aUser(world, { role: 'admin', deskRole: 'lead' }));
const clerk = madeOnce(() => aUser(world, { role: 'admin', deskRole: 'clerk' }));

const call = (method: 'PUT' | 'POST', path: string, body: object, { token } = clerk) =>
  world.call(method, `/permits/admin/${path}`, { token, body });
const read = () => world.read<DeskFigures>('/permits/admin/queue/desk', lead);
const readClerk = async () => (await read()).people.find(({ admin }) => admin?.email === clerk.email);
const readNobody = async () => (await read()).people.find(({ admin }) => admin === null);

test('a lead sees what each clerk holds, filed and issued, and what waits in it', async () => {
  expect(await readClerk()).toMatchObject({ held: 0, filed: 0, issued: 0, secondsToIssue: null });
  const [first = '', second = ''] = await addWaitingOrders(world, carrier, { count: 3, apart: HOUR });
  await call('PUT', `queue/${first}/claim`, {});
  await call('PUT', `queue/${second}/claim`, {});
  expect(await readNobody()).toMatchObject({ held: 1, overdue: 0, filed: 0 });

  const asked = { _id: world.deps.ids(), text: 'Which road?', isQuestion: true };
  expect((await call('POST', `orders/${second}/messages`, asked)).statusCode).toBeLessThan(300);
  await world.change('orders', { id: second }, { file_by: '2020-01-01' });
  expect(await readClerk()).toMatchObject({ held: 2, overdue: 1, questions: 1, differences: 0 });

  const permits = await listPermitIds(world, first);
  await call('POST', `orders/${first}/file`, { permits });
  expect(await readClerk()).toMatchObject({ filed: permits.length, issued: 0 });
  await call('POST', `orders/${first}/file/undo`, { permits });
  expect(await readClerk()).toMatchObject({ filed: 0 });
  await call('POST', `orders/${first}/file`, { permits });
  await issueAll(world, { admin: clerk, carrier }, first);
  // The first order was paid three hours before.
  expect(await readClerk()).toMatchObject({
    filed: permits.length,
    issued: permits.length,
    secondsToIssue: (3 * HOUR) / 1000,
  });
  const { states } = await read();
  expect(states).toContainEqual({ state: 'TX', issued: expect.any(Number), secondsToIssue: (3 * HOUR) / 1000 });
});

test('an order is overdue once its office has closed, and where the day has no hour, once the day is over', async () => {
  const [id = ''] = await addWaitingOrders(world, carrier, { count: 1, apart: HOUR });
  const readOverdue = async () => (await readNobody())?.overdue ?? 0;
  const setFileBy = (fileBy: string) => world.change('orders', { id }, { file_by: fileBy });
  await setFileBy('2099-01-01 00:00');
  const before = await readOverdue();
  const toCentral = (instant: number) =>
    new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Chicago' }).slice(0, 16);
  const now = world.clock.now().getTime();
  for (const [fileBy, more] of [
    [toCentral(now - 2 * MINUTE), 1],
    [toCentral(now + 2 * MINUTE), 0],
    [`${toCentral(now).slice(0, 10)} 00:00`, 0],
    [`${toCentral(now - DAY).slice(0, 10)} 00:00`, 1],
  ] as const) {
    await setFileBy(fileBy);
    expect([fileBy, await readOverdue()]).toEqual([fileBy, before + more]);
  }
});

test('an amendment is no issue, and moves no median', async () => {
  const before = await readClerk();
  const [id = ''] = await addWaitingOrders(world, carrier, { count: 1, apart: HOUR });
  await world.insert('order_events', {
    id: world.deps.ids(),
    order_id: id,
    at: world.clock.now(),
    actor_id: clerk.id,
    what: 'permit',
    permit_state: 'TX',
    permit_unit: 1,
    from_status: 'issued',
    to_status: 'issued',
  });
  expect(await readClerk()).toEqual(before);
});

test('what was done more than 30 days ago does not count, and an admin who is gone is named no more', async () => {
  const before = await readClerk();
  expect(before?.issued).toBeGreaterThan(0);
  await world.change('users', { id: clerk.id }, { deleted_at: world.clock.now() });
  expect((await read()).people.some(({ issued }) => issued > 0)).toBe(true);
  world.clock.advance(31 * DAY);
  const { people, states } = await world
    .call('GET', '/permits/admin/queue/desk', {
      token: (await aUser(world, { role: 'admin', deskRole: 'lead' })).token,
    })
    .then((answer) => answer.json<DeskFigures>());
  expect(people.some(({ filed, issued }) => filed + issued > 0)).toBe(false);
  expect(states).toEqual([]);
});
