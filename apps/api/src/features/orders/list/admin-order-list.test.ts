import { adminOrderList, type AdminOrderRow, type Order } from '@wideload/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { issueAll } from '#test/factories/permit-factories.ts';
import { aDraft, aDraftWithPermits, aUnit, customer, save } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { findOrderRows } from './admin-order-list.store.ts';

type Counts = Record<AdminOrderRow['status'], number>;
type Page = { items: AdminOrderRow[]; total: number; page: number; pageSize: number; counts: Counts };

const world = aWorld();
/** Two drafts of Ann, a paid order of Ann, a paid and approved order of Bob; in this order. */
let ids: string[];

const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const ann = madeOnce(() => aUser(world, { email: 'ann@list.example' }));
const bob = madeOnce(() => aUser(world, { email: 'bob@list.example' }));
beforeAll(async () => {
  const units = [await aUnit(world, ann), await aUnit(world, ann)];
  const first = await aDraftWithPermits(world, ann, { states: ['TX', 'OH'], units });
  await save(world, ann, first, { customer: { ...customer, email: 'Zoe@Carrier.example', phone: '2015550100' } });
  world.clock.advance(MINUTE);
  const second = await aDraft(world, ann);
  world.clock.advance(MINUTE);
  const third = await aPaidOrder(world, ann);
  world.clock.advance(MINUTE);
  const fourth = await aPaidOrder(world, bob);
  await issueAll(world, { admin, carrier: bob }, fourth);
  await world.call('PUT', `/permits/admin/orders/${fourth}`, { token: admin.token, body: { status: 'approved' } });
  ids = [first._id, second._id, third, fourth];
  // A draft without an email is not in the list.
  const nameless = await aDraft(world, bob);
  await save(world, bob, nameless, { customer: { ...customer, email: '' } });
});

const ask = (query = '', token = admin.token) => world.call('GET', `/permits/admin/orders${query}`, { token });
const loadPage = async (query = '') => (await ask(query)).json<Page>();
const listPlaces = ({ items }: Page) => items.map(({ _id }) => ids.indexOf(_id));
const findNumber = async (id: string) => (await loadPage(`?search=${id}`)).items[0]?.orderNumber;

describe('the list of all orders', () => {
  test('holds the orders of everybody whose customer has an e-mail, drafts included, newest first, 20 a page', async () => {
    const all = await loadPage();
    expect(all).toMatchObject({ total: 4, page: 1, pageSize: 20 });
    expect(listPlaces(all)).toEqual([3, 2, 1, 0]);
    expect(all.counts).toEqual({ draft: 2, pending: 1, approved: 1, rejected: 0 });
  });

  test('shows of each order what a row needs', async () => {
    const [id = ''] = ids;
    const order = await world.read<Order>(`/permits/orders/${id}`, ann);
    expect((await loadPage(`?search=${id}`)).items).toEqual([
      {
        _id: id,
        orderNumber: order.orderNumber,
        status: 'draft',
        createdAt: order.createdAt,
        jurisdictions: ['Texas', 'Ohio'],
        unitCount: 2,
        permitCount: 4,
        issuedCount: 0,
        user: { _id: ann.id, email: 'ann@list.example' },
        customer: { email: 'Zoe@Carrier.example', phone: '2015550100', personName: customer.personName },
        totalPrice: order.totalPrice,
        paid: 0,
        refunded: 0,
        isRefunded: false,
      },
    ]);
  });

  test.each([
    ['createdAt', [0, 1, 2, 3]],
    ['-createdAt', [3, 2, 1, 0]],
    ['orderNumber', [0, 1, 2, 3]],
    ['-orderNumber', [3, 2, 1, 0]],
    ['email', [1, 2, 3, 0]],
    ['-email', [0, 3, 2, 1]],
    ['phone', [0, 1, 2, 3]],
    ['-phone', [3, 2, 1, 0]],
    ['status', [3, 0, 1, 2]],
    ['-status', [2, 1, 0, 3]],
  ])('sorted by %s', async (sort, places) => {
    expect(listPlaces(await loadPage(`?sort=${sort}`))).toEqual(places);
  });

  test('sorted by _id, up and down', async () => {
    const places = ids.toSorted().map((id) => ids.indexOf(id));
    expect(listPlaces(await loadPage('?sort=_id'))).toEqual(places);
    expect(listPlaces(await loadPage('?sort=-_id'))).toEqual(places.toReversed());
    expect(listPlaces(await loadPage('?sort=_id&pageSize=2&page=2'))).toEqual(places.slice(2));
  });

  test('is turned by page and size, and says how many there are even past its end', async () => {
    expect(listPlaces(await loadPage('?pageSize=3'))).toEqual([3, 2, 1]);
    expect(listPlaces(await loadPage('?pageSize=3&page=2'))).toEqual([0]);
    expect(listPlaces(await loadPage('?pageSize=2&page=2'))).toEqual([1, 0]);
    expect(listPlaces(await loadPage('?pageSize=2&page=2&sort=email'))).toEqual([3, 0]);
    expect(await loadPage('?pageSize=3&page=9')).toMatchObject({ items: [], total: 4, page: 9 });
  });

  test('keeps one status, and counts all of them', async () => {
    const drafts = await loadPage('?status=draft&sort=createdAt');
    expect(listPlaces(drafts)).toEqual([0, 1]);
    expect(drafts).toMatchObject({ total: 2, counts: { draft: 2, pending: 1, approved: 1, rejected: 0 } });
    expect(await loadPage('?status=rejected')).toMatchObject({ items: [], total: 0 });
  });

  test('finds by number, with or without its sign, and by the beginning of an id; counts what it found', async () => {
    const [, , id = ''] = ids;
    const number = await findNumber(id);
    for (const search of [`${number}`, `%23${number}`, id, id.slice(0, 30), id.toUpperCase()]) {
      const found = await loadPage(`?search=${search}`);
      expect([search, ...listPlaces(found)]).toEqual([search, 2]);
      expect(found).toMatchObject({ total: 1, counts: { draft: 0, pending: 1, approved: 0, rejected: 0 } });
    }
    for (const search of ['ann', '%25', '99999999999999999999', '019-', 'ffffffff'])
      expect(await loadPage(`?search=${search}`)).toMatchObject({ items: [], total: 0 });
  });

  test('finds by the beginning of a PO / job number, in any case', async () => {
    const [, , id = ''] = ids;
    await world.change('orders', { id }, { po_number: 'PO 88-2104' });
    for (const search of ['po 88', 'PO%2088-2104', '88-2104', 'PO%2388', 'P.O.88'])
      expect(listPlaces(await loadPage(`?search=${search}`))).toEqual([2]);
    for (const search of ['2104', 'PO_88']) expect((await loadPage(`?search=${search}`)).items).toEqual([]);
  });

  test('is counted right after orders came, moved, lost their e-mail and went', async () => {
    const late = await aDraft(world, bob);
    expect((await loadPage()).counts).toMatchObject({ draft: 3 });
    const saved = await save(world, bob, late, { customer: { ...customer, email: '' } });
    expect(await loadPage()).toMatchObject({ total: 4, counts: { draft: 2 } });
    await save(world, bob, saved, { customer });
    expect(await loadPage()).toMatchObject({ total: 5, counts: { draft: 3 } });
    await world.call('DELETE', `/permits/orders/${late._id}`, { token: bob.token });
    expect(await loadPage()).toMatchObject({ total: 4, counts: { draft: 2 } });
    const [, , , id = ''] = ids;
    const move = (status: string) =>
      world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body: { status } });
    await move('rejected');
    expect((await loadPage()).counts).toEqual({ draft: 2, pending: 1, approved: 0, rejected: 1 });
    await move('pending');
    await move('approved');
    expect((await loadPage()).counts).toEqual({ draft: 2, pending: 1, approved: 1, rejected: 0 });
  });
});

describe('the file of all orders', () => {
  const exportFile = async (query = '') =>
    world.call('GET', `/permits/admin/orders.csv${query}`, { token: admin.token });

  test('has every row of the filtered list in its order, whatever the page', async () => {
    const answer = await exportFile('?status=draft&sort=createdAt');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('wideload-permits.csv');
    const [header, ...lines] = answer.body.trim().split('\r\n');
    expect(header).toContain('Order number,Order ID,Status,Date (UTC),State/Province,Permits,');
    expect(lines.map((line) => ids.findIndex((id) => line.includes(id)))).toEqual([0, 1]);
    expect(header?.endsWith(',Total paid (USD),PO / job number,Refunded,Paid in all (USD),Refunded in all (USD)')).toBe(
      true,
    );
    expect(lines[0]).toContain(`"Texas, Ohio",4,0,2,${ann.id},ann@list.example,Zoe@Carrier.example,2015550100,`);
  });

  test.each(adminOrderList.sorts)('goes on after the last row it has, sorted by %s', async (sort) => {
    const query = { search: '', status: undefined, sort };
    const read = (limit: number, past: readonly string[] | null) =>
      findOrderRows(
        world.deps.db,
        { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' },
        { query, offset: 0, limit, past },
      );
    const whole = await read(10, null);
    const walked: typeof whole = [];
    for (let [row] = await read(1, null); row !== undefined; [row] = await read(1, row.place)) walked.push(row);
    expect(walked).toHaveLength(4);
    expect(walked).toEqual(whole);
  });

  test('has the PO / job number of each order, and runs no formula', async () => {
    const [, , , id = ''] = ids;
    await world.change('orders', { id }, { po_number: '=1+1' });
    const lines = (await exportFile()).body.trim().split('\r\n');
    expect(lines.find((line) => line.includes(id))).toMatch(/,\d+\.\d\d,'=1\+1,no,62\.00,0\.00$/);
  });

  test('leaves a line in the audit log that says what was asked for', async () => {
    await exportFile('?search=100001&sort=email');
    const act = await world.deps.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(act).toMatchObject({
      actor_id: admin.id,
      what: 'list.export',
      subject_kind: 'list',
      subject_id: null,
      subject_label: 'Permits List',
      after: { search: '100001', sort: 'email' },
    });
  });
});
