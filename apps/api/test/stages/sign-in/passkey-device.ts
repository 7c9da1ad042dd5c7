/** A passkey in software: what an authenticator and a browser do together (https://www.w3.org/TR/webauthn-3/). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, PasskeyProof } from '@wideload/contract';

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR of a short byte string. */
const toBytes = (bytes: Uint8Array) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

type Options = {
  rpID?: string;
  origin: string;
  /** The owner's finger or PIN. */
  isVerified?: boolean;
};

export function createPasskeyDevice({ rpID = 'localhost', origin, isVerified = true }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  function createData(more: Uint8Array = Buffer.alloc(0)): Buffer {
    counter += 1;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? WITH_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpID), Buffer.from([flags]), count, more]);
  }

  const createClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    /** The counter of a copy of this device. */
    turnBack: () => void (counter = 0),

    create(challenge: string): NewCredential {
      const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const;
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        toBytes(coordinates[0]),
        Buffer.from([0x22]),
        toBytes(coordinates[1]),
      ]);
      const data = createData(Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        toBytes(data),
      ]);
      const response = {
        clientDataJSON: toText(createClientData('webauthn.create', challenge)),
        attestationObject: toText(attestation),
        transports: ['internal'],
      };
      return { id: toText(id), rawId: toText(id), type: 'public-key', response };
    },

    prove(challenge: string): PasskeyProof {
      const clientData = createClientData('webauthn.get', challenge);
      const data = createData();
      const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey);
      const response = {
        clientDataJSON: toText(clientData),
        authenticatorData: toText(data),
        signature: toText(signature),
      };
      return { id: toText(id), rawId: toText(id), type: 'public-key', response };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;
