import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SignedIn } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { createSeal } from '#platform/secrets.ts';
import { Problem } from '#problem.ts';
import type { Account } from '../accounts.store.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import type { SignInMethod } from '../sessions/sessions.store.ts';
import {
  findAuthenticator,
  takeStep,
  listUnusedCodes,
  markCodeUsed,
  type AuthenticatorRow,
} from './authenticators.store.ts';
import { listOwnPasskeys } from './passkeys.store.ts';
import { tellPerson } from './tell-person.ts';

export async function findConfirmed(db: Db | Tx, personId: PersonId): Promise<AuthenticatorRow | null> {
  const row = await findAuthenticator(db, personId);
  return row === undefined || row.confirmed_at === null ? null : row;
}

const PERIOD_SECONDS = 30;

/** RFC 6238, as every authenticator app knows it. */
const createTotp = (secret: string, label: string) =>
  new TOTP({ issuer: 'Wideload', label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });

export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function toTotpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** The step of 30 seconds that the code belongs to, one earlier and one later included for wrong clocks; null if to none. */
function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

export const { sealSecret, openSecret } = createSeal('authenticator secrets');

/** Each code of the app works once. */
export async function spendTotp(deps: Deps, row: AuthenticatorRow, code: string): Promise<boolean> {
  const opened = openSecret(deps, row.sealed_secret, row.user_id);
  if (opened === null) {
    deps.log.error({ event: 'authenticator.unreadable', actor: row.user_id });
    return false;
  }
  const step = findTotpStep(opened.secret, code, deps.clock.now());
  return step !== null && takeStep(deps.db, row.user_id, step);
}

const COUNT = 10;
const LENGTH = 12;
/** Without 0, O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function createRecoveryCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const toShown = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Hashed as passwords are: 60 random bits could be guessed from a fast hash. */
export async function createRecoveryCodes({ ids }: Pick<Deps, 'ids'>) {
  const codes = Array.from({ length: COUNT }, createRecoveryCode);
  const rows = await Promise.all(codes.map(async (code) => ({ id: ids(), code_hash: await hashPassword(code) })));
  return { shown: codes.map(toShown), rows };
}

async function findMatch({ db }: Deps, personId: PersonId, code: string): Promise<string | null> {
  for (const { id, code_hash: hash } of await listUnusedCodes(db, personId))
    if (await verifyPassword(hash, code)) return id;
  return null;
}

/** Each works once. Its owner learns by mail that one was used. */
async function spendRecoveryCode(deps: Deps, personId: PersonId, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length !== LENGTH) return false;
  const id = await findMatch(deps, personId, code);
  if (id === null) return false;
  const isUsed = await inTransaction(deps.db, async (tx) => {
    if (!(await markCodeUsed(tx, id, deps.clock.now()))) return false;
    await tellPerson(deps, tx, personId, { what: 'recovery-code-used' });
    return true;
  });
  if (isUsed) deps.log.info({ event: 'recovery_code.used', actor: personId });
  return isUsed;
}

/** A code of the app, or a recovery code. @throws Problem second-factor.wrong */
export async function spendSecondFactorCode(deps: Deps, row: AuthenticatorRow, typed: string): Promise<void> {
  const code = typed.replaceAll(/[\s-]/g, '');
  const fits = /^\d{6}$/.test(code)
    ? await spendTotp(deps, row, code)
    : await spendRecoveryCode(deps, row.user_id, typed);
  if (fits) return;
  deps.log.info({ event: 'second_factor.refused', actor: row.user_id });
  throw new Problem('second-factor.wrong');
}

/** After the password fits. The caller has counted the try. */
export async function requireSecondFactor(
  deps: Deps,
  account: Account,
  code: string | undefined,
): Promise<SignInMethod> {
  const authenticator = await findConfirmed(deps.db, account.id);
  if (authenticator !== null) {
    if (code === undefined || code === '') throw new Problem('second-factor.required');
    await spendSecondFactorCode(deps, authenticator, code);
    return 'password-code';
  }
  // Otherwise somebody with the password alone could set up an authenticator app of their own.
  const needsPasskey = deps.config.adminsNeedSecondFactor && account.role === 'admin';
  if (needsPasskey && (await listOwnPasskeys(deps.db, account.id)).length > 0)
    throw new Problem('second-factor.passkey');
  return 'password';
}

export function isSecondFactorRequired({ config }: Pick<Deps, 'config'>, { kind }: SignedIn): boolean {
  return config.adminsNeedSecondFactor && kind === 'admin';
}

/** After a removal, in its transaction. @throws Problem second-factor.last */
export async function refuseToBeWithout(deps: Deps, tx: Tx, actor: SignedIn): Promise<void> {
  if (!isSecondFactorRequired(deps, actor)) return;
  const isLeft =
    (await findConfirmed(tx, actor.personId)) !== null || (await listOwnPasskeys(tx, actor.personId)).length > 0;
  if (!isLeft) throw new Problem('second-factor.last');
}
