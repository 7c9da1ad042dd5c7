import { randomBytes } from 'node:crypto';
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
