/** Every call of admins, by each role at the desk: as `deskRights` of the contract says. */
import { deskRoles, findDeskRight, hasDeskRight } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../factories/user-factories.ts';
import { startWorld, type World } from '../world.ts';
import { callEntry, entries, getRow } from './access-entries.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const ofDesk = entries.filter(({ endpoint }) => endpoint.access === 'admin' || endpoint.access === 'signed-in');
const cases = ofDesk.flatMap((entry) =>
  deskRoles.map((role) => {
    const right = findDeskRight(entry.endpoint);
    return { name: entry.name, role, right, isAllowed: hasDeskRight(role, right), entry };
  }),
);
// The right precedes the input, so random ids suffice.
const anything = { params: { id: crypto.randomUUID(), userId: crypto.randomUUID(), state: 'TX', month: '2026-11' } };

test.each(cases.filter(({ isAllowed }) => !isAllowed))(
  '$name is refused to the $role, and names the right',
  async ({ entry: { endpoint }, role, right }) => {
    const { token } = await aUser(world, { role: 'admin', deskRole: role });
    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      const answer = await callEntry(world, endpoint, { path, input: anything, token });
      expect(answer.json()).toMatchObject({ status: 403, code: 'permission.missing', permission: right });
    }
  },
);

// An owner is the admin of access.test.ts.
test.each(cases.filter(({ isAllowed, role }) => isAllowed && role !== 'owner'))(
  '$name answers the $role as every admin',
  async ({ entry, role }) => {
    const row = getRow(entry);
    const owner = await aUser(world);
    const admin = await aUser(world, { role: 'admin', deskRole: role });
    const maker = await aUser(world, { role: 'admin' });
    // An owner prepares the row of the act, but the caller claims the order.
    const input = (await row.call?.(world, owner, hasDeskRight(role, 'clerk') ? admin : maker)) ?? {};
    const { endpoint } = entry;
    const answer = await callEntry(world, endpoint, { path: endpoint.path, input, token: admin.token });
    expect(answer.statusCode).toBe(row.as[2]);
  },
);

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
