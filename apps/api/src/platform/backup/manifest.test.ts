import { expect, test } from 'vitest';
import { getLastMigration, readManifest, refuseOthers, writeManifest, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  product: 'wideload',
  format: 1,
  version: '0.1.0',
  migrations: ['001_server', '002_users'],
  startedAt: '2026-11-22T02:00:00.000Z',
  endedAt: '2026-11-22T02:00:01.000Z',
  encoding: 'UTF8',
  postgres: '18.0',
  tables: [
    {
      schema: 'public',
      name: 'users',
      columns: ['id'],
      rows: 2,
      checksum: '-12',
      file: 'tables/users.copy.gz',
      bytes: 40,
      sha256: 'a'.repeat(64),
    },
  ],
  sequences: [{ schema: 'public', name: 'order_numbers', value: '100001', isCalled: false }],
  documents: [
    { key: 'permits/0198c0de-0000-7000-8000-000000000001', mediaType: 'application/pdf', bytes: 0, sha256: null },
  ],
  tokenSecret: null,
};

test('a written manifest reads back', () => {
  expect(readManifest(writeManifest(manifest))).toEqual(manifest);
});

test('a byte changed anywhere in it is seen', () => {
  const text = writeManifest(manifest);
  for (let at = 0; at < text.length; at += 7) {
    const changed = `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
    expect(() => readManifest(changed), `byte ${at}`).toThrow('The backup is damaged');
  }
});

test('a text that was cut off, or is something else, is no manifest', () => {
  expect(() => readManifest(writeManifest(manifest).slice(0, -1))).toThrow('damaged');
  expect(() => readManifest('')).toThrow('damaged');
});

test('a name that leads out of the backup is refused', () => {
  const [table] = manifest.tables;
  if (table === undefined) throw new Error('There is a table.');
  const outside = { ...manifest, tables: [{ ...table, file: 'tables/../../etc/passwd' }] };
  expect(() => readManifest(writeManifest(outside))).toThrow('not one of a backup of Wideload');
});

test('a backup of before the first release is refused, which had other migrations', () => {
  const older = { ...manifest, migrations: ['0001_accounts', '0002_outbox'] };
  expect(() => refuseOthers(older, ['001_server'])).toThrow(
    'The backup was made before the first release (by the migrations 0001_accounts to 0002_outbox), and nothing leads from there to this one. Restore with the program that made it.',
  );
});

test('a backup of a newer release is refused, by its format or by its migrations', () => {
  expect(() => readManifest(writeManifest({ ...manifest, format: 2 }))).toThrow(
    'The backup was made by a newer release (format 2). Restore with that one.',
  );
  expect(() => refuseOthers(manifest, ['001_server'])).toThrow(
    'The backup was made by a newer release (002_users). Restore with that one.',
  );
  expect(() => refuseOthers(manifest, ['001_server', '002_users', '003_more'])).not.toThrow();
  expect(getLastMigration(manifest)).toBe('002_users');
});
