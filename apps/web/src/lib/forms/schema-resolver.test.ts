import { CompanyBody, SignInBody } from '@wideload/contract';
import { expect, test } from 'vitest';
import { createSchemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

test('a form shows the English message for the code of a schema', async () => {
  const { errors } = await createSchemaResolver(SignInBody)({ email: 'ann', password: '' }, undefined, options);
  expect(errors.email?.message).toBe('Wrong format!');
  expect(errors.password?.message).toBe('Please input your password!');
});

test('a caller can translate messages, and a message without a code stays as it is', async () => {
  const translate = (message: string) => `¡${message}!`;
  const { errors } = await createSchemaResolver(SignInBody, translate)(
    { email: 'ann', password: 'x' },
    undefined,
    options,
  );
  expect(errors).toMatchObject({ email: { message: '¡format.wrong!' } });
  const company = await createSchemaResolver(CompanyBody)({} as never, undefined, options);
  expect(company.errors.dotNumber?.message).toBe('Usdot number is not verified!');
});
