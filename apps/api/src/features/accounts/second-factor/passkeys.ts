import type { NewCredential, Passkey } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { serializeBy } from '../accounts.store.ts';
import { loadCurrentAccount } from '../own-account.ts';
import { endOtherSessionRows, markProved } from '../sessions/sessions.store.ts';
import { CHALLENGE_LIFE, createChallenge, isOwnChallenge, spendChallenge } from './challenges.ts';
import {
  deleteOwnPasskey,
  insertPasskey,
  listOwnPasskeys,
  renameOwnPasskey,
  type PasskeyRow,
} from './passkeys.store.ts';
import { refuseToBeWithout } from './second-factor.ts';
import { tellPerson } from './tell-person.ts';
import { loadWebauthn } from './webauthn.ts';

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
