import type { FoundOrder } from '@wideload/contract';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { aWorld } from '#test/world.ts';
import { compileAlike, compileSearch } from './desk-search.store.ts';
import { listMatches } from './desk-search.ts';

const world = aWorld();
let admin: SignedInUser;
let carrier: SignedInUser;
let orderId: string;
let orderNumber: number;
let misspelled: string;

beforeAll(async () => {
  [admin, carrier] = await Promise.all([aUser(world, { role: 'admin' }), aUser(world)]);
  // Other orders, which only searches by a misspelled name may find.
  const other = await aUser(world);
  misspelled = await aPaidOrder(world, other);
  const basin = sql<string>`company || '{"name": "Thunder Basin Haulers LLC"}'`;
  await world.change('orders', { id: misspelled }, { company: basin });
  await world.change('companies', { user_id: other.id }, { name: 'Thunder Basin Haulers LLC' });
  orderId = await aPaidOrder(world, carrier);
  const { db } = world.deps;
  await world.change('users', { id: carrier.id }, { phone: '7025559911', first_name: 'Mo', last_name: 'Lindqvist' });
  const company = sql<string>`company || '{"name": "Quarry & Crane 100%_LLC", "dotNumber": "3456789"}'`;
  const { order_number } = await db
    .updateTable('orders')
    .set({ title: 'Wind tower to Odessa', po_number: 'PO# 77412/a', company })
    .set({ customer_email: 'Dispatch@Quarry.example', customer_phone: '4325550142 x12' })
    .set({ customer_person_name: 'Siobhán O’Dell-Ruiz' })
    .where('id', '=', orderId)
    .returning('order_number')
    .executeTakeFirstOrThrow();
  orderNumber = order_number;
  await world.change(
    'units',
    { order_id: orderId },
    {
      truck: sql`truck || '{"vinCode": "1XPWD40X1ED998877", "plateNumber": "R-104 ZZ", "internalNumber": "QX 77"}'`,
      trailer: sql`trailer || '{"vinCode": "1L9GN53A1E1554433", "plateNumber": "T22 QQ"}'`,
    },
  );
  await world.change('permits', { order_id: orderId }, { state_number: 'TX-26/004711' });
});

const search = (text: string, { token } = admin) =>
  world.call('GET', `/permits/admin/search?${new URLSearchParams({ search: text }).toString()}`, { token });
const find = async (text: string) => (await search(text)).json<{ items: FoundOrder[]; hasMore: boolean }>();

test.each<[string, FoundOrder['matched']['field'], string]>([
  ['PO# 77412', 'poNumber', 'PO# 77412/a'],
  ['po 77412', 'poNumber', 'PO# 77412/a'],
  ['P.O. No. 77412/A', 'poNumber', 'PO# 77412/a'],
  ['77412/A', 'poNumber', 'PO# 77412/a'],
  ['TX-26/004711', 'permitNumber', 'TX-26/004711'],
  ['tx26 0047', 'permitNumber', 'TX-26/004711'],
  ['Permit no. TX-26/004711', 'permitNumber', 'TX-26/004711'],
  ['VIN: 1XPWD40X1ED998877', 'vin', '1XPWD40X1ED998877'],
  ['plate TX R-104 ZZ', 'plate', 'R-104 ZZ'],
  ['USDOT# 3456789', 'usdot', '3456789'],
  ['Phone: 432-555-0142', 'phone', '4325550142 x12'],
  ['1XPWD40X1ED998877', 'vin', '1XPWD40X1ED998877'],
  ['998877', 'vin', '1XPWD40X1ED998877'],
  ['1ED998877', 'vin', '1XPWD40X1ED998877'],
  ['1xpwd-40x1 ed998877', 'vin', '1XPWD40X1ED998877'],
  ['e1554433', 'vin', '1L9GN53A1E1554433'],
  ['r104zz', 'plate', 'R-104 ZZ'],
  ['T22-Q', 'plate', 'T22 QQ'],
  ['TX R104ZZ', 'plate', 'R-104 ZZ'],
  ['R 104 ZZ (Texas)', 'plate', 'R-104 ZZ'],
  ['QX-77', 'unit', 'QX 77'],
  ['unit #qx77', 'unit', 'QX 77'],
  ['truck QX 77', 'unit', 'QX 77'],
  ['3456789', 'usdot', '3456789'],
  ['34567', 'usdot', '3456789'],
  ['(432) 555-0142', 'phone', '4325550142 x12'],
  ['+1 432.555.0142', 'phone', '4325550142 x12'],
  ['1-432-555-0142', 'phone', '4325550142 x12'],
  ['14325550142', 'phone', '4325550142 x12'],
  ['432 555 0142 ext. 12', 'phone', '4325550142 x12'],
  ['5550142', 'phone', '4325550142 x12'],
  ['7025559911', 'phone', '7025559911'],
  ['dispatch@quarry', 'email', 'Dispatch@Quarry.example'],
  ['Dispatch <dispatch@quarry.example>,', 'email', 'Dispatch@Quarry.example'],
  ['mailto:dispatch@quarry.example', 'email', 'Dispatch@Quarry.example'],
  [' dispatch@QUARRY.example ', 'email', 'Dispatch@Quarry.example'],
  // A whole address that is the end of another.
  ['patch@quarry.example', 'email', 'Dispatch@Quarry.example'],
  ['siobhán', 'contact', 'Siobhán O’Dell-Ruiz'],
  ['O’Dell-Ruiz, Siobhán', 'contact', 'Siobhán O’Dell-Ruiz'],
  ['dell  siob', 'contact', 'Siobhán O’Dell-Ruiz'],
  ['Lindqvist', 'contact', 'Mo Lindqvist'],
  ['lindqvist mo', 'contact', 'Mo Lindqvist'],
  ['RANE 100%_', 'company', 'Quarry & Crane 100%_LLC'],
  ['odessa', 'title', 'Wind tower to Odessa'],
])('%s finds the order by its %s', async (text, field, value) => {
  expect(await find(text)).toMatchObject({
    items: [{ _id: orderId, orderNumber, status: 'pending', userId: carrier.id, matched: { field, value } }],
    hasMore: false,
  });
});

test('an order is found by its number, its id and the e-mail of its account', async () => {
  const expectFound = async (text: string, matched: object) =>
    expect((await find(text)).items).toMatchObject([{ _id: orderId, matched }]);
  await expectFound(String(orderNumber), { field: 'orderNumber', value: String(orderNumber) });
  await expectFound(`#${orderNumber}`, { field: 'orderNumber' });
  // As it is said on the phone.
  const [front, back] = [String(orderNumber).slice(0, 3), String(orderNumber).slice(3)];
  for (const between of [' ', '-', ',', '.', '\u00A0'])
    await expectFound(`order ${front}${between}${back}`, { field: 'orderNumber' });
  await expectFound(`Order #${orderNumber}`, { field: 'orderNumber' });
  await expectFound(orderId, { field: 'orderId', value: orderId });
  await expectFound(` ${orderId.slice(0, 20).toUpperCase()} `, { field: 'orderId' });
  await expectFound(carrier.email.slice(0, -3), { field: 'email', value: carrier.email });
  await expectFound(carrier.email.toUpperCase(), { field: 'email', value: carrier.email });
});

test.each([
  ['a wrong letter', 'Thunder Basen Haulers'],
  ['letters that are swapped', 'Thunedr Basin'],
  ['a letter too few', 'thunder bsin hauler'],
  ['a letter too many', 'Thunnder'],
  ['two words as one', 'thunderbasin'],
  ['as it sounds', 'thunder basin hollers'],
  ['another legal form', 'Thunder Basin Haulers, L.L.C.'],
])('a company is found by its name with %s', async (_, typed) => {
  const { items } = await find(typed);
  expect(items.map(({ _id, matched }) => [_id, matched])).toEqual([
    [misspelled, { field: 'company', value: 'Thunder Basin Haulers LLC' }],
  ]);
});

test.each(['Thin Blue', 'basement', 'R999QX', 'nobody@nowhere.example', 'Zenith'])(
  '%s is like no company',
  async (typed) => {
    expect((await find(typed)).items).toEqual([]);
  },
);

test('the most telling field comes first, then the newest order, and an order only once', async () => {
  const [owner, text] = [await aUser(world), 'ZK-5512'];
  const [byTitle, byNumber, newest] = [
    await aPaidOrder(world, owner),
    await aPaidOrder(world, owner),
    await aPaidOrder(world, owner),
  ];
  await world.change('orders', { user_id: owner.id }, { title: text });
  await world.change('orders', { id: byNumber }, { po_number: text });
  const { items } = await find('zk-5512');
  expect(items.map(({ _id, matched }) => [_id, matched.field])).toEqual([
    [byNumber, 'poNumber'],
    [newest, 'title'],
    [byTitle, 'title'],
  ]);
});

test('drafts are found too, and more than ten are said', async () => {
  const owner = await aUser(world);
  for (let made = 0; made < 11; made += 1) await aDraft(world, owner);
  const { items, hasMore } = await find(owner.email);
  expect([items.length, hasMore, items[0]?.status]).toEqual([10, true, 'draft']);
});

test.each(['', '  ', '%', '__', 'ab', '#', '99999999999999999999', "'; --", '\\'])('%j finds nothing', async (text) => {
  expect(await find(text)).toEqual({ items: [], hasMore: false });
});

test('refuses a text that cannot be searched, and anybody but admins', async () => {
  const { token } = admin;
  const call = (query: string) => world.call('GET', `/permits/admin/search${query}`, { token });
  for (const query of ['', '?search=%00', `?search=${'x'.repeat(201)}`])
    expect((await call(query)).json()).toMatchObject({ status: 400, code: 'input.invalid' });
  expect((await search(String(orderNumber), carrier)).statusCode).toBe(403);
});

test('every field is searched by an index', async () => {
  const { pool } = world.database;
  await pool.query(
    `INSERT INTO orders (id, user_id, status, step, customer_email, customer_phone, customer_person_name, title, po_number,
      company, total_price_cents, created_at, updated_at, paid_at)
    SELECT gen_random_uuid(), $1, 'approved', 7, 'mail' || n || '@x.example', (2000000000 + n)::text, '', 'Load ' || n, '',
      jsonb_build_object('name', 'Company ' || n, 'dotNumber', (1000000 + n)::text), 6200, now(), now(), now()
    FROM generate_series(1, 20000) n`,
    [carrier.id],
  );
  await pool.query(
    `INSERT INTO units (order_id, id, position, truck, trailer)
    SELECT id, gen_random_uuid(), 0, jsonb_build_object('vinCode', id::text, 'plateNumber', reverse(id::text), 'internalNumber', id::text),
      jsonb_build_object('vinCode', reverse(id::text), 'plateNumber', id::text, 'internalNumber', id::text)
    FROM orders WHERE user_id = $1 AND status = 'approved'`,
    [carrier.id],
  );
  await pool.query(
    `INSERT INTO companies SELECT (jsonb_populate_record(NULL::companies,
      to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'dot_number', n::text, 'name', 'Company ' || n))).*
    FROM (SELECT * FROM companies LIMIT 1) AS one, generate_series(1, 5000) n`,
  );
  await pool.query('ANALYZE');
  const explain = async (query: RawBuilder<unknown> | null) => {
    if (query === null) throw new Error('Nothing is searched.');
    const { sql: text, parameters } = query.compile(world.deps.db);
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const explainSearch = (search: string, isWhole = false) =>
    explain(compileSearch(listMatches(search, { isWhole }), 11));
  const plan = await explainSearch('004711');
  for (const index of [
    'units_by_truck_vin',
    'units_by_trailer_vin',
    'units_by_truck_plate',
    'units_by_trailer_plate',
    'units_by_truck_number',
    'units_by_trailer_number',
    'orders_po_code',
    'orders_by_usdot',
    'orders_by_phone_end',
    'orders_title_parts',
    'orders_company_parts',
    'orders_email_parts',
    'orders_contact_parts',
  ])
    expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (orders|units)/);
  // Of a whole address only itself is read.
  const whole = await explainSearch('mail77@x.example', true);
  expect(whole).toContain('orders_by_email');
  expect(whole).not.toContain('email_parts');
  // Of a misspelled company.
  expect(await explain(compileAlike('Compny 77'))).toContain('companies_name_parts');
});
