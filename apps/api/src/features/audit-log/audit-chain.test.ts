import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { listAuditBreaks } from '#platform/backup/verify.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { recordAction } from './audit-log.service.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
beforeAll(async () => {
  for (const label of ['first', 'second', 'third', 'fourth', 'fifth']) await anAction(world.deps.db, label);
});

function anAction(db: Db | Tx, label: string) {
  const subject = { kind: 'article', id: world.deps.ids(), label } as const;
  const by = { kind: 'admin', personId: admin.id, sessionId: 'of a test', deskRole: 'owner' } as const;
  return recordAction(db, world.deps, by, {
    what: 'article.save',
    subject,
    before: { title: 'old' },
    after: { title: label },
  });
}

async function listBreaks(db: Db | Tx = world.deps.db): Promise<string[]> {
  // Cast: of the driver's many forms of a query, the check uses the one with text alone.
  const client = { query: (text: string) => sql.raw(text).execute(db) };
  return listAuditBreaks(client as unknown as Parameters<typeof listAuditBreaks>[0]);
}

const listPositions = async () =>
  (await world.deps.db.selectFrom('audit_log').select('position').orderBy('position').execute()).map(
    ({ position }) => position,
  );

/** As the owner of the database could, and without keeping it. */
async function tamper(change: string): Promise<string[]> {
  let found: string[] = [];
  const attempt = inTransaction(world.deps.db, async (tx) => {
    await sql
      .raw('ALTER TABLE audit_log DISABLE TRIGGER USER; ALTER TABLE audit_chain DISABLE TRIGGER USER')
      .execute(tx);
    await sql.raw(change).execute(tx);
    found = await listBreaks(tx);
    throw new Error('taken back');
  });
  await expect(attempt).rejects.toThrow('taken back');
  return found;
}

test('every entry has its place in one chain', async () => {
  expect(await listPositions()).toEqual([1, 2, 3, 4, 5]);
  expect(await listBreaks()).toEqual([]);
});

const swap = `UPDATE audit_log SET position = -position WHERE position IN (2, 3);
  UPDATE audit_log SET position = 5 + position WHERE position < 0`;

describe('is found and named', () => {
  test.each([
    [
      'changed content',
      `UPDATE audit_log SET subject_label = 'other' WHERE position = 2`,
      /entry 2 .*content was changed/,
    ],
    [
      'a changed value',
      `UPDATE audit_log SET after = '{"title": "x"}' WHERE position = 3`,
      /entry 3 .*content was changed/,
    ],
    [
      'a changed time',
      `UPDATE audit_log SET at = at + interval '1 microsecond' WHERE position = 2`,
      /entry 2 .*not the entry/,
    ],
    ['a changed act', `UPDATE audit_log SET what = 'article.delete' WHERE position = 2`, /entry 2 .*not the entry/],
    ['another subject', `UPDATE audit_log SET subject_id = 'x' WHERE position = 2`, /entry 2 .*not the entry/],
    ['content behind an erasure', `UPDATE audit_log SET salt = NULL WHERE position = 2`, /entry 2 .*after an erasure/],
    ['a deleted entry', 'DELETE FROM audit_log WHERE position = 3', /entry 4 .*entries are missing before it \(1\)/],
    ['a deleted first entry', 'DELETE FROM audit_log WHERE position = 1', /entry 2 .*missing before it \(1\)/],
    ['a deleted last entry', 'DELETE FROM audit_log WHERE position = 5', /entry 5: it ends the chain/],
    ['all entries deleted', 'DELETE FROM audit_log', /entry 5: it ends the chain/],
    ['two entries whose places were changed', swap, /entry 2 .*not the entry/],
    [
      'an inserted entry',
      `INSERT INTO audit_log SELECT gen_random_uuid(), at, actor_id, what, subject_kind, subject_id, subject_label, before, after,
        6, salt, content_digest, hash FROM audit_log WHERE position = 5`,
      /entry 6 .*not the entry/,
    ],
    [
      'an entry inserted beside the chain',
      `INSERT INTO audit_log SELECT gen_random_uuid(), at, actor_id, what, subject_kind, subject_id, subject_label, before, after
        FROM audit_log WHERE position = 5`,
      /no place in the chain/,
    ],
    ['the end of the chain deleted', 'DELETE FROM audit_chain', /end of the chain is not recorded/],
  ])('%s', async (_name, change, sentence) => {
    expect((await tamper(change)).join('\n')).toMatch(sentence);
    expect(await listBreaks()).toEqual([]);
  });
});

test.each([
  ['a place', 'position = 9'],
  ['a hash', `hash = ''::bytea`],
  ['the salt alone', 'salt = NULL'],
])('the database refuses to change %s', async (_name, change) => {
  await expect(sql.raw(`UPDATE audit_log SET ${change} WHERE position = 1`).execute(world.deps.db)).rejects.toThrow(
    /append-only/,
  );
});

test.each(['DELETE FROM audit_chain', 'TRUNCATE audit_chain'])('the database refuses %s', async (attempt) => {
  await expect(sql.raw(attempt).execute(world.deps.db)).rejects.toThrow(/append-only/);
});

test('an erasure leaves the chain whole, and nothing to try guesses against', async () => {
  await sql`UPDATE audit_log SET subject_label = '', before = NULL, after = NULL WHERE position = 2`.execute(
    world.deps.db,
  );
  expect(await listBreaks()).toEqual([]);
  const { salt } = await world.row('audit_log', { position: 2 }, ['salt']);
  expect(salt).toBeNull();
});

test('writers at the same time add to one chain, and a transaction that is taken back leaves no gap', async () => {
  const begin = await listPositions();
  const writes = Array.from({ length: 40 }, (_, index) =>
    inTransaction(world.deps.db, async (tx) => {
      await anAction(tx, `A ${index}`);
      await anAction(tx, `B ${index}`);
      if (index % 4 === 0) throw new Error('taken back');
    }),
  );
  const results = await Promise.allSettled(writes);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(await listPositions()).toHaveLength(begin.length + 60);
  expect(await listBreaks()).toEqual([]);
});

test('a transaction that has written an act and goes on keeps nobody else waiting', async () => {
  const { db } = world.deps;
  await inTransaction(db, async (slow) => {
    await anAction(slow, 'slow');
    await inTransaction(db, async (quick) => {
      await sql`SET LOCAL lock_timeout = '2s'`.execute(quick);
      await anAction(quick, 'quick');
    });
  });
  expect(await listBreaks()).toEqual([]);
});
