import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aNotification } from '#test/factories/notification-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { MINUTE, SECOND } from '#clock.ts';
import { buildApp } from '#app.ts';
import { listenForChanges } from '#platform/changes/listen.ts';
import { createSessions } from '#platform/http/open-sessions.ts';
import { endAllSessions } from './sessions.store.ts';

let world: World;
let other: Awaited<ReturnType<typeof startOther>>;
let user: SignedInUser;
let queries: string[] = [];

/** A second server on the same database. */
async function startOther() {
  const { deps, database } = world;
  const changes = listenForChanges({ connectionString: database.url, db: deps.db, log: deps.log });
  await vi.waitUntil(changes.isCurrent, { timeout: MINUTE });
  const app = await buildApp({ ...deps, changes, sessions: createSessions({ db: deps.db, changes }) });
  return { app, close: () => Promise.all([app.close(), changes.close()]) };
}

beforeAll(async () => {
  world = await startWorld({ listens: true, onQuery: ({ query }) => void queries.push(query.sql) });
  other = await startOther();
});
afterAll(async () => {
  await other.close();
  await world.close();
});
beforeEach(async () => {
  queries = [];
  user = await aUser(world);
});

type Headers = Record<string, string>;
const read = async (app = world.app, url = '/api/users/', more: Headers = {}) =>
  app.inject({ url, headers: { authorization: `Bearer ${user.token}`, ...more } });
const readStatus = async (app = world.app) => (await read(app)).statusCode;

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const before = queries.length;
  await work();
  return queries.length - before;
}

/** On a busy machine a proof of the line can be late, and then a request asks. */
const waitForQueries = (count: number, work: () => Promise<unknown>) =>
  expect.poll(() => countQueries(work), { timeout: MINUTE }).toBe(count);

const waitForRefusal = () => expect.poll(() => readStatus(other.app), { timeout: MINUTE }).toBe(401);

test('the second request of a session does not ask for it again', async () => {
  expect(await countQueries(() => read())).toBe(2);
  await waitForQueries(1, () => read());
});

test('an ended session is refused at the next request, and by another server as soon as it hears of it', async () => {
  expect([await readStatus(), await readStatus(other.app)]).toEqual([200, 200]);
  const left = await world.call('DELETE', '/users/sessions', { token: (await aSecondSession()).token });
  expect(left.statusCode).toBe(200);
  expect(await readStatus()).toBe(401);
  await waitForRefusal();
});

/** Of the same person. */
async function aSecondSession(): Promise<SignedInUser> {
  const { deps } = world;
  const now = deps.clock.now();
  const id = deps.ids();
  const times = { created_at: now, last_used_at: now, proved_at: now, ended_at: null };
  await world.insert('sessions', { id, user_id: user.id, ...times });
  return { ...user, token: await deps.accessTokens.sign({ personId: user.id, sessionId: id, role: 'user' }, now) };
}

test.each([
  ['another role', { role: 'admin' }, 401],
  ['a temporary password', { password_is_temporary: true }, 200],
  ['deletion', { deleted_at: new Date() }, 401],
] as const)('%s of an account is heard, whoever writes it', async (_, change, status) => {
  await read(other.app);
  await world.change('users', { id: user.id }, change);
  await expect.poll(() => readStatus(other.app), { timeout: MINUTE }).toBe(status);
  const refused = () => read(other.app, '/api/notifications');
  await expect.poll(async () => (await refused()).statusCode, { timeout: MINUTE }).not.toBe(200);
});

test('when nobody listens any more, each request asks the database', async () => {
  await read(other.app);
  await world.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wideload changes'`,
  );
  await waitForQueries(2, () => read());
  await world.deps.db.transaction().execute((tx) => endAllSessions(tx, user.id, world.clock.now()));
  // A server hears that its line is gone a moment later.
  const both = () => Promise.all([readStatus(), readStatus(other.app)]);
  await expect.poll(both, { timeout: 10 * SECOND }).toEqual([401, 401]);
});

test('an unchanged poll of notifications makes no query, until one comes or a held one is released', async () => {
  const fresh = await startWorld({ listens: true, onQuery: ({ query }) => void queries.push(query.sql) });
  user = await aUser(fresh);
  await aNotification(fresh, user);
  const poll = (etag: string) => read(fresh.app, '/api/notifications', { 'if-none-match': etag });
  const { etag = '' } = (await read(fresh.app, '/api/notifications')).headers as Headers;
  await waitForQueries(0, async () => expect((await poll(etag)).statusCode).toBe(304));
  const id = await aNotification(fresh, user);
  await expect.poll(async () => (await poll(etag)).statusCode, { timeout: MINUTE }).toBe(200);
  const { etag: second = '' } = (await poll(etag)).headers as Headers;
  const heldUntil = new Date(fresh.clock.now().getTime() + MINUTE);
  await fresh.change('notifications', { id }, { held_until: heldUntil });
  await expect.poll(async () => (await poll(second)).statusCode, { timeout: MINUTE }).toBe(200);
  const { etag: held = '' } = (await poll(second)).headers as Headers;
  expect((await poll(held)).statusCode).toBe(304);
  fresh.clock.advance(MINUTE);
  expect((await poll(held)).statusCode).toBe(200);
  await fresh.close();
});
