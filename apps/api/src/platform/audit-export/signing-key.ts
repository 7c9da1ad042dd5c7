import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** SHA-256 of the public key in DER; `openssl pkey -pubin -outform DER | openssl dgst -sha256 -binary | base64` prints it too. */
export function formatFingerprint(key: KeyObject): string {
  const der = toPublicKey(key).export({ format: 'der', type: 'spki' });
  return `SHA256:${createHash('sha256').update(der).digest('base64')}`;
}

/** Of a private key, its public key. */
export function toPublicKey(key: KeyObject): KeyObject {
  return key.type === 'private' ? createPublicKey(key) : key;
}

export function formatPublicKey(key: KeyObject): string {
  return toPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
}

/** @returns base64 */
export function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignatureOf(text: string, { signature, key }: { signature: string; key: KeyObject }): boolean {
  return verify(null, Buffer.from(text), toPublicKey(key), Buffer.from(signature, 'base64'));
}
