import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, createHash, randomInt } from 'node:crypto';
import type { Deps } from '#deps.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Sealing = Pick<Deps, 'config'>;

/** A copy of the database alone yields no secret. `purpose` keeps the keys of two kinds of secrets apart. */
export function createSeal(purpose: string) {
  const derived = new WeakMap<Uint8Array, Buffer>();

  /** Once for each secret of the settings: events are signed by the thousand. */
  function deriveKey(tokenSecret: Uint8Array): Buffer {
    const key = derived.get(tokenSecret) ?? Buffer.from(hkdfSync('sha256', tokenSecret, '', purpose, 32));
    derived.set(tokenSecret, key);
    return key;
  }

  /** `owner` is bound to it: a row moved to another account does not open. */
  function sealSecret({ config }: Sealing, secret: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', deriveKey(config.tokenSecret), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  function openWith(tokenSecret: Uint8Array, sealed: string, owner: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    // A link that was cut off.
    if (bytes.length < IV_BYTES + TAG_BYTES) return null;
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
  function openSecret(
    { config: { tokenSecret, previousTokenSecret } }: Sealing,
    sealed: string,
    owner: string,
  ): { secret: string; isCurrent: boolean } | null {
    const secret = openWith(tokenSecret, sealed, owner);
    if (secret !== null) return { secret, isCurrent: true };
    const before = previousTokenSecret === null ? null : openWith(previousTokenSecret, sealed, owner);
    return before === null ? null : { secret: before, isCurrent: false };
  }

  return { sealSecret, openSecret };
}

/** 256 random bits in 43 characters. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A fast hash suffices: 256 bits cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function createCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
