import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { SignInChange } from '#platform/outbox/mails/account/sign-in-changed.ts';

/** An account without an address cannot be told. */
export async function tellOwner(deps: Deps, tx: Tx, userId: string, change: SignInChange): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  if (email !== '') await enqueue(tx, deps, { kind: 'sign-in-changed', to: email, content: change });
}
