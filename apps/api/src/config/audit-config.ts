import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Reader } from './settings.ts';

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
