/** Every call by keys of an owner: as `scopes` of the contract says. */
import { findScope, keyScopes } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { anApiKey } from '../factories/api-key-factories.ts';
import { aUser } from '../factories/user-factories.ts';
import { sharedWorld } from '../world.ts';
import { anyInput, callEntry, entries, getRow } from './access-entries.ts';

const world = sharedWorld();

/** A refused call changes nothing, so one key of each scope, and one of all, make them all. */
const secrets = new Map<string, string>();
beforeAll(async () => {
  const owner = await aUser(world);
  for (const scope of keyScopes) secrets.set(scope, (await anApiKey(world, owner, { scopes: [scope] })).secret);
  secrets.set('all', (await anApiKey(world, owner)).secret);
});

const guarded = entries.filter(({ endpoint }) => endpoint.access !== 'visitor');
const open = guarded.filter(({ endpoint }) => findScope(endpoint) !== null);
const closed = guarded.filter(({ endpoint }) => findScope(endpoint) === null);
const refused = open.flatMap((entry) =>
  keyScopes.filter((scope) => scope !== findScope(entry.endpoint)).map((scope) => ({ name: entry.name, scope, entry })),
);

test.each(open)(
  '$name answers a key of its scope as it answers the person who made it: the owner, or another account',
  async (entry) => {
    const [owner, other] = [await aUser(world), await aUser(world)];
    const row = getRow(entry);
    const input = (await row.call?.(world, owner, await aUser(world, { role: 'admin' }))) ?? {};
    const { endpoint } = entry;
    const scopes = keyScopes.filter((scope) => scope === findScope(endpoint));
    const met = [];
    // The owner is last, as in the rows: an earlier caller has not changed the object.
    for (const person of [other, owner]) {
      const { secret } = await anApiKey(world, person, { scopes });
      met.push((await callEntry(world, endpoint, { path: endpoint.path, input, token: secret })).statusCode);
    }
    expect(met, 'another user, owner').toEqual(row.as.slice(3));
  },
);

test.each(refused)('$name refuses a key of $scope, and names the scope', async ({ entry: { endpoint }, scope }) => {
  const token = secrets.get(scope);
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input: anyInput, token });
  expect(answer.json()).toMatchObject({ status: 403, code: 'scope.missing', scope: findScope(endpoint) });
});

test.each(closed)('$name refuses a key of all scopes', async ({ endpoint }) => {
  const token = secrets.get('all');
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input: anyInput, token });
  expect(answer.json()).toMatchObject({ status: 403, code: 'scope.missing', scope: null });
});

test('no key makes a call that needs a fresh proof, which only a person gives', () => {
  expect(open.filter(({ endpoint: { stepUp, stepUpAbove } }) => stepUp ?? stepUpAbove !== undefined)).toEqual([]);
});
