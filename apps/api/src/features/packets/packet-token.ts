import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, so that nobody guesses one. */
export function createPacketToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashPacketToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
