import { readFirstCbor } from './cbor.ts';

/** https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;
const WITH_EXTENSIONS = 0x80;
const HASH_BYTES = 32;
const HEAD_BYTES = 37;
const AAGUID_BYTES = 16;
const MOST_ID_BYTES = 1023;

type Credential = { id: string; publicKey: Uint8Array };

export type AuthenticatorData = {
  siteHash: Uint8Array;
  isPresent: boolean;
  isVerified: boolean;
  counter: number;
  credential: Credential | null;
};

function readCredential(data: Buffer): { credential: Credential; end: number } {
  const idLength = data.readUInt16BE(HEAD_BYTES + AAGUID_BYTES);
  const keyStart = HEAD_BYTES + AAGUID_BYTES + 2 + idLength;
  if (idLength === 0 || idLength > MOST_ID_BYTES || keyStart >= data.length)
    throw new Error('The credential has no readable id');
  const [, keyLength] = readFirstCbor(data.subarray(keyStart));
  const end = keyStart + keyLength;
  const id = data.subarray(keyStart - idLength, keyStart).toString('base64url');
  return { credential: { id, publicKey: data.subarray(keyStart, end) }, end };
}

/** @throws Error for bytes that are no authenticator data. */
export function readAuthenticatorData(data: Buffer): AuthenticatorData {
  if (data.length < HEAD_BYTES) throw new Error('The authenticator data is too short');
  const flags = data.readUInt8(HASH_BYTES);
  const { credential, end } =
    (flags & WITH_CREDENTIAL) === 0 ? { credential: null, end: HEAD_BYTES } : readCredential(data);
  const extensions = (flags & WITH_EXTENSIONS) === 0 ? 0 : readFirstCbor(data.subarray(end))[1];
  if (end + extensions !== data.length) throw new Error('The authenticator data has bytes left over');
  return {
    siteHash: data.subarray(0, HASH_BYTES),
    isPresent: (flags & PRESENT) !== 0,
    isVerified: (flags & VERIFIED) !== 0,
    counter: data.readUInt32BE(HASH_BYTES + 1),
    credential,
  };
}
