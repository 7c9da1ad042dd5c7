import type { PasskeyProof } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { findAccountById } from '../accounts.store.ts';
import type { Session } from '../sessions/sessions.ts';
import { countAddressFailure, refuseWaitingAddress } from '../sessions/sign-in-failures.ts';
import { openSession, type Origin } from '../sessions/sign-in.ts';
import { createProofOptions, verifyPasskey, type VerifiedPasskey } from './passkey-proof.ts';

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
