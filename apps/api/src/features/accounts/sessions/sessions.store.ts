import { sql, type Selectable } from 'kysely';
import type { SignedIn } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { voidKeys } from '../sign-in-keys.store.ts';

export type SignInMethod = Selectable<Tables['sessions']>['method'];

export type RefreshToken = {
  tokenHash: string;
  usedAt: Date | null;
  successors: number;
  sessionId: string;
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  personId: PersonId;
  accountId: OwnerId | null;
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
      'users.id as personId',
      'sessions.account_id as accountId',
      'users.role',
      'users.deleted_at as deletedAt',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash);
}

export function findToken(db: Db | Tx, tokenHash: string): Promise<RefreshToken | undefined> {
  return selectToken(db, tokenHash).executeTakeFirst();
}

/** Others with the same token wait until this transaction ends. */
export function lockToken(tx: Tx, tokenHash: string): Promise<RefreshToken | undefined> {
  return selectToken(tx, tokenHash).forUpdate(['refresh_tokens', 'sessions']).executeTakeFirst();
}

type NewSession = {
  id: string;
  personId: PersonId;
  accountId: OwnerId | null;
  device: string;
  method: SignInMethod;
  now: Date;
};

export async function insertSession(
  tx: Tx,
  { id, personId, accountId, device, method, now }: NewSession,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id,
      user_id: personId,
      account_id: accountId,
      created_at: now,
      last_used_at: now,
      ended_at: null,
      device,
      method,
      proved_at: now,
    })
    .execute();
}

/** The account of the person's last session, if they still belong to it: whoever comes back is where they left. */
export async function findLastAccount(tx: Tx, personId: PersonId): Promise<OwnerId | null> {
  const last = await tx
    .selectFrom('sessions')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'sessions.account_id')
        .onRef('memberships.person_id', '=', 'sessions.user_id')
        .on('memberships.ended_at', 'is', null),
    )
    .select('memberships.account_id')
    .where('sessions.user_id', '=', personId)
    .orderBy('sessions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.account_id ?? null;
}

export async function insertToken(tx: Tx, token: { hash: string; sessionId: string; now: Date }): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: token.hash, session_id: token.sessionId, issued_at: token.now, used_at: null })
    .execute();
}

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
    .where((eb) => eb.and({ id: sessionId, ended_at: null }))
    .execute();
}

/** @returns how many sessions were open */
export async function endAllSessions(tx: Tx, personId: PersonId, now: Date): Promise<number> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((eb) => eb.and({ user_id: personId, ended_at: null }))
    .executeTakeFirst();
  await voidKeys(tx, personId);
  return Number(ended.numUpdatedRows);
}

export async function endOtherSessionRows(tx: Tx, { personId: id, sessionId }: SignedIn, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', id)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await voidKeys(tx, id);
}

/** @returns false if the person has no such open session. */
export async function endOwnSession(db: Db, actor: SignedIn, end: { sessionId: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: end.now })
    .where((eb) => eb.and({ id: end.sessionId, user_id: actor.personId, ended_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Own sessions begun and used since these times; last used first. */
export function listOwnSessions(db: Db, actor: SignedIn, since: { used: Date; begun: Date }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where((eb) => eb.and({ user_id: actor.personId, ended_at: null }))
    .where('last_used_at', '>', since.used)
    .where('created_at', '>', since.begun)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** `method` strengthens the session; without it, it stays as it began. */
export async function markProved(
  db: Db | Tx,
  { sessionId }: SignedIn,
  { at, method }: { at: Date; method?: SignInMethod },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: at, ...(method !== undefined && { method }) })
    .where('id', '=', sessionId)
    .execute();
}

export async function findSessionMethod(db: Db, { sessionId }: SignedIn): Promise<SignInMethod> {
  const { method } = await db
    .selectFrom('sessions')
    .select('method')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return method;
}

export function findSessionStart(db: Db, actor: SignedIn): Promise<{ created_at: Date } | undefined> {
  return db
    .selectFrom('sessions')
    .select('created_at')
    .where((eb) => eb.and({ id: actor.sessionId, user_id: actor.personId }))
    .executeTakeFirst();
}
