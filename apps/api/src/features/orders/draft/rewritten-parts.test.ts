import type { BodyOf, Order, orders } from '@wideload/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDraftWithPermits, aUnit, save } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const user = madeOnce(() => aUser(world));

/** Units are named by their number when the order began, permits by that and their state, each with the transaction that wrote it. */
async function listWriters(began: Order): Promise<Map<string, string>> {
  const { rows } = await sql<{ unit: string; state: string; writer: string }>`
    SELECT id AS unit, '' AS state, xmin::text AS writer FROM units WHERE order_id = ${began._id}
    UNION ALL
    SELECT unit_id, state, xmin::text FROM permits WHERE order_id = ${began._id}`.execute(world.deps.db);
  const nameUnit = (id: string) => began.units.findIndex(({ _id }) => _id === id) + 1;
  return new Map(rows.map(({ unit, state, writer }) => [`${nameUnit(unit)} ${state}`.trim(), writer]));
}

type Change = Omit<BodyOf<typeof orders.save>, 'version'>;
type Units = NonNullable<Change['units']>;

/** The units as they were sent. */
const send = ({ units }: Order): Units =>
  units.map(({ permits: _, truck: _1, trailer: _2, totalPrice: _3, ...unit }) => unit);

const renamePermit = ({ permits: [permit] }: Order): Change['permits'] =>
  permit && [{ _id: permit._id, comment: 'By night', date: permit.date, route: permit.route, typed: {} }];

test.each<[what: string, change: (order: Order) => Change, written: string[]]>([
  ['the title', () => ({ title: 'Another name' }), []],
  ['the same units', (order) => ({ units: send(order) }), []],
  ['which unit is shown', (order) => ({ units: send(order).map((unit, at) => ({ ...unit, current: at === 1 })) }), []],
  ['a permit', (order) => ({ permits: renamePermit(order) ?? [] }), ['1 OH']],
  [
    'the second unit',
    (order) => ({ units: send(order).map((unit, at) => (at === 1 ? { ...unit, weight: 120_000 } : unit)) }),
    ['2', '2 OH', '2 TX'],
  ],
  ['a state more', () => ({ jurisdictions: ['OH', 'TX', 'OK'] }), ['1 OK', '2 OK', '3 OK']],
  ['a state less', () => ({ jurisdictions: ['TX'] }), []],
  ['the first unit gone', (order) => ({ units: send(order).slice(1) }), ['2', '2 OH', '2 TX', '3', '3 OH', '3 TX']],
  ['the last unit gone', (order) => ({ units: send(order).slice(0, -1) }), []],
  [
    'the last two units in turn',
    (order) => ({ units: [0, 2, 1].flatMap((at) => send(order)[at] ?? []) }),
    ['2', '2 OH', '2 TX', '3', '3 OH', '3 TX'],
  ],
])('a save that changes %s writes the rows that changed, and no other', async (_what, change, written) => {
  const units = [await aUnit(world, user), await aUnit(world, user), await aUnit(world, user)];
  const order = await aDraftWithPermits(world, user, { states: ['OH', 'TX'], units });
  const before = await listWriters(order);
  const saved = await save(world, user, order, change(order));
  const after = await listWriters(order);
  expect([...after].flatMap(([name, writer]) => (before.get(name) === writer ? [] : [name])).toSorted()).toEqual(
    written,
  );
  expect((await world.call('GET', `/permits/orders/${order._id}`, { token: user.token })).json()).toEqual(saved);
  expect(after.size).toBe(saved.units.length + saved.permits.length);
});
