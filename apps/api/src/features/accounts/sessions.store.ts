import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** A refresh token with its session and the account of that. */
export type RefreshToken = {
  tokenHash: string;
  usedAt: Date | null;
  successors: number;
  sessionId: string;
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  userId: string;
  role: string;
  deletedAt: Date | null;
};

function selectToken(db: Db | Tx, tokenHash: string) {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.token_hash as tokenHash',
      'refresh_tokens.used_at as usedAt',
      'refresh_tokens.successors',
      'sessions.id as sessionId',
      'sessions.created_at as createdAt',
      'sessions.last_used_at as lastUsedAt',
      'sessions.ended_at as endedAt',
      'users.id as userId',
      'users.role',
      'users.deleted_at as deletedAt',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash);
}

export function findToken(db: Db | Tx, tokenHash: string): Promise<RefreshToken | undefined> {
  return selectToken(db, tokenHash).executeTakeFirst();
}

/** As `findToken`; others who present the same token wait until this transaction ends. */
export function lockToken(tx: Tx, tokenHash: string): Promise<RefreshToken | undefined> {
  return selectToken(tx, tokenHash).forUpdate(['refresh_tokens', 'sessions']).executeTakeFirst();
}

export async function insertSession(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, last_used_at: now, ended_at: null })
    .execute();
}

export async function insertToken(tx: Tx, token: { hash: string; sessionId: string; now: Date }): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: token.hash, session_id: token.sessionId, issued_at: token.now, used_at: null })
    .execute();
}

/** Counts one more successor of a token; its first use is the one that is remembered. */
export async function markTokenUsed(tx: Tx, { tokenHash, sessionId }: RefreshToken, now: Date): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: sql`coalesce(used_at, ${now})`, successors: sql`successors + 1` })
    .where('token_hash', '=', tokenHash)
    .execute();
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
