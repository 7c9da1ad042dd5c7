/** Two server processes on one database, of which one dies of `kill -9`. */
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { isMigrated } from '#platform/db/migrate.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createUserActor } from '#actor.ts';
import { createWebhook } from '#features/programs/webhooks.service.ts';
import { enqueue, enqueueEvents } from '#platform/deliveries/enqueue.ts';
import { createBareDatabase } from '../database.ts';
import { startReceiver } from '../stages/webhook-receiver.ts';
import { PATIENCE, READ_AFTER, setKillStage } from './kill-stage.ts';
import type { Through } from './kill-world.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** A mail server whose first mail is never acknowledged. */
async function startStuckMailServer() {
  const delivered: string[] = [];
  let isStuck = true;
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.once('end', () => {
        if (isStuck) {
          isStuck = false;
          arrive();
          return;
        }
        delivered.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { arrived, delivered, url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => undefined) };
}

/** Migrations of the database wait at an index, halfway, until `release`. */
async function holdMigrations(url: string) {
  const { db, close } = openDatabase(url, { warn: () => undefined } as never);
  await sql`
    CREATE SCHEMA pause;
    CREATE FUNCTION pause.wait() RETURNS event_trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); END $$;
    CREATE EVENT TRIGGER pause ON ddl_command_start WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION pause.wait();
  `.execute(db);
  const holder = await db.startTransaction().execute();
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(holder);
  await sql`SELECT pg_advisory_xact_lock(1)`.execute(holder);
  return {
    db,
    async waitUntilHalfway() {
      const countWaiting = async () =>
        (
          await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event = 'advisory'`.execute(db)
        ).rows[0]?.waiting;
      await expect.poll(countWaiting, { timeout: PATIENCE }).toBe(1);
    },
    release: () => holder.rollback().execute(),
    close,
  };
}

export function testOneOfTwo(through: Through): void {
  const { press, stage, paidOnce, killAt, truth, waitForTruth } = setKillStage(through);
  const left: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of left.splice(0).toReversed()) await end();
  });

  const readPay = async (server: ServerProcess) => {
    const { checks } = (await (await fetch(`${server.url}/health/ready`)).json()) as { checks: { payments: string } };
    return checks.payments;
  };

  test('in the middle of a payment: the other one, which was running, finishes it, and it is paid once', async () => {
    const other = await stage.world.start();
    await expect.poll(() => readPay(other), { timeout: PATIENCE }).toBe('open');
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    const dying = press();
    await killAt(held, 'after');
    expect(await dying).toBeNull();
    await stage.world.age(stage.order, READ_AFTER);
    await waitForTruth(paidOnce());
    await stage.world.kill(other);
  });

  test('in the middle of a call with an Idempotency-Key: the other one refuses it while the dead one may still answer, then it is paid once, and its answer is repeated', async () => {
    const other = await stage.world.start();
    await expect.poll(() => readPay(other), { timeout: PATIENCE }).toBe('open');
    const { world, carrier } = stage.world;
    const pay = (server: ServerProcess) =>
      fetch(`${server.url}/api/permits/confirm_payment`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${carrier.token}`,
          'content-type': 'application/json',
          'idempotency-key': `pay-${stage.order._id}`,
        },
        body: JSON.stringify({ orderId: stage.order._id, sourceId: stage.cards.card.sourceId }),
      });
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    const dying = pay(stage.server).catch(() => null);
    await killAt(held, 'after');
    expect(await dying).toBeNull();
    const early = await pay(other);
    expect([early.status, await early.json()]).toMatchObject([409, { code: 'idempotency-key.in-progress' }]);
    await stage.world.age(stage.order, READ_AFTER);
    await waitForTruth(paidOnce());
    await world.database.pool.query(`UPDATE idempotency_keys SET started_at = started_at - interval '2 minutes'`);
    const first = await pay(other);
    const again = await pay(other);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await again.json()).toEqual(await first.json());
    expect(await truth()).toMatchObject(paidOnce());
    await stage.world.kill(other);
  });

  test('in the middle of a reconciliation: the other one takes over, and its PAY opens', async () => {
    const { pool } = stage.world.world.database;
    const countCursors = async () => (await pool.query('SELECT FROM event_cursors')).rowCount;
    await expect.poll(countCursors, { timeout: PATIENCE }).toBe(1);
    await stage.world.kill(stage.server);
    // Longer ago than the clocks of two machines differ.
    await stage.world.world.database.pool.query(
      `UPDATE event_cursors SET listed_to = listed_to - interval '10 minutes'`,
    );
    const held = stage.world.stripe.controls.hold('listEvents');
    left.push(held.release);
    stage.server = await stage.world.start();
    await held.arrived;
    const other = await stage.world.start();
    expect(await readPay(other)).toBe('opening');
    await stage.world.kill(stage.server);
    held.release();
    await expect.poll(() => readPay(other), { timeout: PATIENCE }).toBe('open');
    stage.server = other;
    expect((await press())?.body['status']).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('in the middle of a delivery: the other one delivers the mail once the lease is over', async () => {
    const mail = await startStuckMailServer();
    left.push(mail.close);
    const env = { MAIL_PROVIDER: 'smtp', SMTP_URL: mail.url };
    const { world } = stage.world;
    await stage.world.kill(stage.server);
    await world.database.pool.query('UPDATE deliveries SET sent_at = now() WHERE sent_at IS NULL');
    const dying = await stage.world.start(env);
    const to = 'ann@test.example';
    const content = { code: '123456' };
    await inTransaction(world.deps.db, (tx) => enqueue(tx, world.deps, { kind: 'confirmation-code', to, content }));
    await mail.arrived;
    stage.server = await stage.world.start(env);
    await stage.world.kill(dying);
    await world.database.pool.query(
      `UPDATE deliveries SET leased_until = now() - interval '1 second' WHERE sent_at IS NULL`,
    );
    await expect.poll(() => mail.delivered, { timeout: PATIENCE }).toEqual([to]);
    const countUnsent = async () =>
      (await world.database.pool.query('SELECT FROM deliveries WHERE sent_at IS NULL')).rowCount;
    await expect.poll(countUnsent, { timeout: PATIENCE }).toBe(0);
  });

  test('in the middle of a call of a webhook: the other one calls again with the same id, and then sends what follows', async () => {
    const receiver = await startReceiver(() => new Promise(() => undefined));
    left.push(receiver.close);
    const env = { WEBHOOK_RECEIVERS: 'any' };
    const { world, carrier } = stage.world;
    const events = ['order.paid', 'permit.filed', 'permit.issued'] as const;
    const inside = { ...world.deps, config: { ...world.deps.config, webhookReceivers: 'any' as const } };
    await createWebhook(inside, createUserActor(carrier.id, ''), { address: receiver.url, events: [...events] });
    await stage.world.kill(stage.server);
    const dying = await stage.world.start(env);
    const { _id: orderId } = stage.order;
    await inTransaction(world.deps.db, async (tx) => {
      for (const event of events) await enqueueEvents(tx, world.deps, [{ event, key: 'kill', orderId, permit: null }]);
    });
    await expect.poll(receiver.types, { timeout: PATIENCE }).toEqual(['order.paid']);
    stage.server = await stage.world.start(env);
    await stage.world.kill(dying);
    receiver.state.answer = () => 204;
    await world.database.pool.query(
      `UPDATE deliveries SET leased_until = now() - interval '1 second' WHERE webhook_id IS NOT NULL AND sent_at IS NULL`,
    );
    await expect.poll(receiver.types, { timeout: PATIENCE }).toEqual(['order.paid', ...events]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids[0] === ids[1], new Set(ids).size]).toEqual([true, 3]);
  });

  test('in the middle of the migrations: nothing of them stays, and the other one, which waited, runs them and serves', async () => {
    const bare = await createBareDatabase(inject('testDatabaseUrl'));
    left.push(() => bare.drop());
    const pooled = await through(bare.url);
    left.push(() => pooled.close());
    const migrations = await holdMigrations(bare.url);
    left.push(() => migrations.close());
    const env = { NODE_ENV: 'test', DATABASE_URL: pooled.url, LOG_LEVEL: 'silent' };
    const children: number[] = [];
    const dying = startServer(env, { onSpawn: (pid) => children.push(pid) }).catch(() => 'dead');
    await migrations.waitUntilHalfway();
    const other = startServer(env);
    for (const pid of children) process.kill(pid, 'SIGKILL');
    expect(await dying).toBe('dead');
    await migrations.release();
    const server = await other;
    left.push(() => server.kill());
    expect(await isMigrated(migrations.db)).toBe(true);
    await expect.poll(() => readPay(server), { timeout: PATIENCE }).toBe('open');
  });
}
