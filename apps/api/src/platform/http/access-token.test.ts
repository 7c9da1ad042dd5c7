import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '#clock.ts';
import { ACCESS_TOKEN_LIFE, createAccessTokens } from './access-token.ts';

const secret = new TextEncoder().encode('0123456789abcdef0123456789abcdef');
const otherSecret = new TextEncoder().encode('fedcba9876543210fedcba9876543210');
const now = new Date('2026-03-01T12:00:00Z');
const claims = { personId: 'user', sessionId: 'session', role: 'admin' };

type Differences = { alg?: string; typ?: string; issuer?: string; audience?: string; key?: Uint8Array };

/** A token like those of the product, but for the differences. */
function forge({
  alg = 'HS256',
  typ = 'at+jwt',
  issuer = 'wideload',
  audience = 'wideload-web',
  key = secret,
}: Differences) {
  return new SignJWT({ sid: claims.sessionId, role: claims.role })
    .setProtectedHeader({ alg, typ })
    .setSubject(claims.personId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now.getTime() / SECOND)
    .setExpirationTime((now.getTime() + MINUTE) / SECOND)
    .sign(key);
}

test('a token of the product is accepted until its time is over', async () => {
  const { sign, verify } = createAccessTokens(secret);
  const token = await sign(claims, now);
  expect(await verify(token, now)).toMatchObject(claims);
  expect(await verify(token, new Date(now.getTime() + ACCESS_TOKEN_LIFE - SECOND))).toMatchObject(claims);
  expect(await verify(token, new Date(now.getTime() + ACCESS_TOKEN_LIFE))).toBeNull();
  expect(await createAccessTokens(secret).verify(token, new Date(now.getTime() + ACCESS_TOKEN_LIFE))).toBeNull();
});

test('a token that is forged without a difference is accepted, so that each difference counts', async () => {
  expect(await createAccessTokens(secret).verify(await forge({}), now)).toMatchObject(claims);
});

test.each<[string, Differences]>([
  ['of another key', { key: otherSecret }],
  ['of another algorithm', { alg: 'HS512', key: new Uint8Array(64).fill(7) }],
  ['of another algorithm with our key', { alg: 'HS384', key: secret }],
  ['of another type', { typ: 'JWT' }],
  ['of another issuer', { issuer: 'elsewhere' }],
  ['for another audience', { audience: 'elsewhere' }],
])('a token %s is refused', async (_name, differences) => {
  expect(await createAccessTokens(secret).verify(await forge(differences), now)).toBeNull();
});

test('a token without a signature is refused, and so is one whose claims were changed', async () => {
  const { verify } = createAccessTokens(secret);
  const unsigned = new UnsecuredJWT({ sid: claims.sessionId, role: claims.role })
    .setSubject(claims.personId)
    .setIssuer('wideload')
    .setAudience('wideload-web')
    .setExpirationTime((now.getTime() + MINUTE) / SECOND)
    .encode();
  const [head, , signature] = (await forge({})).split('.');
  const [, changed] = unsigned.split('.');
  expect(await verify(unsigned, now)).toBeNull();
  expect(await verify(`${head}.${changed}.${signature}`, now)).toBeNull();
});
