import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, as text for a cookie or a link: 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret of 256 bits is kept: it cannot be guessed, so a fast hash is enough, and it can be looked up. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Six digits, each as likely as the next. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
