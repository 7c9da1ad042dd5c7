import type { PasskeyProof } from '@wideload/contract';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { verifyProof } from '../../../platform/webauthn/webauthn.ts';
import { Problem } from '../../../problem.ts';
import { CHALLENGE_LIFE, createChallenge, isOwnChallenge, spendChallenge, type ChallengeUse } from './challenges.ts';
import { findPasskey, markPasskeyUsed, type PasskeyRow } from './passkeys.store.ts';
import { getSite, toCredential } from './passkeys.ts';

/** Without `known`, the browser offers every passkey that it has for the site. */
export function createProofOptions(deps: Deps, use: ChallengeUse, known: readonly PasskeyRow[] = []) {
  const { rpID } = getSite(deps);
  return {
    challenge: createChallenge(deps, use),
    rpId: rpID,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required' as const,
    ...(known.length > 0 && { allowCredentials: known.map(toCredential) }),
  };
}

export type VerifiedPasskey = {
  userId: string;
  /** Makes the proof count, once. In the transaction of its effect. */
  use(tx: Tx): Promise<void>;
};

async function verify(deps: Deps, proof: PasskeyProof, { row, use }: { row: PasskeyRow; use: ChallengeUse }) {
  const stored = { publicKey: row.public_key, counter: row.counter };
  const isChallenge = (given: string) => isOwnChallenge(deps, given, use);
  try {
    return await verifyProof(proof, stored, { ...getSite(deps), isChallenge });
  } catch (error) {
    deps.log.warn({ event: 'passkey.refused', actor: row.user_id, why: error instanceof Error ? error.message : '' });
    throw new Problem('passkey.refused', { cause: error });
  }
}

/** @throws Problem passkey.refused */
export async function verifyPasskey(deps: Deps, proof: PasskeyProof, use: ChallengeUse): Promise<VerifiedPasskey> {
  const row = await findPasskey(deps.db, proof.id);
  if (row === undefined) throw new Problem('passkey.refused');
  const { challenge, newCounter } = await verify(deps, proof, { row, use });
  return {
    userId: row.user_id,
    async use(tx) {
      await spendChallenge(deps, tx, challenge);
      const isFirst = await markPasskeyUsed(tx, row, { newCounter, at: deps.clock.now() });
      if (!isFirst) throw new Problem('passkey.refused');
    },
  };
}
