/** Every call by keys of an owner: as `scopes` of the contract says. */
import { findScope, keyScopes, type KeyScope } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApiKey } from '../factories/api-key-factories.ts';
import { aUser } from '../factories/user-factories.ts';
import { startWorld, type World } from '../world.ts';
import { callEntry, entries, getRow } from './access-entries.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const guarded = entries.filter(({ endpoint }) => endpoint.access !== 'visitor');
const open = guarded.filter(({ endpoint }) => findScope(endpoint) !== null);
const closed = guarded.filter(({ endpoint }) => findScope(endpoint) === null);
const cases = open.flatMap((entry) => keyScopes.map((scope) => ({ name: entry.name, scope, entry })));

async function aCallWithKey({ endpoint, ...entry }: (typeof entries)[number], scopes: readonly KeyScope[]) {
  const owner = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const input = (await getRow({ endpoint, ...entry }).call?.(world, owner, admin)) ?? {};
  const { secret } = await anApiKey(world, owner, { scopes: [...scopes] });
  return callEntry(world, endpoint, { path: endpoint.path, input, token: secret });
}

test.each(cases)('$name answers a key of $scope as the scopes say', async ({ entry, scope }) => {
  const answer = await aCallWithKey(entry, [scope]);
  const needed = findScope(entry.endpoint);
  const isRefused = answer.body.includes('"scope.missing"') && answer.body.includes(`"scope":"${needed}"`);
  const met = { status: answer.statusCode, isRefused };
  expect(met, answer.body).toEqual({
    status: needed === scope ? getRow(entry).as[4] : 403,
    isRefused: needed !== scope,
  });
});

test.each(open)(
  '$name answers a key of another account as it answers the person who made it',
  async ({ endpoint, ...entry }) => {
    const [owner, other] = [await aUser(world), await aUser(world)];
    const admin = await aUser(world, { role: 'admin' });
    const row = getRow({ endpoint, ...entry });
    const input = (await row.call?.(world, owner, admin)) ?? {};
    const { secret } = await anApiKey(world, other);
    const answer = await callEntry(world, endpoint, { path: endpoint.path, input, token: secret });
    expect(answer.statusCode, answer.body).toBe(row.as[3]);
  },
);

test.each(closed)('$name refuses a key of all scopes', async (entry) => {
  const answer = await aCallWithKey(entry, keyScopes);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'scope.missing', scope: null });
});

test('no key makes a call that needs a fresh proof, which only a person gives', () => {
  expect(open.filter(({ endpoint: { stepUp, stepUpAbove } }) => stepUp ?? stepUpAbove !== undefined)).toEqual([]);
});
