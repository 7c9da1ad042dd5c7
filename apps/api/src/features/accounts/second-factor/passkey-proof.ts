import type { PasskeyProof } from '@wideload/contract';
import type { PersonId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findAccountById } from '../accounts.store.ts';
import type { Session } from '../sessions/sessions.ts';
import { countAddressFailure, refuseWaitingAddress } from '../sessions/sign-in-failures.ts';
import { openSession, type Origin } from '../sessions/sign-in.ts';
import {
  CHALLENGE_LIFE,
  createChallenge,
  isOwnChallenge,
  spendChallenge,
  type ChallengeUse,
  getSite,
  toCredential,
  loadWebauthn,
} from './passkeys.ts';
import { findPasskey, markPasskeyUsed, type PasskeyRow } from './passkeys.store.ts';

/** Without `known`, the browser offers every passkey that it has for the site. */
export async function createProofOptions(deps: Deps, use: ChallengeUse, known: readonly PasskeyRow[] = []) {
  const { rpID } = getSite(deps);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID, challenge: createChallenge(deps, use) });
  return {
    challenge,
    rpId: rpID,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required' as const,
    ...(known.length > 0 && { allowCredentials: known.map(toCredential) }),
  };
}

export type VerifiedPasskey = {
  personId: PersonId;
  /** Makes the proof count, once. In the transaction of its effect. */
  use(tx: Tx): Promise<void>;
};

/** The library throws for bytes that are none of a passkey, a wrong signature, and a counter that went back. */
async function verify(deps: Deps, proof: PasskeyProof, { row, use }: { row: PasskeyRow; use: ChallengeUse }) {
  const { rpID, origin } = getSite(deps);
  const { userHandle, ...response } = proof.response;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...proof,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge(given) {
        challenge = given;
        return isOwnChallenge(deps, given, use);
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    });
    if (verified) return { challenge, newCounter: authenticationInfo.newCounter };
  } catch (error) {
    deps.log.warn({ event: 'passkey.refused', actor: row.user_id, why: error instanceof Error ? error.name : '' });
    throw new Problem('passkey.refused', { cause: error });
  }
  throw new Problem('passkey.refused');
}

/** @throws Problem passkey.refused */
export async function verifyPasskey(deps: Deps, proof: PasskeyProof, use: ChallengeUse): Promise<VerifiedPasskey> {
  const row = await findPasskey(deps.db, proof.id);
  if (row === undefined) throw new Problem('passkey.refused');
  const { challenge, newCounter } = await verify(deps, proof, { row, use });
  return {
    personId: row.user_id,
    async use(tx) {
      await spendChallenge(deps, tx, challenge);
      const isFirst = await markPasskeyUsed(tx, row, { newCounter, at: deps.clock.now() });
      if (!isFirst) throw new Problem('passkey.refused');
    },
  };
}

const use = { purpose: 'sign-in', subject: '' } as const;

export function beginPasskeySignIn(deps: Deps) {
  return createProofOptions(deps, use);
}

async function verifyOrCount(deps: Deps, passkey: PasskeyProof, address: string): Promise<VerifiedPasskey> {
  try {
    return await verifyPasskey(deps, passkey, use);
  } catch (error) {
    if (error instanceof Problem) await countAddressFailure(deps, address);
    throw error;
  }
}

/** The device and its owner's finger or PIN are two factors, so no code is asked for. */
export async function signInByPasskey(deps: Deps, passkey: PasskeyProof, origin: Origin): Promise<Session> {
  await refuseWaitingAddress(deps, origin.address);
  const verified = await verifyOrCount(deps, passkey, origin.address);
  const account = await findAccountById(deps.db, verified.personId);
  if (account === undefined) throw new Problem('passkey.refused');
  return openSession(deps, { account, method: 'passkey', origin }, verified.use);
}
