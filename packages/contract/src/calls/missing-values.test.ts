import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { formatInputMessage } from '../core/input-messages.ts';
import { accounts, SignInBody, SignUpBody, SignUpForm } from '../accounts/accounts.ts';
import { CompanyBody } from '../carriers/companies.ts';
import { TrailerBody, TruckBody } from '../carriers/vehicles.ts';

function listMissingMessages(body: z.ZodMiniType): Record<string, string> {
  const { error } = body.safeParse({});
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), formatInputMessage(message)]),
  );
}

describe('a field that is not sent is refused in the words of an empty one (spec [5])', () => {
  test.each([
    ['a sign-in', SignInBody, { email: 'Please input your email!', password: 'Please input your password!' }],
    ['a sign-up', SignUpBody, { email: 'Please input your email!', password: 'Please input your password!' }],
    [
      'the form of a sign-up',
      SignUpForm,
      {
        email: 'Please input your email!',
        password: 'Please input your password!',
        terms: 'Accept the terms and confirm that you are at least 18.',
      },
    ],
    [
      'a change of the password',
      accounts.changePassword.body,
      { currentPassword: 'Please input current password!', password: 'Please input your new password!' },
    ],
    [
      'a company',
      CompanyBody,
      {
        dotNumber: 'Usdot number is not verified!',
        name: 'Company name is not verified!',
        zip: 'Zip is not verified!',
        street: 'Street is not verified!',
        country: 'Country is not verified!',
        state: 'State is not verified!',
        city: 'City is not verified!',
      },
    ],
  ])('of %s', (_what, body, said) => {
    expect(listMissingMessages(body)).toEqual(said);
  });

  test.each([
    ['a truck', TruckBody, 9],
    ['a trailer', TrailerBody, 5],
  ])('of %s', (_what, body, fields) => {
    expect(Object.values(listMissingMessages(body))).toEqual(
      Array.from({ length: fields }, () => 'This field is required !'),
    );
  });
});
