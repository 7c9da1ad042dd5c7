import type { PasskeyProof, ReadBody, signInMethods } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { verifyOwnPassword } from '../own-account.ts';
import { markProved } from '../sessions/sessions.store.ts';
import { countOwnTry, forgetOwnTries } from '../sessions/sign-in-failures.ts';
import { createProofOptions, verifyPasskey } from './passkey-proof.ts';
import { listOwnPasskeys } from './passkeys.store.ts';
import { findConfirmed, spendSecondFactorCode } from './second-factor.ts';

type Proof = ReadBody<typeof signInMethods.stepUp>;

const toUse = ({ sessionId }: SignedIn) => ({ purpose: 'step-up', subject: sessionId }) as const;

export async function beginStepUp(deps: Deps, actor: SignedIn) {
  return createProofOptions(deps, toUse(actor), await listOwnPasskeys(deps.db, actor.personId));
}

async function proveByCode(deps: Deps, actor: SignedIn, code: string): Promise<void> {
  await countOwnTry(deps, actor.personId, 'code');
  const row = await findConfirmed(deps.db, actor.personId);
  if (row === null) throw new Problem('second-factor.wrong');
  await spendSecondFactorCode(deps, row, code);
  await forgetOwnTries(deps.db, actor.personId, 'code');
  await markProved(deps.db, actor, { at: deps.clock.now() });
}

async function proveByPasskey(deps: Deps, actor: SignedIn, passkey: PasskeyProof): Promise<void> {
  const verified = await verifyPasskey(deps, passkey, toUse(actor));
  if (verified.personId !== actor.personId) throw new Problem('passkey.refused');
  await inTransaction(deps.db, async (tx) => {
    await verified.use(tx);
    await markProved(tx, actor, { at: deps.clock.now() });
  });
}

/** The session keeps its method: a proof of one factor makes no second one of it. */
export async function stepUp(deps: Deps, actor: SignedIn, proof: Proof): Promise<void> {
  if ('passkey' in proof) await proveByPasskey(deps, actor, proof.passkey);
  else if ('code' in proof) await proveByCode(deps, actor, proof.code);
  else {
    await verifyOwnPassword(deps, actor, { password: proof.password, field: 'password' });
    await markProved(deps.db, actor, { at: deps.clock.now() });
  }
  deps.log.info({ event: 'session.proved', actor: actor.personId });
}
