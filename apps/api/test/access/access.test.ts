import { beforeAll, describe, expect, test } from 'vitest';
import { anyInput, callEntry, entries, getRow } from './access-entries.ts';
import { checkActs, exports, ofAdmins, reads, writes } from './admin-acts.ts';
import { setPassword } from './access-factories.ts';
import { getRefreshCookie, signIn } from '../stages/sign-in/accounts-journey.ts';
import { aUser, type SignedInUser } from '../factories/user-factories.ts';
import { aWorld } from '../world.ts';

const world = aWorld();
let gone: string[];
beforeAll(async () => {
  gone = [await aSignedOutAdmin(), await aDeletedAdmin(), await aDeletedAdminWithSession()];
});

async function anEndedSession(): Promise<SignedInUser> {
  const user = await aUser(world);
  await world.change('sessions', { user_id: user.id }, { ended_at: world.clock.now() });
  return user;
}

/** An admin who has signed out. */
async function aSignedOutAdmin(): Promise<string> {
  const admin = await aUser(world, { role: 'admin' });
  await setPassword(world, admin);
  const answer = await signIn(world, admin.email);
  const { accessToken: token } = answer.json<{ accessToken: string }>();
  expect((await world.call('GET', '/audit', { token })).statusCode).toBe(200);
  const out = await world.call('POST', '/auth/sign-out', { token, cookie: getRefreshCookie(answer) });
  expect(out.statusCode).toBe(200);
  return token;
}

/** An admin whom another admin has deleted. */
async function aDeletedAdmin(): Promise<string> {
  const { id, token } = await aUser(world, { role: 'admin' });
  const { token: other } = await aUser(world, { role: 'admin' });
  expect((await world.call('GET', '/audit', { token })).statusCode).toBe(200);
  expect((await world.call('DELETE', `/users/${id}`, { token: other })).statusCode).toBe(200);
  return token;
}

/** Its session was not ended. */
async function aDeletedAdminWithSession(): Promise<string> {
  const { id, token } = await aUser(world, { role: 'admin' });
  await world.change('users', { id }, { deleted_at: world.clock.now() });
  return token;
}

async function listCallers(owner: SignedInUser, admin: SignedInUser): Promise<{ who: string; token?: string }[]> {
  return [
    { who: 'visitor' },
    { who: 'ended session', token: (await anEndedSession()).token },
    { who: 'admin', token: admin.token },
    { who: 'another user', token: (await aUser(world)).token },
    { who: 'owner', token: owner.token },
  ];
}

test.each(entries)('$name is served under every spelling, and has a row', (entry) => {
  const { endpoint } = entry;
  for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(world.app.hasRoute({ method: endpoint.method, url }), `${endpoint.method} ${url} has no route`).toBe(true);
  }
  expect(getRow(entry).as).toHaveLength(5);
});

test.each(entries)(
  '$name answers each caller as its row says, and by an admin adds an entry to the audit log if it acts',
  async (entry) => {
    const { endpoint } = entry;
    const row = getRow(entry);
    const owner = await aUser(world);
    const admin = await aUser(world, { role: 'admin' });
    const input = (await row.call?.(world, owner, admin)) ?? {};
    const met = [];
    for (const { token } of await listCallers(owner, admin))
      met.push((await callEntry(world, endpoint, { path: endpoint.path, input, token })).statusCode);
    expect(met, 'visitor, ended session, admin, another user, owner').toEqual(row.as);
    await checkActs(world, entry, admin);
  },
);

test('every call of an admin succeeds in its row, or needs two, so that its entry is looked for', () => {
  for (const entry of [...writes, ...exports, ...reads]) expect(getRow(entry).as[2], entry.name).toBeLessThan(300);
  expect(writes.length).toBeGreaterThan(10);
  expect(exports.map(({ name }) => name).toSorted()).toEqual(
    ofAdmins
      .filter(({ endpoint }) => /\.(?:csv|ndjson)$/.test(endpoint.path))
      .map(({ name }) => name)
      .toSorted(),
  );
});

const spelledTwice = entries.filter(({ endpoint }) => endpoint.alsoAt !== undefined);

test.each(spelledTwice)('$name passes the same gate under its other spellings', async (entry) => {
  const { endpoint } = entry;
  const row = getRow(entry);
  const owner = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const input = (await row.call?.(world, owner, admin)) ?? {};
  for (const path of endpoint.alsoAt ?? []) {
    const met = [];
    for (const { who, token } of await listCallers(owner, admin)) {
      if (who !== 'owner') met.push((await callEntry(world, endpoint, { path, input, token })).statusCode);
    }
    expect(met, 'visitor, ended session, admin, another user').toEqual(row.as.slice(0, -1));
  }
});

describe('a former admin', () => {
  const guarded = entries.filter(({ endpoint }) => endpoint.access !== 'visitor');

  test.each(guarded)('is refused by $name, signed out or deleted', async ({ endpoint }) => {
    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      const met = [];
      for (const token of gone) {
        const answer = await callEntry(world, endpoint, { path, input: anyInput, token });
        met.push([answer.statusCode, answer.json<{ code: string }>().code]);
      }
      expect(met).toEqual(gone.map(() => [401, 'session.ended']));
    }
  });

  test('and every call of the admin area is closed to visitors, users and owners alike', () => {
    const admins = entries.filter(({ endpoint }) => endpoint.access === 'admin');
    const [visitor, ended, , other, owner] = [0, 1, 2, 3, 4].map((caller) => [
      ...new Set(admins.map((entry) => getRow(entry).as[caller])),
    ]);
    expect({ visitor, ended, other, owner }).toEqual({ visitor: [401], ended: [401], other: [403], owner: [403] });
  });
});

test('an invalid token, or another kind of credential, is no session', async () => {
  for (const authorization of ['Bearer', 'Bearer x.y.z', 'Basic YTpi', 'Bearer null', 'bearer  ']) {
    const answer = await world.app.inject({ url: '/api/users/me', headers: { authorization } });
    expect(answer.statusCode, authorization).toBe(401);
  }
});
