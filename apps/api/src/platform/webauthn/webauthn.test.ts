import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { encodeCBOR, type CBORType } from '@levischuck/tiny-cbor';
import { describe, expect, test } from 'vitest';
import { verifyNewCredential, verifyProof } from './webauthn.ts';

const origin = 'https://wide.example';
const expected = { rpID: 'wide.example', origin, isChallenge: (given: string) => given === 'AAAA' };
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const toText = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const fromText = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url'));
const id = Buffer.alloc(16, 7);

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ed = generateKeyPairSync('ed25519');
const jwk = (pair: typeof ec) => pair.publicKey.export({ format: 'jwk' });
const ecKey: [number, CBORType][] = [
  [1, 2],
  [3, -7],
  [-1, 1],
  [-2, fromText(jwk(ec).x)],
  [-3, fromText(jwk(ec).y)],
];
const rsaKey: [number, CBORType][] = [
  [1, 3],
  [3, -257],
  [-1, fromText(jwk(rsa).n)],
  [-2, fromText(jwk(rsa).e)],
];
const edKey: [number, CBORType][] = [
  [1, 1],
  [3, -8],
  [-1, 6],
  [-2, fromText(jwk(ed).x)],
];

type Change = {
  key?: [number, CBORType][];
  flags?: number;
  site?: string;
  client?: object;
  more?: Uint8Array;
  givenId?: string;
};

const toClientData = (type: string, change: object = {}) =>
  JSON.stringify({ type, challenge: 'AAAA', origin, ...change });

function createData(flags: number, { site = 'wide.example', count = 1 } = {}) {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([hash(site), Buffer.from([flags]), counter]);
}

function create({
  key = ecKey,
  flags = 0x45,
  site,
  client,
  more = Buffer.alloc(0),
  givenId = toText(id),
}: Change = {}) {
  const head = Buffer.concat([createData(flags, { ...(site !== undefined && { site }) }), Buffer.alloc(16)]);
  const data = Buffer.concat([head, Buffer.from([0, id.length]), id, encodeCBOR(new Map(key)), more]);
  const attestation = encodeCBOR(
    new Map<string, CBORType>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(data)],
    ]),
  );
  const response = {
    clientDataJSON: toText(toClientData('webauthn.create', client)),
    attestationObject: toText(attestation),
  };
  return verifyNewCredential({ id: givenId, rawId: givenId, type: 'public-key', response }, expected);
}

describe('a passkey is verified', () => {
  test.each([
    ['ES256', ecKey, ec, 'sha256'],
    ['RS256', rsaKey, rsa, 'sha256'],
    ['EdDSA', edKey, ed, null],
  ])('with %s', async (_name, key, { privateKey }, algorithm) => {
    const { credential } = await create({ key });
    const clientDataJSON = toClientData('webauthn.get');
    // Many times: a signature of ECDSA has numbers of different lengths.
    for (let count = 2; count < 300; count += 1) {
      const data = createData(0x05, { count });
      const signature = toText(sign(algorithm, Buffer.concat([data, hash(clientDataJSON)]), privateKey));
      const proof = { clientDataJSON: toText(clientDataJSON), authenticatorData: toText(data), signature };
      const given = { id: credential.id, rawId: credential.id, type: 'public-key' as const, response: proof };
      expect(await verifyProof(given, credential, expected)).toEqual({ challenge: 'AAAA', newCounter: count });
      if (algorithm === null || key === rsaKey) break;
    }
  });

  test('with data of extensions behind the key', async () => {
    const more = encodeCBOR(new Map<string, CBORType>([['credProtect', 2]]));
    expect((await create({ flags: 0xc5, more })).credential.id).toBe(toText(id));
  });
});

test.each<[string, Change, RegExp]>([
  ['another challenge', { client: { challenge: 'AAAB' } }, /challenge/],
  ['another origin', { client: { origin: 'https://evil.example' } }, /another origin/],
  ['another ceremony', { client: { type: 'webauthn.get' } }, /ceremony/],
  ['a page inside another site', { client: { crossOrigin: true } }, /another site/],
  ['another site', { site: 'evil.example' }, /another site/],
  ['nobody present', { flags: 0x44 }, /verify its owner/],
  ['an owner that was not verified', { flags: 0x41 }, /verify its owner/],
  ['no credential', { flags: 0x05 }, /left over/],
  ['bytes behind the key', { more: Buffer.from([1]) }, /left over/],
  ['the id of another credential', { givenId: 'AAAA' }, /another id/],
  ['a key of an algorithm that was not offered', { key: [...ecKey, [3, -35]] }, /algorithm/],
  ['a key whose kind and algorithm differ', { key: [...ecKey, [1, 3]] }, /algorithm/],
  ['a key of another curve', { key: [...ecKey, [-1, 2]] }, /curve/],
  ['a key without its point', { key: ecKey.slice(0, 4) }, /lacks a part/],
])('%s is refused', async (_name, change, reason) => {
  await expect(create(change)).rejects.toThrow(reason);
});

test.each([
  ['a signature over other data', 2, 0x01, /signature/],
  ['a counter that went back', 1, 0x00, /counter/],
])('%s is refused', async (_name, count, flip, reason) => {
  const { credential } = await create();
  const data = createData(0x05, { count });
  const clientData = toClientData('webauthn.get');
  const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), ec.privateKey);
  data.writeUInt8(data.readUInt8(36) ^ flip, 36);
  const response = {
    clientDataJSON: toText(clientData),
    authenticatorData: toText(data),
    signature: toText(signature),
  };
  const proof = { id: credential.id, rawId: credential.id, type: 'public-key' as const, response };
  await expect(verifyProof(proof, credential, expected)).rejects.toThrow(reason);
});
