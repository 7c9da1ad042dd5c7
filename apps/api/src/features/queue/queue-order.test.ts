import type { AnswerOf, queue, QueueOrder } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#clock.ts';
import { answer, aQuestion } from '#test/factories/message-factories.ts';
import { aDesk, type SignedInUser } from '#test/factories/user-factories.ts';
import { addWaitingOrderLeavingIn, addWaitingOrders, listPermitIds } from '#test/factories/queue-factories.ts';
import { aWorld } from '#test/world.ts';
import { selectWaiting } from './queue.store.ts';

type Page = NonNullable<AnswerOf<typeof queue.list>>;

const world = aWorld();
let carrier: SignedInUser;
let admin: SignedInUser;

beforeEach(async () => {
  ({ carrier, admin } = await aDesk(world));
});

const list = (query = '', { token } = admin) => world.call('GET', `/permits/admin/queue${query}`, { token });
const loadPage = async (query = '', viewer = admin) =>
  (await list(`?search=${carrier.email}${query}`, viewer)).json<Page>();
const listIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
const read = (id: string, { token } = admin) => world.read<QueueOrder>(`/permits/admin/queue/${id}`, { token });

const addOrderLeavingIn = (days: number, { states }: { states?: StateCode[] } = {}) =>
  addWaitingOrderLeavingIn(world, carrier, { days, ...(states && { states }) });
const addOrders = (count: number, apart = HOUR) => addWaitingOrders(world, carrier, { count, apart });

describe('the queue', () => {
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
    // Those that should have left already come after the others.
    expect(listIds(items)).toEqual([later, today, soon, alsoSoon]);
    expect(items.map(({ daysLeft }) => daysLeft)).toEqual([2, -3, -2, -2]);
    expect(listIds((await loadPage('&sort=-firstDay')).items)).toEqual([later, soon, alsoSoon, today]);
    expect(listIds((await loadPage('&sort=paidAt')).items)).toEqual([later, soon, today, alsoSoon]);
    expect(listIds((await loadPage('&sort=-paidAt')).items)).toEqual([later, alsoSoon, today, soon]);
  });

  test('begins with what has to be filed first, not with what leaves first', async () => {
    // Texas issues at once; Louisiana needs the application on an office day before.
    world.clock.advance(new Date('2026-12-04T16:00:00Z').getTime() - world.clock.now().getTime());
    ({ admin, carrier } = await aDesk(world));
    const texas = await addOrderLeavingIn(2);
    const louisiana = await addOrderLeavingIn(3, { states: ['LA'] });
    expect((await loadPage()).items).toMatchObject([
      { _id: louisiana, firstDay: '2026-12-07', fileBy: '2026-12-04' },
      { _id: texas, firstDay: '2026-12-06', fileBy: '2026-12-06' },
    ]);
    expect(listIds((await loadPage('&sort=-fileBy')).items)).toEqual([texas, louisiana]);
    const answered = world.deps.db.updateTable('permits').where('order_id', '=', louisiana);
    await answered.set({ status: 'filed', filed_at: world.clock.now() }).execute();
    expect(await read(louisiana)).toMatchObject({ fileBy: '2026-12-07' });
    await answered.set({ status: 'refused', refusal_reason: 'Closed.' }).execute();
    expect(await read(louisiana)).toMatchObject({ fileBy: null });
    expect(listIds((await loadPage()).items)).toEqual([texas, louisiana]);
    expect(listIds((await loadPage('&sort=-fileBy')).items)).toEqual([texas, louisiana]);
  });

  test('of two to file on one day has the one first whose office closes first, and so is the next order', async () => {
    world.clock.advance(new Date('2026-12-04T16:00:00Z').getTime() - world.clock.now().getTime());
    ({ admin, carrier } = await aDesk(world));
    const arkansas = await addOrderLeavingIn(3, { states: ['AR'] });
    const louisiana = await addOrderLeavingIn(3, { states: ['LA'] });
    expect((await loadPage()).items).toMatchObject([
      { _id: louisiana, fileBy: '2026-12-04' },
      { _id: arkansas, fileBy: '2026-12-04' },
    ]);
    expect(listIds((await loadPage('&sort=-fileBy')).items)).toEqual([arkansas, louisiana]);
    const next = await world.call('GET', `/permits/admin/queue/next?search=${carrier.email}&after=${louisiana}`, {
      token: admin.token,
    });
    expect(next.json()).toMatchObject({ next: { _id: arkansas } });
  });

  test('sets aside what should have left already, with its count, and the next order is one that can leave', async () => {
    world.clock.advance(-3 * DAY);
    const late = await addOrderLeavingIn(1);
    world.clock.advance(3 * DAY);
    const later = await addOrderLeavingIn(5);
    const soon = await addOrderLeavingIn(1);
    const page = await loadPage();
    expect(page).toMatchObject({ total: 3, departed: 1 });
    expect(listIds(page.items)).toEqual([soon, later, late]);
    expect(listIds((await loadPage('&pageSize=2')).items)).toEqual([soon, later]);
    expect(listIds((await loadPage('&pageSize=2&page=2')).items)).toEqual([late]);
    const findNext = async (after?: string) =>
      (
        await world.read<{ next: { _id: string } }>(
          `/permits/admin/queue/next?search=${carrier.email}${after ? `&after=${after}` : ''}`,
          admin,
        )
      ).next._id;
    expect([await findNext(), await findNext(soon), await findNext(later), await findNext(late)]).toEqual([
      soon,
      later,
      late,
      soon,
    ]);
  });

  test('is sorted by the states that are left and by the company', async () => {
    const three = await addOrderLeavingIn(1, { states: ['TX', 'OK', 'KS'] });
    const one = await addOrderLeavingIn(2);
    const two = await addOrderLeavingIn(3, { states: ['TX', 'OK'] });
    expect(listIds((await loadPage('&sort=statesLeft')).items)).toEqual([one, two, three]);
    expect(listIds((await loadPage('&sort=-statesLeft')).items)).toEqual([three, two, one]);
    const [issued, refused] = (await listPermitIds(world, three)).slice(1);
    await world.change('permits', { order_id: three }, { status: 'filed' });
    expect(listIds((await loadPage('&sort=-statesLeft')).items)).toEqual([three, two, one]);
    for (const id of [issued, refused])
      await world.change('permits', { id: id ?? '' }, { status: 'refused', refusal_reason: 'Closed.' });
    expect(listIds((await loadPage('&sort=-statesLeft')).items)).toEqual([two, three, one]);

    for (const [id, name] of [
      [one, 'beta'],
      [two, 'Alpha'],
      [three, 'Gamma'],
    ] as const)
      await world.change('orders', { id }, { company: sql`company || jsonb_build_object('name', ${name}::text)` });
    expect(listIds((await loadPage('&sort=company')).items)).toEqual([two, one, three]);
    expect(listIds((await loadPage('&sort=-company')).items)).toEqual([three, one, two]);
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
    const reader = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
    const all = { among: null, holder: 'all', state: undefined, permitStatus: undefined, mark: undefined } as const;
    const waiting = selectWaiting(db, reader, all).select('orders.id');
    const arrived = db.selectFrom('order_events').select('order_id').where('what', '=', 'status');
    expect(
      await explainQuery(waiting.orderBy('first_day').orderBy('paid_at').orderBy('orders.id').limit(20)),
    ).toContain('using orders_queue_by_day');
    const byFiling = waiting.orderBy('file_by').orderBy('first_day').orderBy('paid_at').orderBy('orders.id');
    expect(await explainQuery(byFiling.limit(20))).toContain('using orders_queue_by_file_by');
    expect(await explainQuery(waiting.orderBy('paid_at').orderBy('orders.id').limit(20))).toContain(
      'using orders_queue on',
    );
    const byCompany = waiting.orderBy('queue_company').orderBy('first_day').orderBy('paid_at').orderBy('orders.id');
    expect(await explainQuery(byCompany.limit(20))).toContain('Index Only Scan using orders_queue_by_company');
    const since = world.clock.now();
    expect(await explainQuery(arrived.where('to_status', '=', 'pending').where('at', '>', since))).toContain(
      'order_events_queued',
    );
  });
});
