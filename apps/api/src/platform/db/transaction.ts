import { setTimeout as pause } from 'node:timers/promises';
import type { ProblemCode } from '@wideload/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Problem } from '#problem.ts';
import type { Tables } from './tables.generated.ts';

export type Db = Kysely<Tables>;
/** Required by everything that must be atomic. */
export type Tx = Transaction<Tables>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TRIES = 3;

export function getSqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

export function getViolatedConstraint(error: unknown): string | null {
  if (getSqlState(error) !== '23505') return null;
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : null;
}

/** Retries after a serialization failure or deadlock. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = getSqlState(error);
      if (attempt === TRIES || (state !== SERIALIZATION_FAILURE && state !== DEADLOCK)) throw error;
      await pause(attempt * 20 * Math.random());
    }
  }
}

/** @throws Problem `code` if `saving` violates `constraint` */
export async function refuseDuplicate<T>(
  saving: Promise<T>,
  { constraint, code }: { constraint: string; code: ProblemCode },
): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (getViolatedConstraint(error) === constraint) throw new Problem(code, { cause: error });
    throw error;
  }
}

/** Serializes transactions about the same `subject` until they end, so that counting and acting are one step. */
export async function serializeBy(tx: Tx, subject: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
}
