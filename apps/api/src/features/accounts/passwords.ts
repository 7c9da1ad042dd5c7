import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { formatInputMessage, NewPassword, visitorMessages } from '@wideload/contract';
import * as z from 'zod/mini';
import { DAY } from '#clock.ts';
import { createGate } from '#platform/gate.ts';
import { createFieldProblem } from '#problem.ts';
import type { Account } from './accounts.store.ts';
import { commonPasswords } from './common-passwords.ts';

// OWASP password storage: argon2id (the library's default), m = 19456 KiB, t = 2, p = 1.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits running and waiting hashes: a flood of sign-ins exhausts neither memory nor the thread pool. libuv has four threads, which also
 * read files, and the requests of others need a core.
 */
export const hashing = { atOnce: Math.min(3, Math.max(2, availableParallelism() - 1)), mostWaiting: 200 };
const gate = createGate(hashing);
export const readHashingLoad = gate.readLoad;

// Hash of 32 random bytes that nobody kept: verifying against it takes as long as against a real one.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$BBhGkW02veld6X/he6y6Cw$bGCxbM+27Dztd01KlebKlxlb5lKTdUl8g2zma23msfc';

export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, cost));
}

/** Without a hash the answer is false and takes as long. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2id$') ?? false;
  const fits = await gate.run(() => verify(isHash && passwordHash !== undefined ? passwordHash : nobody, password));
  return isHash && fits;
}

const isCommon = (password: string) => commonPasswords.has(password.toLowerCase());

/** @throws Problem The list is too long for the schema, which the browser loads. */
export function refuseCommonPassword(password: string): void {
  if (isCommon(password)) throw createFieldProblem('password', visitorMessages['password.common'], 'password.common');
}

/** Why nobody may choose this password; null for one that anybody may. */
export function findWeakness(password: string): string | null {
  const { error } = z.safeParse(NewPassword, password);
  if (error !== undefined) return formatInputMessage(error.issues[0]?.message ?? '');
  return isCommon(password) ? visitorMessages['password.common'] : null;
}

/** Long enough for a newcomer on vacation. */
const LIFETIME = 7 * DAY;

type Temporary = Pick<Account, 'password_is_temporary' | 'password_ends_at'>;

/** The columns of a password that an admin sets now. */
export function giveTemporary(now: Date): Temporary {
  return { password_is_temporary: true, password_ends_at: new Date(now.getTime() + LIFETIME) };
}

export function hasEnded({ password_is_temporary, password_ends_at }: Temporary, now: Date): boolean {
  return password_is_temporary && password_ends_at !== null && password_ends_at <= now;
}
