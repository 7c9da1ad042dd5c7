import { toPoCode, toSearchCode } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
let order: string;

const carrier = madeOnce(() => aUser(world));
beforeAll(async () => {
  const stranger = await aUser(world);
  const ids = [await aPaidOrder(world, carrier), await aPaidOrder(world, stranger)];
  [order] = ids as [string];
  await aPaidOrder(world, carrier);
  const { db } = world.deps;
  // Another carrier has an order with the same numbers.
  const facts = { po_number: 'PO 77412', customer_phone: '4325550142 x12', title: 'Wind tower' };
  await db.updateTable('orders').set(facts).where('id', 'in', ids).execute();
  await sql`UPDATE units SET
    truck = truck || '{"vinCode": "1XPWD40X1ED998877", "plateNumber": "R104ZZ", "internalNumber": "QX-77"}',
    trailer = trailer || '{"vinCode": "1L9GN53A1E1554433", "plateNumber": "T22QQ", "internalNumber": "ZR 9"}'
    WHERE order_id = ANY (${ids})`.execute(db);
  await db.updateTable('permits').set({ state_number: 'TX-26/004711' }).where('order_id', 'in', ids).execute();
});

const find = async (search: string) => {
  const query = new URLSearchParams({ search }).toString();
  const answer = await world.call('GET', `/permits/orders?${query}`, { token: carrier.token });
  return answer.json<{ items: { _id: string }[] }>().items.map(({ _id }) => _id);
};

test.each([
  '77412',
  'PO 77412',
  'PO#77412',
  'P.O. 774',
  '(432) 555-0142',
  '1-432-555-0142',
  '+1 432.555.0142 ext 12',
  '5550142',
  'TX-26/004711',
  'tx26 004711',
  'TX26004711',
  'R104ZZ',
  'r-104 zz',
  'TX R104ZZ',
  't22 qq',
  '1XPWD40X1ED998877',
  '998877',
  '1ed99 8877',
  'E1554433',
  'QX-77',
  'qx77',
  'unit ZR-9',
])('a carrier finds the own order by %s, and no other', async (search) => {
  expect(await find(search)).toEqual([order]);
});

test('a unit number of one character is found with its word alone', async () => {
  const { db } = world.deps;
  const withTrailer = sql`UPDATE units SET trailer = trailer || '{"internalNumber": "9"}' WHERE order_id = ${order}`;
  await withTrailer.execute(db);
  expect(await find('unit 9')).toEqual([order]);
  expect(await find('9')).toEqual([]);
});

test.each(['%', '__', '12', 'ZZ', '99999999999999999999'])('%j finds none', async (search) => {
  expect(await find(search)).toEqual([]);
});

test('the database spells PO and other numbers as the domain does', async () => {
  const texts = [
    'PO 12345',
    'P.O. #12',
    'p . o . no. 7',
    'Purchase order number: A-1',
    'Job 77/a',
    'POLAR-1',
    'Jobsite 4',
  ];
  const all = [...texts, 'PO', '#5', 'tx r-104', '', 'NO 5', 'PO NORTH 5'];
  const { rows } = await sql<{ po: string; code: string }>`
    SELECT po_code(text) AS po, search_code(text) AS code FROM unnest(${all}::text[]) AS text`.execute(world.deps.db);
  expect(rows).toEqual(all.map((text) => ({ po: toPoCode(text), code: toSearchCode(text) })));
});
