import { CsvFile, type Endpoint } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, entries, rowOf, type Entry } from './access/access-entries.ts';
import { aUser } from './factories/people.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const isExport = ({ answers }: Endpoint) => Object.values(answers).includes(CsvFile);
const ofAdmins = entries.filter(({ endpoint }) => endpoint.access === 'admin');
/** These calls have a body but change nothing. */
const onlyAsked = new Set(['orderFile.previewUnits']);
const writes = ofAdmins.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !onlyAsked.has(name));
const exports = ofAdmins.filter(({ endpoint }) => isExport(endpoint));

/** The log entries of a new admin who makes this one call about a new carrier. */
async function actsOf(entry: Entry): Promise<string[]> {
  const owner = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const input = (await rowOf(entry).call?.(world, owner, admin)) ?? {};
  const { endpoint } = entry;
  const answer = await ask(world, endpoint, { path: endpoint.path, input, token: admin.token });
  expect(answer.statusCode, `${entry.name}: ${answer.body.slice(0, 300)}`).toBeLessThan(300);
  const acts = await world.deps.db.selectFrom('audit_log').select('what').where('actor_id', '=', admin.id).execute();
  return acts.map(({ what }) => what);
}

test.each(writes)('$name, done by an admin, stands in the audit log', async (entry) => {
  expect(await actsOf(entry), `${entry.name} forgets recordAct`).not.toEqual([]);
});

test.each(exports)('$name, taken away by an admin, stands in the audit log', async (entry) => {
  expect(await actsOf(entry), `${entry.name} forgets recordAct`).toContain('list.export');
});

const reads = ofAdmins.filter((entry) => !writes.includes(entry) && !exports.includes(entry));

test.each(reads)('$name, which changes nothing, leaves no trace', async (entry) => {
  expect(await actsOf(entry)).toEqual([]);
});

test('no call of admins is forgotten here', () => {
  expect(writes.length).toBeGreaterThan(10);
  expect(exports.map(({ name }) => name).toSorted()).toEqual(
    ofAdmins
      .filter(({ endpoint }) => endpoint.path.endsWith('.csv'))
      .map(({ name }) => name)
      .toSorted(),
  );
});
