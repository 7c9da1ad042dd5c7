import type { Admin, SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { replacePassword, updateOwnAccount, findOwnAccount, type Account } from './accounts.store.ts';
import { refuseCommonPassword, hashPassword, verifyPassword } from './passwords.ts';
import { voidResets } from './password-resets.store.ts';
import { endOtherSessionRows } from './sessions/sessions.store.ts';
import { countOwnTry, forgetOwnTries } from './sessions/sign-in-failures.ts';

type PasswordField = 'currentPassword' | 'passwordAgain' | 'password';

const createWrongPasswordProblem = (field: PasswordField) =>
  createFieldProblem(field, 'This is not your current password.', 'password.wrong');

export async function loadCurrentAccount({ db }: Pick<Deps, 'db'>, actor: SignedIn): Promise<Account> {
  const account = await findOwnAccount(db, actor);
  if (account === undefined) throw new Problem('session.ended');
  return account;
}

/** Counts the try before it checks the password. */
export async function verifyOwnPassword(
  deps: Deps,
  actor: SignedIn,
  { password, field = 'passwordAgain' }: { password: string; field?: PasswordField },
): Promise<Account> {
  await countOwnTry(deps, actor.personId, 'password');
  const account = await loadCurrentAccount(deps, actor);
  if (!(await verifyPassword(account.password_hash, password))) throw createWrongPasswordProblem(field);
  await forgetOwnTries(deps.db, actor.personId, 'password');
  return account;
}

type Name = { firstName: string; lastName: string; middleName: string };

export function changeName({ db }: Deps, actor: SignedIn, { firstName, lastName, middleName }: Name): Promise<void> {
  return updateOwnAccount(db, actor, { first_name: firstName, last_name: lastName, middle_name: middleName });
}

export function changePhone({ db }: Deps, actor: SignedIn, phone: string): Promise<void> {
  return updateOwnAccount(db, actor, { phone });
}

export function changeTheme({ db }: Deps, actor: SignedIn, theme: 'light' | 'dark'): Promise<void> {
  return updateOwnAccount(db, actor, { theme });
}

export function changeFirstPage({ db }: Deps, actor: Admin, firstPage: Account['first_page']): Promise<void> {
  return updateOwnAccount(db, actor, { first_page: firstPage });
}

/** Ends all other sessions and voids reset links. */
export async function changePassword(
  deps: Deps,
  actor: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  refuseCommonPassword(password);
  const account = await verifyOwnPassword(deps, actor, { password: currentPassword, field: 'currentPassword' });
  // The admin who set the temporary password knows it.
  if (account.password_is_temporary && password === currentPassword)
    throw createFieldProblem('password', 'Choose a password other than the one you were given.', 'password.same');
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await replacePassword(tx, account, passwordHash))) throw createWrongPasswordProblem('currentPassword');
    await voidResets(tx, actor.personId, now);
    await endOtherSessionRows(tx, actor, now);
  });
  deps.log.info({ event: 'account.password_changed', actor: actor.personId });
}
