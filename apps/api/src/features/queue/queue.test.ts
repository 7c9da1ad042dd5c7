import type { AnswerOf, queue, QueueOrder } from '@wideload/contract';
import { toDayIn, type Day, type StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import { answer, aQuestion } from '../../../test/factories/message-factories.ts';
import { aDesk, type SignedInUser } from '../../../test/factories/user-factories.ts';
import { aPaidOrder, payFor } from '../../../test/factories/notification-factories.ts';
import { aDraft, aPayableOrder, save } from '../../../test/factories/order-factories.ts';
import { addWaitingOrders, moveWaitingOrder } from '../../../test/factories/queue-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';

type Page = NonNullable<AnswerOf<typeof queue.list>>;

let world: World;
let carrier: SignedInUser;
let admin: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ carrier, admin, other } = await aDesk(world));
});

const list = (query = '', { token } = admin) => world.call('GET', `/permits/admin/queue${query}`, { token });
const loadPage = async (query = '', viewer = admin) =>
  (await list(`?search=${carrier.email}${query}`, viewer)).json<Page>();
const listIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

const claim = (id: string, { token } = admin, body: object = {}) =>
  world.call('PUT', `/permits/admin/queue/${id}/claim`, { token, body });
const read = async (id: string, { token } = admin) =>
  (await world.call('GET', `/permits/admin/queue/${id}`, { token })).json<QueueOrder>();
const move = (id: string, from: 'pending' | 'rejected', to: 'approved' | 'rejected' | 'pending') =>
  moveWaitingOrder(world, admin, { id, from, to });

const computeDay = (fromNow: number) =>
  toDayIn(new Date(world.clock.now().getTime() + fromNow), 'America/Chicago') ?? 'no day';

async function readPermits(orderId: string): Promise<string[]> {
  const permits = world.deps.db.selectFrom('permits').select('id').where('order_id', '=', orderId);
  return (await permits.orderBy('state', 'desc').execute()).map(({ id }) => id);
}

async function issueForFee(permitId: string, cents: number): Promise<void> {
  const { db } = world.deps;
  const document = { id: world.deps.ids(), permit_id: permitId, bytes: 1, sha256: '' };
  const stored_at = world.clock.now();
  await db
    .insertInto('permit_documents')
    .values({ ...document, stored_at, stored_by: admin.id })
    .execute();
  await db
    .updateTable('permits')
    .set({ status: 'issued', state_number: 'TX-1', valid_from: '2026-11-24', valid_to: '2026-11-28' })
    .set({ charged_fee_cents: cents, issued_at: stored_at, document_id: document.id })
    .where('id', '=', permitId)
    .execute();
}

/** An order whose permits begin `days` from today. */
async function addOrderLeavingIn(days: number, { states = ['TX'] }: { states?: StateCode[] } = {}): Promise<string> {
  const draft = await aPayableOrder(world, carrier, { states });
  const date = { startDate: computeDay(days * DAY), endDate: computeDay((days + 3) * DAY) };
  const permits = draft.permits.map(({ _id, route, comment }) => ({ _id, route, comment, date }));
  const order = await save(world, carrier, draft, { permits, reviewed: true, step: 6 });
  await payFor(world, order);
  return order._id;
}

const addOrders = (count: number, apart = HOUR) => addWaitingOrders(world, carrier, { count, apart });

describe('the queue', () => {
  test('has the waiting orders, the earliest departure first, with the columns of the list', async () => {
    const ids = await addOrders(2, DAY);
    await aDraft(world, carrier);
    const answer = await loadPage();
    expect(answer).toMatchObject({ total: 2, page: 1, pageSize: 20, left: [], asOf: world.clock.now().toISOString() });
    expect(listIds(answer.items)).toEqual(ids);
    expect(answer.items[0]).toEqual({
      _id: ids[0],
      orderNumber: expect.any(Number),
      status: 'pending',
      userId: carrier.id,
      paidAt: new Date(world.clock.now().getTime() - 2 * DAY).toISOString(),
      customer: { email: 'ann@carrier.example', personName: 'Ann Dispatcher' },
      companyName: 'Imaginary Ridge Haulers LLC',
      jurisdictions: ['TX'],
      permits: { requested: 1, filed: 0, issued: 0, refused: 0 },
      states: [{ state: 'TX', status: 'requested' }],
      firstDay: computeDay(-2 * DAY),
      daysLeft: -2,
      marks: [],
      totalPrice: 6200,
      departure: null,
      claim: null,
    });
  });

  test('names the departure of a trip with the zone of its origin', async () => {
    const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
    const amarillo = { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 };
    const departure = { startDate: '2026-12-07' as Day, startTime: '07:00' };
    const trip = { places: [amarillo, { label: 'Dallas, TX', lat: 32.78, lng: -96.8 }], ...departure };
    const order = await save(world, carrier, draft, { trip });
    await payFor(world, order);
    expect(await read(order._id)).toMatchObject({ departure: { ...departure, timeZone: 'America/Chicago' } });
  });

  test('is read in pages', async () => {
    const ids = await addOrders(3);
    expect(listIds((await loadPage('&pageSize=2')).items)).toEqual(ids.slice(0, 2));
    expect(listIds((await loadPage('&pageSize=2&page=2')).items)).toEqual(ids.slice(2));
    expect(await loadPage('&page=9')).toMatchObject({ items: [], total: 3 });
  });

  test('is searched by order number, the beginning of an id and a part of an e-mail', async () => {
    const [first = '', second = ''] = await addOrders(2);
    const { orderNumber } = await read(first);
    const searchIds = async (search: string) => listIds((await list(`?search=${search}`)).json<Page>().items);
    expect(await searchIds(String(orderNumber))).toEqual([first]);
    expect(await searchIds(`%23${orderNumber}`)).toEqual([first]);
    expect(await searchIds(second.toUpperCase())).toEqual([second]);
    expect(await searchIds(carrier.email.slice(2))).toEqual([first, second]);
    expect(await searchIds('ANN@carrier.example')).toEqual(expect.arrayContaining([first, second]));
    for (const nothing of ['%25', '_', '99999999999999999999', "'"]) expect(await searchIds(nothing)).toEqual([]);
  });

  test('is sorted by the first day of the permits, then by waiting time', async () => {
    world.clock.advance(-3 * DAY);
    const later = await addOrderLeavingIn(5);
    world.clock.advance(MINUTE);
    const soon = await addOrderLeavingIn(1);
    world.clock.advance(MINUTE);
    const today = await addOrderLeavingIn(0);
    world.clock.advance(MINUTE);
    const alsoSoon = await addOrderLeavingIn(1);
    world.clock.advance(3 * DAY - 3 * MINUTE);
    const { items } = await loadPage();
    expect(listIds(items)).toEqual([today, soon, alsoSoon, later]);
    expect(items.map(({ daysLeft }) => daysLeft)).toEqual([-3, -2, -2, 2]);
    expect(listIds((await loadPage('&sort=-firstDay')).items)).toEqual([later, soon, alsoSoon, today]);
    expect(listIds((await loadPage('&sort=paidAt')).items)).toEqual([later, soon, today, alsoSoon]);
    expect(listIds((await loadPage('&sort=-paidAt')).items)).toEqual([alsoSoon, today, soon, later]);
  });

  test('is sorted by the states that are left and by the company', async () => {
    const three = await addOrderLeavingIn(1, { states: ['TX', 'OK', 'KS'] });
    const one = await addOrderLeavingIn(2);
    const two = await addOrderLeavingIn(3, { states: ['TX', 'OK'] });
    expect(listIds((await loadPage('&sort=statesLeft')).items)).toEqual([one, two, three]);
    expect(listIds((await loadPage('&sort=-statesLeft')).items)).toEqual([three, two, one]);
    const [issued, refused] = (await readPermits(three)).slice(1);
    await world.deps.db.updateTable('permits').set({ status: 'filed' }).where('order_id', '=', three).execute();
    expect(listIds((await loadPage('&sort=-statesLeft')).items)).toEqual([three, two, one]);
    for (const id of [issued, refused])
      await world.deps.db
        .updateTable('permits')
        .set({ status: 'refused', refusal_reason: 'Closed.' })
        .where('id', '=', id ?? '')
        .execute();
    expect(listIds((await loadPage('&sort=-statesLeft')).items)).toEqual([two, three, one]);

    for (const [id, name] of [
      [one, 'beta'],
      [two, 'Alpha'],
      [three, 'Gamma'],
    ] as const)
      await world.deps.db
        .updateTable('orders')
        .set({ company: sql`company || jsonb_build_object('name', ${name}::text)` })
        .where('id', '=', id)
        .execute();
    expect(listIds((await loadPage('&sort=company')).items)).toEqual([two, one, three]);
    expect(listIds((await loadPage('&sort=-company')).items)).toEqual([three, one, two]);
  });

  test('filters by a state, a status, and a permit that has both', async () => {
    const both = await addOrderLeavingIn(1, { states: ['TX', 'OK'] });
    const texas = await addOrderLeavingIn(2);
    await world.deps.db
      .updateTable('permits')
      .set({ status: 'filed' })
      .where('order_id', '=', both)
      .where('state', '=', 'OK')
      .execute();
    const filter = async (query: string) => listIds((await loadPage(query)).items);
    expect(await filter('&state=TX')).toEqual([both, texas]);
    expect(await filter('&state=OK')).toEqual([both]);
    expect(await filter('&state=KS')).toEqual([]);
    expect(await filter('&permitStatus=filed')).toEqual([both]);
    expect(await filter('&permitStatus=requested')).toEqual([both, texas]);
    expect(await filter('&state=TX&permitStatus=filed')).toEqual([]);
    expect(await loadPage('&state=OK&permitStatus=filed')).toMatchObject({
      total: 1,
      items: [
        {
          states: [
            { state: 'TX', status: 'requested' },
            { state: 'OK', status: 'filed' },
          ],
        },
      ],
    });
  });

  test('marks and finds superloads, changed units and fees that nobody has explained', async () => {
    const [superload = '', changed = '', differs = '', plain = ''] = await addOrders(4);
    const { db } = world.deps;
    await db.updateTable('permits').set({ is_superload: true }).where('order_id', '=', superload).execute();
    const at = { at: world.clock.now(), from_status: 'pending', to_status: 'pending' };
    await db
      .insertInto('order_events')
      .values({ id: world.deps.ids(), order_id: changed, what: 'units', ...at })
      .execute();
    const [permit = ''] = await readPermits(differs);
    await issueForFee(permit, 6250);
    const marked = async (mark: string) => listIds((await loadPage(`&mark=${mark}`)).items);
    expect(await marked('superload')).toEqual([superload]);
    expect(await marked('changed')).toEqual([changed]);
    expect(await marked('fee-difference')).toEqual([differs]);
    expect(await marked('resubmitted')).toEqual([]);
    expect((await loadPage()).items.map(({ marks }) => marks)).toEqual([
      ['superload'],
      ['changed'],
      ['fee-difference'],
      [],
    ]);
    const reason = { order_id: differs, permit_id: permit, reason: 'Rounded.', set_by: admin.id, set_at: at.at };
    await db.insertInto('ledger_reasons').values(reason).execute();
    expect(await marked('fee-difference')).toEqual([]);
    expect((await read(plain)).marks).toEqual([]);
  });

  test('puts an order that waits for its carrier last, in each direction, until the carrier has answered', async () => {
    const [asked = '', other = ''] = await addOrders(2);
    const question = await aQuestion(world, { id: asked, by: admin });
    const marked = async (mark: string) => listIds((await loadPage(`&mark=${mark}`)).items);
    for (const sort of ['firstDay', '-paidAt', 'paidAt', 'company'])
      expect(listIds((await loadPage(`&sort=${sort}`)).items)).toEqual([other, asked]);
    expect(await marked('waiting')).toEqual([asked]);
    await answer(world, { id: asked, by: carrier }, { answers: [question] });
    expect(listIds((await loadPage()).items)).toEqual([asked, other]);
    expect((await read(asked)).marks).toEqual(['carrier-wrote']);
    expect(await marked('waiting')).toEqual([]);
  });

  test('knows from the rules that a load is a superload', async () => {
    const [id = ''] = await addOrders(1);
    const order = await world.deps.db.selectFrom('permits').select('is_superload').where('order_id', '=', id).execute();
    expect(order).toEqual([{ is_superload: false }]);
    const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
    const units = draft.units.map((unit) => ({ ...unit, weight: 300_000 }));
    await payFor(world, await save(world, carrier, draft, { units, reviewed: true, step: 6 }));
    expect(await read(draft._id)).toMatchObject({ marks: ['superload'] });
  });

  test('is counted for the menu', async () => {
    const count = async () =>
      (await world.call('GET', '/permits/admin/queue/count', { token: admin.token })).json<{ waiting: number }>()
        .waiting;
    const before = await count();
    const [id = ''] = await addOrders(2);
    expect(await count()).toBe(before + 2);
    await move(id, 'pending', 'approved');
    expect(await count()).toBe(before + 1);
  });

  test('filters by everybody’s, unclaimed, own or others’ orders', async () => {
    const [mine = '', theirs = '', free = ''] = await addOrders(3);
    await claim(mine);
    await claim(theirs, other);
    expect(listIds((await loadPage()).items)).toEqual([mine, theirs, free]);
    expect(listIds((await loadPage('&holder=all')).items)).toEqual([mine, theirs, free]);
    expect(await loadPage('&holder=free')).toMatchObject({ total: 1, items: [{ _id: free, claim: null }] });
    expect(await loadPage('&holder=mine')).toMatchObject({ total: 1, items: [{ _id: mine }] });
    expect(await loadPage('&holder=others')).toMatchObject({ total: 1, items: [{ _id: theirs }] });
    expect(listIds((await loadPage('&holder=mine', other)).items)).toEqual([theirs]);
  });

  test('says how far the permits are, and that the carrier has put a refused one right', async () => {
    const [id = ''] = await addOrders(1);
    const insertEvents = (from: string, to: string, actor: SignedInUser) =>
      world.deps.db
        .insertInto('order_events')
        .values({
          id: world.deps.ids(),
          order_id: id,
          at: world.clock.now(),
          actor_id: actor.id,
          what: 'permit',
          permit_state: 'TX',
          permit_unit: 1,
          from_status: from,
          to_status: to,
        })
        .execute();
    await world.deps.db
      .updateTable('permits')
      .set({ status: 'refused', refusal_reason: 'The route is closed.' })
      .where('order_id', '=', id)
      .execute();
    await insertEvents('requested', 'refused', admin);
    expect(await read(id)).toMatchObject({
      permits: { requested: 0, refused: 1 },
      states: [{ state: 'TX', status: 'refused' }],
      marks: [],
    });
    await insertEvents('refused', 'requested', carrier);
    expect(await read(id)).toMatchObject({ marks: ['resubmitted'] });
    await insertEvents('requested', 'filed', admin);
    expect(await read(id)).toMatchObject({ marks: [] });
  });

  test.each([
    'page=0',
    'pageSize=7',
    'sort=status',
    'holder=me',
    'state=XX',
    'permitStatus=done',
    'mark=late',
    'shown=x',
    'shown=',
    'since=yesterday',
    'search=%00',
  ])('refuses %s', async (query) => {
    expect((await list(`?${query}`)).json()).toMatchObject({ status: 400, code: 'input.invalid' });
  });

  test('reads one order: a decided one too, but no draft and none that does not exist', async () => {
    const [id = ''] = await addOrders(1);
    await move(id, 'pending', 'rejected');
    expect(await read(id)).toMatchObject({ _id: id, status: 'rejected', claim: null });
    for (const none of [(await aDraft(world, carrier))._id, world.deps.ids()])
      expect(await read(none)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('an open list', () => {
  test('gets the present state of its orders', async () => {
    const [approved = '', taken = '', free = ''] = await addOrders(3);
    await move(approved, 'pending', 'approved');
    await claim(taken, other);
    const { items, left } = await loadPage(`&holder=free&shown=${[approved, taken, free].join(',')}`);
    expect(listIds(items)).toEqual([free]);
    expect(left).toMatchObject([
      { _id: approved, status: 'approved' },
      { _id: taken, status: 'pending', claim: { admin: { email: other.email }, isMine: false } },
    ]);
  });

  test('gets the orders that came in since, on whichever page they are', async () => {
    await addOrders(3, DAY);
    const { asOf, arrivals } = await loadPage('&pageSize=2');
    expect(arrivals).toEqual([]);
    world.clock.advance(2 * MINUTE);
    const paid = await aPaidOrder(world, carrier);
    expect(await loadPage(`&pageSize=2&since=${asOf}`)).toMatchObject({ total: 4, arrivals: [paid] });
  });

  test('gets an order that came back into the queue', async () => {
    const [id = ''] = await addOrders(1, DAY);
    await move(id, 'pending', 'rejected');
    const { asOf } = await loadPage();
    world.clock.advance(2 * MINUTE);
    await move(id, 'rejected', 'pending');
    world.clock.advance(2 * MINUTE);
    expect(await loadPage(`&since=${asOf}`)).toMatchObject({ arrivals: [id] });
    expect(await loadPage()).toMatchObject({ arrivals: [] });
  });

  test('gets the orders of the last minute again, as they may have become visible late', async () => {
    const [id] = await addOrders(1, MINUTE / 2);
    expect((await loadPage()).arrivals).toEqual([id]);
  });
});

describe('with many orders', () => {
  test('the page and the arrivals are found by an index', async () => {
    const { db } = world.deps;
    const { pool } = world.database;
    await pool.query(
      `INSERT INTO orders (id, user_id, status, step, customer_email, customer_phone, customer_person_name, title,
        total_price_cents, created_at, updated_at, paid_at)
      SELECT gen_random_uuid(), $1, CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'approved' END, 7, '', '', '', '', 6200,
        $2::timestamptz - n * interval '1 minute', $2, $2::timestamptz - n * interval '1 minute'
      FROM generate_series(1, 20000) n`,
      [carrier.id, world.clock.now()],
    );
    await pool.query(
      `INSERT INTO order_events (id, order_id, at, from_status, to_status)
      SELECT gen_random_uuid(), id, paid_at, 'draft', 'pending' FROM orders WHERE user_id = $1`,
      [carrier.id],
    );
    await pool.query('ANALYZE orders, order_events');
    const explainQuery = async (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
      const { sql, parameters } = query.compile();
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const waiting = db.selectFrom('orders').select('id').where('status', '=', 'pending');
    const arrived = db.selectFrom('order_events').select('order_id').where('what', '=', 'status');
    expect(await explainQuery(waiting.orderBy('first_day').orderBy('paid_at').orderBy('id').limit(20))).toContain(
      'using orders_queue_by_day',
    );
    expect(await explainQuery(waiting.orderBy('paid_at').orderBy('id').limit(20))).toContain('using orders_queue on');
    const since = world.clock.now();
    expect(await explainQuery(arrived.where('to_status', '=', 'pending').where('at', '>', since))).toContain(
      'order_events_queued',
    );
  });
});
