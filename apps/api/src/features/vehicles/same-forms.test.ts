import { readFile } from 'node:fs/promises';
import { normalizePhone } from '@wideload/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDraft } from '#test/factories/order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';

let world: World;
let user: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
  user = await aUser(world);
});
afterAll(() => world.close());

const truck = {
  internalNumber: 'T-12',
  type: 'truck',
  make: 'Kenworth',
  model: 'T880',
  year: 2024,
  registeredWeight: 80_000,
};

test.each([
  [
    { plateNumber: 'r-104 wl', plateState: 'Ontario', vinCode: '1xkyd49x-0pj 200001' },
    { plateNumber: 'R104WL', plateState: 'ON', vinCode: '1XKYD49X0PJ200001' },
  ],
  [
    { plateNumber: ' 12·34 ab ', plateState: 'NLE', vinCode: 'old 7' },
    { plateNumber: '1234AB', plateState: 'NLE', vinCode: 'OLD7' },
  ],
  [
    { plateNumber: 'h12345', plateState: 'PR', vinCode: '1' },
    { plateNumber: 'H12345', plateState: 'PR', vinCode: '1' },
  ],
])('%j is kept as %j', async (typed, kept) => {
  const body = { ...truck, internalNumber: typed.plateNumber, ...typed };
  expect((await world.call('POST', '/trucks', { body, token: user.token })).json()).toMatchObject(kept);
  const trailer = { internalNumber: typed.plateNumber, type: 'flatbed', length: 53, ...typed };
  expect((await world.call('POST', '/trailers', { body: trailer, token: user.token })).json()).toMatchObject(kept);
});

test.each(['r104wl', 'R-104 WL', 'ON R104WL', '200001', '1xkyd 49x0 pj20 0001'])(
  '%s finds the truck',
  async (search) => {
    const query = new URLSearchParams({ search }).toString();
    const { items } = (await world.call('GET', `/trucks?${query}`, { token: user.token })).json();
    expect(items).toMatchObject([{ plateNumber: 'R104WL' }]);
  },
);

test('signs alone are no plate, and no region is no plate’s', async () => {
  const body = { ...truck, internalNumber: 'X', plateNumber: ' - ', plateState: 'XX', vinCode: '.' };
  const { errors } = (await world.call('POST', '/trucks', { body, token: user.token })).json();
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(['vinCode', 'plateNumber', 'plateState']);
});

test('an order keeps phone and e-mail in one form, and what cannot be read as it is', async () => {
  const save = async (customer: object) =>
    (
      await world.call('POST', '/permits/orders', {
        body: { customer: { personName: 'Pat', ...customer }, title: '', company: null },
        token: user.token,
      })
    ).json().customer;
  expect(await save({ phone: '1-806-555-0101 ext. 7', email: '<pat@example.com>,' })).toEqual({
    personName: 'Pat',
    phone: '8065550101 x7',
    email: 'pat@example.com',
  });
  expect(await save({ phone: '1-806', email: 'pat@' })).toEqual({ personName: 'Pat', phone: '1-806', email: 'pat@' });
});

const migration = new URL('../../../migrations/0084_one_form_of_each_fact.sql', import.meta.url);

test('rows of before are migrated, and lose nothing that cannot be read', async () => {
  const { db } = world.deps;
  const { pool } = world.database;
  const owner = await aUser(world);
  const phones = [
    '1-806-555-0101',
    '(806) 555-0101 x12',
    '+1 806.555.0101',
    '806 555 0101, ext. 12',
    '+52 81 5550 0153',
  ];
  const unread = ['call me', '1-806', '+44 20 7946 0000', '12345678901'];
  const emails = ['Pat <pat@example.com>,', 'mailto:Pat@example.com', '(pat@example.com)', 'pat@', 'a@x.com, b@x.com'];
  const orders = [];
  for (const phone of [...phones, ...unread]) {
    const { _id: id } = await aDraft(world, owner);
    orders.push(id);
    const customer_email = emails[orders.length - 1] ?? '';
    await db.updateTable('orders').set({ customer_phone: phone, customer_email }).where('id', '=', id).execute();
  }
  const kept = (
    await world.call('POST', '/trucks', {
      body: { ...truck, vinCode: 'V1', plateNumber: 'P1', plateState: 'WY' },
      token: owner.token,
    })
  ).json();
  await db
    .updateTable('trucks')
    .set({ plate_number: 'wy 1-a', vin_code: '1xk-1' })
    .where('id', '=', kept._id)
    .execute();
  const script = await readFile(migration, 'utf8');
  await pool.query(script.slice(script.indexOf('-- Rows of before the rules.')));
  const { rows } = await sql<{ customer_phone: string; customer_email: string }>`
    SELECT customer_phone, customer_email FROM orders WHERE id = ANY (${orders}) ORDER BY array_position(${orders}::uuid[], id)`.execute(
    db,
  );
  expect(rows.map((row) => row.customer_phone)).toEqual([...phones.map(normalizePhone), ...unread]);
  expect(rows.map((row) => row.customer_email).slice(0, 5)).toEqual([
    'pat@example.com',
    'Pat@example.com',
    'pat@example.com',
    'pat@',
    'a@x.com, b@x.com',
  ]);
  const migrated = await db.selectFrom('trucks').selectAll().where('id', '=', kept._id).executeTakeFirstOrThrow();
  expect(migrated).toMatchObject({ plate_number: 'WY1A', vin_code: '1XK1' });
});
