import { accounts } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { implement } from '../../platform/http/handle.ts';
import { currentAccount } from './accounts.service.ts';
import { userOf } from './accounts.wire.ts';
import { clearCookie, readCookie, setCookie } from './sessions/cookies.ts';
import { addEmail, changeEmail, confirmEmailChange } from './own-account/email-change.ts';
import { changeName, changePassword, changePhone, changeTheme } from './own-account/own-account.ts';
import { endOtherSessions, endSession, ownSessions } from './sessions/own-sessions.ts';
import { askForReset, chooseNewPassword } from './passwords/password-reset.ts';
import { confirmCode, REGISTRATION_LIFE, resendCode, signUp } from './registration/registration.ts';
import { refreshSession, signOut, type Session } from './sessions/sessions.ts';
import { signIn, type Origin } from './sessions/sign-in.ts';

function give(reply: FastifyReply, { accessToken, refreshToken, lifeMs }: Session) {
  setCookie(reply, 'refresh', { value: refreshToken, lifeMs });
  return { accessToken };
}

function originOf(request: FastifyRequest): Origin {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    refreshSecret: readCookie(request, 'refresh'),
  };
}

/** What is done answers an empty body. */
const nothingOf = (work: Promise<void>) => work.then(() => ({}));

export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'accounts',
    endpoints: accounts,
    handlers: {
      signIn: async ({ body, request, reply }) => give(reply, await signIn(deps, body, originOf(request))),
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
      changeName: ({ actor, body }) => nothingOf(changeName(deps, actor, body)),
      changePassword: ({ actor, body }) => nothingOf(changePassword(deps, actor, body)),
      addEmail: ({ actor, body }) => nothingOf(addEmail(deps, actor, body.email)),
      setPhone: ({ actor, body }) => nothingOf(changePhone(deps, actor, body.phone)),
      setTheme: ({ actor, body }) => nothingOf(changeTheme(deps, actor, body.theme)),
      changePhone: ({ actor, body }) => nothingOf(changePhone(deps, actor, body.newPhone)),
      changeEmail: ({ actor, body }) => nothingOf(changeEmail(deps, actor, body)),
      confirmCode: ({ actor, body }) => nothingOf(confirmEmailChange(deps, actor, body.code)),
      sessions: async ({ actor }) => ({ items: await ownSessions(deps, actor) }),
      endSession: ({ actor, params }) => nothingOf(endSession(deps, actor, params.id)),
      endOtherSessions: ({ actor }) => nothingOf(endOtherSessions(deps, actor)),
      currentUser: async ({ actor }) => userOf(await currentAccount(deps, actor)),
    },
  });
}
