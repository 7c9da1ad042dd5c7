import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import type { CBORType } from '@levischuck/tiny-cbor';
import { readCbor } from './cbor.ts';

type CoseKey = ReadonlyMap<unknown, CBORType>;

/** Names of members: RFC 9052, 7.1 and RFC 9053, 7. */
const label = { kind: 1, algorithm: 3, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 } as const;

function readBytes(key: CoseKey, name: number): string {
  const value = key.get(name);
  if (!(value instanceof Uint8Array)) throw new Error('The public key lacks a part');
  return Buffer.from(value).toString('base64url');
}

type Algorithm = {
  kind: number;
  curve?: number;
  /** Null: the algorithm hashes by itself. */
  hash: 'sha256' | null;
  toJwk(key: CoseKey): JsonWebKey;
};

const algorithms: ReadonlyMap<unknown, Algorithm> = new Map([
  [-8, { kind: 1, curve: 6, hash: null, toJwk: (key) => ({ kty: 'OKP', crv: 'Ed25519', x: readBytes(key, label.x) }) }],
  [
    -7,
    {
      kind: 2,
      curve: 1,
      hash: 'sha256',
      toJwk: (key) => ({ kty: 'EC', crv: 'P-256', x: readBytes(key, label.x), y: readBytes(key, label.y) }),
    },
  ],
  [
    -257,
    {
      kind: 3,
      hash: 'sha256',
      toJwk: (key) => ({ kty: 'RSA', n: readBytes(key, label.modulus), e: readBytes(key, label.exponent) }),
    },
  ],
]);

/** EdDSA, ES256 and RS256, in the order of preference. */
export const coseAlgorithms: readonly number[] = [-8, -7, -257];

/** @throws Error for bytes that are no key of `coseAlgorithms`. */
export function readCoseKey(bytes: Uint8Array) {
  const key = readCbor(bytes);
  if (!(key instanceof Map)) throw new Error('The public key is not a map');
  const algorithm = algorithms.get(key.get(label.algorithm));
  if (algorithm === undefined || key.get(label.kind) !== algorithm.kind)
    throw new Error('The public key has another algorithm');
  if (algorithm.curve !== undefined && key.get(label.curve) !== algorithm.curve)
    throw new Error('The public key has another curve');
  const publicKey = createPublicKey({ key: algorithm.toJwk(key), format: 'jwk' });
  return {
    verifies: (signed: Uint8Array, signature: Uint8Array) => verify(algorithm.hash, signed, publicKey, signature),
  };
}
