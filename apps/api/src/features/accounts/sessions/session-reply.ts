import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.ts';
import type { Session } from './sessions.ts';
import type { Origin } from './sign-in.ts';

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
