import type { DeskRole } from '@wideload/contract';
import { after, DAY, HOUR } from '#clock.ts';
import { BadSettings } from '#config/settings.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { hasAdmin, insertAccount } from './accounts.store.ts';
import { findWeakness, hashPassword, giveTemporary } from './passwords.ts';

export { findAccountByEmail, hasAnyAccount, listKnownEmails as accountsAmong } from './accounts.store.ts';
export { clearCookie } from './sessions/cookies.ts';
export { loadCurrentAccount, verifyOwnPassword } from './own-account.ts';
export { endAccess } from './sessions/sessions.ts';
export { endAllSessions } from './sessions/sessions.store.ts';
export { hashPassword, readHashingLoad, giveTemporary } from './passwords.ts';
export { readSignInLoad } from './sessions/sign-in.ts';
export { findAccountName } from './people/accounts-of-person.store.ts';
export { openAccount } from './people/accounts-of-person.ts';
export { MOST_PEOPLE } from './people/people.ts';
export { listOwners, listPeople, lockMembership, readPersonName } from './people/people.store.ts';
export { countCode, toRequester } from './code-allowance.ts';
export { resealSecrets } from './second-factor/authenticator.ts';
export { removeSecondFactor } from './second-factor/sign-in-methods.ts';

export type NewAccountFacts = {
  email: string;
  /** From `hashPassword`, computed before the transaction, which must not wait for it. */
  passwordHash: string;
  role: 'user' | 'admin';
  /** Set for an admin; without it the admin is an owner. */
  deskRole?: DeskRole;
  firstName?: string;
  lastName?: string;
  phone?: string;
  /** Its owner chooses another at the first sign-in. */
  passwordIsTemporary?: boolean;
};

export async function createAccount(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  tx: Tx,
  facts: NewAccountFacts,
): Promise<string> {
  const id = ids();
  const isNew = await insertAccount(tx, {
    id,
    email: facts.email.toLowerCase(),
    password_hash: facts.passwordHash,
    role: facts.role,
    first_name: facts.firstName ?? '',
    last_name: facts.lastName ?? '',
    phone: facts.phone ?? '',
    ...(facts.deskRole && { desk_role: facts.deskRole }),
    ...(facts.passwordIsTemporary === true && giveTemporary(clock.now())),
    created_at: clock.now(),
  });
  if (!isNew) throw new Problem('account.email-in-use');
  return id;
}

/** @returns false if an admin exists. @throws BadSettings */
export async function ensureFirstAdmin(deps: Pick<Deps, 'config' | 'db' | 'ids' | 'clock'>): Promise<boolean> {
  const { firstAdmin } = deps.config;
  if (firstAdmin === null || (await hasAdmin(deps.db))) return false;
  const weakness = findWeakness(firstAdmin.password);
  if (weakness !== null) throw new BadSettings([`ADMIN_PASSWORD is too weak: ${weakness}`]);
  const passwordHash = await hashPassword(firstAdmin.password);
  try {
    await inTransaction(deps.db, (tx) =>
      createAccount(deps, tx, { email: firstAdmin.email, passwordHash, role: 'admin' }),
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new BadSettings([`ADMIN_EMAIL is ${firstAdmin.email}, which already has an account that is no admin.`]);
  }
  return true;
}

export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const yesterday = after(clock.now(), -DAY);
  await db.deleteFrom('registrations').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('codes_sent').where('sent_at', '<', yesterday).execute();
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', after(clock.now(), -HOUR)).execute();
  await db.deleteFrom('password_resets').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('email_changes').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('sign_in_keys').where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('invitations').where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('account_joins').where('joined_at', 'is', null).where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('used_challenges').where('expires_at', '<', clock.now()).execute();
  // The longest session lasts 30 days; its refresh tokens are deleted with it.
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', after(clock.now(), -60 * DAY))
    .execute();
}
