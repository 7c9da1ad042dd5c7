// Lists at 100,000 orders and 5,000 users: each page through the API, against the bare query of its rows, alternating in one run.
// `--orders 1000000` for another number of orders; `--only 'own orders'` for the lists with such a name and nothing else;
// `--rounds 30` for fewer of them; BENCH_DATABASE_URL for a database that is seeded already.
import { parseArgs } from 'node:util';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import { findOrderRows, type AdminOrderQuery } from '@wideload/api/src/features/orders/list/admin-order-list.store.ts';
import { seedBulk } from '@wideload/api/src/seed/bulk/bulk.ts';
import { findKnown, seedRows } from './size-rows.ts';
import { startBenchWorld, type BenchWorld } from '@wideload/api/test/bench-world.ts';
import { benchBooks } from './book-lists.ts';
import { benchClerk } from './clerk-lists.ts';
import { benchFile, benchLists } from './every-list.ts';
import { measureInTurns, measureTime } from '../measure.ts';
import { report } from '../report.ts';

const options = {
  orders: { type: 'string', default: '100000' },
  only: { type: 'string' },
  rounds: { type: 'string', default: '100' },
} as const;
const { values: asked } = parseArgs({ options });
const wish = { orders: Number(asked.orders), users: Number(asked.orders) / 20 };
const rounds = { warmUp: Number(asked.rounds) / 5, counted: Number(asked.rounds) };
const admin = { kind: 'admin', personId: '', sessionId: '', deskRole: 'owner' } as const;

type Headers = { authorization: string };
type Page = Partial<AdminOrderQuery> & { page?: number };

async function signIn(
  { app }: BenchWorld,
  { email, password }: { email: string; password: string } = demoAccounts[1],
): Promise<Headers> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password } });
  return { authorization: `Bearer ${answer.json<{ accessToken: string }>().accessToken}` };
}

function createRequest({ app }: BenchWorld, headers: Headers, url: string) {
  return async () => {
    const answer = await app.inject({ url: `/api${url}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer;
  };
}

function toAddress({ search, status, sort, page }: Page): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ search, status, sort, page }))
    if (value !== undefined) asked.set(name, String(value));
  return `/permits/admin/orders?${asked.toString()}`;
}

async function benchPermits(world: BenchWorld, headers: Headers, name: string, asked: Page): Promise<void> {
  const { page = 1, ...rest } = asked;
  const query: AdminOrderQuery = { search: '', sort: '-createdAt', ...rest };
  const sent = await world.captureQuery((db) =>
    findOrderRows(db, admin, { query, offset: (page - 1) * 20, limit: 20, total: wish.orders }),
  );
  const runQueryAlone = () => world.pool.query(sent.sql, [...sent.parameters]);
  const [bareMs, apiMs] = await measureInTurns(runQueryAlone, createRequest(world, headers, toAddress(asked)), rounds);
  report({
    what: `permits, ${name}`,
    against: 'its bare query',
    ratio: apiMs / bareMs,
    atMost: 4,
    figures: `${apiMs.toFixed(2)} to ${bareMs.toFixed(2)} ms`,
  });
}

/** Reveals a count or join without an index. */
const firstPage = 'the first page of permits';

async function benchOther(
  world: BenchWorld,
  headers: Headers,
  { name, url, atMost = 4 }: { name: string; url: string; atMost?: number },
): Promise<void> {
  const first = createRequest(world, headers, toAddress({}));
  const [permitsMs, otherMs] = await measureInTurns(first, createRequest(world, headers, url), rounds);
  const figures = `${otherMs.toFixed(2)} to ${permitsMs.toFixed(2)} ms`;
  report({ what: name, against: firstPage, ratio: otherMs / permitsMs, atMost, figures });
}

const others = [
  { name: 'users, first page', url: '/users' },
  { name: 'users, sorted by permits', url: '/users?sort=-totalPermits' },
  { name: 'users, found by a part of the e-mail', url: '/users?search=dispatch-1234' },
  { name: 'audit log, found by a part of an e-mail', url: '/audit?search=dispatch-1234' },
  { name: 'statistics of a week', url: '/permits/admin/statistics?window=week' },
  // Reads each of the year's paid orders and issued permits.
  { name: 'statistics of a year', url: '/permits/admin/statistics?window=year', atMost: 25 },
];

/** Of a company with some 300 orders a month, whose carrier has 5,000. */
async function benchStatements(world: BenchWorld, headers: Headers): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>(
    `UPDATE orders SET company_id = own.id
     FROM (SELECT companies.id, user_id FROM companies JOIN users ON users.id = user_id WHERE users.email = $1
       ORDER BY companies.id LIMIT 1) AS own
     WHERE orders.user_id = own.user_id AND order_number % 16 = 0 RETURNING own.id`,
    [demoAccounts[0].email],
  );
  const read = createRequest(world, headers, '/permits/statements');
  const listMs = await measureTime(read);
  const [month] = (await read()).json<{ months: string[] }>().months;
  const wholeMs = await measureTime(createRequest(world, headers, `/permits/statements/${rows[0]?.id}/${month}`));
  process.stdout.write(
    `       statements: the months in ${listMs.toFixed(0)} ms, a PDF of ${rows.length} orders in ${wholeMs.toFixed(0)} ms\n`,
  );
}

/** A carrier with 5,000 orders, each of which a search by a part compares. */
async function benchOwnOrders(world: BenchWorld, admin: Headers): Promise<void> {
  const [carrier] = demoAccounts;
  await world.pool.query(
    `UPDATE orders SET user_id = (SELECT id FROM users WHERE email = $1)
     WHERE id IN (SELECT id FROM orders ORDER BY id DESC LIMIT 5000)`,
    [carrier.email],
  );
  await world.pool.query('ANALYZE orders');
  const headers = await signIn(world, carrier);
  await benchStatements(world, headers);
  const first = createRequest(world, admin, toAddress({}));
  for (const search of ['', 'excav', 'TX OK', 'PO-1']) {
    const own = createRequest(world, headers, `/permits/orders?${new URLSearchParams({ search }).toString()}`);
    const [permitsMs, ownMs] = await measureInTurns(first, own, rounds);
    const figures = `${ownMs.toFixed(2)} to ${permitsMs.toFixed(2)} ms`;
    const what = `own 5,000 orders, searched by "${search}"`;
    report({ what, against: firstPage, ratio: ownMs / permitsMs, atMost: 8, figures });
  }
}

/** Nobody has the password of a made-up carrier. */
async function signInAs(world: BenchWorld, email: string): Promise<Headers> {
  const [{ email: known, password }] = demoAccounts;
  await world.pool.query(
    `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1) WHERE email = $2`,
    [known, email],
  );
  return signIn(world, { email, password });
}

async function benchEveryList(world: BenchWorld, headers: Headers): Promise<void> {
  const known = await findKnown(world.pool);
  await seedRows(world.pool, known);
  const readers = { admin: headers, carrier: await signInAs(world, known.carrierEmail) };
  const only = new RegExp(asked.only ?? '', 'i');
  await benchLists(world, {
    known,
    createRequest: (url, reader = 'admin') => createRequest(world, readers[reader], url),
    rounds: { warmUp: 5, counted: rounds.counted },
    only,
  });
}

async function bench(world: BenchWorld): Promise<void> {
  const seedMs = await measureTime(() => seedBulk(world.deps, wish, () => undefined));
  process.stdout.write(`       seed of ${asked.orders} orders: ${(seedMs / 1000).toFixed(0)} s\n`);
  // Otherwise the database writes what was seeded to disk while it is measured.
  await world.pool.query('CHECKPOINT');
  const headers = await signIn(world);
  await benchEveryList(world, headers);
  if (asked.only !== undefined) return;
  await benchPermits(world, headers, 'first page', {});
  for (const sort of ['email', 'phone', 'status', '-orderNumber'] as const)
    await benchPermits(world, headers, `sorted by ${sort}`, { sort });
  await benchPermits(world, headers, 'one status', { status: 'pending' });
  await benchPermits(world, headers, 'found by number', { search: '150000' });
  await benchPermits(world, headers, 'in the middle', { page: wish.orders / 40 });
  await benchPermits(world, headers, 'the last page', { page: wish.orders / 20 });
  for (const other of others) await benchOther(world, headers, other);
  await benchClerk(world.pool, (url) => createRequest(world, headers, url));
  await benchBooks(world.pool, (url) => createRequest(world, headers, url));
  await benchOwnOrders(world, headers);
  await benchFile(world, headers);
}

const world = await startBenchWorld();
try {
  await bench(world);
} finally {
  await world.close();
}
