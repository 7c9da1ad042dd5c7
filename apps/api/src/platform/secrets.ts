import { createHash, randomBytes, randomInt } from 'node:crypto';

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
