import { createPublicKey } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { listExportBreaks } from '#platform/audit-export/check-export.ts';
import { formatFingerprint } from '#platform/audit-export/signed-lines.ts';
import { runVerify } from '#start/commands/backups.ts';
import { recordAction } from './audit-log.service.ts';

const world = aWorld();
let origin: string;
const admin = madeOnce(() => aUser(world, { role: 'admin', email: 'signer@office.example' }));
beforeAll(async () => {
  origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
  for (const title of ['a "quoted" title', 'a\u2028separator, é and 🚚', 'plain']) await anAction(title);
});

function anAction(title: string) {
  const subject = { kind: 'article', id: world.deps.ids(), label: title } as const;
  const by = { kind: 'admin', personId: admin.id, sessionId: 'of a test', deskRole: 'owner' } as const;
  return recordAction(world.deps.db, world.deps, by, {
    what: 'article.save',
    subject,
    before: { 10: 1.5, title: 'old' },
    after: { title, 2: null },
  });
}

const headers = () => ({ authorization: `Bearer ${admin.token}` });
const request = (query: Record<string, string> = {}) =>
  fetch(`${origin}/api/audit.ndjson?${new URLSearchParams(query).toString()}`, { headers: headers() });
const exportText = async (query?: Record<string, string>) => (await request(query)).text();
const splitLines = (text: string) => text.trimEnd().split('\n');
const readStatement = (text: string) =>
  (JSON.parse(splitLines(text).at(-1) ?? '') as { signed: { filter: object; lines: number; key: string } }).signed;

async function fetchKey() {
  const answer = await fetch(`${origin}/api/audit-key.pem`, { headers: headers() });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="wideload-audit-key.pem"');
  return createPublicKey(await answer.text());
}

async function check(text: string) {
  async function* chunks() {
    yield text;
  }
  return listExportBreaks(chunks(), await fetchKey());
}

async function saveFile(text: string): Promise<string> {
  const file = path.join(world.deps.config.dataDir, 'log.ndjson');
  await writeFile(file, text);
  return file;
}

test('the whole log comes as NDJSON that the downloaded key checks, and the download is in it', async () => {
  const answer = await request();
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="wideload-audit-log.ndjson"');
  const text = await answer.text();
  expect(await check(text)).toEqual([]);
  const lines = splitLines(text).map((line) => JSON.parse(line) as { admin?: string; entry?: unknown[] });
  expect(lines.at(-2)).toMatchObject({
    admin: 'signer@office.example',
    entry: expect.arrayContaining(['list.export']),
  });
  expect(readStatement(text)).toMatchObject({ filter: {}, lines: lines.length - 1 });
});

test('the search and the filters hold, are signed, and are recorded', async () => {
  await anAction('after another act');
  const text = await exportText({ search: admin.email, act: 'article.save' });
  expect(await check(text)).toEqual([]);
  expect(splitLines(text)).toHaveLength(5);
  expect(readStatement(text).filter).toEqual({ search: admin.email, act: 'article.save' });
  const none = await exportText({ until: '2001-01-01T00:00:00Z' });
  expect(await check(none)).toEqual([]);
  expect(splitLines(none)).toHaveLength(1);
});

test('an entry that an erasure blanked is in the file without its content', async () => {
  await sql`UPDATE audit_log SET subject_label = '', before = NULL, after = NULL WHERE position = 1`.execute(
    world.deps.db,
  );
  const text = await exportText();
  expect(await check(text)).toEqual([]);
  expect(splitLines(text)[0]).toContain('"content":null}');
  expect(splitLines(text)[0]).not.toContain('quoted');
});

test('a log of several batches has each entry once', async () => {
  await sql`INSERT INTO audit_log (id, at, actor_id, what, subject_kind, subject_label)
    SELECT gen_random_uuid(), now(), ${admin.id}, 'order.note', 'order', n::text FROM generate_series(1, 2500) n`.execute(
    world.deps.db,
  );
  const text = await exportText();
  expect(await check(text)).toEqual([]);
  expect(readStatement(text).lines).toBeGreaterThan(2500);
});

test('an entry that was changed in the database is named in the file, although its signature is right', async () => {
  const change = (label: string) =>
    sql
      .raw(
        `BEGIN; ALTER TABLE audit_log DISABLE TRIGGER USER; UPDATE audit_log SET subject_label = '${label}' WHERE position = 3;
        ALTER TABLE audit_log ENABLE TRIGGER USER; COMMIT`,
      )
      .execute(world.deps.db);
  await change('other');
  const text = await exportText();
  await change('plain');
  expect(await check(text)).toEqual(['Line 3: its content was changed.']);
});

test('npm run verify reads the file, refuses a tampered one, and says what it needs', async () => {
  const { config } = world.deps;
  const text = await exportText({ act: 'article.save' });
  await expect(runVerify(config, ['--audit-export', await saveFile(text)])).resolves.toBeUndefined();
  const tampered = await saveFile(text.replace('article.save', 'article.delete'));
  await expect(runVerify(config, ['--audit-export', tampered])).rejects.toThrow(/Line 1: it is not the entry/);
  await expect(runVerify(config, ['--audit-export', tampered, tampered])).rejects.toThrow('is not a public key as PEM');
  await expect(runVerify(config, ['--audit-export'])).rejects.toThrow('--audit-export <file>');
  await expect(runVerify(config, ['--audit-export', '/nowhere/log'])).rejects.toThrow('There is no file');
});

test('the System page names the key that signed', async () => {
  const { auditKey } = await world.read<{ auditKey: string }>('/admin/system', admin);
  expect(auditKey).toBe(formatFingerprint(await fetchKey()));
  expect(readStatement(await exportText({ act: 'article.save' })).key).toBe(auditKey);
});
