import {
  accounts,
  ConfirmCodeBody,
  NewPassword,
  isVisitorCode,
  problems,
  signInMethods,
  ResetPasswordBody,
  SignInBody,
  SignUpForm,
  type ProblemCode,
} from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiProblem, type FailureCode } from '#lib/api/api-problem.ts';
import { signInWords as english } from '../texts/en/sign-in.ts';
import { signInWords as spanish } from '../texts/es/sign-in.ts';

const password = ['', 'abc', 'wideload-1', 'a'.repeat(300)];
const email = ['', 'ann', `${'a'.repeat(260)}@haul.example`, '\u0000@haul.example'];
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

test.each(wrong)('every message of %s is a code with a Spanish text', (_form, schema, inputs) => {
  const messages = inputs.flatMap((input) => {
    const { error } = z.safeParse(schema, input);
    return error?.issues.map(({ message }) => message) ?? [];
  });
  expect(messages).not.toEqual([]);
  expect(messages.filter((message) => !isVisitorCode(message))).toEqual([]);
  for (const code of messages.filter(isVisitorCode)) expect(spanish.input[code]).not.toBe(english.input[code]);
});

const { signIn, signUp, resendCode, confirmByCode, resetPassword, newPassword } = accounts;
const { passkeySignIn } = signInMethods;
const calls = { signIn, signUp, resendCode, confirmByCode, resetPassword, newPassword, passkeySignIn };
const usual: readonly FailureCode[] = [
  'input.invalid',
  'rate.limited',
  'server.failed',
  'server.unavailable',
  'server.full',
  'network.failed',
  'answer.unreadable',
];
const titles: Readonly<Partial<Record<FailureCode, { title: string }>>> = problems;

describe.each(Object.entries(calls))('a refusal of %s', (_name, call) => {
  const own: readonly ProblemCode[] = 'problems' in call ? call.problems : [];
  test.each([...new Set([...own, ...usual])])('%s has a Spanish text', (code) => {
    const detail = titles[code]?.title ?? 'No answer.';
    const problem = new ApiProblem({ status: 400, code, title: detail, detail });
    expect(english.refusal(problem)).toBe(detail);
    expect(spanish.refusal(problem)).not.toBe(detail);
  });
});

test.each(Object.keys(english.news) as (keyof typeof english.news)[])('%s has a Spanish text', (news) => {
  expect(spanish.news[news]).not.toBe(english.news[news]);
});

test.each([
  ['sign-in.wait', 60, 'Demasiados intentos fallidos. Inténtelo de nuevo en 60 segundos.'],
  ['sign-in.wait', 61, 'Demasiados intentos fallidos. Inténtelo de nuevo en 2 minutos.'],
  ['rate.limited', 1, 'Demasiados intentos. Inténtelo de nuevo en 1 segundo.'],
  ['rate.limited', 7200, 'Demasiados intentos. Inténtelo de nuevo en 2 horas.'],
  ['rate.limited', null, 'Demasiados intentos.'],
] as const)('a wait is formatted in Spanish: %s, %s', (code, retryAfterSeconds, expected) => {
  const problem = new ApiProblem({ status: 429, code, title: 'Wait', detail: 'Wait.', retryAfterSeconds });
  expect(spanish.refusal(problem)).toBe(expected);
});
