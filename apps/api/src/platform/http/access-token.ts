import { jwtVerify, SignJWT } from 'jose';
import type { OwnerId, PersonId } from '#identities.ts';
import { MINUTE, SECOND } from '#clock.ts';

export const ACCESS_TOKEN_LIFE = 15 * MINUTE;

const ISSUER = 'wideload';
const AUDIENCE = 'wideload-web';
const TYPE = 'at+jwt';
const CACHE_SIZE = 20_000;

/** Every request checks separately that the session is still open. */
export type Claims = {
  personId: PersonId;
  sessionId: string;
  role: string;
  /** The account of somebody else in which the person works; null for their own. */
  accountId: OwnerId | null;
};

type Signed = Omit<Claims, 'accountId'> & Partial<Pick<Claims, 'accountId'>>;
type Cached = Claims & { expiresAt: number };

export function createAccessTokens(secret: Uint8Array) {
  const checked = new Map<string, Cached>();

  async function sign({ accountId = null, ...claims }: Signed, now: Date): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / SECOND);
    return new SignJWT({
      sid: claims.sessionId,
      role: claims.role,
      ...(accountId !== null && { account: accountId }),
    })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE })
      .setSubject(claims.personId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFE / SECOND)
      .sign(secret);
  }

  function remember(token: string, claims: Cached): Cached {
    if (checked.size >= CACHE_SIZE) checked.delete(checked.keys().next().value ?? '');
    checked.set(token, claims);
    return claims;
  }

  async function check(token: string, now: Date): Promise<Cached | null> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: now,
      });
      const { sub, sid, role, account = null, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof role !== 'string' || exp === undefined)
        return null;
      if (account !== null && typeof account !== 'string') return null;
      return remember(token, { personId: sub, sessionId: sid, role, accountId: account, expiresAt: exp * SECOND });
    } catch (error) {
      // jose sets `code` on its errors: the token is invalid.
      if (error instanceof Error && 'code' in error) return null;
      throw error;
    }
  }

  /** @returns null for a token that was not checked yet. */
  function peek(token: string, now: Date): Claims | null {
    const known = checked.get(token);
    return known !== undefined && known.expiresAt > now.getTime() ? known : null;
  }

  async function verify(token: string, now: Date): Promise<Claims | null> {
    const known = peek(token, now);
    if (known !== null) return known;
    checked.delete(token);
    return check(token, now);
  }

  return { sign, verify, peek };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
