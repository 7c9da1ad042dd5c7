/** Argon2id with a bound on how many hashes run and wait, so that a flood of sign-ins cannot take the memory or the thread pool. */
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../../problem.ts';

// OWASP password storage: argon2id (the library's default), m = 19456 KiB, t = 2, p = 1.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv runs this many at once; more would only wait inside it, out of sight. */
const AT_ONCE = 4;
const MOST_WAITING = 200;

// Of 32 random bytes that nobody kept: checking against it costs what checking against a real one does.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$BBhGkW02veld6X/he6y6Cw$bGCxbM+27Dztd01KlebKlxlb5lKTdUl8g2zma23msfc';

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Problem('server.unavailable', { retryAfterSeconds: 3 });
    // Whoever finishes hands its place on, so `running` stays as it is.
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

/** The salted hash of a password or a code, as a PHC string. @throws Problem `server.unavailable` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Whether `password`, exactly as typed, is the one of `passwordHash`. Without a hash it is not, and that takes as long to find out.
 * @throws Problem `server.unavailable` when too many wait.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2id$') ?? false;
  const fits = await inTurn(() => verify(isHash && passwordHash !== undefined ? passwordHash : nobody, password));
  return isHash && fits;
}
