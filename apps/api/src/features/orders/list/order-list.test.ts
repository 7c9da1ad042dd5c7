import type { Order, OrderCard } from '@wideload/contract';
import type { Day } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#clock.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aQuestion } from '#test/factories/message-factories.ts';
import { aPendingOrder, changePermit, findPermit, issueAll } from '#test/factories/permit-factories.ts';
import { aDraft, aDraftWithPermits, save } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

type Counts = Record<OrderCard['status'], number>;
type Page = { items: OrderCard[]; total: number; page: number; pageSize: number; counts: Counts; needs: number };

const world = aWorld();
let ids: string[];

const user = madeOnce(() => aUser(world));
beforeAll(async () => {
  ids = [];
  for (let count = 0; count < 6; count += 1) {
    ids.unshift((await aDraft(world, user))._id);
    world.clock.advance(MINUTE);
  }
  await aDraft(world, await aUser(world));
});

const list = async (query = '') => world.call('GET', `/permits/orders${query}`, { token: user.token });
const loadPage = async (query = '') => (await list(query)).json<Page>();
const listIds = ({ items }: Page) => items.map(({ _id }) => _id);

describe('the orders for a device without a network', () => {
  test('are the last twenty of the own ones, whole, newest first', async () => {
    const carrier = await aUser(world);
    const all: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      all.unshift((await aDraft(world, carrier))._id);
      world.clock.advance(SECOND);
    }
    const { items } = await world.read<{ items: Order[] }>('/permits/orders/recent', carrier);
    expect(items.map(({ _id }) => _id)).toEqual(all.slice(0, 20));
    const [newest] = all;
    expect(items[0]).toEqual((await world.call('GET', `/permits/orders/${newest}`, { token: carrier.token })).json());
  });
});

describe('the list of orders', () => {
  test('holds the own orders, newest first, five a page', async () => {
    const first = await loadPage();
    expect(first).toMatchObject({ total: 6, page: 1, pageSize: 5 });
    expect(listIds(first)).toEqual(ids.slice(0, 5));
    expect(listIds(await loadPage('?page=2'))).toEqual(ids.slice(5));
  });

  test('says how many there are even past its end', async () => {
    expect(await loadPage('?page=9')).toMatchObject({ items: [], total: 6, page: 9, pageSize: 5 });
  });

  test('is sorted by number or day, up or down', async () => {
    expect(listIds(await loadPage('?sort=orderNumber&pageSize=10'))).toEqual(ids.toReversed());
    expect(listIds(await loadPage('?sort=createdAt&pageSize=2'))).toEqual(ids.toReversed().slice(0, 2));
    expect(listIds(await loadPage('?sort=_id&pageSize=10'))).toEqual(ids.toSorted());
    expect(listIds(await loadPage('?sort=-_id&pageSize=10'))).toEqual(ids.toSorted().toReversed());
  });

  test('shows of each order what a card needs', async () => {
    const order = await aDraftWithPermits(world, user);
    const card = (await loadPage(`?orderId=${order._id}`)).items;
    const { name, dotNumber, city, state } = order.company ?? {};
    expect(card).toEqual([
      {
        _id: order._id,
        orderNumber: order.orderNumber,
        user: user.id,
        startedBy: null,
        status: 'draft',
        step: 4,
        createdAt: order.createdAt,
        customer: order.customer,
        title: order.title,
        poNumber: '',
        company: { name, dotNumber, city, state },
        jurisdictions: ['TX', 'OH'],
        unitCount: 1,
        permitCount: 2,
        issuedCount: 0,
        states: [],
        reasons: [],
        isWaiting: false,
        needs: [],
        late: [],
        leavesOn: order.permits[0]?.date.startDate,
        trip: null,
        totalPrice: 12_700,
        isRefunded: false,
      },
    ]);
    await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token });
  });

  test('is the own one whoever is named: another account’s has nothing', async () => {
    const stranger = await aUser(world);
    await aDraft(world, stranger);
    expect(await loadPage(`?userId=${stranger.id}`)).toMatchObject({ items: [], total: 0 });
    expect(listIds(await loadPage(`?userId=${user.id}`))).toEqual(ids.slice(0, 5));
  });

  test('is for an admin that of the account, or of the order, that is named', async () => {
    const { token } = await aUser(world, { role: 'admin' });
    const ask = (query: string) => world.call('GET', `/permits/orders${query}`, { token });
    const loadAnswer = async (query: string) => (await ask(query)).json<Page>();
    const [id = ''] = ids;
    expect(listIds(await loadAnswer(`?userId=${user.id}&pageSize=10`))).toEqual(ids);
    expect(listIds(await loadAnswer(`?orderId=${id}`))).toEqual([id]);
    expect((await loadAnswer(`?orderId=${id}`)).items).toMatchObject([{ user: user.id }]);
    expect(listIds(await loadAnswer(`?orderId=${id}&userId=${user.id}`))).toEqual([id]);
    const other = await aUser(world);
    for (const query of [`?orderId=${id}&userId=${other.id}`, `?orderId=${other.id}`, `?userId=${id}`])
      expect(await loadAnswer(query)).toMatchObject({ items: [], total: 0, counts: { draft: 0 } });
    const nobody = await ask('');
    expect([nobody.statusCode, nobody.json().errors[0].path]).toEqual([400, 'userId']);
  });

  test('is searched by the beginning of an id, in any case, and by the whole order number', async () => {
    const id = ids[2] ?? '';
    const { items } = await loadPage(`?search=${id.slice(0, 36).toUpperCase()}`);
    expect(items.map(({ _id }) => _id)).toEqual([id]);
    const number = items[0]?.orderNumber;
    expect(listIds(await loadPage(`?search=${number}`))).toEqual([id]);
    expect(listIds(await loadPage(`?search=%23${number}`))).toEqual([id]);
    expect(listIds(await loadPage(`?search=order+no.+${number}`))).toEqual([id]);
    expect((await loadPage(`?search=${String(number).slice(0, 5)}`)).items).toEqual([]);
  });

  test('is searched by the beginning of a PO / job number, in any case, and by the number of nobody else', async () => {
    const other = await aUser(world);
    const [mine, theirs] = [await aDraft(world, user), await aDraft(world, other)];
    await save(world, user, mine, { poNumber: ' Job_77 / B% ' });
    await save(world, other, theirs, { poNumber: 'Job_77 / B%' });
    for (const search of ['job_77', 'Job_77 / B%', 'JOB'])
      expect([search, ...listIds(await loadPage(`?search=${encodeURIComponent(search)}`))]).toEqual([search, mine._id]);
    for (const search of ['77', 'job%77', '%', '_'])
      expect([search, ...(await loadPage(`?search=${encodeURIComponent(search)}`)).items]).toEqual([search]);
    await world.call('DELETE', `/permits/orders/${mine._id}`, { token: user.token });
  });

  test('is searched by a part of the title or of the company, in any case', async () => {
    const carrier = await aUser(world);
    const order = await aDraft(world, carrier);
    const ask = (search: string) => world.read<Page>(`/permits/orders?search=${encodeURIComponent(search)}`, carrier);
    for (const search of ['former', 'TRANSFORMER to', 'ridge haul', 'Ridge  Haulers'])
      expect([search, ...listIds(await ask(search))]).toEqual([search, order._id]);
    for (const search of ['trans%', 'former_to']) expect([search, ...listIds(await ask(search))]).toEqual([search]);
  });

  test('is searched by states: orders through all of them, by names or codes', async () => {
    const carrier = await aUser(world);
    const [south, both] = [await aDraft(world, carrier), await aDraft(world, carrier)];
    await save(world, carrier, south, { jurisdictions: ['LA'] });
    await save(world, carrier, both, { jurisdictions: ['TX', 'LA'] });
    const ask = async (search: string) => listIds(await world.read<Page>(`/permits/orders?search=${search}`, carrier));
    expect(await ask('louisiana')).toEqual([both._id, south._id]);
    expect(await ask('la')).toEqual([both._id, south._id]);
    expect(await ask('TX LA')).toEqual([both._id]);
    expect(await ask('Texas, Oklahoma')).toEqual([]);
  });

  test('shows the ends and the departure of a trip, without its line', async () => {
    const carrier = await aUser(world);
    const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
    const trip = { places: [dallas, null], startDate: '2026-11-30' as Day, startTime: '07:00' };
    await save(world, carrier, await aDraft(world, carrier), { trip });
    const { items } = await world.read<Page>('/permits/orders', carrier);
    expect(items.map((card) => card.trip)).toEqual([
      { from: 'Dallas, TX', to: null, startDate: '2026-11-30', startTime: '07:00', timeZone: 'America/Chicago' },
    ]);
  });

  test('is filtered by status, with the number of each, and searched within it', async () => {
    const carrier = await aUser(world);
    const [draft, paid] = [await aDraft(world, carrier), await aPaidOrder(world, carrier)];
    const ask = (query: string) => world.read<Page>(`/permits/orders${query}`, carrier);
    const counts = { draft: 1, pending: 1, approved: 0, rejected: 0 };
    expect(await ask('')).toMatchObject({ total: 2, counts });
    expect(listIds(await ask('?status=draft'))).toEqual([draft._id]);
    expect(listIds(await ask('?status=pending'))).toEqual([paid]);
    expect(await ask('?status=pending')).toMatchObject({ total: 1, counts });
    expect(await ask('?status=approved')).toMatchObject({ items: [], total: 0, counts });
    const found = await ask(`?status=pending&search=${draft.orderNumber}`);
    expect(found).toMatchObject({ items: [], total: 0, counts: { ...counts, pending: 0 } });
  });

  test.each(['%25', '_', 'no such order', '99999999999999999999', "'; DROP TABLE orders"])(
    'finds nothing for %s',
    async (text) => {
      expect(await loadPage(`?search=${text}`)).toMatchObject({ items: [], total: 0 });
    },
  );
});

test('a card has each state with its status, the reasons of refusals and of the rejection, and whether it waits', async () => {
  const [carrier, admin] = await Promise.all([aUser(world), aUser(world, { role: 'admin' })]);
  const order = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const readCard = async () => {
    const answer = await world.call('GET', '/permits/orders', { token: carrier.token });
    return answer.json<Page>().items[0];
  };
  const [texas, oklahoma] = [findPermit(order, 'TX'), findPermit(order, 'OK')];
  const reason = 'The bridge is closed.';
  await changePermit(world, admin, { permit: texas, change: { status: 'refused', reason } });
  await changePermit(world, admin, { permit: oklahoma, change: { status: 'filed' } });
  const states = order.jurisdictions.map((state) => ({ state, status: state === 'TX' ? 'refused' : 'filed' }));
  expect(await readCard()).toMatchObject({ states, reasons: [{ state: 'TX', text: reason }], isWaiting: false });
  await aQuestion(world, { id: order._id, by: admin });
  expect(await readCard()).toMatchObject({ isWaiting: true });
  const body = { status: 'rejected', from: 'pending', comment: 'No route is left.' };
  await world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body });
  expect((await readCard())?.reasons).toEqual([
    { state: null, text: 'No route is left.' },
    { state: 'TX', text: reason },
  ]);
  expect((await loadPage()).items[0]).toMatchObject({ states: [], reasons: [], isWaiting: false });
});

describe('the list of a dispatcher', () => {
  const askAs = (carrier: SignedInUser) => (query: string) => world.read<Page>(`/permits/orders${query}`, carrier);

  test('is sorted by departure: the next one first, and what is over after it', async () => {
    const carrier = await aUser(world);
    const days = ['2020-02-01', '2099-01-01', null, '2098-01-01', '2020-03-01'];
    for (const day of days) {
      const { _id } = await aDraft(world, carrier);
      const trip = JSON.stringify({ places: [null, null], startDate: day, startTime: null });
      await sql`UPDATE orders SET trip = ${trip}::jsonb WHERE id = ${_id}`.execute(world.deps.db);
    }
    const ask = askAs(carrier);
    const listDays = ({ items }: Page) => items.map(({ leavesOn }) => leavesOn);
    const inOrder = ['2098-01-01', '2099-01-01', '2020-03-01', '2020-02-01', null];
    expect(listDays(await ask('?sort=leaves'))).toEqual(inOrder);
    expect(listDays(await ask('?sort=leaves&pageSize=2&page=2'))).toEqual(inOrder.slice(2, 4));
    expect(listDays(await ask('?sort=leaves&status=draft'))).toEqual(inOrder);
    expect(listDays(await ask('?sort=-leaves'))).toEqual([
      '2099-01-01',
      '2098-01-01',
      '2020-03-01',
      '2020-02-01',
      null,
    ]);
  });

  test('says what waits for the carrier, counts it and filters by it', async () => {
    const { db } = world.deps;
    const [carrier, admin] = await Promise.all([aUser(world), aUser(world, { role: 'admin' })]);
    const ask = askAs(carrier);
    const quiet = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
    const refused = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
    await aDraft(world, carrier);
    expect(await ask('?needs=any')).toMatchObject({ items: [], total: 0, needs: 0, counts: { pending: 2, draft: 1 } });
    const texas = findPermit(refused);
    await changePermit(world, admin, { permit: texas, change: { status: 'refused', reason: 'Closed.' } });
    await aQuestion(world, { id: refused._id, by: admin });
    const now = world.clock.now();
    const adjustment = { id: world.deps.ids(), order_id: refused._id, state: 'open', requested_by: admin.id } as const;
    await world.insert('adjustments', {
      ...adjustment,
      requested_by: admin.id,
      created_at: now,
      updated_at: now,
    });
    expect((await ask('?needs=any')).items).toMatchObject([{ _id: refused._id, needs: ['question', 'refusal'] }]);
    // Only now the carrier may pay it.
    await world.change('adjustments', { id: adjustment.id }, { asked_at: now });
    const waiting = ['question', 'refusal', 'payment'];
    expect(await ask('?needs=any')).toMatchObject({ items: [{ needs: waiting }], total: 1, needs: 1 });
    expect(await ask('?needs=any&status=draft')).toMatchObject({ items: [], total: 0, needs: 1 });
    expect(await ask('?search=no%20such%20title')).toMatchObject({ items: [], total: 0, needs: 0 });
    expect((await ask('')).items.map(({ needs }) => needs)).toEqual([[], waiting, []]);

    await issueAll(world, { admin, carrier }, quiet._id);
    expect(await ask('')).toMatchObject({ needs: 1 });
    const setDays = (state: string, day: string) =>
      db
        .updateTable('permits')
        .set({ valid_from: day, valid_to: day })
        .where((eb) => eb.and({ order_id: quiet._id, state: state as never }))
        .execute();
    const today = world.clock.now().toISOString().slice(0, 10);
    await setDays('TX', '2020-01-01');
    await setDays('OK', '2020-01-02');
    // The whole order is over.
    expect(await ask('')).toMatchObject({ needs: 1 });
    await setDays('OK', '2099-01-01');
    expect(await ask('?needs=any')).toMatchObject({ total: 2, needs: 2 });
    await setDays('TX', today);
    expect((await ask('?needs=any')).items.at(-1)).toMatchObject({ _id: quiet._id, needs: ['expiry'] });
  });

  test('is downloaded whole as a CSV file, searched and filtered alike, without formulas and without the orders of others', async () => {
    const carrier = await aUser(world);
    await aDraft(world, await aUser(world));
    for (let count = 0; count < 7; count += 1) await aDraft(world, carrier);
    const named = await save(world, carrier, await aDraft(world, carrier), { title: '=1+1', poNumber: 'Job 7' });
    const download = async (query = '') => {
      const answer = await world.call('GET', `/permits/orders.csv${query}`, { token: carrier.token });
      expect(answer.headers['content-type']).toContain('text/csv');
      return answer.body.trim().split('\r\n');
    };
    const all = await download();
    expect(all).toHaveLength(9);
    expect(all[0]).toContain('Order number,Order ID,Status,Title,PO / job number,Company,Leaves');
    const [, row = ''] = await download('?search=Job%207');
    expect(row).toContain(`${named.orderNumber},${named._id},draft,'=1+1,Job 7,`);
    expect(await download('?status=approved')).toHaveLength(1);
  });
});
