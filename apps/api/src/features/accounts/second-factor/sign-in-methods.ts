import type { SignInMethods } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { lacksSecondFactor, needsSecondFactor } from '#platform/http/session.ts';
import { findSessionMethod } from '../sessions/sessions.store.ts';
import { deleteAuthenticator, listUnusedCodes } from './authenticators.store.ts';
import { listOwnPasskeys } from './passkeys.store.ts';
import { toPasskey } from './passkeys.ts';
import { findConfirmed, isSecondFactorRequired } from './second-factor.ts';
import { tellPerson } from './tell-person.ts';

export async function readSignInMethods(deps: Deps, actor: SignedIn): Promise<SignInMethods> {
  const [passkeys, authenticator, codes] = await Promise.all([
    listOwnPasskeys(deps.db, actor.personId),
    findConfirmed(deps.db, actor.personId),
    listUnusedCodes(deps.db, actor.personId),
  ]);
  return {
    passkeys: passkeys.map(toPasskey),
    authenticatorSince: authenticator?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: authenticator === null ? 0 : codes.length,
    isRequired: isSecondFactorRequired(deps, actor),
  };
}

/** Then most calls are refused in this session. */
export async function isSecondFactorMissing(deps: Deps, actor: SignedIn, role: string): Promise<boolean> {
  if (!needsSecondFactor(deps, role)) return false;
  return lacksSecondFactor(deps, { role, method: await findSessionMethod(deps.db, actor) });
}

/** For an owner who lost the devices. @returns what was removed, or null if there was nothing */
export async function removeSecondFactor(
  deps: Deps,
  tx: Tx,
  personId: PersonId,
): Promise<{ passkeys: number; authenticator: boolean } | null> {
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', personId).executeTakeFirst();
  const authenticator = (await findConfirmed(tx, personId)) !== null;
  await deleteAuthenticator(tx, personId);
  const removed = { passkeys: Number(passkeys.numDeletedRows), authenticator };
  if (removed.passkeys === 0 && !authenticator) return null;
  await tellPerson(deps, tx, personId, { what: 'second-factor-reset' });
  return removed;
}
