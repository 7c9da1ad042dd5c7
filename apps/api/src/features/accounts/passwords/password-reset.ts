import { setTimeout as pause } from 'node:timers/promises';
import { after, MINUTE } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { Problem } from '../../../problem.ts';
import { findAccountByEmail, updatePassword } from '../accounts.store.ts';
import { countCode } from '../registration/code-allowance.ts';
import { hashPassword } from './passwords.ts';
import { insertReset, isOpenReset, spendOtherResets, spendReset } from './password-resets.store.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { forgetFailures } from '../sessions/sign-in-failures.ts';

const LINK_LIFE = 10 * MINUTE;
/** Writing a reset is slower than finding no account; nobody is answered sooner than this, so the time tells nothing. */
const LEAST_ANSWER_MS = 80;

async function mailLink(deps: Deps, email: string): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (account === undefined) return;
  const now = deps.clock.now();
  const token = newSecret();
  await inTransaction(deps.db, async (tx) => {
    await countCode(deps, tx, email);
    await insertReset(tx, {
      id: deps.ids(),
      user_id: account.id,
      token_hash: hashOfSecret(token),
      expires_at: after(now, LINK_LIFE),
      created_at: now,
    });
    // In the fragment: it reaches no server's log and no Referer.
    const link = `${deps.config.publicUrl}/auth#reset=${token}`;
    await enqueue(tx, deps, { kind: 'password-reset', to: email, content: { link } });
  });
  deps.log.info({ event: 'account.reset_asked', actor: account.id });
}

/** Mails a link to choose a new password, if the address has an account and has not had its fill of mails. The caller cannot tell which. */
export async function askForReset(deps: Deps, email: string): Promise<void> {
  const answerAt = pause(LEAST_ANSWER_MS);
  try {
    await mailLink(deps, email);
  } catch (error) {
    // To say that there were too many mails would say that there is an account.
    if (!(error instanceof Problem && error.code === 'rate.limited')) throw error;
    deps.log.info({ event: 'account.reset_limited' });
  } finally {
    await answerAt;
  }
}

/**
 * Sets a new password by the token of a mailed link, and ends every session of the account. It does not sign in.
 * @throws Problem `reset.invalid`.
 */
export async function chooseNewPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const tokenHash = hashOfSecret(token);
  const now = deps.clock.now();
  // Asked first, so that a made-up link costs no password hash.
  if (!(await isOpenReset(deps.db, tokenHash, now))) throw new Problem('reset.invalid');
  const passwordHash = await hashPassword(password);
  const accountId = await inTransaction(deps.db, async (tx) => {
    const account = await spendReset(tx, tokenHash, now);
    if (account === undefined) throw new Problem('reset.invalid');
    await updatePassword(tx, account.id, passwordHash);
    await spendOtherResets(tx, account.id, now);
    await endSessionsOf(tx, account.id, now);
    await forgetFailures(tx, account.email);
    return account.id;
  });
  deps.log.info({ event: 'account.password_reset', actor: accountId });
}
