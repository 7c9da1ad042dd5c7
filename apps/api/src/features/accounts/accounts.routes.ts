import { accounts } from '@wideload/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handle.ts';
import { currentAccount } from './accounts.service.ts';
import { userOf } from './accounts.wire.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { askForReset, chooseNewPassword } from './password-reset.ts';
import { confirmCode, REGISTRATION_LIFE, resendCode, signUp } from './registration.ts';
import { refreshSession, signOut, type Session } from './sessions.ts';
import { signIn } from './sign-in.ts';

function give(reply: FastifyReply, { accessToken, refreshToken, lifeMs }: Session) {
  setCookie(reply, 'refresh', { value: refreshToken, lifeMs });
  return { accessToken };
}

export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'accounts',
    endpoints: accounts,
    handlers: {
      signIn: async ({ body, request, reply }) =>
        give(reply, await signIn(deps, body, { address: request.ip, refreshSecret: readCookie(request, 'refresh') })),
      signUp: async ({ body, reply }) => {
        setCookie(reply, 'registration', { value: await signUp(deps, body), lifeMs: REGISTRATION_LIFE });
        return { email: body.email };
      },
      resendCode: async ({ request }) => {
        await resendCode(deps, readCookie(request, 'registration'));
        return {};
      },
      confirmByCode: async ({ body, request, reply }) => {
        await confirmCode(deps, body.code, readCookie(request, 'registration'));
        clearCookie(reply, 'registration');
        return {};
      },
      resetPassword: async ({ body }) => {
        await askForReset(deps, body.email);
        return {};
      },
      newPassword: async ({ body }) => {
        await chooseNewPassword(deps, body);
        return {};
      },
      refreshToken: async ({ request, reply }) =>
        give(reply, await refreshSession(deps, readCookie(request, 'refresh'))),
      signOut: async ({ request, reply }) => {
        await signOut(deps, readCookie(request, 'refresh'));
        clearCookie(reply, 'refresh');
        // Only what scripts have stored: "cookies" would take other applications of the same site along.
        reply.header('clear-site-data', '"storage"');
        return {};
      },
      currentUser: async ({ actor }) => userOf(await currentAccount(deps, actor)),
    },
  });
}
