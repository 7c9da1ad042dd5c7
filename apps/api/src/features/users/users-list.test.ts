import { userList, type UserRow, type UserWithPermits } from '@wideload/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aCompany, aDraft, aDraftWithPermits } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { DAY, MINUTE } from '#clock.ts';
import { buildUsersQuery } from './users.store.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin', email: 'robin@yard.example' }));

type Line = { 'QUERY PLAN': string };
type Page = { items: UserRow[]; total: number; page: number; pageSize: number };

const get = (path: string) => world.call('GET', path, { token: admin.token });
const list = async (query = '') => (await get(`/users${query}`)).json<Page>();
const listEmails = async (query: string) => (await list(query)).items.map(({ email }) => email.split('@')[0]);

type Facts = { first?: string; middle?: string; last?: string; phone?: string; permits?: number; role?: string };

/** Accounts are a minute apart. */
async function aPerson(email: string, { first, middle, last, phone, permits, role }: Facts): Promise<SignedInUser> {
  world.clock.advance(MINUTE);
  const user = await aUser(world, { email, role: role ?? 'user' });
  const facts = { first_name: first ?? '', middle_name: middle ?? '', last_name: last ?? '', phone: phone ?? '' };
  await world.change('users', { id: user.id }, { ...facts, total_permits: permits ?? 0 });
  return user;
}

describe('the list', () => {
  beforeAll(async () => {
    await aPerson('cara@haul.example', { first: 'zoe', last: 'Ames', phone: '200', permits: 3 });
    await aPerson('ann@haul.example', { first: 'Bea', last: 'Cole', phone: '300', permits: 12 });
    await aPerson('bob@haul.example', { first: 'Ada', middle: 'May', last: 'Bell', phone: '100', permits: 1 });
    await aPerson('odd_100%@haul.example', { first: 'ada', last: 'Zorn', phone: '400', role: 'auditor' });
  });

  test('is sorted by any of its columns, either way, by e-mail by default', async () => {
    const haul = '?search=haul.example';
    expect(await listEmails(haul)).toEqual(['ann', 'bob', 'cara', 'odd_100%']);
    expect(await listEmails(`${haul}&sort=-createdAt`)).toEqual(['odd_100%', 'bob', 'ann', 'cara']);
    expect(await listEmails(`${haul}&sort=createdAt`)).toEqual(['cara', 'ann', 'bob', 'odd_100%']);
    expect(await listEmails(`${haul}&sort=email`)).toEqual(['ann', 'bob', 'cara', 'odd_100%']);
    expect(await listEmails(`${haul}&sort=-email`)).toEqual(['odd_100%', 'cara', 'bob', 'ann']);
    expect(await listEmails(`${haul}&sort=phone`)).toEqual(['bob', 'cara', 'ann', 'odd_100%']);
    expect(await listEmails(`${haul}&sort=-phone`)).toEqual(['odd_100%', 'ann', 'cara', 'bob']);
    expect(await listEmails(`${haul}&sort=totalPermits`)).toEqual(['odd_100%', 'bob', 'cara', 'ann']);
    expect(await listEmails(`${haul}&sort=-totalPermits`)).toEqual(['ann', 'cara', 'bob', 'odd_100%']);
    expect((await listEmails(`${haul}&sort=role`))[0]).toBe('odd_100%');
    expect((await listEmails(`${haul}&sort=-role`)).at(-1)).toBe('odd_100%');
    expect((await listEmails(`${haul}&sort=name`)).slice(2)).toEqual(['ann', 'cara']);
    expect((await listEmails(`${haul}&sort=-name`)).slice(0, 2)).toEqual(['cara', 'ann']);
  });

  test.each(userList.sorts.flatMap((sort) => [[sort, 0] as const, [sort, 990] as const]))(
    'sorted by %s from %i on is read off an index alone, however many there are',
    async (sort, offset) => {
      const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
      const wanted = { search: '', role: undefined, by: 'email', sort, limit: 10, offset, total: 1000 } as const;
      const plan = await world.deps.db.transaction().execute(async (tx) => {
        // A plan for a few rows would scan the table.
        await sql`SET LOCAL enable_seqscan = off`.execute(tx);
        await sql`SET LOCAL enable_bitmapscan = off`.execute(tx);
        return buildUsersQuery(tx, by, wanted).explain<Line>();
      });
      const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(lines).toMatch(/Limit .*\n *-> {2}Index Only Scan (Backward )?using users_by_/);
    },
  );

  test('is searched by an index as soon as there are many', async () => {
    const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
    const query = { search: 'k-1234@c', role: undefined, by: 'email', sort: 'email', limit: 10, offset: 0 } as const;
    const tx = await world.deps.db.startTransaction().execute();
    await sql`INSERT INTO users (id, email, password_hash, created_at)
      SELECT gen_random_uuid(), 'clerk-' || n || '@crowd.example', 'x', now() FROM generate_series(1, 3000) AS n`.execute(
      tx,
    );
    await sql`ANALYZE users`.execute(tx);
    // A sort of 3,000 rows is fast, one of 20,000 is not.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const plan = await buildUsersQuery(tx, by, query).explain();
    await tx.rollback().execute();
    expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on users_email_parts');
  });

  test('is searched by any part of the e-mail, in any case, and a wildcard is only a character', async () => {
    expect(await listEmails('?search=%20ANN%40')).toEqual(['ann']);
    expect(await listEmails('?search=100%25')).toEqual(['odd_100%']);
    expect(await listEmails('?search=_')).toEqual(['odd_100%']);
    expect(await listEmails('?search=nobody')).toEqual([]);
  });

  test('is filtered by role', async () => {
    expect(await listEmails('?role=admin')).toEqual(['robin']);
    expect(await listEmails('?role=user')).toEqual(['ann', 'bob', 'cara', 'odd_100%']);
  });

  test('has ten a page, and a page past the end is empty with the true total', async () => {
    expect(await list('?page=9')).toEqual({ items: [], total: 5, page: 9, pageSize: 10 });
    expect(await listEmails('?pageSize=2&page=2&search=haul')).toEqual(['cara', 'odd_100%']);
  });

  test('has the contract’s fields and no more', async () => {
    const [bob] = (await list('?search=bob')).items;
    expect(bob).toEqual({
      _id: expect.any(String),
      email: 'bob@haul.example',
      role: 'user',
      firstName: 'Ada',
      middleName: 'May',
      lastName: 'Bell',
      phone: '100',
      createdAt: '2026-11-16T15:03:00.000Z',
      totalPermits: 1,
    });
  });

  test('is taken away as a file, searched and sorted alike, and that is written down', async () => {
    const answer = await get('/users.csv?search=haul&sort=email&role=user');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    const [header, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toBe('Email,First name,Middle name,Last name,Phone,Role,Total permits,Created (UTC)');
    expect(lines.map((line) => line.split('@')[0])).toEqual(['ann', 'bob', 'cara', 'odd_100%']);
    expect(lines[1]).toBe('bob@haul.example,Ada,May,Bell,100,user,1,2026-11-16 15:03:00');
    const acts = await world.rows('audit_log', { what: 'list.export' });
    expect(acts).toMatchObject([
      { actor_id: admin.id, subject_label: 'users', after: { search: 'haul', sort: 'email', role: 'user' } },
    ]);
  });

  test('a name that a spreadsheet would run is text in the file', async () => {
    await aPerson('formula@haul.example', { first: '=HYPERLINK("x")' });
    expect((await get('/users.csv?search=formula')).body).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('one account', () => {
  const read = async ({ id }: { id: string }) => (await get(`/users/${id}`)).json<UserWithPermits>();

  test('counts the permits that were paid, and of them those that can still be driven with', async () => {
    const user = await aUser(world);
    await aDraftWithPermits(world, user);
    expect(await read(user)).toMatchObject({ email: user.email, totalPermits: 0, activePermits: 0 });
    const order = await aPaidOrder(world, user);
    const paid = order.permits.length;
    expect(paid).toBeGreaterThan(1);
    expect(await read(user)).toMatchObject({ totalPermits: paid, activePermits: paid });

    const [refused] = order.permits;
    const reason = { status: 'refused', refusal_reason: 'Bridge closed' } as const;
    await world.change('permits', { id: refused?._id ?? '' }, reason);
    expect(await read(user)).toMatchObject({ totalPermits: paid, activePermits: paid - 1 });
    await world.change('orders', { id: order._id }, { status: 'rejected' });
    expect(await read(user)).toMatchObject({ totalPermits: paid, activePermits: 0 });
    await world.change('orders', { id: order._id }, { status: 'approved' });

    // New permits end three days after they start, and are still valid on the last day.
    world.clock.advance(3 * DAY);
    const { token } = await aUser(world, { role: 'admin' });
    const reload = () => world.read<UserWithPermits>(`/users/${user.id}`, { token });
    expect(await reload()).toMatchObject({ totalPermits: paid, activePermits: paid - 1 });
    world.clock.advance(DAY);
    const { token: again } = await aUser(world, { role: 'admin' });
    const last = await world.call('GET', `/users/${user.id}`, { token: again });
    expect(last.json()).toMatchObject({ totalPermits: paid, activePermits: 0 });
    world.clock.advance(-4 * DAY);
  });

  test('has a page of its permits, those of the newest order first, and no other account’s', async () => {
    const user = await aUser(world);
    await aPaidOrder(world, await aUser(world));
    const first = await aPaidOrder(world, user);
    world.clock.advance(MINUTE);
    const second = await aPaidOrder(world, user, { states: ['TX', 'OH', 'OK'] });
    await aDraftWithPermits(world, user);
    const ofSecond = second.permits.map(({ _id }) => _id).toSorted();
    const ofFirst = first.permits.map(({ _id }) => _id).toSorted();
    const answer = await read(user);
    expect(answer.permits).toMatchObject({ total: answer.totalPermits, page: 1, pageSize: 5 });
    expect(answer.permits.items.map(({ _id }) => _id)).toEqual([...ofSecond, ...ofFirst]);
    const [shown] = answer.permits.items;
    const { _id: order, orderNumber } = second;
    const same = second.permits.find(({ _id }) => _id === shown?._id);
    expect(shown).toEqual({ ...same, order, orderNumber, orderStatus: 'pending' });
    const listPermits = async (query: string) =>
      (await get(`/users/${user.id}${query}`)).json<UserWithPermits>().permits;
    expect(await listPermits('?page=2&pageSize=3')).toMatchObject({
      items: ofFirst.map((_id) => ({ _id })),
      total: 5,
      page: 2,
    });
    expect((await listPermits('?sort=createdAt&pageSize=2')).items.map(({ _id }) => _id)).toEqual(ofFirst);
    expect((await get(`/users/${user.id}?pageSize=7`)).statusCode).toBe(400);
  });

  test('has its orders, drafts too, found by id and by number, and no other account’s', async () => {
    const user = await aUser(world);
    const draft = await aDraftWithPermits(world, user);
    world.clock.advance(MINUTE);
    const paid = await aPaidOrder(world, user);
    await aDraftWithPermits(world, await aUser(world));
    const listOrders = async (query: string) => {
      const answer = await get(`/permits/${user.id}/orders${query}`);
      return answer.json<{ items: { _id: string }[]; total: number }>();
    };
    expect(await listOrders('')).toMatchObject({
      items: [
        { _id: paid._id, status: 'pending', customer: { personName: 'Ann Dispatcher' } },
        { _id: draft._id, status: 'draft' },
      ],
      total: 2,
      page: 1,
      pageSize: 5,
    });
    expect(await listOrders(`?search=${paid.orderNumber}`)).toMatchObject({ items: [{ _id: paid._id }], total: 1 });
    expect(await listOrders(`?search=${draft._id}`)).toMatchObject({ items: [{ _id: draft._id }], total: 1 });
    expect(await listOrders('?pageSize=2&page=2')).toMatchObject({ items: [], total: 2, page: 2 });
  });

  test.each(['/users/{id}', '/permits/{id}/orders'])(
    '%s of nobody, or of an account that is gone, is not found',
    async (path) => {
      const gone = await aUser(world);
      await world.call('DELETE', `/users/${gone.id}`, { token: admin.token });
      for (const id of [world.deps.ids(), gone.id]) {
        const answer = await get(path.replace('{id}', id));
        expect(answer.statusCode).toBe(404);
        expect(answer.json().detail).toBe('There is no such account, or it was deleted.');
      }
      expect((await get(path.replace('{id}', 'me-not-an-id'))).statusCode).toBe(400);
    },
  );
});

describe('carriers who call', () => {
  const find = async (search: string) => {
    const answer = await get(`/users?by=carrier&role=user&search=${encodeURIComponent(search)}`);
    return answer.json<{ items: { email: string }[] }>().items.map(({ email }) => email);
  };

  test('are found by a part of a company, the beginning of it, its USDOT and the end of its phone', async () => {
    const own = await aUser(world, { email: 'caller@x.example' });
    const id = await aCompany(world, own, { name: 'Quarry Lifters' });
    await world.change('companies', { id }, { dot_number: '7654321', docket_number: '998001', phone: '3075550188' });
    const numbers = ['7654321', 'USDOT# 7654321', 'MC-998001', 'mc 998001', '998001', '0188', '+1 (307) 555-0188'];
    for (const said of ['arry lif', 'lifters quarry', 'Quary Lifers', 'qu', 'caller', ...numbers])
      expect(await find(said), said).toEqual(['caller@x.example']);
    for (const said of ['ry', '765432', 'MC-99800', '018', '307555', 'Granite Movers'])
      expect(await find(said), said).toEqual([]);
  });

  test('are found by their own name, also misspelled, and by the contact of an order and its phone', async () => {
    const own = await aUser(world, { email: 'named@x.example' });
    await world.change('users', { id: own.id }, { first_name: 'Wilhelmina', last_name: 'Ostrander' });
    const { _id } = await aDraft(world, own);
    await world.change(
      'orders',
      { id: _id },
      { customer_person_name: 'Thaddeus Okonkwo', customer_phone: '4065550177 x2' },
    );
    const names = ['Ostrander, Wilhelmina', 'wilhelmina', 'Ostrandr', 'okonkwo thaddeus'];
    for (const said of [...names, '406-555-0177']) expect(await find(said), said).toEqual(['named@x.example']);
    for (const said of ['Zebulon Fitch', '0177']) expect(await find(said), said).toEqual([]);
  });

  test('are searched by indexes alone', async () => {
    const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
    const owner = await aUser(world);
    const tx = await world.deps.db.startTransaction().execute();
    await sql`INSERT INTO users (id, email, password_hash, created_at)
      SELECT gen_random_uuid(), 'many-' || n || '@crowd.example', 'x', now() FROM generate_series(1, 5000) AS n`.execute(
      tx,
    );
    await sql`INSERT INTO companies
        (id, user_id, dot_number, name, zip, street, country, state, city, phone, verified, created_at, updated_at)
      SELECT gen_random_uuid(), ${owner.id}, (3000000 + n)::text, 'Company ' || n, '82601', 'Road', 'US', 'WY', 'Casper',
        (2000000000 + n)::text, true, now(), now() FROM generate_series(1, 5000) AS n`.execute(tx);
    await sql`ANALYZE users, companies`.execute(tx);
    const plans: string[] = [];
    for (const search of ['company 4711', '3004711']) {
      const wanted = { search, role: 'user', by: 'carrier', sort: 'email', limit: 10, offset: 0 } as const;
      plans.push(JSON.stringify(await buildUsersQuery(tx, by, wanted).explain()));
    }
    await tx.rollback().execute();
    for (const index of ['users_name_parts', 'companies_name_parts', 'companies_by_usdot'])
      for (const plan of plans) expect(plan).toContain(index);
    // A number alone.
    for (const index of ['companies_by_phone_end', 'companies_by_docket']) expect(plans[1]).toContain(index);
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on companies');
  });
});
