import {
  accounts,
  ConfirmCodeBody,
  NewPassword,
  problems,
  ResetPasswordBody,
  SignInBody,
  SignUpForm,
  type ProblemCode,
} from '@wideload/contract';
import { accountMessages } from '@wideload/contract/client';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiProblem, type FailureCode } from '../../lib/api/api-problem.ts';
import { words as english } from './auth-words-en.ts';
import { words as spanish } from './auth-words-es.ts';

const password = ['', 'abc', 'password1', 'a'.repeat(300)];
const email = ['', 'ann', `${'a'.repeat(260)}@haul.example`, '\u0000@haul.example'];
/** What can be typed wrong, form by form. */
const wrong: readonly [string, z.ZodMiniType, readonly unknown[]][] = [
  [
    'sign-in',
    SignInBody,
    [...email.map((typed) => ({ email: typed, password: '' })), { email: '', password: password[3] }],
  ],
  ['sign-up', SignUpForm, email.map((typed) => ({ email: typed, password: '', terms: false }))],
  ['a new password', NewPassword, password],
  ['reset', ResetPasswordBody, email.map((typed) => ({ email: typed }))],
  ['the code', ConfirmCodeBody, ['', '12a', '123', '1234567'].map((code) => ({ code }))],
];

test.each(wrong)('every message of %s has Spanish words of its own', (_form, schema, inputs) => {
  const messages = inputs.flatMap((input) => {
    const { error } = z.safeParse(schema, input);
    return error?.issues.map(({ message }) => message) ?? [];
  });
  expect(messages).not.toEqual([]);
  for (const message of messages) expect(spanish.message(message)).not.toBe(message);
});

const { signIn, signUp, resendCode, confirmByCode, resetPassword, newPassword } = accounts;
const calls = { signIn, signUp, resendCode, confirmByCode, resetPassword, newPassword };
/** Of any call. */
const usual: readonly FailureCode[] = [
  'input.invalid',
  'rate.limited',
  'server.failed',
  'server.unavailable',
  'network.failed',
  'answer.unreadable',
];
const titles: Readonly<Partial<Record<FailureCode, { title: string }>>> = problems;

describe.each(Object.entries(calls))('what %s is refused with', (_name, call) => {
  const own: readonly ProblemCode[] = 'problems' in call ? call.problems : [];
  test.each([...new Set([...own, ...usual])])('%s has Spanish words of its own', (code) => {
    const detail = titles[code]?.title ?? 'No answer.';
    const problem = new ApiProblem({ status: 400, code, title: detail, detail });
    expect(english.refusal(problem)).toBe(detail);
    expect(spanish.refusal(problem)).not.toBe(detail);
  });
});

test('what a form says by itself has Spanish words of its own', () => {
  const { codeSent, notCreated, activated, resetSent, passwordChanged, somethingWrong } = accountMessages;
  for (const message of [codeSent, notCreated, activated, resetSent, passwordChanged, somethingWrong])
    expect(spanish.message(message)).not.toBe(message);
});

test.each([
  [
    'sign-in.wait',
    'Too many failed tries. Try again in 1 minute.',
    'Demasiados intentos fallidos. Inténtelo de nuevo en 1 minuto.',
  ],
  [
    'rate.limited',
    'Too many mails went to this address. Try again in 2 hours.',
    'Demasiados intentos. Inténtelo de nuevo en 2 horas.',
  ],
] as const)('how long to wait is said in Spanish: %s', (code, detail, said) => {
  expect(spanish.refusal(new ApiProblem({ status: 429, code, title: detail, detail }))).toBe(said);
});
