import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Card, Order } from '@wideload/contract';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { setBackupStage, type Target } from '#test/stages/backup-stage.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, pay, readOrder, sumTaken } from '#test/factories/money/payment-factories.ts';
import { findPermit, issue } from '#test/factories/permit-factories.ts';
import type { World } from '#test/world.ts';
import { buildApp } from '#app.ts';
import { SECOND } from '#clock.ts';
import { createReconciler } from '#features/money/payments.service.ts';
import { runRestore, runVerify } from '#start/commands/backups.ts';
import { migrations } from '../db/migrations.ts';
import { noChanges } from '../changes/changes.ts';
import { createSessions } from '../http/open-sessions.ts';
import { migrateDatabase, openDatabase } from '../db/database.ts';
import { removeLeftovers } from '../files/stored-files.ts';
import type { Manifest } from './manifest.ts';
import { withBackupSession } from './backup-session.ts';

const { backUp, newTarget, query, restore, stage, verify } = setBackupStage({ demo: true });

let user: SignedInUser;
let card: Card;
/** A draft in the backup, paid afterwards. */
let order: Order;
let document: string;
let usersThen: number | undefined;
let backup: string;
let manifest: Manifest;
let target: Target;

const countUsers = async (url: string) =>
  (await query<{ users: number }>(url, 'SELECT count(*)::int AS users FROM users'))[0]?.users;
const listTables = (url: string) => query(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);

async function aPermitWithDocument(): Promise<string> {
  const paid = await aPayableOrder(stage.world, user);
  await pay(stage.world, user, { order: paid, card });
  const permit = findPermit(await readOrder(stage.world, user, paid));
  return (await issue(stage.world, await aUser(stage.world, { role: 'admin' }), permit)).document;
}

beforeAll(async () => {
  const { world } = stage;
  user = await aUser(world);
  card = await aCard(world, user);
  document = await aPermitWithDocument();
  order = await aPayableOrder(world, user);
  await createReconciler(world.deps).run();
  usersThen = await countUsers(world.database.url);
  const meanwhile: Promise<unknown>[] = [];
  const work = async () => [await aUser(world), await pay(world, user, { order, card })];
  // Starts with the first table: the snapshot is older.
  const onStep = () => meanwhile.length === 0 && meanwhile.push(work());
  ({ destination: backup, manifest } = await backUp('busy', { say: onStep }));
  await Promise.all(meanwhile);
  world.clock.advance(5 * SECOND);
  target = await newTarget();
  await restore(backup, target);
});

describe('a backup made while people go on working', () => {
  test('is restored as of one instant, whole, with its triggers and keys as they were', async () => {
    expect(await countUsers(stage.world.database.url)).toBe((usersThen ?? 0) + 1);
    expect(await query(stage.world.database.url, `SELECT job FROM job_runs WHERE job = 'backup'`)).toHaveLength(1);
    expect((await readOrder(stage.world, user, order)).status).toBe('pending');
    expect(await countUsers(target.url)).toBe(usersThen);
    expect(await query(target.url, 'SELECT status FROM orders WHERE id = $1', [order._id])).toEqual([
      { status: 'draft' },
    ]);
    expect(await verify(backup, target)).toEqual([]);
    const triggers = `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`;
    expect(await query(target.url, triggers)).toEqual([]);
    const late = `SELECT conname FROM pg_constraint WHERE contype = 'f' AND condeferrable`;
    expect(await query(target.url, late)).toEqual([]);
  });

  test('is readable by the owner alone, and overwrites nothing', async () => {
    expect(await readdir(backup)).toEqual(['documents', 'manifest.json', 'tables']);
    const users = path.join(backup, 'tables', 'users.copy.gz');
    expect([(await stat(backup)).mode & 0o777, (await stat(users)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(manifest.migrations).toEqual(Object.keys(migrations));
    await expect(backUp('busy')).rejects.toThrow(`${backup} is there already, and nothing is overwritten.`);
  });

  test('is made once at a time, and no file is removed meanwhile', async () => {
    const key = `permits/${stage.world.deps.ids()}` as const;
    const { db, documentStore } = stage.world.deps;
    await documentStore.put(key, Buffer.from('a permit'), 'application/pdf');
    await db
      .insertInto('leftover_files')
      .values({ key, remove_after: new Date(0) })
      .execute();
    await withBackupSession(stage.world.database.url, async () => {
      await removeLeftovers(stage.world.deps);
      await expect(backUp('second')).rejects.toThrow('A backup or a restore of this database is running already.');
    });
    expect(await documentStore.get(key)).not.toBeNull();
    await removeLeftovers(stage.world.deps);
    expect(await documentStore.get(key)).toBeNull();
  });
});

test('a file that the store has lost is named by the backup, which is made all the same', async () => {
  const key = `permits/${document}` as const;
  const { documentStore } = stage.world.deps;
  const bytes = await documentStore.get(key);
  await documentStore.remove(key);
  const lines: string[] = [];
  const lossy = await backUp('lossy', { say: (line) => lines.push(line) });
  await documentStore.put(key, bytes ?? new Uint8Array(), 'application/pdf');
  expect(lines).toContain(`  ATTENTION: a row speaks of the file ${key}, and the store does not have it.`);
  expect(lossy.manifest.documents).toContainEqual({ key, mediaType: 'application/pdf', bytes: 0, sha256: null });
});

test('a backup of an earlier release is restored and migrated forward', async () => {
  const older = await newTarget();
  await expect(backUp('empty', { url: older.url })).rejects.toThrow(
    'There is nothing to back up: the database is empty.',
  );
  await migrateDatabase(older.url, stage.world.deps.log, { to: '012_cards' });
  await query(
    older.url,
    `INSERT INTO users (id, email, password_hash, created_at) VALUES (gen_random_uuid(), 'old@haul.example', 'x', now())`,
  );
  const { destination, manifest: old } = await backUp('older', { url: older.url });
  expect(old.migrations.at(-1)).toBe('012_cards');
  const newer = await newTarget();
  await restore(destination, newer);
  expect(await query(newer.url, 'SELECT email, total_permits FROM users')).toEqual([
    { email: 'old@haul.example', total_permits: 0 },
  ]);
  expect(await query(newer.url, 'SELECT provider FROM event_cursors')).toEqual([{ provider: 'sandbox' }]);
  expect(await query(newer.url, 'SELECT name FROM schema_migrations')).toHaveLength(Object.keys(migrations).length);
  expect(await verify(destination, newer)).toEqual([]);
});

describe('a restore is refused', () => {
  test('where a byte of the backup was flipped or a file is gone, before anything is written', async () => {
    const damaged = path.join(stage.folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    const orders = path.join(damaged, 'tables', 'orders.copy.gz');
    const bytes = await readFile(orders);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(orders, bytes);
    await rm(path.join(damaged, 'documents', 'permits', document));
    const untouched = await newTarget();
    await expect(restore(damaged, untouched)).rejects.toThrow(
      `The backup is damaged: tables/orders.copy.gz is not as it was written; documents/permits/${document} is missing.`,
    );
    expect(await listTables(untouched.url)).toEqual([]);
    await expect(restore(path.join(stage.folder, 'nowhere'), untouched)).rejects.toThrow('is no complete backup');
  });

  test('where the database is in use, is not empty, or has the tables of another program', async () => {
    const foreign = await newTarget();
    const other = new pg.Client({ connectionString: foreign.url });
    await other.connect();
    await other.query('CREATE TABLE invoices (id integer)');
    await expect(restore(backup, foreign)).rejects.toThrow('The database is in use (other connections: 1).');
    await other.end();
    await expect(restore(backup, foreign)).rejects.toThrow('The database has tables of another program.');
    await expect(restore(backup, target)).rejects.toThrow('The database is not empty (article_image_copies, ');
  });
});

test.each([
  { command: 'restore', runs: runRestore },
  { command: 'verify', runs: runVerify },
])('$command without a folder says what it needs', async ({ command, runs }) => {
  await expect(runs(stage.world.deps.config, [])).rejects.toThrow(`npm run ${command} -- <folder>`);
});

describe('after a restore', () => {
  test('each difference gives a sentence: rows, stored files, money, sessions', async () => {
    const copy = { ...target, url: (await newTarget({ copyOf: target.url })).url };
    await query(copy.url, `UPDATE companies SET zip = '00000' WHERE id = (SELECT id FROM companies LIMIT 1)`);
    await query(
      copy.url,
      'DELETE FROM order_claims; DELETE FROM cards WHERE id NOT IN (SELECT card_id FROM payment_attempts)',
    );
    await query(
      copy.url,
      `DELETE FROM event_cursors; UPDATE sessions SET ended_at = NULL WHERE user_id = '${user.id}'`,
    );
    await query(
      copy.url,
      `UPDATE orders SET counted_cents = counted_cents + 1, refund_reserved_cents = refund_reserved_cents + 1
       WHERE order_number = 100001`,
    );
    const file = path.join(target.documents, 'permits', document);
    const bytes = await readFile(file);
    await rm(file);
    const sentences = await verify(backup, copy);
    await writeFile(file, bytes);
    expect(sentences.join('\n')).toMatch(
      new RegExp(
        [
          'companies has as many rows as were backed up \\(\\d+\\), but not the same ones.',
          'event_cursors has 0 rows; 1 were backed up.',
          'order_claims has 0 rows; 1 were backed up.',
          'orders has as many rows as were backed up \\(\\d+\\), but not the same ones.',
          // Each connection has a row of its own in a quarter of an hour.
          'paid_quarters has .+ were backed up.*',
          'People are signed in \\(sessions: 1\\), and a restore ends all sessions.',
          `The file permits/${document}, which a row speaks of, is missing.`,
          'Not so: What was captured of an order is what its payments add up to \\(100001\\).',
          'Not so: What is held for refunds of an order is what its payments hold \\(100001\\).',
        ].join('\n'),
      ),
    );
  });

  test('all sessions have ended, and PAY waits for the provider’s events of the gap, however short it was; then no order is paid twice', async () => {
    const { db, close } = openDatabase(target.url, stage.world.deps.log);
    // The provider is another system, with the payments since.
    const deps = { ...stage.world.deps, db, sessions: createSessions({ db, changes: noChanges }) };
    const app = await buildApp(deps);
    const call: World['call'] = (method, url, options) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${options?.token}` },
        ...(options?.body && { payload: options.body }),
      });
    const there = { ...stage.world, deps, app, call };
    const path = `/permits/orders/${order._id}`;
    expect((await stage.world.call('GET', path, { token: user.token })).statusCode).toBe(200);
    expect((await call('GET', path, { token: user.token })).statusCode).toBe(401);

    await db.updateTable('sessions').set({ ended_at: null }).where('user_id', '=', user.id).execute();
    const early = await pay(there, user, { order, card });
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([503, 'payment.not-open-yet']);
    await createReconciler(deps).run();
    expect((await pay(there, user, { order, card })).json<{ status: string }>().status).toBe('succeeded');
    expect((await readOrder(there, user, order)).status).toBe('pending');
    expect(await sumTaken(stage.world, order)).toBe(order.totalPrice);
    await app.close();
    await close();
  });
});
