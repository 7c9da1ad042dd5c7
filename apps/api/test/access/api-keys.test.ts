/** Every call by keys of an owner: as `scopes` of the contract says. */
import { findScope, keyScopes } from '@wideload/contract';
import { expect, test } from 'vitest';
import { anApiKey } from '../factories/api-key-factories.ts';
import { aUser } from '../factories/user-factories.ts';
import { sharedWorld } from '../world.ts';
import { anyInput, callEntry, entries, getRow } from './access-entries.ts';

const world = sharedWorld();

const guarded = entries.filter(({ endpoint }) => endpoint.access !== 'visitor');
const open = guarded.filter(({ endpoint }) => findScope(endpoint) !== null);
const closed = guarded.filter(({ endpoint }) => findScope(endpoint) === null);
const refused = open.flatMap((entry) =>
  keyScopes.filter((scope) => scope !== findScope(entry.endpoint)).map((scope) => ({ name: entry.name, scope, entry })),
);

test.each(open)('$name answers a key of its scope as it answers the owner', async ({ endpoint, ...entry }) => {
  const [owner, admin] = [await aUser(world), await aUser(world, { role: 'admin' })];
  const row = getRow({ endpoint, ...entry });
  const input = (await row.call?.(world, owner, admin)) ?? {};
  const { secret } = await anApiKey(world, owner, {
    scopes: keyScopes.filter((scope) => scope === findScope(endpoint)),
  });
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input, token: secret });
  expect(answer.statusCode, answer.body).toBe(row.as[4]);
});

test.each(refused)('$name refuses a key of $scope, and names the scope', async ({ entry: { endpoint }, scope }) => {
  const { secret } = await anApiKey(world, await aUser(world), { scopes: [scope] });
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input: anyInput, token: secret });
  expect(answer.json()).toMatchObject({ status: 403, code: 'scope.missing', scope: findScope(endpoint) });
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

test.each(closed)('$name refuses a key of all scopes', async ({ endpoint }) => {
  const { secret } = await anApiKey(world, await aUser(world), { scopes: [...keyScopes] });
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input: anyInput, token: secret });
  expect(answer.json()).toMatchObject({ status: 403, code: 'scope.missing', scope: null });
});

test('no key makes a call that needs a fresh proof, which only a person gives', () => {
  expect(open.filter(({ endpoint: { stepUp, stepUpAbove } }) => stepUp ?? stepUpAbove !== undefined)).toEqual([]);
});
