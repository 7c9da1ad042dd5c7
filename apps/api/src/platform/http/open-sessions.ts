import type { PersonId } from '#identities.ts';
import { type Changes, createMemory } from '../changes/changes.ts';
import { createHotQuery } from '../db/hot-query.ts';
import type { Db } from '../db/transaction.ts';

type Named = { sessionId: string; personId: PersonId };

/** `sessions_announced`, `users_announced` and `memberships_announced` announce a change of each of these columns. */
const selectSession = createHotQuery((db, { sessionId, personId }: Named) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'sessions.account_id')
        .onRef('memberships.person_id', '=', 'sessions.user_id')
        .on('memberships.ended_at', 'is', null),
    )
    .select(['users.role', 'users.desk_role', 'users.password_is_temporary', 'sessions.created_at', 'sessions.method'])
    .select(['sessions.account_id', 'memberships.role as account_role'])
    .where((eb) => eb.and({ 'sessions.id': sessionId, 'sessions.user_id': personId, 'sessions.ended_at': null }))
    .where('users.deleted_at', 'is', null),
);

export type OpenSession = Awaited<ReturnType<typeof selectSession>>[number];

/** Open sessions: from memory while changes are heard, else from the database. */
export type Sessions = {
  find(named: Named): Promise<OpenSession | undefined>;
  /** Undefined where `find` would ask the database. */
  peek(named: Named): OpenSession | undefined;
};

export function createSessions({ db, changes }: { db: Db; changes: Changes }): Sessions {
  const kept = createMemory<OpenSession>(changes, { topic: 'access' });
  return {
    peek: ({ sessionId, personId }) => kept.peek({ owner: personId, key: sessionId }),
    find: ({ sessionId, personId }) =>
      kept.get({ owner: personId, key: sessionId }, async () => (await selectSession(db, { sessionId, personId }))[0]),
  };
}
