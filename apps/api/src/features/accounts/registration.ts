import { after, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { SECRET_LIFE } from '#platform/deliveries/mails.ts';
import { Problem } from '#problem.ts';
import { findAccountByEmail, insertAccount } from './accounts.store.ts';
import { countCode, toRequester } from './code-allowance.ts';
import { refuseCommonPassword, hashPassword, verifyPassword } from './passwords.ts';
import * as store from './registrations.store.ts';
import { createSignInKey } from './sessions/sign-in.ts';
import { hashSecret, createCode, createSecret } from '#platform/secrets.ts';

/** Life of the cookie: the browser that began a registration may request more codes. */
export const REGISTRATION_LIFE = HOUR;

/** @returns the secret that ties the code to this browser. */
export async function signUp(
  deps: Deps,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<string> {
  refuseCommonPassword(password);
  if ((await findAccountByEmail(deps.db, email)) !== undefined) throw new Problem('account.email-in-use');
  const code = createCode();
  const secret = createSecret();
  const [passwordHash, codeHash] = await Promise.all([hashPassword(password), hashPassword(code)]);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await countCode(deps, tx, { email, requester: toRequester(deps, address) });
    await store.insertRegistration(tx, {
      id: deps.ids(),
      email,
      password_hash: passwordHash,
      code_hash: codeHash,
      cookie_hash: hashSecret(secret),
      expires_at: after(now, SECRET_LIFE),
      created_at: now,
    });
    await enqueue(tx, deps, { kind: 'confirmation-code', to: email, content: { code } });
  });
  deps.log.info({ event: 'account.registration_begun' });
  return secret;
}

/** Voids the previous code. */
export async function resendCode(deps: Deps, secret: string | null, address: string): Promise<void> {
  const now = deps.clock.now();
  const registration = secret === null ? undefined : await store.findRegistration(deps.db, hashSecret(secret));
  const isOpen = registration?.confirmed_at === null && after(registration.created_at, REGISTRATION_LIFE) > now;
  if (registration === undefined || !isOpen) {
    throw new Problem('code.expired', { detail: 'This registration has expired. Sign up again.' });
  }
  const { id, email } = registration;
  const code = createCode();
  const hash = await hashPassword(code);
  await inTransaction(deps.db, async (tx) => {
    await countCode(deps, tx, { email, requester: toRequester(deps, address) });
    await store.replaceCode(tx, id, { hash, expiresAt: after(now, SECRET_LIFE) });
    await enqueue(tx, deps, { kind: 'confirmation-code', to: email, content: { code } });
  });
}

async function findRefusal(deps: Deps, cookieHash: string): Promise<Problem> {
  const registration = await store.findRegistration(deps.db, cookieHash);
  const isOpen = registration?.confirmed_at === null && registration.expires_at > deps.clock.now();
  return new Problem(isOpen ? 'code.spent' : 'code.expired');
}

/** @returns the confirmed address, and the key that signs in this browser once. */
export async function confirmCode(
  deps: Deps,
  code: string,
  secret: string | null,
): Promise<{ email: string; signInKey: string }> {
  if (secret === null) throw new Problem('code.expired');
  const cookieHash = hashSecret(secret);
  const registration = await store.takeTry(deps.db, cookieHash, deps.clock.now());
  if (registration === undefined) throw await findRefusal(deps, cookieHash);
  if (!(await verifyPassword(registration.code_hash, code))) {
    throw new Problem(registration.tries >= store.MOST_TRIES ? 'code.spent' : 'code.wrong');
  }
  const { email, password_hash } = registration;
  const now = deps.clock.now();
  const id = deps.ids();
  const signInKey = await inTransaction(deps.db, async (tx) => {
    if (!(await store.markConfirmed(tx, registration, now))) throw new Problem('code.expired');
    const isNew = await insertAccount(tx, { id, email, password_hash, role: 'user', created_at: now });
    if (!isNew) throw new Problem('account.email-in-use');
    return createSignInKey(deps, tx, id);
  });
  deps.log.info({ event: 'account.activated', actor: id });
  return { email, signInKey };
}
