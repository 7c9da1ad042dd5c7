import type { Deps } from '../../../deps.ts';
import { createGate } from '../../../platform/gate.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../problem.ts';
import { findAccountByEmail } from '../accounts.store.ts';
import { describeDevice } from './describe-device.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { beginSession, endSessionOfCookie, hasSession, type Session } from './sessions.ts';
import { countAddressFailure, countTry, forgetFailures } from './sign-in-failures.ts';

/** Sign-ins to one account take turns in the database. The others wait in memory, so that the connections are free for other people. */
const inTurn = createGate({ atOnce: 3, mostWaiting: 500 });

/** `refreshSecret` is from the browser's present cookie. */
export type Origin = { address: string; userAgent: string; refreshSecret: string | null };

/** An unknown address and a wrong password get the same answer after the same work. */
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
    (await hasSession(deps, deps.db, { secret: refreshSecret, userId: account.id }));
  await inTurn(() => countTry(deps, { email, address, isTrusted }));
  const fits = await verifyPassword(account?.password_hash, password);
  if (account === undefined || !fits) {
    await inTurn(() => countAddressFailure(deps, address));
    throw new Problem('credentials.wrong');
  }
  const session = await inTurn(() =>
    inTransaction(deps.db, async (tx) => {
      await forgetFailures(tx, email);
      // One browser, one session: the previous one must not live on unseen.
      await endSessionOfCookie(deps, tx, refreshSecret);
      return beginSession(deps, tx, { ...account, device: describeDevice(origin.userAgent) });
    }),
  );
  deps.log.info({ event: 'account.signed_in', actor: account.id, role: account.role });
  return session;
}
