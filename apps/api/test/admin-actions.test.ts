import { CsvFile, NdjsonFile, type Endpoint } from '@wideload/contract';
import { expect, test } from 'vitest';
import { callEntry, entries, getRow, type Entry } from './access/access-entries.ts';
import { aUser } from './factories/user-factories.ts';
import { aWorld } from './world.ts';

const world = aWorld();

const isExport = ({ answers }: Endpoint) =>
  Object.values(answers).some((answer) => answer === CsvFile || answer === NdjsonFile);
const ofAdmins = entries.filter(({ endpoint }) => endpoint.access === 'admin');
/** These calls have a body, but change nothing that other people see. */
const withoutChanges = new Set([
  'orderFile.previewUnits',
  'statePdfs.read',
  'accounts.setFirstPage',
  'restrictions.preview',
]);
/** They need a desk of two: approvals.test.ts follows their entries. */
const ofTwo = new Set(['approvals.ask', 'approvals.approve', 'approvals.refuse']);
const isElsewhere = (name: string) => withoutChanges.has(name) || ofTwo.has(name);
const writes = ofAdmins.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !isElsewhere(name));
const exports = ofAdmins.filter(({ endpoint }) => isExport(endpoint));

/** The log entries of a new admin who makes this one call about a new carrier. */
async function listActions(entry: Entry): Promise<string[]> {
  const owner = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const input = (await getRow(entry).call?.(world, owner, admin)) ?? {};
  const { endpoint } = entry;
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input, token: admin.token });
  expect(answer.statusCode, `${entry.name}: ${answer.body.slice(0, 300)}`).toBeLessThan(300);
  const acts = await world.deps.db.selectFrom('audit_log').select('what').where('actor_id', '=', admin.id).execute();
  return acts.map(({ what }) => what);
}

test.each(writes)('$name by an admin adds an entry to the audit log', async (entry) => {
  expect(await listActions(entry), `${entry.name} forgets recordAction`).not.toEqual([]);
});

test.each(exports)('$name, downloaded by an admin, adds an entry to the audit log', async (entry) => {
  expect(await listActions(entry), `${entry.name} forgets recordAction`).toContain('list.export');
});

const reads = ofAdmins.filter((entry) => !writes.includes(entry) && !exports.includes(entry) && !ofTwo.has(entry.name));

test.each(reads)('$name changes nothing and adds no entry', async (entry) => {
  expect(await listActions(entry)).toEqual([]);
});

test('every call of admins is covered', () => {
  expect(writes.length).toBeGreaterThan(10);
  expect(exports.map(({ name }) => name).toSorted()).toEqual(
    ofAdmins
      .filter(({ endpoint }) => /\.(?:csv|ndjson)$/.test(endpoint.path))
      .map(({ name }) => name)
      .toSorted(),
  );
});
