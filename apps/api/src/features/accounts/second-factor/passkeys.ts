import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NewCredential, Passkey } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx, serializeBy } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { loadCurrentAccount } from '../own-account.ts';
import { endOtherSessionRows, markProved } from '../sessions/sessions.store.ts';
import {
  deleteOwnPasskey,
  insertPasskey,
  listOwnPasskeys,
  renameOwnPasskey,
  type PasskeyRow,
} from './passkeys.store.ts';
import { refuseToBeWithout } from './second-factor.ts';
import { tellPerson } from './tell-person.ts';

const MOST_PASSKEYS = 20;

/** Passkeys are bound to this site; the browser checks it, too. */
export function getSite({ config }: Pick<Deps, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
}

export function toPasskey({ id, name, created_at: at, last_used_at: usedAt }: PasskeyRow): Passkey {
  return { _id: id, name, createdAt: at.toISOString(), lastUsedAt: usedAt && usedAt.toISOString() };
}

export function toCredential({ credential_id: id, transports }: PasskeyRow) {
  return { id, type: 'public-key' as const, transports };
}

const toUse = ({ sessionId }: SignedIn) => ({ purpose: 'new-passkey', subject: sessionId }) as const;

/** Half a megabyte that a start does not need. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** A challenge proves by itself that we made it, for what and until when, so a visitor's request stores nothing. */
export const CHALLENGE_LIFE = 10 * MINUTE;

const RANDOM_BYTES = 16;
const HEAD_BYTES = RANDOM_BYTES + 8;

/** `subject` is the session that asked, empty for a sign-in. */
export type ChallengeUse = { purpose: 'sign-in' | 'new-passkey' | 'step-up'; subject: string };

type ChallengeDeps = Pick<Deps, 'config' | 'clock'>;

function computeProof({ config }: ChallengeDeps, head: Uint8Array, { purpose, subject }: ChallengeUse): Buffer {
  return createHmac('sha256', config.tokenSecret).update(`passkey ${purpose} ${subject} `).update(head).digest();
}

export function createChallenge(deps: ChallengeDeps, use: ChallengeUse): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(8);
  expiry.writeBigUInt64BE(BigInt(after(deps.clock.now(), CHALLENGE_LIFE).getTime()));
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), expiry]);
  return Uint8Array.from(Buffer.concat([head, computeProof(deps, head, use)]));
}

/** `challenge` is base64url. */
export function isOwnChallenge(deps: ChallengeDeps, challenge: string, use: ChallengeUse): boolean {
  const given = Buffer.from(challenge, 'base64url');
  const head = given.subarray(0, HEAD_BYTES);
  const proof = given.subarray(HEAD_BYTES);
  const expected = computeProof(deps, head, use);
  if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return false;
  return new Date(Number(head.readBigUInt64BE(RANDOM_BYTES))) > deps.clock.now();
}

/** In the transaction of its effect. @throws Problem passkey.refused if it was used before */
export async function spendChallenge({ clock }: Pick<Deps, 'clock'>, tx: Tx, challenge: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_challenges')
    .values({
      challenge_hash: createHash('sha256').update(challenge).digest('base64url'),
      expires_at: after(clock.now(), CHALLENGE_LIFE),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Problem('passkey.refused');
}

export async function beginPasskey(deps: Deps, actor: SignedIn) {
  const { email } = await loadCurrentAccount(deps, actor);
  const known = await listOwnPasskeys(deps.db, actor.personId);
  const { rpID } = getSite(deps);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName: 'Wideload',
    userID: new TextEncoder().encode(actor.personId),
    userName: email,
    challenge: createChallenge(deps, toUse(actor)),
    timeout: CHALLENGE_LIFE,
  });
  return {
    challenge: options.challenge,
    rp: { id: rpID, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: CHALLENGE_LIFE,
    excludeCredentials: known.map(toCredential),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** The library throws for bytes that are none of a passkey. */
async function verifyNew(deps: Deps, actor: SignedIn, passkey: NewCredential) {
  const { rpID, origin } = getSite(deps);
  const { verifyRegistrationResponse } = await loadWebauthn();
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: { ...passkey.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge(given) {
        challenge = given;
        return isOwnChallenge(deps, given, toUse(actor));
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (verified) return { challenge, credential: registrationInfo.credential };
  } catch (error) {
    throw new Problem('passkey.refused', { cause: error });
  }
  throw new Problem('passkey.refused');
}

/** Proves both factors, so a session that lacked the second one has it now. */
export async function addPasskey(
  deps: Deps,
  actor: SignedIn,
  { name, passkey }: { name: string; passkey: NewCredential },
): Promise<Passkey> {
  const { challenge, credential } = await verifyNew(deps, actor, passkey);
  const at = deps.clock.now();
  const row = await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `second-factor:${actor.personId}`);
    await spendChallenge(deps, tx, challenge);
    if ((await listOwnPasskeys(tx, actor.personId)).length >= MOST_PASSKEYS) throw new Problem('passkey.too-many');
    const inserted = await insertPasskey(tx, {
      id: deps.ids(),
      user_id: actor.personId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      name,
      created_at: at,
    });
    if (inserted === null) throw new Problem('passkey.refused');
    await markProved(tx, actor, { at, method: 'passkey' });
    await tellPerson(deps, tx, actor.personId, { what: 'passkey-added', name });
    return inserted;
  });
  deps.log.info({ event: 'passkey.added', actor: actor.personId });
  return toPasskey(row);
}

export async function renamePasskey({ db }: Deps, actor: SignedIn, change: { id: string; name: string }) {
  if (!(await renameOwnPasskey(db, actor, change))) throw new Problem('not-found');
}

export async function removePasskey(deps: Deps, actor: SignedIn, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `second-factor:${actor.personId}`);
    const removed = await deleteOwnPasskey(tx, actor, id);
    if (removed === null) throw new Problem('not-found');
    await refuseToBeWithout(deps, tx, actor);
    await endOtherSessionRows(tx, actor, deps.clock.now());
    await tellPerson(deps, tx, actor.personId, { what: 'passkey-removed', name: removed.name });
  });
  deps.log.info({ event: 'passkey.removed', actor: actor.personId });
}
