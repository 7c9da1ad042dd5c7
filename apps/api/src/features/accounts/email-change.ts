import type { Admin, SignedIn } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, getViolatedConstraint, type Tx, serializeBy } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { SECRET_LIFE } from '#platform/deliveries/mails.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { findAccountByEmail, updateEmail } from './accounts.store.ts';
import { countCode, toRequester } from './code-allowance.ts';
import { loadCurrentAccount, verifyOwnPassword } from './own-account.ts';
import * as store from './email-changes.store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { voidResets } from './password-resets.store.ts';
import { createCode } from '../../platform/secrets.ts';
import { findSessionStart } from './sessions/sessions.store.ts';
import { countOwnTry, forgetOwnTries } from './sessions/sign-in-failures.ts';

/** A sign-in less than this long ago replaces the password. */
const FRESH_SIGN_IN = 10 * MINUTE;

async function isFreshSignIn({ db, clock }: Deps, actor: SignedIn): Promise<boolean> {
  const session = await findSessionStart(db, actor);
  return session !== undefined && after(session.created_at, FRESH_SIGN_IN) > clock.now();
}

async function enqueueCode(
  deps: Deps,
  actor: SignedIn,
  { newEmail, address }: { newEmail: string; address: string },
): Promise<void> {
  if ((await findAccountByEmail(deps.db, newEmail)) !== undefined) throw new Problem('account.email-in-use');
  const code = createCode();
  const codeHash = await hashPassword(code);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `email-change:${actor.personId}`);
    await countCode(deps, tx, { email: newEmail, requester: toRequester(deps, address) });
    await store.replaceEmailChange(tx, {
      id: deps.ids(),
      user_id: actor.personId,
      session_id: actor.sessionId,
      new_email: newEmail,
      code_hash: codeHash,
      expires_at: after(now, SECRET_LIFE),
      created_at: now,
    });
    await enqueue(tx, deps, { kind: 'email-code', to: newEmail, content: { code } });
  });
  deps.log.info({ event: 'account.email_change_begun', actor: actor.personId });
}

type EmailChangeRequest = { currentEmail: string; newEmail: string; passwordAgain?: string | undefined };

export async function changeEmail(
  deps: Deps,
  actor: SignedIn,
  { currentEmail, newEmail, passwordAgain }: EmailChangeRequest,
  address: string,
): Promise<void> {
  if (passwordAgain !== undefined) await verifyOwnPassword(deps, actor, { password: passwordAgain });
  else if (!(await isFreshSignIn(deps, actor)))
    throw createFieldProblem('passwordAgain', 'Please input current password!', 'password.required');
  const { email } = await loadCurrentAccount(deps, actor);
  if (email !== currentEmail) throw createFieldProblem('currentEmail', 'This is not the e-mail of your account.');
  if (email === newEmail) throw createFieldProblem('newEmail', 'This is your e-mail already.');
  await enqueueCode(deps, actor, { newEmail, address });
}

export async function addEmail(deps: Deps, actor: SignedIn, email: string, address: string): Promise<void> {
  if ((await loadCurrentAccount(deps, actor)).email !== '') throw new Problem('account.email-locked');
  await enqueueCode(deps, actor, { newEmail: email, address });
}

/** Notifies the old address. */
export async function confirmEmailChange(deps: Deps, actor: SignedIn, code: string): Promise<void> {
  await countOwnTry(deps, actor.personId, 'email-code');
  const now = deps.clock.now();
  const change = await store.takeEmailTry(deps.db, actor, now);
  if (change === undefined) {
    const open = await store.findEmailChange(deps.db, actor);
    throw new Problem(open !== undefined && open.expires_at > now ? 'code.spent' : 'code.expired');
  }
  if (!(await verifyPassword(change.code_hash, code)))
    throw new Problem(change.tries >= store.MOST_TRIES ? 'code.spent' : 'code.wrong');
  await applyEmailChange(deps, actor, { change, now });
  await forgetOwnTries(deps.db, actor.personId, 'email-code');
  deps.log.info({ event: 'account.email_changed', actor: actor.personId });
}

/** The audit log has each address of an admin, no matter who changed it. */
async function recordOwnEmail(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { old, email }: { old: string; email: string },
): Promise<void> {
  const subject = { kind: 'user', id: by.personId, label: old } as const;
  await recordAction(tx, deps, by, { what: 'user.email', subject, before: { email: old }, after: { email } });
}

async function applyEmailChange(
  deps: Deps,
  actor: SignedIn,
  { change, now }: { change: store.EmailChange; now: Date },
): Promise<void> {
  const { email: old } = await loadCurrentAccount(deps, actor);
  try {
    await inTransaction(deps.db, async (tx) => {
      if (!(await store.markEmailConfirmed(tx, change, now))) throw new Problem('code.expired');
      await updateEmail(tx, actor.personId, change.new_email);
      // A link in the old mailbox must not open the account.
      await voidResets(tx, actor.personId, now);
      if (actor.kind === 'admin') await recordOwnEmail(tx, deps, actor, { old, email: change.new_email });
      if (old === '') return;
      await enqueue(tx, deps, { kind: 'email-changed', to: old, content: { newEmail: change.new_email } });
    });
  } catch (error) {
    if (getViolatedConstraint(error) === 'users_email') throw new Problem('account.email-in-use', { cause: error });
    throw error;
  }
}
