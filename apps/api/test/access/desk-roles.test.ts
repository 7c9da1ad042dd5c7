/** Every call of admins, by each role at the desk: as `deskRights` of the contract says. */
import { deskRoles, findDeskRight, hasDeskRight } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aUser } from '../factories/user-factories.ts';
import { sharedWorld } from '../world.ts';
import { anyInput, callEntry, entries, getRow, type Entry } from './access-entries.ts';

const world = sharedWorld();

const ofDesk = entries.filter(({ endpoint }) => endpoint.access === 'admin' || endpoint.access === 'signed-in');
const refused = ofDesk.flatMap((entry) => {
  const right = findDeskRight(entry.endpoint);
  return deskRoles
    .filter((role) => !hasDeskRight(role, right))
    .map((role) => ({ name: entry.name, role, right, entry }));
});

test.each(refused)(
  '$name is refused to the $role, and names the right',
  async ({ entry: { endpoint }, role, right }) => {
    const { token } = await aUser(world, { role: 'admin', deskRole: role });
    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      const answer = await callEntry(world, endpoint, { path, input: anyInput, token });
      expect(answer.json()).toMatchObject({ status: 403, code: 'permission.missing', permission: right });
    }
  },
);

/** It reads, or changes what is the caller's alone: the next role finds the order as it was. */
const leavesInput = ({ name, endpoint }: Entry) =>
  endpoint.method === 'GET' || (findDeskRight(endpoint) === 'desk' && !name.startsWith('approvals.'));

// An owner is the admin of access.test.ts.
const allowed = ofDesk.flatMap((entry) => {
  const roles = deskRoles.filter((role) => role !== 'owner' && hasDeskRight(role, findDeskRight(entry.endpoint)));
  const groups = leavesInput(entry) ? [roles] : roles.map((role) => [role]);
  return groups.filter(({ length }) => length > 0).map((roles) => ({ name: entry.name, roles, entry }));
});

test.each(allowed)('$name answers $roles as every admin', async ({ entry, roles }) => {
  const row = getRow(entry);
  const owner = await aUser(world);
  const callers = await Promise.all(roles.map((deskRole) => aUser(world, { role: 'admin', deskRole })));
  // An owner prepares the row of the act, but the caller claims the order.
  const clerk = callers.find((_, at) => hasDeskRight(roles[at] ?? 'clerk', 'clerk'));
  const input = (await row.call?.(world, owner, clerk ?? (await aUser(world, { role: 'admin' })))) ?? {};
  const { endpoint } = entry;
  for (const { token } of callers)
    expect((await callEntry(world, endpoint, { path: endpoint.path, input, token })).statusCode).toBe(row.as[2]);
});

test('a call that carriers make, too, is open to every admin only where it reads or is about the admin alone', () => {
  const own = new Set(['accounts', 'signInMethods', 'personalData']);
  const open = ofDesk
    .filter(({ endpoint }) => endpoint.access === 'signed-in' && endpoint.method !== 'GET')
    .filter(({ name, endpoint }) => findDeskRight(endpoint) === 'desk' && !own.has(name.split('.')[0] ?? ''))
    .map(({ name }) => name);
  expect(open).toEqual(['orderChanges.preview', 'routes.find']);
});

test('an admin with the right alone changes something: each call that is open to the whole desk reads', () => {
  const open = ofDesk
    .filter(({ endpoint }) => endpoint.access === 'admin' && endpoint.method !== 'GET')
    .filter(({ endpoint }) => findDeskRight(endpoint) === 'desk')
    .map(({ name }) => name);
  // The act decides which role an approval needs.
  const approvals = ['approvals.ask', 'approvals.approve', 'approvals.refuse'];
  expect(open.toSorted()).toEqual(
    ['accounts.setFirstPage', 'orderFile.previewUnits', 'orderFile.addNote', ...approvals].toSorted(),
  );
});
