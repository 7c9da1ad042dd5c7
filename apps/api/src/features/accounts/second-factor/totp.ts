import { Secret, TOTP } from 'otpauth';
import { createSeal } from '#platform/sealed-secrets.ts';

const PERIOD_SECONDS = 30;

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

export const { sealSecret, openSecret } = createSeal('authenticator secrets');
