/** Every call of people who are signed in, by each role in an account: as `rights` of the contract says. */
import { accountRoles, findRight, hasRight, type AccountRole, type Right } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { aMember, aUser } from '../factories/user-factories.ts';
import { sharedWorld } from '../world.ts';
import { anyInput, callEntry, entries, getRow, type Entry } from './access-entries.ts';

const world = sharedWorld();

/** A refused call changes nothing, so one person of each role makes them all. */
const tokens = new Map<AccountRole, string>();
beforeAll(async () => {
  const owner = await aUser(world);
  for (const role of accountRoles) tokens.set(role, (await aMember(world, owner, role)).token);
});

const carried = entries.filter(({ endpoint }) => endpoint.access === 'user' || endpoint.access === 'signed-in');
const isOpenTo = ({ entry, role }: { entry: Entry; role: AccountRole }) => hasRight(role, requireRight(entry));
const cases = carried.flatMap((entry) => accountRoles.map((role) => ({ name: entry.name, role, entry })));

test.each(cases.filter((each) => !isOpenTo(each)))('$name is refused to the $role', async ({ entry, role }) => {
  const { endpoint } = entry;
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input: anyInput, token: tokens.get(role) });
  expect(answer.json()).toMatchObject({ status: 403, code: 'role.missing' });
});

/** A right of the account reaches what its owner reaches; a call about the caller alone reaches what a stranger reaches. */
function computeStatus(
  { as: [, , , stranger, owner], dispatcher }: ReturnType<typeof getRow>,
  { role, right }: { role: AccountRole; right: Right },
): number {
  if (role === 'dispatcher' && dispatcher !== undefined) return dispatcher;
  return right === 'person' ? stranger : owner;
}

function requireRight({ endpoint }: Entry): Right {
  const right = findRight(endpoint);
  if (right === null) throw new Error('add a line to the rights of the contract');
  return right;
}

/** It reads, or changes what is the caller's alone: the next role finds the order or truck as it was. */
const leavesInput = (entry: Entry) =>
  entry.endpoint.method === 'GET' || ['person', 'viewer'].includes(requireRight(entry));

const allowed = carried.flatMap((entry) => {
  const roles = accountRoles.filter((role) => isOpenTo({ entry, role }));
  const groups = leavesInput(entry) ? [roles] : roles.map((role) => [role]);
  return groups.filter(({ length }) => length > 0).map((roles) => ({ name: entry.name, roles, entry }));
});

test.each(allowed)('$name answers $roles as the rights say', async ({ entry, roles }) => {
  const { endpoint } = entry;
  const row = getRow(entry);
  const owner = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const input = (await row.call?.(world, owner, admin)) ?? {};
  for (const role of roles) {
    const { token } = await aMember(world, owner, role);
    const answer = await callEntry(world, endpoint, { path: endpoint.path, input, token });
    expect(answer.body).not.toContain('"role.missing"');
    expect(answer.statusCode, role).toBe(computeStatus(row, { role, right: requireRight(entry) }));
  }
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
