// A part of `accounts`, separate from sign-in and registration.
import { isMadeOfWords, isStrongPassword } from '@wideload/domain';
import * as z from 'zod/mini';
import { ConfirmCodeBody } from './confirm-code.ts';
import { endpoint } from '../core/endpoint.ts';
import { guessedWords } from './guessed-words.ts';
import type { InputCode } from '../core/input-messages.ts';
import { FirstPageValue, ThemeValue } from './session.ts';
import { AccountEmail, Email, Id, Instant, phoneText, text } from '../core/values.ts';

/** A new password is never trimmed; the server also looks for it among common ones. `empty` is the message for an empty one. */
export function createPasswordSchema(empty: InputCode) {
  return z.string(empty).check(
    z.minLength(1, empty),
    z.refine(isStrongPassword, 'password.weak' satisfies InputCode),
    z.refine((password) => !isMadeOfWords(password, guessedWords), 'password.guessed' satisfies InputCode),
  );
}

export const CurrentPassword = z
  .string('current-password.missing' satisfies InputCode)
  .check(
    z.minLength(1, 'current-password.missing' satisfies InputCode),
    z.maxLength(200, 'current-password.wrong' satisfies InputCode),
  );

// Names have letters of any script with their marks, and joiners: O'Brien, José, Anne-Marie, St. John.
const personName = text(100).check(z.regex(/^[\p{L}\p{M}'’. -]*$/u, 'letters.only' satisfies InputCode));

export const NameBody = z.object({ firstName: personName, lastName: personName, middleName: personName });

const phone = phoneText('phone.wrong').check(z.maxLength(20, 'phone.wrong' satisfies InputCode));
export const NewPhoneBody = z.object({ newPhone: phone });
export const PhoneBody = z.object({ phone });
export const ThemeBody = z.object({ theme: ThemeValue });
export const FirstPageBody = z.object({ firstPage: FirstPageValue });

const newPassword = createPasswordSchema('new-password.missing');
export const ChangePasswordBody = z.object({ currentPassword: CurrentPassword, password: newPassword });

export const ChangePasswordForm = z
  .object({
    ...ChangePasswordBody.shape,
    confirm: z.string().check(z.minLength(1, 'new-password.missing' satisfies InputCode)),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      error: 'passwords.different' satisfies InputCode,
      path: ['confirm'],
      // Also runs while another field is wrong; an empty field has a separate message.
      when: ({ value }) => typeof value === 'object' && value !== null && 'confirm' in value && value.confirm !== '',
    }),
  );

/** The password may be omitted within ten minutes of the sign-in. */
export const ChangeEmailBody = z.object({
  currentEmail: AccountEmail,
  newEmail: Email,
  passwordAgain: z.optional(CurrentPassword),
});

export const OwnSession = z.object({
  _id: Id,
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const ownAccount = {
  changeName: endpoint('PUT /users/name', {
    // `PUT /users/{type}` of the specification: each type has its own body.
    access: 'signed-in',
    summary: 'Change the own name; any part may be empty',
    body: NameBody,
  }),
  changePassword: endpoint('PUT /users/password', {
    access: 'signed-in',
    withTemporaryPassword: true,
    withoutSecondFactor: true,
    summary: 'Change the own password; ends the other sessions',
    body: ChangePasswordBody,
    problems: ['sign-in.wait'],
    perMinute: 20,
  }),
  addEmail: endpoint('PUT /users/email', {
    access: 'signed-in',
    summary: 'Give an account that has no e-mail one; a code goes to the address',
    body: z.object({ email: Email }),
    problems: ['account.email-locked', 'account.email-in-use', 'rate.limited'],
    perMinute: 20,
  }),
  setPhone: endpoint('PUT /users/phone', {
    access: 'signed-in',
    summary: 'Change the own phone number; the other spelling of change_phone_number',
    body: PhoneBody,
  }),
  setTheme: endpoint('PUT /users/theme', {
    access: 'signed-in',
    summary: 'Keep the theme that was chosen on a device, for the next one',
    body: ThemeBody,
  }),
  setFirstPage: endpoint('PUT /users/first_page', {
    access: 'admin',
    summary: 'Choose the page that is shown first after sign-in: the dashboard or the work queue',
    body: FirstPageBody,
  }),
  changePhone: endpoint('POST /auth/change_phone_number', {
    access: 'signed-in',
    summary: 'Change the own phone number',
    body: NewPhoneBody,
  }),
  changeEmail: endpoint('POST /auth/change_password', {
    access: 'signed-in',
    summary: 'Begin a change of the own e-mail, despite the name; a code goes to the new address',
    body: ChangeEmailBody,
    problems: ['account.email-in-use', 'rate.limited', 'sign-in.wait'],
    perMinute: 20,
  }),
  confirmCode: endpoint('POST /auth/confirm_code', {
    access: 'signed-in',
    summary: 'Confirm the new e-mail with the code; the old address is told',
    body: ConfirmCodeBody,
    problems: ['code.wrong', 'code.expired', 'code.spent', 'account.email-in-use', 'sign-in.wait'],
    perMinute: 60,
  }),
  sessions: endpoint('GET /users/sessions', {
    access: 'signed-in',
    summary: 'Where the own account is signed in, the last used first',
    answers: { 200: z.object({ items: z.array(OwnSession) }) },
  }),
  endSession: endpoint('DELETE /users/sessions/{id}', {
    access: 'signed-in',
    stepUp: true,
    summary: 'Sign out one of the own sessions',
    problems: ['not-found'],
  }),
  endOtherSessions: endpoint('DELETE /users/sessions', {
    access: 'signed-in',
    stepUp: true,
    summary: 'Sign out everywhere but here',
  }),
};
