import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../../../clock.ts';

const names = {
  refresh: '__Host-wideload-refresh',
  registration: '__Host-wideload-registration',
  signInKey: '__Host-wideload-sign-in-key',
} as const;

export type CookieName = keyof typeof names;

// Required by the `__Host-` prefix; browsers accept Secure on localhost.
const options = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'strict',
} as const satisfies CookieSerializeOptions;

export function readCookie(request: FastifyRequest, name: CookieName): string | null {
  return request.cookies[names[name]] ?? null;
}

export function setCookie(
  reply: FastifyReply,
  name: CookieName,
  { value, lifeMs }: { value: string; lifeMs: number },
): void {
  reply.setCookie(names[name], value, { ...options, maxAge: Math.floor(lifeMs / SECOND) });
}

export function clearCookie(reply: FastifyReply, name: CookieName): void {
  reply.clearCookie(names[name], options);
}
