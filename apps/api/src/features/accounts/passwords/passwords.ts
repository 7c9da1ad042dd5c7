/** Limits running and waiting hashes: a flood of sign-ins exhausts neither memory nor the thread pool. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#platform/gate.ts';

// OWASP password storage: argon2id (the library's default), m = 19456 KiB, t = 2, p = 1.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv has four threads, which also read files, and the requests of others need a core. */
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
