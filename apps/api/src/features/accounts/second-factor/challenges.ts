/** A challenge proves by itself that we made it, for what and until when, so a visitor's request stores nothing. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';

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
