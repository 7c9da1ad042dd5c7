import type { Notification } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#clock.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aNotification, aPaidOrder } from '#test/factories/notification-factories.ts';
import { aPendingOrder, changePermit, findPermit, issue } from '#test/factories/permit-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

type Page = { items: Notification[]; total: number; page: number; pageSize: number; unread: number };

const world = aWorld();
const user = madeEachTime(() => aUser(world));

const list = (query = '', token = user.token) => world.call('GET', `/notifications${query}`, { token });
const loadPage = async (query = '') => (await list(query)).json<Page>();
const listIds = ({ items }: Page) => items.map(({ _id }) => _id);
const change = (method: 'PUT' | 'DELETE', path: string, token = user.token) => world.call(method, path, { token });

async function listWithEtag(etag: string | undefined, query = '') {
  const headers = { authorization: `Bearer ${user.token}`, ...(etag !== undefined && { 'if-none-match': etag }) };
  const answer = await world.app.inject({ url: `/api/notifications${query}`, headers });
  return { status: answer.statusCode, etag: String(answer.headers['etag']), body: answer.body };
}

async function addNotifications(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.unshift(await aNotification(world, user));
    world.clock.advance(MINUTE);
  }
  return ids;
}

describe('the list of notifications', () => {
  test('names its order, and ends in its new status', async () => {
    const order = await aPaidOrder(world, user);
    const { items, ...rest } = await loadPage();
    expect(rest).toEqual({ total: 1, page: 1, pageSize: 5, unread: 1 });
    expect(items).toEqual([
      {
        _id: expect.any(String),
        notification_id: items[0]?._id,
        order,
        orderNumber: expect.any(Number),
        orderName: 'Transformer to Ohio',
        read: false,
        comment: 'Payment received. Status: pending',
        createdAt: world.clock.now().toISOString(),
      },
    ]);
  });

  test('holds the own ones, newest first, five a page, with the unread of all pages', async () => {
    const ids = await addNotifications(6);
    await aNotification(world, await aUser(world));
    expect(await loadPage()).toMatchObject({ total: 6, unread: 6, page: 1, pageSize: 5 });
    expect(listIds(await loadPage())).toEqual(ids.slice(0, 5));
    expect(listIds(await loadPage('?page=2'))).toEqual(ids.slice(5));
    expect(listIds(await loadPage('?sort=createdAt&pageSize=2'))).toEqual(ids.toReversed().slice(0, 2));
  });

  test('is searched by the beginning of an id, in any case, and by the order number', async () => {
    const ids = await addNotifications(3);
    const id = ids[1] ?? '';
    const found = await loadPage(`?search=${id.toUpperCase()}`);
    expect(found).toMatchObject({ total: 1, unread: 3 });
    expect(listIds(found)).toEqual([id]);
    expect(listIds(await loadPage(`?search=${found.items[0]?.orderNumber}`))).toEqual([id]);
  });
});

describe('a poll', () => {
  test('answers 304 without a body while nothing has changed', async () => {
    await addNotifications(1);
    const first = await listWithEtag(undefined);
    expect(first.status).toBe(200);
    expect(await listWithEtag(first.etag)).toEqual({ status: 304, etag: first.etag, body: '' });
    expect((await listWithEtag(`"other", W/${first.etag}`)).status).toBe(304);
    expect((await listWithEtag('"other"')).status).toBe(200);
  });

  test('before there is any notification, answers 304 too', async () => {
    const { etag } = await listWithEtag(undefined);
    expect((await listWithEtag(etag)).status).toBe(304);
  });

  test('is not affected by another carrier’s notifications', async () => {
    const { etag } = await listWithEtag(undefined);
    await aNotification(world, await aUser(world));
    expect((await listWithEtag(etag)).status).toBe(304);
  });

  test('answers 200 after one came, was read, was deleted, and was restored', async () => {
    let { etag } = await listWithEtag(undefined);
    const expectChanges = async () => {
      const next = await listWithEtag(etag);
      expect(next.status).toBe(200);
      ({ etag } = next);
      expect((await listWithEtag(etag)).status).toBe(304);
    };
    const id = await aNotification(world, user);
    await expectChanges();
    await change('PUT', `/notifications/${id}/read`);
    await expectChanges();
    await change('DELETE', `/notifications/${id}`);
    await expectChanges();
    await change('PUT', `/notifications/${id}/restore`);
    await expectChanges();
  });
});

describe('a notification', () => {
  test('is marked as read, and stays it', async () => {
    const [id] = await addNotifications(2);
    for (let times = 0; times < 2; times += 1)
      expect((await change('PUT', `/notifications/${id}/read`)).statusCode).toBe(200);
    expect(await loadPage()).toMatchObject({ unread: 1, items: [{ _id: id, read: true }, { read: false }] });
  });

  test('is deleted once, and no longer counted', async () => {
    const [id] = await addNotifications(2);
    expect((await change('DELETE', `/notifications/${id}`)).statusCode).toBe(200);
    expect(await loadPage()).toMatchObject({ total: 1, unread: 1 });
    expect((await change('DELETE', `/notifications/${id}`)).statusCode).toBe(404);
    expect((await change('PUT', `/notifications/${id}/read`)).statusCode).toBe(404);
  });

  test('that was deleted comes back as it was', async () => {
    const ids = await addNotifications(2);
    await change('PUT', `/notifications/${ids[0]}/read`);
    const before = await loadPage();
    await change('DELETE', `/notifications/${ids[0]}`);
    expect((await change('PUT', `/notifications/${ids[0]}/restore`)).statusCode).toBe(200);
    expect(await loadPage()).toEqual(before);
  });

  test('that was deleted long ago goes for good with the next deletion', async () => {
    const [first, second] = await addNotifications(2);
    await change('DELETE', `/notifications/${first}`);
    world.clock.advance(11 * MINUTE);
    await change('DELETE', `/notifications/${second}`);
    expect((await change('PUT', `/notifications/${first}/restore`)).statusCode).toBe(404);
    expect((await change('PUT', `/notifications/${second}/restore`)).statusCode).toBe(200);
  });
});

describe('with many notifications', () => {
  async function explainQuery(query: { sql: string; parameters: readonly unknown[] }): Promise<string> {
    const { rows } = await world.database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query.sql}`, [
      ...query.parameters,
    ]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test('whether anything is new, the first page and the unread are found by an index', async () => {
    const { db } = world.deps;
    const { pool } = world.database;
    // 200 carriers with 100 notifications each, all about one order of this user.
    const order = await aPaidOrder(world, user);
    await pool.query(`INSERT INTO users (id, email, password_hash, role, created_at)
      SELECT gen_random_uuid(), 'many-' || n || '@test.example', '-', 'user', now() FROM generate_series(1, 200) n`);
    await pool.query(
      `WITH events AS (
        INSERT INTO order_events (id, order_id, at, from_status, to_status)
        SELECT gen_random_uuid(), $1, now(), 'draft', 'pending' FROM generate_series(1, 20000) RETURNING id
      ), numbered AS (SELECT id, row_number() OVER () AS n FROM events),
      people AS (SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'many-%')
      INSERT INTO notifications (id, user_id, account_id, order_id, event_id, comment, read, created_at)
      SELECT gen_random_uuid(), people.id, people.id, $1, numbered.id, 'Status: pending', numbered.n % 20 > 0,
        now() - numbered.n * interval '1 minute'
      FROM numbered JOIN people ON people.n = 1 + numbered.n % 200`,
      [order],
    );
    await pool.query('ANALYZE users, notifications, notification_feeds');
    const live = db
      .selectFrom('notifications')
      .where((eb) => eb.and({ user_id: user.id, joined_to: null, account_id: user.id, deleted_at: null }));
    const version = db.selectFrom('notification_feeds').select('version').where('user_id', '=', user.id);
    const first = live.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(5);
    const unread = live.where('read', '=', false).select((eb) => eb.fn.countAll().as('count'));
    expect(await explainQuery(version.compile())).toContain('Index Scan using notification_feeds_pkey');
    expect(await explainQuery(first.compile())).toContain('using notifications_user');
    expect(await explainQuery(unread.compile())).toContain('notifications_unread');
  });
});

test('all own notifications are marked as read at once, those of others and what is still held are not', async () => {
  const other = await aUser(world);
  await aNotification(world, other);
  await addNotifications(3);
  const [held] = listIds(await loadPage());
  const { clock } = world.deps;
  const until = new Date(clock.now().getTime() + MINUTE);
  await world.change('notifications', { id: held ?? '' }, { held_until: until });
  expect((await change('PUT', '/notifications/read')).statusCode).toBe(200);
  expect(await loadPage()).toMatchObject({ total: 2, unread: 0, items: [{ read: true }, { read: true }] });
  expect((await list('', other.token)).json<Page>()).toMatchObject({ unread: 1 });
  world.clock.advance(2 * MINUTE);
  expect(await loadPage()).toMatchObject({ total: 3, unread: 1 });
});

describe('news about the permits of an order', () => {
  const aFiledOrder = async () => {
    const admin = await aUser(world, { role: 'admin' });
    const order = await aPendingOrder(world, user, { states: ['TX', 'OK', 'AR', 'LA'] });
    await change('PUT', '/notifications/read');
    const pick = (state: string) => findPermit(order, state);
    return { admin, order, pick };
  };
  const loadComments = async () => (await loadPage()).items.filter(({ read }) => !read).map(({ comment }) => comment);

  test('within five minutes is one notification, with the newest time and a line for each permit', async () => {
    const { admin, pick } = await aFiledOrder();
    await issue(world, admin, pick('TX'));
    world.clock.advance(4 * MINUTE);
    await issue(world, admin, pick('OK'));
    const { items, unread } = await loadPage();
    expect(unread).toBe(1);
    expect(items[0]).toMatchObject({ read: false, createdAt: world.clock.now().toISOString() });
    const line = (state: string) => `${state} permit for unit 1, number TX-4711: .* Download it from the order\\.`;
    expect(items[0]?.comment).toMatch(new RegExp(`^${line('Texas')}\n${line('Oklahoma')} Status: issued$`));
    world.clock.advance(6 * MINUTE);
    await issue(world, admin, pick('AR'));
    expect(await loadComments()).toEqual([
      expect.stringMatching(/^Arkansas permit .* Status: issued$/),
      items[0]?.comment,
    ]);
  });

  test('of a notification that was read or deleted, or of another status, is a new one', async () => {
    const { admin, pick } = await aFiledOrder();
    await issue(world, admin, pick('TX'));
    await change('PUT', '/notifications/read');
    await issue(world, admin, pick('OK'));
    await changePermit(world, admin, { permit: pick('AR'), change: { status: 'refused', reason: 'Too wide.' } });
    const comments = await loadComments();
    expect(comments).toEqual([expect.stringContaining('Arkansas'), expect.stringContaining('Oklahoma')]);
    const [, second] = (await loadPage()).items;
    await change('DELETE', `/notifications/${second?._id}`);
    await issue(world, admin, pick('LA'));
    expect(await loadComments()).toEqual([expect.stringContaining('Louisiana'), comments[0]]);
  });

  test('of one filing is one once nobody can undo it, and a permit that is undone is not in it', async () => {
    const { admin, order } = await aFiledOrder();
    const ids = order.permits.map(({ _id }) => _id);
    const send = (path: string, permits: readonly string[]) =>
      world.call('POST', `/permits/admin/orders/${order._id}/${path}`, { token: admin.token, body: { permits } });
    expect((await send('file', ids)).statusCode).toBe(200);
    expect(await loadComments()).toEqual([]);
    expect((await send('file/undo', ids.slice(1, 2))).statusCode).toBe(200);
    world.clock.advance(13 * SECOND);
    const [comment = '', ...others] = await loadComments();
    expect(others).toEqual([]);
    expect(comment.split('\n')).toHaveLength(ids.length - 1);
  });
});
