/** A new e-mail for an account: it takes effect when its owner types the code that went to it. */
import type { SignedIn } from '../../../actor.ts';
import { after, MINUTE } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction, getViolatedConstraint } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { fieldProblem, Problem } from '../../../problem.ts';
import { findAccountByEmail, takeTurn, updateEmail } from '../accounts.store.ts';
import { countCode } from '../registration/code-allowance.ts';
import { currentAccount } from './current-account.ts';
import * as store from './email-changes.store.ts';
import { provePassword } from './own-account.ts';
import { hashPassword, passwordFits } from '../passwords/passwords.ts';
import { spendOtherResets } from '../passwords/password-resets.store.ts';
import { newCode } from '../passwords/secrets.ts';
import { findSessionStart } from '../sessions/sessions.store.ts';

const CODE_LIFE = 10 * MINUTE;
/** So long after the sign-in nobody is asked for the password again. */
const FRESH_SIGN_IN = 10 * MINUTE;

async function isFreshSignIn({ db, clock }: Deps, actor: SignedIn): Promise<boolean> {
  const session = await findSessionStart(db, actor);
  return session !== undefined && after(session.created_at, FRESH_SIGN_IN) > clock.now();
}

async function mailCode(deps: Deps, actor: SignedIn, newEmail: string): Promise<void> {
  if ((await findAccountByEmail(deps.db, newEmail)) !== undefined) throw new Problem('account.email-in-use');
  const code = newCode();
  const codeHash = await hashPassword(code);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await takeTurn(tx, `email-change:${actor.id}`);
    await countCode(deps, tx, newEmail);
    await store.replaceEmailChange(tx, {
      id: deps.ids(),
      user_id: actor.id,
      session_id: actor.sessionId,
      new_email: newEmail,
      code_hash: codeHash,
      expires_at: after(now, CODE_LIFE),
      created_at: now,
    });
    await enqueue(tx, deps, { kind: 'email-code', to: newEmail, content: { code } });
  });
  deps.log.info({ event: 'account.email_change_begun', actor: actor.id });
}

type Wish = { currentEmail: string; newEmail: string; passwordAgain?: string | undefined };

/**
 * Mails a code to the new address of an account. The password may be left out in the first ten minutes of a session.
 * @throws Problem `account.email-in-use`, `rate.limited`, `sign-in.wait`, or `input.invalid` at the field that is wrong.
 */
export async function changeEmail(
  deps: Deps,
  actor: SignedIn,
  { currentEmail, newEmail, passwordAgain }: Wish,
): Promise<void> {
  if (passwordAgain !== undefined) await provePassword(deps, actor, { password: passwordAgain });
  else if (!(await isFreshSignIn(deps, actor)))
    throw fieldProblem('passwordAgain', 'Please input current password!', 'password.required');
  const { email } = await currentAccount(deps, actor);
  if (email !== currentEmail) throw fieldProblem('currentEmail', 'This is not the e-mail of your account.');
  if (email === newEmail) throw fieldProblem('newEmail', 'This is your e-mail already.');
  await mailCode(deps, actor, newEmail);
}

/** As `changeEmail`, for an account without an e-mail. @throws Problem `account.email-locked` when it has one. */
export async function addEmail(deps: Deps, actor: SignedIn, email: string): Promise<void> {
  if ((await currentAccount(deps, actor)).email !== '') throw new Problem('account.email-locked');
  await mailCode(deps, actor, email);
}

/**
 * Gives the account the address that the code went to, and tells the old one.
 * @throws Problem `code.wrong`, `code.spent` with the fifth wrong one, `code.expired`, `account.email-in-use`.
 */
export async function confirmEmailChange(deps: Deps, actor: SignedIn, code: string): Promise<void> {
  const now = deps.clock.now();
  const change = await store.takeEmailTry(deps.db, actor, now);
  if (change === undefined) {
    const open = await store.findEmailChange(deps.db, actor);
    throw new Problem(open !== undefined && open.expires_at > now ? 'code.spent' : 'code.expired');
  }
  if (!(await passwordFits(change.code_hash, code)))
    throw new Problem(change.tries >= store.MOST_TRIES ? 'code.spent' : 'code.wrong');
  await takeEffect(deps, actor, { change, now });
  deps.log.info({ event: 'account.email_changed', actor: actor.id });
}

async function takeEffect(
  deps: Deps,
  actor: SignedIn,
  { change, now }: { change: store.EmailChange; now: Date },
): Promise<void> {
  const { email: old } = await currentAccount(deps, actor);
  try {
    await inTransaction(deps.db, async (tx) => {
      if (!(await store.markEmailConfirmed(tx, change, now))) throw new Problem('code.expired');
      await updateEmail(tx, actor.id, change.new_email);
      // A link in the old mailbox no longer opens the account.
      await spendOtherResets(tx, actor.id, now);
      if (old === '') return;
      await enqueue(tx, deps, { kind: 'email-changed', to: old, content: { newEmail: change.new_email } });
    });
  } catch (error) {
    if (getViolatedConstraint(error) === 'users_email') throw new Problem('account.email-in-use', { cause: error });
    throw error;
  }
}
