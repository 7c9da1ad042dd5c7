import type { OwnSession } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sessionLimits } from '#platform/http/session.ts';
import { Problem } from '#problem.ts';
import { endOwnSession, endOtherSessionRows, listOwnSessions } from './sessions.store.ts';

/** The caller's session comes first. */
export async function listSessions({ db, clock }: Deps, actor: SignedIn): Promise<OwnSession[]> {
  const now = clock.now();
  const { idle, whole } = sessionLimits[actor.kind];
  const rows = await listOwnSessions(db, actor, { used: after(now, -idle), begun: after(now, -whole) });
  const sessions = rows.map(({ id, device, created_at, last_used_at }) => ({
    _id: id,
    device: device === '' ? 'Unknown device' : device,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export async function endSession({ db, clock, log }: Deps, actor: SignedIn, sessionId: string): Promise<void> {
  if (!(await endOwnSession(db, actor, { sessionId, now: clock.now() }))) throw new Problem('not-found');
  log.info({ event: 'session.ended_by_owner', actor: actor.personId, session: sessionId });
}

export async function endOtherSessions({ db, clock, log }: Deps, actor: SignedIn): Promise<void> {
  await inTransaction(db, (tx) => endOtherSessionRows(tx, actor, clock.now()));
  log.info({ event: 'session.others_ended', actor: actor.personId });
}
