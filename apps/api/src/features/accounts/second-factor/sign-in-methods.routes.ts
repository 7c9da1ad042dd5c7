import { signInMethods } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { readOrigin, sendSession } from '../sessions/cookies.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
} from './authenticator.ts';
import { beginPasskeySignIn, signInByPasskey } from './passkey-proof.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { readSignInMethods } from './sign-in-methods.ts';
import { beginStepUp, stepUp } from './step-up.ts';

export const signInMethodsRoutes = routesOf('sign-in methods', signInMethods, (deps) => ({
  passkeyOptions: () => beginPasskeySignIn(deps),
  passkeySignIn: async ({ body, request, reply }) =>
    sendSession(reply, await signInByPasskey(deps, body.passkey, readOrigin(request))),
  list: ({ actor }) => readSignInMethods(deps, actor),
  newPasskeyOptions: ({ actor }) => beginPasskey(deps, actor),
  addPasskey: ({ actor, body }) => addPasskey(deps, actor, body),
  renamePasskey: ({ actor, params, body }) => renamePasskey(deps, actor, { ...params, ...body }),
  removePasskey: ({ actor, params }) => removePasskey(deps, actor, params.id),
  beginAuthenticator: ({ actor }) => beginAuthenticator(deps, actor),
  confirmAuthenticator: async ({ actor, body }) => ({
    recoveryCodes: await confirmAuthenticator(deps, actor, body.code),
  }),
  removeAuthenticator: ({ actor }) => removeAuthenticator(deps, actor),
  newRecoveryCodes: async ({ actor }) => ({ recoveryCodes: await replaceRecoveryCodes(deps, actor) }),
  stepUpOptions: ({ actor }) => beginStepUp(deps, actor),
  stepUp: ({ actor, body }) => stepUp(deps, actor, body),
}));
