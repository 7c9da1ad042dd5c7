import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../problem.ts';
import { findAccountByEmail } from '../accounts.store.ts';
import { deviceWords } from './device-words.ts';
import { passwordFits } from '../passwords/passwords.ts';
import { beginSession, endSessionOfCookie, holdsSession, type Session } from './sessions.ts';
import { countAddressFailure, countTry, forgetFailures } from './sign-in-failures.ts';

/** Where a try comes from: the client's address, what the browser says it is, and the refresh cookie that it holds already. */
export type Origin = { address: string; userAgent: string; refreshSecret: string | null };

/**
 * Begins a session. An unknown address and a wrong password are refused in the same words, after the same work.
 * @throws Problem `credentials.wrong`, or `sign-in.wait` after too many failures.
 */
export async function signIn(
  deps: Deps,
  credentials: { email: string; password: string },
  origin: Origin,
): Promise<Session> {
  const { email, password } = credentials;
  const { address, refreshSecret } = origin;
  const account = await findAccountByEmail(deps.db, email);
  const isTrusted =
    account !== undefined &&
    refreshSecret !== null &&
    (await holdsSession(deps, deps.db, { secret: refreshSecret, userId: account.id }));
  await countTry(deps, { email, address, isTrusted });
  const fits = await passwordFits(account?.password_hash, password);
  if (account === undefined || !fits) {
    await countAddressFailure(deps, address);
    throw new Problem('credentials.wrong');
  }
  const session = await inTransaction(deps.db, async (tx) => {
    await forgetFailures(tx, email);
    // One browser, one session: what it held before does not live on unseen.
    await endSessionOfCookie(deps, tx, refreshSecret);
    return beginSession(deps, tx, { ...account, device: deviceWords(origin.userAgent) });
  });
  deps.log.info({ event: 'account.signed_in', actor: account.id, role: account.role });
  return session;
}
