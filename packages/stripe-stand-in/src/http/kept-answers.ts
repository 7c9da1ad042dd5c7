import { createHash } from 'node:crypto';
import type { Work } from '../objects.ts';
import { LOCK_SPACE } from '../schema.ts';
import { StripeProblem } from './stripe-problem.ts';

export type Answer = { status: number; body: object; isReplayed?: boolean };
export type KeyedRequest = { key: string; path: string; parameters: string };

const KEY_LIFE_HOURS = 24;

function createIdempotencyProblem(status: 400 | 409, message: string): StripeProblem {
  const code = status === 409 ? { code: 'idempotency_key_in_use' } : {};
  return new StripeProblem(status, { type: 'idempotency_error', message, ...code });
}

export function createKeyInUse(key: string): StripeProblem {
  return createIdempotencyProblem(
    409,
    `There is currently another in-progress request using this Idempotent Key (${key}).`,
  );
}

/** Locks the key until the transaction ends, as it does for a process that dies. @throws StripeProblem while another request has it */
export async function takeKey({ client }: Work, key: string): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS "isFree"',
    [LOCK_SPACE, key],
  );
  if (rows[0]?.isFree === true) return;
  throw createKeyInUse(key);
}

function computeHash({ path, parameters }: KeyedRequest): string {
  return createHash('sha256').update(`${path}\n${parameters}`).digest('hex');
}

async function findAnswer({ client, now }: Work, request: KeyedRequest): Promise<Answer | null> {
  const { rows } = await client.query<{ request_hash: string; status: number; body: object }>(
    `SELECT request_hash, status, body FROM stripe_stand_in.requests
     WHERE key = $1 AND created_at >= $2::timestamptz - $3 * interval '1 hour'`,
    [request.key, now, KEY_LIFE_HOURS],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (row.request_hash !== computeHash(request))
    throw createIdempotencyProblem(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    );
  return { status: row.status, body: row.body, isReplayed: true };
}

/**
 * Stores the answer together with the effect of `execute` (https://docs.stripe.com/api/idempotent_requests).
 * @throws StripeProblem for the key of another request
 */
export async function answerOnce(work: Work, request: KeyedRequest, execute: () => Promise<Answer>): Promise<Answer> {
  const earlier = await findAnswer(work, request);
  if (earlier !== null) return earlier;
  const answer = await execute();
  await work.client.query(
    `INSERT INTO stripe_stand_in.requests (key, request_hash, status, body, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status,
       body = excluded.body, created_at = excluded.created_at`,
    [request.key, computeHash(request), answer.status, JSON.stringify(answer.body), work.now],
  );
  return answer;
}
