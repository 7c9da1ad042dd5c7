import type { Endpoint } from '@wideload/contract';
import type { SignedIn, Visitor } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';

/** A sign-in is a proof, too. */
const PROOF_LIFE = 10 * MINUTE;

/** @throws Problem step-up.required */
async function requireFreshProof({ db, clock }: Deps, actor: SignedIn | Visitor): Promise<void> {
  if (actor.kind === 'visitor') throw new Problem('session.required');
  const session = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow();
  if (after(session.proved_at, PROOF_LIFE) <= clock.now()) throw new Problem('step-up.required');
}

/** Before the body is read. */
export async function requireProof(deps: Deps, { stepUp }: Endpoint, actor: SignedIn | Visitor): Promise<void> {
  if (stepUp === true) await requireFreshProof(deps, actor);
}

export async function requireProofAbove(
  deps: Deps,
  { stepUpAbove }: Endpoint,
  { actor, body }: { actor: SignedIn | Visitor; body: unknown },
): Promise<void> {
  if (stepUpAbove === undefined) return;
  // Cast: the schema of the call has parsed the body.
  const amount = (body as Readonly<Record<string, unknown>>)[stepUpAbove];
  if (typeof amount !== 'number') throw new Error(`The body has no number ${stepUpAbove}.`);
  if (Math.abs(amount) > deps.config.refundWithoutProof) await requireFreshProof(deps, actor);
}
