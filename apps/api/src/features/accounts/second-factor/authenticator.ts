import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, serializeBy } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { loadCurrentAccount } from '../own-account.ts';
import { endOtherSessionRows, markProved } from '../sessions/sessions.store.ts';
import { countOwnTry, forgetOwnTries } from '../sessions/sign-in-failures.ts';
import {
  deleteAuthenticator,
  findAuthenticator,
  markConfirmed,
  replaceCodes,
  replaceUnconfirmed,
  listAuthenticators,
  replaceSeal,
} from './authenticators.store.ts';
import {
  createRecoveryCodes,
  findConfirmed,
  refuseToBeWithout,
  spendTotp,
  createTotpSecret,
  sealSecret,
  toTotpUri,
  openSecret,
} from './second-factor.ts';
import { tellPerson } from './tell-person.ts';

/** Changes nothing about the sign-in before a code confirms it. */
export async function beginAuthenticator(deps: Deps, actor: SignedIn): Promise<{ secret: string; uri: string }> {
  const { email } = await loadCurrentAccount(deps, actor);
  const secret = createTotpSecret();
  const sealedSecret = sealSecret(deps, secret, actor.personId);
  const isStarted = await replaceUnconfirmed(deps.db, { personId: actor.personId, sealedSecret, at: deps.clock.now() });
  if (!isStarted) throw new Problem('second-factor.exists');
  return { secret, uri: toTotpUri(secret, email) };
}

/** @returns the recovery codes, which are shown once. */
export async function confirmAuthenticator(deps: Deps, actor: SignedIn, typed: string): Promise<string[]> {
  await countOwnTry(deps, actor.personId, 'code');
  const row = await findAuthenticator(deps.db, actor.personId);
  if (row === undefined) throw new Problem('not-found');
  if (row.confirmed_at !== null) throw new Problem('second-factor.exists');
  if (!(await spendTotp(deps, row, typed.replaceAll(/[\s-]/g, '')))) throw new Problem('second-factor.wrong');
  const codes = await createRecoveryCodes(deps);
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `second-factor:${actor.personId}`);
    if (!(await markConfirmed(tx, row, at))) throw new Problem('second-factor.exists');
    await replaceCodes(tx, actor.personId, codes.rows);
    await markProved(tx, actor, { at, method: 'password-code' });
    await endOtherSessionRows(tx, actor, at);
    await tellPerson(deps, tx, actor.personId, { what: 'authenticator-added' });
  });
  await forgetOwnTries(deps.db, actor.personId, 'code');
  deps.log.info({ event: 'authenticator.added', actor: actor.personId });
  return codes.shown;
}

export async function removeAuthenticator(deps: Deps, actor: SignedIn): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `second-factor:${actor.personId}`);
    if ((await findConfirmed(tx, actor.personId)) === null) throw new Problem('not-found');
    await deleteAuthenticator(tx, actor.personId);
    await refuseToBeWithout(deps, tx, actor);
    await endOtherSessionRows(tx, actor, deps.clock.now());
    await tellPerson(deps, tx, actor.personId, { what: 'authenticator-removed' });
  });
  deps.log.info({ event: 'authenticator.removed', actor: actor.personId });
}

export async function replaceRecoveryCodes(deps: Deps, actor: SignedIn): Promise<string[]> {
  const codes = await createRecoveryCodes(deps);
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `second-factor:${actor.personId}`);
    if ((await findConfirmed(tx, actor.personId)) === null) throw new Problem('not-found');
    await replaceCodes(tx, actor.personId, codes.rows);
    await tellPerson(deps, tx, actor.personId, { what: 'recovery-codes-replaced' });
  });
  deps.log.info({ event: 'recovery_codes.replaced', actor: actor.personId });
  return codes.shown;
}

const BATCH = 500;

/** Encrypts with `TOKEN_SECRET` what is encrypted with the one before, which then is needed no more. */
export async function resealSecrets(deps: Deps): Promise<void> {
  if (deps.config.previousTokenSecret === null) return;
  let [resealed, unreadable] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const rows = await listAuthenticators(deps.db, { after, limit: BATCH });
    for (const row of rows) {
      const opened = openSecret(deps, row.sealed_secret, row.user_id);
      if (opened === null) unreadable += 1;
      else if (!opened.isCurrent) {
        await replaceSeal(deps.db, row, sealSecret(deps, opened.secret, row.user_id));
        resealed += 1;
      }
    }
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.user_id ?? null;
  }
  deps.log.info({ event: 'authenticators.resealed', resealed, unreadable });
}
