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

/** Makes a flood of one link cheap: a wrong link costs nothing after its first answer, a right one a small query. */
const MOST_UNKNOWN = 10_000;
const MOST_KEPT = 200;

/** `version` changes with what the link opens. */
type OpenLink = { id: string; version: string };
type Kept<Value> = { version: string; until: number; value: Promise<Value> };

function makeRoom(of: Map<string, unknown> | Set<string>, most: number): void {
  for (const oldest of of.keys()) {
    if (of.size < most) return;
    of.delete(oldest);
  }
}

/** `keptFor`: an unchanged version is built anew after it, in milliseconds. */
export function createLinkMemory<Value>(keptFor: number) {
  const unknown = new Set<string>();
  const values = new Map<string, Kept<Value>>();
  return {
    /**
     * Tokens are random, and none is asked for before it is made: one that opens nothing never will.
     * @returns null for a token that opens nothing
     */
    async find<Row>(token: string, load: (tokenHash: string) => Promise<Row | null>): Promise<Row | null> {
      const tokenHash = hashSecret(token);
      if (!isLinkToken(token) || unknown.has(tokenHash)) return null;
      const row = await load(tokenHash);
      if (row === null) {
        makeRoom(unknown, MOST_UNKNOWN);
        unknown.add(tokenHash);
      }
      return row;
    },
    /** One build for all who open a link at about the same time. */
    async read({ id, version }: OpenLink, now: Date, build: () => Promise<Value>): Promise<Value> {
      const kept = values.get(id);
      if (kept !== undefined && kept.version === version && kept.until > now.getTime()) return kept.value;
      const made = { version, until: now.getTime() + keptFor, value: build() };
      values.delete(id);
      makeRoom(values, MOST_KEPT);
      values.set(id, made);
      try {
        return await made.value;
      } catch (error) {
        if (values.get(id) === made) values.delete(id);
        throw error;
      }
    },
  };
}

export type LinkMemory<Value> = ReturnType<typeof createLinkMemory<Value>>;
