/** The answer to a call that creates or pays is kept under the key that its caller gave it, and is the answer to the same call again. */
import { idempotencyHeader, takesIdempotencyKey, type Endpoint } from '@wideload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { after, DAY, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { KeptAnswer } from '../db/columns/column-types.ts';
import { Problem } from '#problem.ts';
import type { Owner, Person } from '#identities.ts';

const KEPT = DAY;
/** Longer than any call takes: the server that had it is gone. */
const GIVEN_UP = 2 * MINUTE;
const KEY = /^[\x21-\x7e]{1,200}$/;

type Claim = Owner & Person & { id: string; key: string; fingerprint: string };
type Claimed = { id: string; answer: KeptAnswer | null };

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Problem('idempotency-key.unreadable');
  return key;
}

/** Hashes the parsed body, so that spaces and the order of fields do not matter. */
function toFingerprint({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url');
}

/** @returns the row of this call, or null if another call has the key. */
async function insertClaim({ db, clock }: Deps, { ownerId, personId, ...claim }: Claim): Promise<Claimed | null> {
  const now = clock.now();
  const row = { ...claim, started_at: now, answer: null };
  const made = await db
    .insertInto('idempotency_keys')
    .values({ owner_id: ownerId, person_id: personId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'person_id', 'key'])
        .doUpdateSet(row)
        .where('idempotency_keys.started_at', '<=', after(now, -KEPT)),
    )
    .returning('id')
    .executeTakeFirst();
  return made === undefined ? null : { id: made.id, answer: null };
}

/** @throws Problem idempotency-key.other-call, idempotency-key.in-progress */
async function takeOver({ db, clock }: Deps, { ownerId, personId, key, fingerprint }: Claim): Promise<Claimed> {
  const now = clock.now();
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['id', 'fingerprint', 'answer', 'started_at'])
    .where((eb) => eb.and({ owner_id: ownerId, person_id: personId, key }))
    .executeTakeFirst();
  // It failed a moment ago, and its row went.
  if (known === undefined) throw new Problem('idempotency-key.in-progress', { retryAfterSeconds: 1 });
  if (known.fingerprint !== fingerprint) throw new Problem('idempotency-key.other-call');
  if (known.answer !== null) return known;
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ started_at: now })
    .where((eb) => eb.and({ id: known.id, started_at: known.started_at }))
    .where('started_at', '<=', after(now, -GIVEN_UP))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('idempotency-key.in-progress', { retryAfterSeconds: 1 });
  return known;
}

/** A repeat creates the same id as the first call, so a server that died before it saved the answer leaves no duplicate. */
function chooseId({ body: schema }: Endpoint, { body }: FastifyRequest, id: string): void {
  const isObject = typeof body === 'object' && body !== null && !('_id' in body);
  if (isObject && schema instanceof z.ZodMiniObject && '_id' in schema.shape) Object.assign(body, { _id: id });
}

/** A failure that passes, and a limit, are no answers: the call may be repeated. */
const isAnswer = (error: unknown): error is Problem =>
  error instanceof Problem && error.status < 500 && error.status !== 429;

async function keep({ db }: Deps, { id }: Claimed, answer: KeptAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

/** Without an answer to keep, the call may be repeated. */
async function endRefused(deps: Deps, claimed: Claimed, error: unknown): Promise<void> {
  if (!isAnswer(error)) {
    await deps.db.deleteFrom('idempotency_keys').where('id', '=', claimed.id).execute();
    return;
  }
  const { cause: _cause, retryAfterSeconds: _seconds, ...said } = error.extra;
  await keep(deps, claimed, { refused: { code: error.code, ...said } });
}

async function runAndKeep(deps: Deps, claimed: Claimed, work: () => unknown): Promise<unknown> {
  let done: unknown;
  try {
    done = await work();
  } catch (error) {
    await endRefused(deps, claimed, error);
    throw error;
  }
  await keep(deps, claimed, { done });
  return done;
}

type Call = { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply };

export async function answerOnce(
  deps: Deps,
  { endpoint, request, reply }: Call,
  work: () => unknown,
): Promise<unknown> {
  const key = takesIdempotencyKey(endpoint) ? readKey(request) : null;
  const { actor } = request;
  if (key === null || actor.kind !== 'user') return work();
  const { ownerId, personId } = actor;
  const claim = { id: deps.ids(), ownerId, personId, key, fingerprint: toFingerprint(request) };
  const claimed = (await insertClaim(deps, claim)) ?? (await takeOver(deps, claim));
  if (claimed.answer === null) {
    chooseId(endpoint, request, claimed.id);
    return runAndKeep(deps, claimed, work);
  }
  reply.header('idempotent-replayed', 'true');
  if ('done' in claimed.answer) return claimed.answer.done;
  const { code, ...extra } = claimed.answer.refused;
  throw new Problem(code, extra);
}

export async function sweepIdempotencyKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('started_at', '<=', after(clock.now(), -KEPT)).execute();
}
