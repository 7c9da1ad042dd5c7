import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import type pg from 'pg';
import { movePayouts } from '../api/payouts.ts';
import { moveRefunds } from '../api/refunds.ts';
import type { Transact } from '../transact.ts';

export type Deliver = (payload: string, signature: string) => Promise<{ status: number }>;

/** By default each pending webhook once, oldest first, due or not. */
export type DeliveryOrder = { reverse?: boolean; times?: number };

type Pending = { id: string; payload: object; tries: number };

type Options = {
  pool: pg.Pool;
  transact: Transact;
  secret: string;
  now(): Date;
  onError(error: unknown): void;
};

/** Seconds before each retry; after the last one the event is only in the list of events. */
const BACK_OFF = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 7200];
const IDLE_MS = 5000;
const TIMEOUT_MS = 20_000;

const IS_PENDING = 'due_at IS NOT NULL AND delivered_at IS NULL AND given_up_at IS NULL';

function toDeliver(to: string | Deliver): Deliver {
  if (typeof to !== 'string') return to;
  // Not by `fetch`, which a start would load for this alone.
  return (payload, signature) =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'stripe-signature': signature,
      };
      const call = request(to, { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0 });
      });
      call.on('error', reject);
      call.end(payload);
    });
}

function isReceipt(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Stripe's header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.payload">`. */
export function signWebhook(payload: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${mac}`;
}

/** Delivers webhooks as Stripe does: signed, at any time, and again until they are received. */
export function createDelivery({ pool, transact, secret, now, onError }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let deliver: Deliver | null = null;

  /** Postpones the event before its delivery, so that another process retries it after a crash. */
  async function takeDue(): Promise<Pending | null> {
    if (deliver === null) return null;
    const { rows } = await pool.query<Pending>(
      `UPDATE stripe_stand_in.events SET tries = tries + 1, due_at = clock_timestamp() + interval '30 seconds'
       WHERE id = (
         SELECT id FROM stripe_stand_in.events WHERE ${IS_PENDING} AND due_at <= clock_timestamp()
         ORDER BY due_at, seq LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, payload, tries`,
    );
    return rows[0] ?? null;
  }

  async function deliverOne(event: Pending, to = deliver): Promise<number> {
    if (to === null) return 0;
    const payload = JSON.stringify(event.payload);
    const { status } = await to(payload, signWebhook(payload, secret, now()));
    if (isReceipt(status))
      await pool.query('UPDATE stripe_stand_in.events SET delivered_at = clock_timestamp() WHERE id = $1', [event.id]);
    return status;
  }

  async function putOff({ id, tries }: Pending): Promise<void> {
    const seconds = BACK_OFF[tries - 1] ?? null;
    await pool.query(
      `UPDATE stripe_stand_in.events SET due_at = clock_timestamp() + $2 * interval '1 second',
         given_up_at = CASE WHEN $2::integer IS NULL THEN clock_timestamp() END WHERE id = $1`,
      [id, seconds],
    );
  }

  async function tryOne(event: Pending): Promise<void> {
    const status = await deliverOne(event).catch((error: unknown) => {
      onError(error);
      return 0;
    });
    if (!isReceipt(status)) await putOff(event);
  }

  /** Time moves refunds and payouts. */
  async function moveObjects(): Promise<void> {
    const { rows } = await pool.query(
      `SELECT FROM stripe_stand_in.objects WHERE moves_at <= $1
       UNION ALL SELECT FROM stripe_stand_in.objects WHERE kind = 'balance_transaction' AND payout IS NULL
         AND ceil((data ->> 'available_on')::bigint / 86400.0) * 86400 <= extract(epoch FROM $1::timestamptz) LIMIT 1`,
      [now()],
    );
    if (rows.length === 0) return;
    await transact.write(async (work) => {
      await moveRefunds(work);
      await movePayouts(work);
    });
  }

  /** @returns milliseconds until the next event may be due, including those of other processes */
  async function deliverDue(): Promise<number> {
    await moveObjects();
    for (let event = await takeDue(); event !== null; event = await takeDue()) await tryOne(event);
    const { rows } = await pool.query<{ wait: number | null }>(
      `SELECT ceil(extract(epoch FROM least(
         (SELECT min(due_at) FROM stripe_stand_in.events WHERE ${IS_PENDING}) - clock_timestamp(),
         (SELECT min(moves_at) FROM stripe_stand_in.objects) - $1
       )) * 1000)::float AS wait`,
      [now()],
    );
    return Math.min(IDLE_MS, Math.max(0, rows[0]?.wait ?? IDLE_MS));
  }

  async function look(): Promise<void> {
    isWoken = false;
    const wait = await deliverDue().catch((error: unknown) => {
      onError(error);
      return IDLE_MS;
    });
    running = null;
    schedule(isWoken ? 0 : wait);
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (deliver === null) return;
    timer = setTimeout(() => {
      running ??= look();
    }, delay);
    timer.unref();
  }

  return {
    start(to: string | Deliver): void {
      deliver = toDeliver(to);
      schedule(0);
    },
    async stop(): Promise<void> {
      deliver = null;
      clearTimeout(timer);
      await running;
    },
    wake(): void {
      isWoken = true;
      if (running === null) schedule(0);
    },
    async deliverPending(to: string | Deliver, { reverse = false, times = 1 }: DeliveryOrder = {}): Promise<number[]> {
      await moveObjects();
      const { rows } = await pool.query<Pending>(
        `SELECT id, payload, tries FROM stripe_stand_in.events WHERE ${IS_PENDING} ORDER BY seq`,
      );
      const statuses: number[] = [];
      for (const event of reverse ? rows.toReversed() : rows) {
        for (let time = 0; time < times; time += 1) statuses.push(await deliverOne(event, toDeliver(to)));
      }
      return statuses;
    },
    async dropPending(): Promise<void> {
      await moveObjects();
      await pool.query(`UPDATE stripe_stand_in.events SET given_up_at = clock_timestamp() WHERE ${IS_PENDING}`);
    },
    sign: (payload: string) => signWebhook(payload, secret, now()),
  };
}
