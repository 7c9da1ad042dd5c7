import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Deps } from '#deps.ts';

const PERIOD_SECONDS = 30;
const IV_BYTES = 12;
const TAG_BYTES = 16;

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
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

type Sealing = Pick<Deps, 'config'>;

const deriveKey = (tokenSecret: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', 'authenticator secrets', 32));

/** A copy of the database alone yields no codes. `owner` is bound to it: a row moved to another account does not open. */
export function sealSecret({ config }: Sealing, secret: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(config.tokenSecret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(tokenSecret: Uint8Array, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(tokenSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // Node has one error for a wrong tag, and no code for it.
    return null;
  }
}

/** `isCurrent`: sealed with `TOKEN_SECRET`, not with the one before. Null if with neither. */
export function openSecret(
  { config: { tokenSecret, previousTokenSecret } }: Sealing,
  sealed: string,
  owner: string,
): { secret: string; isCurrent: boolean } | null {
  const secret = openWith(tokenSecret, sealed, owner);
  if (secret !== null) return { secret, isCurrent: true };
  const before = previousTokenSecret === null ? null : openWith(previousTokenSecret, sealed, owner);
  return before === null ? null : { secret: before, isCurrent: false };
}
