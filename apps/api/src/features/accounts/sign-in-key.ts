import type { PersonId } from '#identities.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findAccountById } from './accounts.store.ts';
import { createSecret, hashSecret } from '#platform/secrets.ts';
import { requireSecondFactor } from './second-factor/second-factor.ts';
import type { Session } from './sessions/sessions.ts';
import { openSession, type Origin } from './sessions/sign-in.ts';
import * as store from './sign-in-keys.store.ts';

export const KEY_LIFE = 10 * MINUTE;

/** @returns the secret for the cookie of the browser that typed the password and the code. */
export async function createSignInKey({ clock }: Pick<Deps, 'clock'>, tx: Tx, personId: PersonId): Promise<string> {
  const secret = createSecret();
  const expiresAt = after(clock.now(), KEY_LIFE);
  await store.insertKey(tx, { key_hash: hashSecret(secret), user_id: personId, expires_at: expiresAt });
  return secret;
}

/** Any sign-in to the account, and any change of how to sign in to it, voids the key. */
export async function signInByKey(deps: Deps, secret: string | null, origin: Origin): Promise<Session> {
  const key = secret === null ? undefined : await store.findKey(deps.db, hashSecret(secret), deps.clock.now());
  const account = key && (await findAccountById(deps.db, key.user_id));
  if (key === undefined || account === undefined) throw new Problem('sign-in-key.spent');
  const method = await requireSecondFactor(deps, account, undefined);
  return openSession(deps, { account, method, origin }, async (tx) => {
    if (!(await store.spendKey(tx, key))) throw new Problem('sign-in-key.spent');
  });
}
