import { contract, pathOf, type Endpoint } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRows, type Input, type Row } from './access-rows.ts';
import { aUser, type SignedInUser } from './factories.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

type Entry = { name: string; endpoint: Endpoint; row: Row | undefined };

const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = accessRows;
const entries: Entry[] = Object.entries(contract).flatMap(([part, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${part}.${name}`,
    endpoint,
    row: rows[part]?.[name],
  })),
);

async function endedSession(): Promise<SignedInUser> {
  const user = await aUser(world);
  await world.deps.db
    .updateTable('sessions')
    .set({ ended_at: world.clock.now() })
    .where('user_id', '=', user.id)
    .execute();
  return user;
}

async function callers(owner: SignedInUser): Promise<{ who: string; token?: string }[]> {
  return [
    { who: 'visitor' },
    { who: 'ended session', token: (await endedSession()).token },
    { who: 'admin', token: (await aUser(world, { role: 'admin' })).token },
    { who: 'another user', token: (await aUser(world)).token },
    { who: 'owner', token: owner.token },
  ];
}

function ask(endpoint: Endpoint, path: string, { input, token }: { input: Input; token?: string | undefined }) {
  const search = input.query === undefined ? '' : `?${new URLSearchParams(input.query).toString()}`;
  return world.call(endpoint.method, `${pathOf(path, input.params)}${search}`, {
    ...(input.body !== undefined && { body: input.body }),
    ...(token !== undefined && { token }),
  });
}

test.each(entries)('$name is served under every spelling, and has a row', ({ endpoint, row }) => {
  for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(world.app.hasRoute({ method: endpoint.method, url }), `${endpoint.method} ${url} has no route`).toBe(true);
  }
  expect(row, 'add a line to test/access-rows.ts').toBeDefined();
});

test.each(entries)('$name answers each caller as its row says', async ({ endpoint, row }) => {
  if (row === undefined) throw new Error('add a line to test/access-rows.ts');
  const owner = await aUser(world);
  const input = (await row.call?.(world, owner)) ?? {};
  const met = [];
  for (const { token } of await callers(owner))
    met.push((await ask(endpoint, endpoint.path, { input, token })).statusCode);
  expect(met, 'visitor, ended session, admin, another user, owner').toEqual(row.as);
});

const spelledTwice = entries.filter(({ endpoint }) => endpoint.alsoAt !== undefined);

test.each(spelledTwice)('$name passes the same gate under its other spellings', async ({ endpoint, row }) => {
  if (row === undefined) throw new Error('add a line to test/access-rows.ts');
  const owner = await aUser(world);
  const input = (await row.call?.(world, owner)) ?? {};
  for (const path of endpoint.alsoAt ?? []) {
    const met = [];
    for (const { who, token } of await callers(owner)) {
      if (who !== 'owner') met.push((await ask(endpoint, path, { input, token })).statusCode);
    }
    expect(met, 'visitor, ended session, admin, another user').toEqual(row.as.slice(0, -1));
  }
});

test('a token that is none, or another kind of credential, is no session', async () => {
  for (const authorization of ['Bearer', 'Bearer x.y.z', 'Basic YTpi', 'Bearer null', 'bearer  ']) {
    const answer = await world.app.inject({ url: '/api/users/me', headers: { authorization } });
    expect(answer.statusCode, authorization).toBe(401);
  }
});
