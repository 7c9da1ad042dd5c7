// Passkeys, the authenticator app with its recovery codes, and the fresh proof that some acts need.
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant, requiredText, rawText, text } from '../core/values.ts';
import type { InputCode } from '../core/input-messages.ts';
import { CurrentPassword } from './own-account.ts';
import { AccessToken } from './session.ts';

const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/, 'Not base64url'), z.maxLength(longest));
const credentialId = bytes(1400);
const transports = z.array(rawText(20)).check(z.maxLength(10));
const Credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(transports) });

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialrequestoptionsjson */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.optional(z.array(Credential)),
});

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const PasskeyProof = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(100)),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

const NewCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.optional(transports),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

const passkeyName = requiredText(60, 'name.missing' satisfies InputCode);
export const PasskeyNameBody = z.object({ name: passkeyName });

/** Six digits of the app, or a recovery code. */
const AppCode = text(40).check(z.minLength(1, 'code.missing' satisfies InputCode));

export const AuthenticatorCodeBody = z.object({ code: AppCode });

export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

export const SignInMethods = z.object({
  passkeys: z.array(Passkey),
  /** Since when the app asks for a code at sign-in; null without one. */
  authenticatorSince: z.nullable(Instant),
  recoveryCodesLeft: z.int(),
  /** An admin's account must keep an authenticator app or a passkey. */
  isRequired: z.boolean(),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

/** Shown once: only their hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Exactly one of the three. */
export const StepUpBody = z.union([
  z.object({ password: CurrentPassword }),
  AuthenticatorCodeBody,
  z.object({ passkey: PasskeyProof }),
]);

const ofOwner = { access: 'signed-in', withoutSecondFactor: true } as const;

export const signInMethods = {
  passkeyOptions: endpoint('POST /auth/passkey/options', {
    access: 'visitor',
    summary: 'A challenge to sign in with a passkey; the browser offers the passkeys that it has',
    answers: { 200: RequestOptions },
    perMinute: 60,
  }),
  passkeySignIn: endpoint('POST /auth/passkey/sign-in', {
    access: 'visitor',
    summary: 'Sign in with a passkey; sets the refresh cookie',
    body: z.object({ passkey: PasskeyProof }),
    answers: { 200: AccessToken },
    problems: ['passkey.refused', 'sign-in.wait'],
    perMinute: 60,
  }),
  list: endpoint('GET /users/sign_in_methods', {
    ...ofOwner,
    summary: 'The own passkeys, authenticator app and number of unused recovery codes',
    answers: { 200: SignInMethods },
  }),
  newPasskeyOptions: endpoint('POST /users/passkeys/options', {
    ...ofOwner,
    stepUp: true,
    summary: 'A challenge to make a passkey',
    answers: { 200: CreationOptions },
    perMinute: 20,
  }),
  addPasskey: endpoint('POST /users/passkeys', {
    ...ofOwner,
    stepUp: true,
    summary: 'Save the passkey that the browser made; its owner is told by mail',
    body: z.object({ name: passkeyName, passkey: NewCredential }),
    answers: { 201: Passkey },
    problems: ['passkey.refused', 'passkey.too-many'],
    perMinute: 20,
  }),
  renamePasskey: endpoint('PUT /users/passkeys/{id}', {
    ...ofOwner,
    summary: 'Give an own passkey another name',
    body: PasskeyNameBody,
    problems: ['not-found'],
  }),
  removePasskey: endpoint('DELETE /users/passkeys/{id}', {
    ...ofOwner,
    stepUp: true,
    summary: 'Remove an own passkey; the other sessions end, and its owner is told by mail',
    problems: ['not-found', 'second-factor.last'],
  }),
  beginAuthenticator: endpoint('POST /users/authenticator', {
    ...ofOwner,
    stepUp: true,
    summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed',
    answers: { 201: z.object({ secret: z.string(), uri: z.string() }) },
    problems: ['second-factor.exists'],
    perMinute: 20,
  }),
  confirmAuthenticator: endpoint('PUT /users/authenticator', {
    ...ofOwner,
    stepUp: true,
    summary: 'Confirm the app with a code; answers ten recovery codes, ends the other sessions, and tells its owner',
    body: AuthenticatorCodeBody,
    answers: { 200: RecoveryCodes },
    problems: ['second-factor.wrong', 'second-factor.exists', 'not-found', 'sign-in.wait'],
    perMinute: 20,
  }),
  removeAuthenticator: endpoint('DELETE /users/authenticator', {
    ...ofOwner,
    stepUp: true,
    summary: 'Remove the app and its recovery codes; the other sessions end, and its owner is told by mail',
    problems: ['not-found', 'second-factor.last'],
  }),
  newRecoveryCodes: endpoint('POST /users/recovery_codes', {
    ...ofOwner,
    stepUp: true,
    summary: 'Replace all recovery codes by ten new ones; their owner is told by mail',
    answers: { 201: RecoveryCodes },
    problems: ['not-found'],
    perMinute: 20,
  }),
  stepUpOptions: endpoint('POST /auth/step_up/options', {
    ...ofOwner,
    summary: 'A challenge for a fresh proof with an own passkey',
    answers: { 200: RequestOptions },
    perMinute: 60,
  }),
  stepUp: endpoint('POST /auth/step_up', {
    ...ofOwner,
    summary: 'A fresh proof by password, code or passkey, which acts that need one accept for ten minutes',
    body: StepUpBody,
    problems: ['second-factor.wrong', 'passkey.refused', 'sign-in.wait'],
    perMinute: 60,
  }),
};
