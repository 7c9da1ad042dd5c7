import type { Tx } from '#platform/db/transaction.ts';
import { voidResets } from '../password-resets.store.ts';
import { endAllSessions } from './sessions.store.ts';
import { forgetFailures } from './sign-in-failures.ts';

/** For changes of an account's e-mail or password by somebody else. */
export async function endAccess(tx: Tx, account: { id: string; email: string }, now: Date): Promise<void> {
  await endAllSessions(tx, account.id, now);
  await voidResets(tx, account.id, now);
  await forgetFailures(tx, account.email);
}
