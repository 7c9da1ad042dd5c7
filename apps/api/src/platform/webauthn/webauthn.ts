// The relying party's checks of a passkey: https://www.w3.org/TR/webauthn-3/#sctn-rp-operations
import { createHash, timingSafeEqual } from 'node:crypto';
import type { NewCredential, PasskeyProof } from '@wideload/contract';
import * as z from 'zod/mini';
import { readAuthenticatorData, type AuthenticatorData } from './authenticator-data.ts';
import { readCbor } from './cbor.ts';
import { readCoseKey } from './cose-key.ts';

export type Expected = {
  rpID: string;
  origin: string;
  isChallenge(challenge: string): Promise<boolean> | boolean;
};

const ClientData = z.looseObject({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.optional(z.boolean()),
  topOrigin: z.optional(z.string()),
});

const toBytes = (text: string) => Buffer.from(text, 'base64url');
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

async function checkClientData(text: string, type: 'webauthn.create' | 'webauthn.get', expected: Expected) {
  const data = z.parse(ClientData, JSON.parse(toBytes(text).toString('utf8')));
  if (data.type !== type) throw new Error('The answer is for another ceremony');
  if (!(await expected.isChallenge(data.challenge))) throw new Error('The challenge is not ours');
  if (data.origin !== expected.origin) throw new Error('The answer is for another origin');
  if (data.crossOrigin === true || data.topOrigin !== undefined)
    throw new Error('The answer was given inside a page of another site');
  return data.challenge;
}

function checkAuthenticator({ siteHash, isPresent, isVerified }: AuthenticatorData, { rpID }: Expected): void {
  if (!timingSafeEqual(siteHash, hash(rpID))) throw new Error('The passkey is for another site');
  if (!isPresent || !isVerified) throw new Error('The device did not verify its owner');
}

function checkId({ id, rawId }: { id: string; rawId: string }): void {
  if (id !== rawId) throw new Error('The two forms of the id differ');
}

function readAttestation(bytes: Uint8Array): Buffer {
  const attestation = readCbor(bytes);
  const data = attestation instanceof Map ? attestation.get('authData') : null;
  if (!(data instanceof Uint8Array)) throw new Error('The attestation has no authenticator data');
  return Buffer.from(data);
}

/**
 * Attestation is not asked for, so a statement that comes all the same proves nothing and is not read.
 * @throws Error for everything that is not a new passkey for this site and challenge.
 */
export async function verifyNewCredential({ response, ...given }: NewCredential, expected: Expected) {
  checkId(given);
  const challenge = await checkClientData(response.clientDataJSON, 'webauthn.create', expected);
  const data = readAuthenticatorData(readAttestation(toBytes(response.attestationObject)));
  checkAuthenticator(data, expected);
  if (data.credential?.id !== given.id) throw new Error('The credential has another id');
  readCoseKey(data.credential.publicKey);
  const publicKey = Buffer.from(data.credential.publicKey).toString('base64url');
  return { challenge, credential: { id: given.id, publicKey, counter: data.counter } };
}

type Stored = { publicKey: string; counter: number };

/** @throws Error for everything that is not a proof by the stored passkey for this site and challenge. */
export async function verifyProof({ response, ...given }: PasskeyProof, stored: Stored, expected: Expected) {
  checkId(given);
  const challenge = await checkClientData(response.clientDataJSON, 'webauthn.get', expected);
  const bytes = toBytes(response.authenticatorData);
  const data = readAuthenticatorData(bytes);
  checkAuthenticator(data, expected);
  const signed = Buffer.concat([bytes, hash(toBytes(response.clientDataJSON))]);
  if (!readCoseKey(toBytes(stored.publicKey)).verifies(signed, toBytes(response.signature)))
    throw new Error('The signature is of another key');
  // Devices that do not count answer zero always.
  if ((data.counter > 0 || stored.counter > 0) && data.counter <= stored.counter)
    throw new Error('The counter went back');
  return { challenge, newCounter: data.counter };
}
