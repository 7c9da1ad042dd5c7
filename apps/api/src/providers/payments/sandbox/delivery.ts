import type pg from 'pg';
import { after, SECOND, type Clock } from '../../../clock.ts';
import { sign } from './signature.ts';

/** Brings one signed webhook to the application; any status of 200 to 299 is a receipt. */
export type Deliver = (rawBody: string, signature: string) => Promise<{ status: number }>;

type Pending = { id: string; payload: string; attempts: number };

type Options = {
  pool: pg.Pool;
  clock: Clock;
  /** The secret that signs. */
  secret: string;
  onError(error: unknown): void;
};

/** How a test wants its webhooks; by default each pending one once, oldest first, whether or not it is due. */
export type DeliveryOrder = { reverse?: boolean; times?: number };

export type Delivery = {
  start(deliver: Deliver): void;
  stop(): Promise<void>;
  wake(): void;
  /** Delivers what is pending through `deliver` and tells the statuses answered. */
  deliverPending(deliver: Deliver, order?: DeliveryOrder): Promise<number[]>;
  /** Loses every pending webhook. */
  dropPending(): Promise<void>;
};

/** Seconds before each further try; after the last the event is only in the list of events. */
const BACK_OFF = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 7200];
const IDLE = 5 * SECOND;
const LOOK = 0.1 * SECOND;

/** Delivers webhooks like the provider does: signed, late, and again until they are received. */
export function makeDelivery({ pool, clock, secret, onError }: Options): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let looksAt = 0;
  let running: Promise<void> = Promise.resolve();
  let active: Deliver | null = null;

  /** Moves the next due event's time on before it is delivered: another process, or a crash, finds it later. */
  async function takeDue(): Promise<Pending | null> {
    const now = clock.now();
    const { rows } = await pool.query<Pending>(
      `UPDATE sandbox_gateway.events SET attempts = attempts + 1, due_at = $1
       WHERE id = (
         SELECT id FROM sandbox_gateway.events
         WHERE delivered_at IS NULL AND given_up_at IS NULL AND due_at <= $2
         ORDER BY due_at, seq LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, payload, attempts`,
      [after(now, 30 * SECOND), now],
    );
    return rows[0] ?? null;
  }

  async function deliverOne(deliver: Deliver, event: Pending): Promise<number> {
    const { status } = await deliver(event.payload, sign(event.payload, secret, clock.now()));
    if (status >= 200 && status < 300) {
      await pool.query('UPDATE sandbox_gateway.events SET delivered_at = $1 WHERE id = $2', [clock.now(), event.id]);
    }
    return status;
  }

  async function putOff({ id, attempts }: Pending): Promise<void> {
    const seconds = BACK_OFF[attempts - 1];
    if (seconds === undefined) {
      await pool.query('UPDATE sandbox_gateway.events SET given_up_at = $1 WHERE id = $2', [clock.now(), id]);
      return;
    }
    await pool.query('UPDATE sandbox_gateway.events SET due_at = $1 WHERE id = $2', [
      after(clock.now(), seconds * SECOND),
      id,
    ]);
  }

  async function tryOne(deliver: Deliver, event: Pending): Promise<void> {
    const status = await deliverOne(deliver, event).catch((error: unknown) => {
      onError(error);
      return 0;
    });
    if (status < 200 || status > 299) await putOff(event);
  }

  async function round(): Promise<void> {
    for (let event = await nextFor(active); event !== null; event = await nextFor(active)) {
      if (active !== null) await tryOne(active, event);
    }
  }

  async function nextFor(deliver: Deliver | null): Promise<Pending | null> {
    return deliver === null ? null : takeDue();
  }

  /** Milliseconds to the next event that will be due; a long while when none is. */
  async function untilNext(): Promise<number> {
    const { rows } = await pool.query<{ due: Date | null }>(
      'SELECT min(due_at) AS due FROM sandbox_gateway.events WHERE delivered_at IS NULL AND given_up_at IS NULL',
    );
    const due = rows[0]?.due?.getTime();
    return due === undefined ? IDLE : Math.min(IDLE, Math.max(LOOK, due - clock.now().getTime()));
  }

  async function look(): Promise<number> {
    try {
      await round();
      return await untilNext();
    } catch (error) {
      onError(error);
      return IDLE;
    }
  }

  function schedule(delay: number): void {
    if (active === null) return;
    clearTimeout(timer);
    looksAt = performance.now() + delay;
    timer = setTimeout(() => {
      // While it looks nothing needs to wake it: it asks for the next event afterwards.
      looksAt = 0;
      running = look().then(schedule);
    }, delay);
    timer.unref();
  }

  return {
    start(deliver) {
      active = deliver;
      schedule(0);
    },
    async stop() {
      active = null;
      clearTimeout(timer);
      await running;
    },
    wake() {
      if (looksAt > performance.now() + LOOK) schedule(LOOK);
    },
    async deliverPending(deliver, { reverse = false, times = 1 } = {}) {
      const { rows } = await pool.query<Pending>(
        `SELECT id, payload, attempts FROM sandbox_gateway.events
         WHERE delivered_at IS NULL AND given_up_at IS NULL AND created_at <= $1 ORDER BY seq`,
        [clock.now()],
      );
      const statuses: number[] = [];
      for (const event of reverse ? rows.toReversed() : rows) {
        for (let time = 0; time < times; time += 1) statuses.push(await deliverOne(deliver, event));
      }
      return statuses;
    },
    async dropPending() {
      await pool.query(
        'UPDATE sandbox_gateway.events SET given_up_at = $1 WHERE delivered_at IS NULL AND created_at <= $1',
        [clock.now()],
      );
    },
  };
}
