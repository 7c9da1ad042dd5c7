import type { PersonId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { SignInChange } from '#platform/deliveries/mails/sign-in-mails.ts';

/** An account without an address cannot be told. */
export async function tellPerson(deps: Deps, tx: Tx, personId: PersonId, change: SignInChange): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  if (email !== '') await enqueue(tx, deps, { kind: 'sign-in-changed', to: email, content: change });
}
