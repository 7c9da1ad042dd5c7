/** Limits running and waiting hashes: a flood of sign-ins exhausts neither memory nor the thread pool. */
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../../problem.ts';

// OWASP password storage: argon2id (the library's default), m = 19456 KiB, t = 2, p = 1.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv's threads; more would wait inside it, uncounted. */
const AT_ONCE = 4;
const MOST_WAITING = 200;

// Hash of 32 random bytes that nobody kept: verifying against it takes as long as against a real one.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$BBhGkW02veld6X/he6y6Cw$bGCxbM+27Dztd01KlebKlxlb5lKTdUl8g2zma23msfc';

let running = 0;
const waiting: (() => void)[] = [];

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Problem('server.unavailable', { retryAfterSeconds: 3 });
    // A finished hash hands over its slot, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, cost));
}

/** Without a hash the answer is false and takes as long. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2id$') ?? false;
  const fits = await withSlot(() => verify(isHash && passwordHash !== undefined ? passwordHash : nobody, password));
  return isHash && fits;
}
