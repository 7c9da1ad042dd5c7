import { isLoopbackName } from '#platform/http/loopback.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '#clock.ts';
import type { Session } from './sessions.ts';
import type { Origin } from './sign-in.ts';

const names = {
  refresh: '__Host-wideload-refresh',
  registration: '__Host-wideload-registration',
  signInKey: '__Host-wideload-sign-in-key',
} as const;

export type CookieName = keyof typeof names;

const options = { path: '/', httpOnly: true, sameSite: 'strict' } as const satisfies CookieSerializeOptions;

/** The browser itself says that its page came from this machine without encryption. Calls of other programs send no origin. */
function isPlainLoopback({ headers, host, hostname }: FastifyRequest): boolean {
  return headers.origin === `http://${host}` && isLoopbackName(hostname);
}

/** The prefix requires `Secure`, and WebKit drops `Secure` cookies of a plain page even if it is of its own machine. */
function describeCookie(request: FastifyRequest, name: CookieName) {
  const isPlain = isPlainLoopback(request);
  const full = names[name];
  return { name: isPlain ? full.replace('__Host-', '') : full, options: { ...options, secure: !isPlain } };
}

export function readCookie(request: FastifyRequest, name: CookieName): string | null {
  return request.cookies[describeCookie(request, name).name] ?? null;
}

export function setCookie(
  reply: FastifyReply,
  cookie: CookieName,
  { value, lifeMs }: { value: string; lifeMs: number },
): void {
  const { name, options: given } = describeCookie(reply.request, cookie);
  reply.setCookie(name, value, { ...given, maxAge: Math.floor(lifeMs / SECOND) });
}

export function clearCookie(reply: FastifyReply, cookie: CookieName): void {
  const { name, options: given } = describeCookie(reply.request, cookie);
  reply.clearCookie(name, given);
}

export function sendSession(reply: FastifyReply, { accessToken, refreshToken, lifeMs }: Session) {
  setCookie(reply, 'refresh', { value: refreshToken, lifeMs });
  return { accessToken };
}

export function readOrigin(request: FastifyRequest): Origin {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    refreshSecret: readCookie(request, 'refresh'),
  };
}
