/** A call of an admin that changes something or exports a list leaves an entry in the audit log, and no other does. */
import { CsvFile, NdjsonFile, type Endpoint } from '@wideload/contract';
import { expect } from 'vitest';
import { entries, type Entry } from './access-entries.ts';
import type { World } from '../world.ts';

const isExport = ({ answers }: Endpoint) =>
  Object.values(answers).some((answer) => answer === CsvFile || answer === NdjsonFile);
export const ofAdmins = entries.filter(({ endpoint }) => endpoint.access === 'admin');
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
export const writes = ofAdmins.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !isElsewhere(name));
export const exports = ofAdmins.filter(({ endpoint }) => isExport(endpoint));
export const reads = ofAdmins.filter(
  (entry) => !writes.includes(entry) && !exports.includes(entry) && !ofTwo.has(entry.name),
);

/** Of an admin who has made this one call alone. */
export async function checkActs(world: World, entry: Entry, admin: { id: string }): Promise<void> {
  const rows = await world.rows('audit_log', { actor_id: admin.id }, ['what']);
  const acts = rows.map(({ what }) => what);
  if (writes.includes(entry)) expect(acts, `${entry.name} forgets recordAction`).not.toEqual([]);
  if (exports.includes(entry)) expect(acts, `${entry.name} forgets recordAction`).toContain('list.export');
  if (reads.includes(entry)) expect(acts, `${entry.name} changes nothing`).toEqual([]);
}
