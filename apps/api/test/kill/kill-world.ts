import type { Card, Order } from '@wideload/contract';
import type pg from 'pg';
import { expect } from 'vitest';
import { systemClock } from '#clock.ts';
import { aUser, type SignedInUser } from '../factories/user-factories.ts';
import { createOrderCopy } from '../stages/order-copies.ts';
import { aPayableOrder } from '../factories/order-factories.ts';
import { aCard } from '../factories/money/payment-factories.ts';
import { startWorld, toStripeSettings } from '../world.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** The address that the processes connect to, such as that of a pooler. */
export type Through = (url: string) => Promise<{ url: string; close(): Promise<void> }>;

const connectDirectly: Through = (url) => Promise.resolve({ url, close: () => Promise.resolve() });

const TOKEN_SECRET = 'a secret that the killed server and the test share';
/** Server processes on one database, with the stand-in as their Stripe. An application in this process does the work before the kill. */
export async function startKillWorld(through: Through = connectDirectly) {
  const world = await startWorld({ provider: 'stripe', env: { TOKEN_SECRET }, deps: { clock: systemClock } });
  const { sandbox: stripe } = world;
  const settings = toStripeSettings(stripe);
  const { pool } = world.database;
  const address = await through(world.database.url);
  const running = new Set<ServerProcess>();
  const held = new Set<pg.PoolClient>();
  const carrier = await aUser(world);
  // A database without an account would be filled with demo data.
  const template = await aPayableOrder(world, carrier);

  async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServer({
      ...settings,
      NODE_ENV: 'test',
      DATABASE_URL: address.url,
      TOKEN_SECRET,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    });
    running.add(server);
    return server;
  }

  async function kill(server: ServerProcess): Promise<void> {
    running.delete(server);
    await server.kill();
    // PostgreSQL would still execute a dead process's statement once its lock is free: this cancels it.
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  }

  /** Null if the process died during the call. */
  async function call(
    server: ServerProcess,
    request: { method: string; path: string; body?: object; as: SignedInUser },
  ) {
    const { method, path, body, as } = request;
    const headers = { authorization: `Bearer ${as.token}`, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${server.url}/api${path}`, init).catch(() => null);
    if (answer === null) return null;
    // Cast: every answer here is JSON.
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** Holds locks until `release`: a process that needs them waits exactly there. */
  async function hold(statement: string, parameters: unknown[] = []) {
    const client = await pool.connect();
    held.add(client);
    await client.query('BEGIN');
    await client.query(statement, parameters);
    return {
      async release() {
        await client.query('ROLLBACK');
        held.delete(client);
        client.release();
      },
    };
  }

  return {
    world,
    stripe,
    carrier,
    start,
    kill,
    isRunning: (server: ServerProcess) => running.has(server),
    call,
    hold,
    holdOrder: (order: Order) => hold('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order._id]),
    /** In `SHARE` mode the table is still read. */
    holdTable: (table: string, mode: 'ACCESS EXCLUSIVE' | 'SHARE' = 'ACCESS EXCLUSIVE') =>
      hold(`LOCK TABLE ${table} IN ${mode} MODE`),

    /** Waits until a statement that contains `part` waits for a lock. */
    async waitUntilBlocked(part: string): Promise<void> {
      const countWaiting = async () => {
        const { rows } = await pool.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE $1`,
          [`%${part}%`],
        );
        return rows[0]?.count;
      };
      await expect.poll(countWaiting, { timeout: 120_000, interval: 10 }).toBeGreaterThan(0);
    },

    anOrder: () => createOrderCopy(world, template),

    aCard: (alias = 'pm_card_visa', who = carrier): Promise<Card> => aCard(world, who, alias),

    press: (server: ServerProcess, { order, card }: { order: Order; card: Card }) =>
      call(server, {
        method: 'POST',
        path: '/permits/confirm_payment',
        body: { orderId: order._id, sourceId: card.sourceId },
        as: carrier,
      }),

    /** Moves the times of the order's payment into the past. */
    async age(order: Order, seconds: number): Promise<void> {
      await pool.query(
        `UPDATE payment_attempts SET created_at = created_at - $2 * interval '1 second', sent_at = sent_at - $2 * interval '1 second'
         WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $1)`,
        [order._id, seconds],
      );
    },

    /** The order and its payment in the database, and the amount that Stripe has taken. */
    async truth({ _id }: Order) {
      const { rows } = await pool.query<{ status: string; attempts: string[]; payments: string[]; receipts: number }>(
        `SELECT status,
           ARRAY(SELECT status FROM payments WHERE order_id = $1 ORDER BY created_at) AS payments,
           ARRAY(SELECT state FROM payment_attempts WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $1)
             ORDER BY created_at, id) AS attempts,
           (SELECT count(*)::int FROM deliveries WHERE kind = 'order-paid' AND content ->> 'orderId' = $1::text) AS receipts
         FROM orders WHERE id = $1`,
        [_id],
      );
      const intents = (await stripe.intents()).filter(({ metadata }) => metadata['orderId'] === _id);
      const charges = (await stripe.charges()).filter(({ metadata }) => metadata['orderId'] === _id);
      const taken = charges.flatMap(({ status, amount }) => (status === 'succeeded' ? [amount] : []));
      return { ...rows[0], intents: intents.length, taken };
    },

    async close() {
      // A failed test still holds locks.
      for (const client of held) client.release(true);
      await Promise.all([...running].map((server) => server.kill()));
      await address.close();
      await world.close();
    },
  };
}

export type KillWorld = Awaited<ReturnType<typeof startKillWorld>>;
