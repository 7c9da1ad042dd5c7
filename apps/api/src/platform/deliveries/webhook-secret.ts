/** Signatures as https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md describes. */
import { createHmac, randomBytes } from 'node:crypto';
import { SECOND } from '#clock.ts';
import { createSeal } from '../secrets.ts';

const PREFIX = 'whsec_';

export const { sealSecret: sealWebhookSecret, openSecret: openWebhookSecret } = createSeal('webhook secrets');

export function createWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

type Signed = { id: string; at: Date; body: string };

/** Each secret signs: after a rotation there are two. */
export function signHeaders(secrets: readonly string[], { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / SECOND));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
