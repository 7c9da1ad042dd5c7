import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { findOwnAccount, type Account } from './accounts.store.ts';

export async function loadCurrentAccount({ db }: Pick<Deps, 'db'>, actor: SignedIn): Promise<Account> {
  const account = await findOwnAccount(db, actor);
  if (account === undefined) throw new Problem('session.ended');
  return account;
}
