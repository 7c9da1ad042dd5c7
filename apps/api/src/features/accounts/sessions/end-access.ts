import type { Tx } from '../../../platform/db/transaction.ts';
import { spendOtherResets } from '../passwords/password-resets.store.ts';
import { endSessionsOf } from './sessions.store.ts';
import { forgetFailures } from './sign-in-failures.ts';

/**
 * An account has another e-mail or password by somebody else's hand: its sessions end, links to choose a password stop working, and wrong
 * tries at the address that it had are forgotten.
 */
export async function endAccess(tx: Tx, account: { id: string; email: string }, now: Date): Promise<void> {
  await endSessionsOf(tx, account.id, now);
  await spendOtherResets(tx, account.id, now);
  await forgetFailures(tx, account.email);
}
