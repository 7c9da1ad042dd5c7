import { randomBytes, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from './settings.ts';

function readSecret(file: string): Uint8Array | null {
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'base64url');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Links the finished file to its name: two starts at once both use the secret of the first, never half of one. */
function keepSecret(file: string): void {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

function loadOrCreateSecret(dataDir: string): Uint8Array {
  const file = path.join(dataDir, 'token-secret');
  mkdirSync(dataDir, { recursive: true });
  const kept = readSecret(file);
  if (kept !== null) return kept;
  keepSecret(file);
  return loadOrCreateSecret(dataDir);
}

/** Outside of production a first start creates one in the data folder. */
export function readTokenSecret(read: Reader, production: boolean, dataDir: string): Uint8Array {
  const given = read.text('TOKEN_SECRET');
  if (given === null) {
    if (!production) return loadOrCreateSecret(dataDir);
    read.wrong.push('TOKEN_SECRET is missing: production needs a secret of its own, at least 32 characters.');
    return new Uint8Array(32);
  }
  if (given.length < 32) read.wrong.push('TOKEN_SECRET is too short: at least 32 characters.');
  return new TextEncoder().encode(given);
}

/** Null: none is being replaced. */
export function readPreviousTokenSecret(read: Reader): Uint8Array | null {
  const given = read.text('TOKEN_SECRET_PREVIOUS');
  if (given === null) return null;
  if (given === read.text('TOKEN_SECRET'))
    read.wrong.push('TOKEN_SECRET_PREVIOUS is the same as TOKEN_SECRET: put the old secret here, the new one there.');
  if (read.text('TOKEN_SECRET') === null)
    read.wrong.push('TOKEN_SECRET_PREVIOUS needs TOKEN_SECRET beside it: the secret that replaces it.');
  return new TextEncoder().encode(given);
}

const SEED_BYTES = 32;
/** RFC 8410: an Ed25519 private key is this and its seed. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

function toSigningKey(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
}

function deriveSigningKey(tokenSecret: Uint8Array): KeyObject {
  const seed = hkdfSync('sha256', tokenSecret, '', 'wideload audit export', SEED_BYTES);
  return toSigningKey(new Uint8Array(seed));
}

/** @throws if the PEM cannot be read or holds another kind of key. */
function parsePem(text: string): KeyObject {
  // Files of settings often keep line breaks as \n.
  const key = createPrivateKey(text.replaceAll(String.raw`\n`, '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`It is a key of ${key.asymmetricKeyType ?? 'no kind'}.`);
  return key;
}

function parseSeed(text: string): KeyObject {
  const seed = Buffer.from(text, 'base64');
  if (seed.length !== SEED_BYTES) throw new Error(`It has ${seed.length} bytes.`);
  return toSigningKey(seed);
}

/** Derived from the secret of the tokens when it is not set, so that all servers of one installation sign alike. */
export function readAuditSigningKey(read: Reader, tokenSecret: Uint8Array): KeyObject {
  const given = read.text('AUDIT_SIGNING_KEY');
  if (given === null) return deriveSigningKey(tokenSecret);
  try {
    return given.startsWith('-----') ? parsePem(given) : parseSeed(given);
  } catch {
    // The message of the library could quote the secret.
    read.wrong.push('AUDIT_SIGNING_KEY is neither an Ed25519 private key as PEM nor 32 bytes in base64.');
    return deriveSigningKey(tokenSecret);
  }
}
