/** Every call of people who are signed in, by each role in an account: as `rights` of the contract says. */
import { accountRoles, findRight, hasRight, type AccountRole, type Right } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, aUser } from '../factories/user-factories.ts';
import { startWorld, type World } from '../world.ts';
import { callEntry, entries, getRow, type Entry } from './access-entries.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const carried = entries.filter(({ endpoint }) => endpoint.access === 'user' || endpoint.access === 'signed-in');
const cases = carried.flatMap((entry) => accountRoles.map((role) => ({ name: entry.name, role, entry })));

/** A right of the account reaches what its owner reaches; a call about the caller alone reaches what a stranger reaches. */
function computeStatus(
  { as, dispatcher }: ReturnType<typeof getRow>,
  { role, right }: { role: AccountRole; right: Right },
): number {
  const [, , , stranger, owner] = as;
  if (!hasRight(role, right)) return 403;
  if (role === 'dispatcher' && dispatcher !== undefined) return dispatcher;
  return right === 'person' ? stranger : owner;
}

function requireRight({ endpoint }: Entry): Right {
  const right = findRight(endpoint);
  if (right === null) throw new Error('add a line to the rights of the contract');
  return right;
}

test.each(cases)('$name answers the $role as the rights say', async ({ entry, role }) => {
  const { endpoint } = entry;
  const row = getRow(entry);
  const owner = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const input = (await row.call?.(world, owner, admin)) ?? {};
  const { token } = await aMember(world, owner, role);
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input, token });
  const right = requireRight(entry);
  const met = { status: answer.statusCode, isRefusedToRole: answer.body.includes('"role.missing"') };
  expect(met).toEqual({ status: computeStatus(row, { role, right }), isRefusedToRole: !hasRight(role, right) });
});

test('no call of visitors or admins has a right of a role', () => {
  const others = entries.filter(({ endpoint }) => endpoint.access === 'visitor' || endpoint.access === 'admin');
  expect(others.filter(({ endpoint }) => findRight(endpoint) !== null)).toEqual([]);
});

test('a viewer changes nothing: each call that a viewer may make reads, or is about the viewer alone', () => {
  const reads = ['orderChanges.preview', 'routes.find'];
  const changing = carried
    .filter((entry) => requireRight(entry) === 'viewer' && entry.endpoint.method !== 'GET')
    .map(({ name }) => name);
  expect(changing).toEqual(reads);
});
