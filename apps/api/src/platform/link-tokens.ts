/** Tokens of links that open without sign-in. They are computed when they are needed: no table and no backup has one. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '#config/config.ts';
import { hashSecret } from './secrets.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'previousTokenSecret'>;
/** Links of different purposes never share a token. */
type Link = { purpose: 'packet links' | 'calendar feeds'; id: string };

function derive(tokenSecret: Uint8Array, { purpose, id }: Link): string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', purpose, 32));
  return createHmac('sha256', key).update(id).digest('base64url');
}

/** Another text is none of our tokens, and costs no query. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** 256 bits that nobody can compute without `TOKEN_SECRET`. */
export const createLinkToken = ({ tokenSecret }: Secrets, link: Link): string => derive(tokenSecret, link);

/** The token with this hash. @returns null for one of a `TOKEN_SECRET` that is no longer set. */
export function findLinkToken(config: Secrets, link: Link, tokenHash: string): string | null {
  const secrets = [config.tokenSecret, config.previousTokenSecret].filter((secret) => secret !== null);
  return secrets.map((secret) => derive(secret, link)).find((token) => hashSecret(token) === tokenHash) ?? null;
}
