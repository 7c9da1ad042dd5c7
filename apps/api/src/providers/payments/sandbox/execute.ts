import { createHash } from 'node:crypto';
import type pg from 'pg';
import { after, HOUR, type Clock } from '../../../clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { DeclineFacts, IdempotencyKey } from '../port.ts';
import type { Operation, Road } from './controls.ts';
import type { IntentObject, Work } from './objects.ts';
import { LOCK_SPACE } from './schema.ts';
import { snapshotOf } from './snapshots.ts';

/** What the parts of the sandbox share. */
export type Core = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly road: Road;
  /** Called after a commit that may have left events to deliver. */
  readonly wake: () => void;
};

/** A decline is an answer that is kept and replayed, like a success: the failed charge stands. */
export type Outcome<T> = { ok: true; body: T } | { ok: false; decline: DeclineFacts; intent: IntentObject | null };

type Request = { operation: Operation; key: IdempotencyKey; parameters: object };
type Stored = { status: number; answer: unknown };

const KEY_LIFE = 24 * HOUR;

/** Everything the work writes commits together, or not at all. */
export async function transact<T>(core: Core, work: (work: Work) => Promise<T>): Promise<T> {
  const client = await core.pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work({ client, now: core.clock.now() });
    await client.query('COMMIT');
    core.wake();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function hashOf({ operation, parameters }: Request): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, parameters]))
    .digest('hex');
}

/** The kept answer of the key; while another request with the key is running the provider says 409. */
async function earlierAnswer(work: Work, request: Request): Promise<Stored | null> {
  const { rows: locks } = await work.client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS locked',
    [LOCK_SPACE, request.key],
  );
  if (locks[0]?.locked !== true) {
    throw new GatewayError({
      kind: 'OutcomeUnknown',
      message: `A request with the key ${request.key} is being executed.`,
    });
  }
  const { rows } = await work.client.query<Stored & { parameters_hash: string }>(
    'SELECT parameters_hash, status, answer FROM sandbox_gateway.requests WHERE key = $1 AND created_at > $2',
    [request.key, after(work.now, -KEY_LIFE)],
  );
  const [row] = rows;
  if (row !== undefined && row.parameters_hash !== hashOf(request)) {
    throw new GatewayError({ kind: 'KeyMismatch', message: `The key ${request.key} was used with other parameters.` });
  }
  return row ?? null;
}

async function keepAnswer(work: Work, request: Request, { status, answer }: Stored): Promise<Stored> {
  await work.client.query(
    `INSERT INTO sandbox_gateway.requests (key, operation, parameters_hash, status, answer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (key) DO UPDATE SET operation = excluded.operation, parameters_hash = excluded.parameters_hash,
       status = excluded.status, answer = excluded.answer, created_at = excluded.created_at`,
    [request.key, request.operation, hashOf(request), status, JSON.stringify(answer), work.now],
  );
  return { status, answer };
}

/**
 * Executes a writing request once for its key: the effect and the answer to replay commit together.
 * @throws GatewayError `Declined`, `OutcomeUnknown`, `KeyMismatch`, and whatever `work` throws (which is not kept).
 */
export async function execute<T>(core: Core, request: Request, work: (work: Work) => Promise<Outcome<T>>): Promise<T> {
  await core.road.arrive(request.operation);
  const stored = await transact(core, async (tx): Promise<Stored> => {
    const earlier = await earlierAnswer(tx, request);
    if (earlier !== null) return earlier;
    if (core.road.fails(request.operation)) return keepAnswer(tx, request, { status: 500, answer: null });
    const outcome = await work(tx);
    return keepAnswer(
      tx,
      request,
      outcome.ok ? { status: 200, answer: outcome.body } : { status: 402, answer: outcome },
    );
  });
  core.road.leave(request.operation);
  // The row was written from an outcome of this very operation: its parameters hash names it.
  return readStored(stored) as T;
}

/** The body of a success; anything else is thrown again. */
function readStored({ status, answer }: Stored): unknown {
  if (status === 500) throw new GatewayError({ kind: 'OutcomeUnknown', message: 'The provider answered 500.' });
  if (status === 200) return answer;
  const { decline, intent } = answer as Extract<Outcome<unknown>, { ok: false }>;
  throw new GatewayError({ kind: 'Declined', decline, intent: intent === null ? null : snapshotOf(intent) });
}
