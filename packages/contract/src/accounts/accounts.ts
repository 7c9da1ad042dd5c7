import * as z from 'zod/mini';
import { ConfirmCodeBody } from './confirm-code.ts';
import { endpoint } from '../core/endpoint.ts';
import { createPasswordSchema, ownAccount } from './own-account.ts';
import { AccessToken, session } from './session.ts';
import type { InputCode } from '../core/input-messages.ts';
import { AccountEmail, Email, text } from '../core/values.ts';

export const NewPassword = createPasswordSchema('password.missing');

export const SignInBody = z.object({
  email: AccountEmail,
  password: z
    .string('password.missing' satisfies InputCode)
    .check(
      z.minLength(1, 'password.missing' satisfies InputCode),
      z.maxLength(200, 'password.wrong' satisfies InputCode),
    ),
  /** Of the authenticator app, or a recovery code: the second step of an account that has them. */
  code: z.optional(text(40)),
});

/** One checkbox accepts the terms and confirms an age of at least 18. */
const Terms = z.literal(true, 'terms.missing' satisfies InputCode);

/** `terms` is optional because spec [7] does not send it; the form below requires it. */
export const SignUpBody = z.object({ email: Email, password: NewPassword, terms: z.optional(Terms) });
export const SignUpForm = z.extend(SignUpBody, { terms: Terms });

export const ResetPasswordBody = z.object({ email: Email });
export const NewPasswordBody = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'Not a link of ours')),
  password: NewPassword,
});

export const accounts = {
  ...session,
  ...ownAccount,
  signIn: endpoint('POST /auth/sign-in', {
    access: 'visitor',
    shed: 'never',
    summary: 'Sign in with e-mail and password; sets the refresh cookie',
    body: SignInBody,
    answers: { 200: AccessToken },
    problems: [
      'credentials.wrong',
      'password.ended',
      'sign-in.wait',
      'second-factor.required',
      'second-factor.passkey',
      'second-factor.wrong',
    ],
    perMinute: 60,
  }),
  signUp: endpoint('POST /auth/sign-up', {
    access: 'visitor',
    summary: 'Begin a registration; a six-digit code goes to the e-mail address',
    body: SignUpBody,
    answers: { 201: z.object({ email: z.string() }) },
    problems: ['account.email-in-use', 'rate.limited'],
    perMinute: 20,
  }),
  resendCode: endpoint('POST /auth/resend_code', {
    access: 'visitor',
    summary: 'Send a new code for the registration that this browser began',
    problems: ['code.expired', 'rate.limited'],
    perMinute: 20,
  }),
  confirmByCode: endpoint('POST /users/email/confirmByCode', {
    access: 'visitor',
    summary: 'Confirm the registration that this browser began, with the code from the e-mail; sets the sign-in key',
    body: ConfirmCodeBody,
    answers: { 200: z.object({ email: z.string() }) },
    problems: ['code.wrong', 'code.expired', 'code.spent', 'account.email-in-use'],
    perMinute: 60,
  }),
  signInByKey: endpoint('POST /auth/key_sign_in', {
    access: 'visitor',
    summary: 'Sign in once, within ten minutes, the browser that confirmed its registration; by cookie',
    answers: { 200: AccessToken },
    problems: ['sign-in-key.spent', 'second-factor.required', 'second-factor.passkey', 'request.cross-site'],
    perMinute: 20,
  }),
  resetPassword: endpoint('POST /auth/resetPassword', {
    access: 'visitor',
    summary: 'Mail a single-use link to choose a new password; the same answer whether or not the account exists',
    body: ResetPasswordBody,
    perMinute: 20,
  }),
  newPassword: endpoint('POST /auth/new_password', {
    access: 'visitor',
    summary: 'Choose a new password with the token of the mailed link; ends every session of the account',
    body: NewPasswordBody,
    problems: ['reset.invalid'],
    perMinute: 20,
  }),
};
