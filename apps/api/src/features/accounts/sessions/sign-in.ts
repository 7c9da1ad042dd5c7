import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { PersonId } from '#identities.ts';
import { createGate } from '#platform/gate.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { createSecret, hashSecret } from '#platform/secrets.ts';
import { Problem } from '#problem.ts';
import { findAccountByEmail, findAccountById, type Account } from '../accounts.store.ts';
import { requireSecondFactor } from '../second-factor/second-factor.ts';
import * as keys from '../sign-in-keys.store.ts';
import { verifyPassword, hasEnded } from '../passwords.ts';
import { beginSession, endSessionOfCookie, hasSession, type Session } from './sessions.ts';
import type { SignInMethod } from './sessions.store.ts';
import { countAddressFailure, countOwnTry, countTry, forgetFailures, forgetOwnTries } from './sign-in-failures.ts';

/** Sign-ins to one account take turns in the database. The others wait in memory, so that the connections are free for other people. */
const turns = createGate({ atOnce: 3, mostWaiting: 500 });
export const readSignInLoad = turns.readLoad;

/** `refreshSecret` is from the browser's present cookie. */
export type Origin = { address: string; userAgent: string; refreshSecret: string | null };

/** An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(
  deps: Deps,
  credentials: { email: string; password: string; code?: string | undefined },
  origin: Origin,
): Promise<Session> {
  const { email, password, code } = credentials;
  const { address, refreshSecret } = origin;
  const account = await findAccountByEmail(deps.db, email);
  const isTrusted =
    account !== undefined &&
    refreshSecret !== null &&
    (await hasSession(deps, deps.db, { secret: refreshSecret, personId: account.id }));
  const trustedAccount = isTrusted ? account.id : null;
  await turns.run(() => countTry(deps, { email, address, trustedAccount }));
  const fits = await verifyPassword(account?.password_hash, password);
  if (account === undefined || !fits) {
    await turns.run(() => countAddressFailure(deps, address));
    throw new Problem('credentials.wrong');
  }
  if (hasEnded(account, deps.clock.now())) throw new Problem('password.ended');
  const method = await checkSecondFactor(deps, account, { code, origin, isTrusted });
  return turns.run(() => openSession(deps, { account, method, origin }));
}

async function checkSecondFactor(
  deps: Deps,
  account: Account,
  { code, origin: { address }, isTrusted }: { code: string | undefined; origin: Origin; isTrusted: boolean },
): Promise<SignInMethod> {
  if (isTrusted && code !== undefined) await turns.run(() => countOwnTry(deps, account.id, 'code'));
  try {
    return await requireSecondFactor(deps, account, code);
  } catch (error) {
    if (error instanceof Problem && error.code === 'second-factor.wrong')
      await turns.run(() => countAddressFailure(deps, address));
    throw error;
  }
}

/** The tries so far were the owner's. */
export async function openSession(
  deps: Deps,
  { account, method, origin }: { account: Account; method: SignInMethod; origin: Origin },
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Session> {
  const { id, email, role } = account;
  const session = await inTransaction(deps.db, async (tx) => {
    await also(tx);
    await forgetFailures(tx, email);
    await forgetOwnTries(tx, id, 'password');
    await forgetOwnTries(tx, id, 'code');
    await keys.voidKeys(tx, id);
    // One browser, one session: the previous one must not live on unseen.
    await endSessionOfCookie(deps, tx, origin.refreshSecret);
    return beginSession(deps, tx, { id, role, method, device: describeDevice(origin.userAgent) });
  });
  deps.log.info({ event: 'account.signed_in', actor: id, role, method });
  return session;
}

export const KEY_LIFE = 10 * MINUTE;

/** @returns the secret for the cookie of the browser that typed the password and the code. */
export async function createSignInKey({ clock }: Pick<Deps, 'clock'>, tx: Tx, personId: PersonId): Promise<string> {
  const secret = createSecret();
  const expiresAt = after(clock.now(), KEY_LIFE);
  await keys.insertKey(tx, { key_hash: hashSecret(secret), user_id: personId, expires_at: expiresAt });
  return secret;
}

/** Any sign-in to the account, and any change of how to sign in to it, voids the key. */
export async function signInByKey(deps: Deps, secret: string | null, origin: Origin): Promise<Session> {
  const key = secret === null ? undefined : await keys.findKey(deps.db, hashSecret(secret), deps.clock.now());
  const account = key && (await findAccountById(deps.db, key.user_id));
  if (key === undefined || account === undefined) throw new Problem('sign-in-key.spent');
  const method = await requireSecondFactor(deps, account, undefined);
  return openSession(deps, { account, method, origin }, async (tx) => {
    if (!(await keys.spendKey(tx, key))) throw new Problem('sign-in-key.spent');
  });
}

// The first match wins: most browsers also claim to be Chrome or Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

function findFirst(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** `Chrome on Windows`; empty if unknown. */
export function describeDevice(userAgent: string): string {
  const plain = userAgent.slice(0, 500);
  const browser = findFirst(browsers, plain);
  const system = findFirst(systems, plain);
  if (browser === undefined) return system ?? '';
  return system === undefined ? browser : `${browser} on ${system}`;
}
