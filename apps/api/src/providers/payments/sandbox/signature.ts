import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND } from '../../../clock.ts';
import { GatewayError } from '../gateway-error.ts';

/** Seconds after which a signed webhook is too old (https://docs.stripe.com/webhooks#verify-official-libraries). */
const TOLERANCE_SECONDS = 300;

function macOf(payload: string, timestamp: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest();
}

/** The header of Stripe's scheme: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.payload">`. */
export function sign(payload: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / SECOND);
  return `t=${timestamp},v1=${macOf(payload, timestamp, secret).toString('hex')}`;
}

function bad(message: string): GatewayError {
  return new GatewayError({ kind: 'BadSignature', message });
}

/**
 * Any of the secrets may have signed it, so that a secret can be rotated.
 * @throws GatewayError `BadSignature`.
 */
export function verify(
  payload: string,
  header: string | undefined,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const timestamp = Number(parts.find(([name]) => name === 't')?.[1]);
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? '', 'hex'));
  if (!Number.isInteger(timestamp) || signatures.length === 0) throw bad('The webhook carries no signature.');
  const matches = secrets.some((secret) => {
    const expected = macOf(payload, timestamp, secret);
    return signatures.some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  });
  if (!matches) throw bad('The webhook was signed with another secret.');
  if (now.getTime() / SECOND - timestamp > TOLERANCE_SECONDS) throw bad('The webhook is too old.');
}
