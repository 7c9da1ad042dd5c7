import { accounts } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { loadCurrentAccount } from './accounts.service.ts';
import { toUser } from './accounts.wire.ts';
import { clearCookie, readCookie, setCookie, readOrigin, sendSession } from './sessions/cookies.ts';
import { findOtherAccount } from './people/accounts-of-person.ts';
import { addEmail, changeEmail, confirmEmailChange } from './email-change.ts';
import { changeFirstPage, changeName, changePassword, changePhone, changeTheme } from './own-account.ts';
import { endOtherSessions, endSession, listSessions, refreshSession, signOut } from './sessions/sessions.ts';
import { requestReset, chooseNewPassword } from './password-reset.ts';
import { confirmCode, REGISTRATION_LIFE, resendCode, signUp } from './registration.ts';
import { KEY_LIFE, signInByKey, signIn } from './sessions/sign-in.ts';
import { isSecondFactorMissing } from './second-factor/sign-in-methods.ts';

export const accountsRoutes = routesOf('accounts', accounts, (deps) => ({
  signIn: async ({ body, request, reply }) => sendSession(reply, await signIn(deps, body, readOrigin(request))),
  signUp: async ({ body, request, reply }) => {
    const value = await signUp(deps, body, request.ip);
    setCookie(reply, 'registration', { value, lifeMs: REGISTRATION_LIFE });
    return { email: body.email };
  },
  resendCode: ({ request }) => resendCode(deps, readCookie(request, 'registration'), request.ip),
  confirmByCode: async ({ body, request, reply }) => {
    const { email, signInKey } = await confirmCode(deps, body.code, readCookie(request, 'registration'));
    clearCookie(reply, 'registration');
    setCookie(reply, 'signInKey', { value: signInKey, lifeMs: KEY_LIFE });
    return { email };
  },
  signInByKey: async ({ request, reply }) => {
    const session = await signInByKey(deps, readCookie(request, 'signInKey'), readOrigin(request));
    clearCookie(reply, 'signInKey');
    return sendSession(reply, session);
  },
  resetPassword: ({ body, request }) => requestReset(deps, body.email, request.ip),
  newPassword: ({ body }) => chooseNewPassword(deps, body),
  refreshToken: async ({ request, reply }) =>
    sendSession(reply, await refreshSession(deps, readCookie(request, 'refresh'))),
  signOut: async ({ request, reply }) => {
    await signOut(deps, readCookie(request, 'refresh'));
    clearCookie(reply, 'refresh');
    // "cookies" would also clear those of other applications on the same site.
    reply.header('clear-site-data', '"storage"');
  },
  changeName: ({ actor, body }) => changeName(deps, actor, body),
  changePassword: ({ actor, body }) => changePassword(deps, actor, body),
  addEmail: ({ actor, body, request }) => addEmail(deps, actor, body.email, request.ip),
  setPhone: ({ actor, body }) => changePhone(deps, actor, body.phone),
  setTheme: ({ actor, body }) => changeTheme(deps, actor, body.theme),
  setFirstPage: ({ actor, body }) => changeFirstPage(deps, actor, body.firstPage),
  changePhone: ({ actor, body }) => changePhone(deps, actor, body.newPhone),
  changeEmail: ({ actor, body, request }) => changeEmail(deps, actor, body, request.ip),
  confirmCode: ({ actor, body }) => confirmEmailChange(deps, actor, body.code),
  sessions: async ({ actor }) => ({ items: await listSessions(deps, actor) }),
  endSession: ({ actor, params }) => endSession(deps, actor, params.id),
  endOtherSessions: ({ actor }) => endOtherSessions(deps, actor),
  currentUser: async ({ actor }) => {
    const account = await loadCurrentAccount(deps, actor);
    const secondFactorIsMissing = await isSecondFactorMissing(deps, actor, account.role);
    return toUser(account, { secondFactorIsMissing, other: await findOtherAccount(deps, actor) });
  },
}));
