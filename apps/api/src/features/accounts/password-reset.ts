import { setTimeout as pause } from 'node:timers/promises';
import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { SECRET_LIFE } from '#platform/deliveries/mails.ts';
import { Problem } from '#problem.ts';
import { findAccountByEmail, updatePassword } from './accounts.store.ts';
import { countCode, toRequester } from './code-allowance.ts';
import { refuseCommonPassword, hashPassword } from './passwords.ts';
import { insertReset, isOpenReset, voidResets, useReset } from './password-resets.store.ts';
import { hashSecret, createSecret } from '#platform/secrets.ts';
import { endAllSessions } from './sessions/sessions.store.ts';
import { forgetFailures } from './sessions/sign-in-failures.ts';

/** The time of an answer must not reveal an account: writing a reset is slower than finding none. */
const LEAST_ANSWER_MS = 80;

async function enqueueLink(deps: Deps, email: string, address: string): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (account === undefined) return;
  const now = deps.clock.now();
  const token = createSecret();
  await inTransaction(deps.db, async (tx) => {
    await countCode(deps, tx, { email, requester: toRequester(deps, address) });
    await insertReset(tx, {
      id: deps.ids(),
      user_id: account.id,
      token_hash: hashSecret(token),
      expires_at: after(now, SECRET_LIFE),
      created_at: now,
    });
    // The fragment reaches no server log and no Referer.
    const link = `${deps.config.publicUrl}/auth#reset=${token}`;
    await enqueue(tx, deps, { kind: 'password-reset', to: email, content: { link } });
  });
  deps.log.info({ event: 'account.reset_asked', actor: account.id });
}

/** The caller does not learn whether a mail was sent. */
export async function requestReset(deps: Deps, email: string, address: string): Promise<void> {
  const answerAt = pause(LEAST_ANSWER_MS);
  try {
    await enqueueLink(deps, email, address);
  } catch (error) {
    // Answering "too many mails" would reveal that there is an account.
    if (!(error instanceof Problem && error.code === 'rate.limited')) throw error;
    deps.log.info({ event: 'account.reset_limited' });
  } finally {
    await answerAt;
  }
}

/** Ends every session of the account; does not sign in. */
export async function chooseNewPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  refuseCommonPassword(password);
  const tokenHash = hashSecret(token);
  const now = deps.clock.now();
  // Checked first, so that an invented link costs no password hash.
  if (!(await isOpenReset(deps.db, tokenHash, now))) throw new Problem('reset.invalid');
  const passwordHash = await hashPassword(password);
  const accountId = await inTransaction(deps.db, async (tx) => {
    const account = await useReset(tx, tokenHash, now);
    if (account === undefined) throw new Problem('reset.invalid');
    await updatePassword(tx, account.id, passwordHash);
    await voidResets(tx, account.id, now);
    await endAllSessions(tx, account.id, now);
    await forgetFailures(tx, account.email);
    return account.id;
  });
  deps.log.info({ event: 'account.password_reset', actor: accountId });
}
