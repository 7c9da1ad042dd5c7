import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from './contract.ts';
import type { Endpoint } from '../core/endpoint.ts';

/** No mail is sent to these as they were typed: they name an account, or may be half a draft that the domain checks. */
const notMailed = [
  'accounts.signIn email',
  'accounts.changeEmail currentEmail',
  'users.remove email',
  'orders.create customer email',
  'orders.save customer email',
];

type Field = readonly [path: string, schema: z.ZodMiniType];
type Definition = { innerType?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

function listEmailFields(schema: z.ZodMiniType, path: string): Field[] {
  // Cast: objects and their wrappers are all that bodies with an e-mail consist of.
  const { innerType, shape = {} } = schema.def as Definition;
  const within = innerType === undefined ? [] : listEmailFields(innerType, path);
  const own = Object.entries(shape).flatMap(([name, field]): Field[] =>
    /email/i.test(name) ? [[`${path} ${name}`, field]] : listEmailFields(field, `${path} ${name}`),
  );
  return [...within, ...own];
}

const calls = Object.entries(contract).flatMap(([noun, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => [`${noun}.${name}`, call] as const),
);
const fields = calls.flatMap(([name, { body }]) => (body === undefined ? [] : listEmailFields(body, name)));
const mailed = fields.filter(([path]) => !notMailed.includes(path));

test('the inputs with an e-mail are found', () => {
  expect(mailed.map(([path]) => path)).toEqual(
    expect.arrayContaining(['accounts.signUp email', 'companies.create email', 'cards.update values email']),
  );
  expect(fields.map(([path]) => path)).toEqual(expect.arrayContaining(notMailed));
});

describe.each(mailed)('%s', (_path, schema) => {
  test.each([
    'ann,bob@example.com',
    'ann;bob@example.com',
    'ann(bob)@example.com',
    '"ann"@example.com',
    'a@[192.0.2.1]',
  ])('refuses %s', (address) => {
    expect(schema.safeParse(address).success).toBe(false);
  });

  test('takes an address, without the spaces around it', () => {
    expect(schema.safeParse(" o'brien+permits@example.com ")).toMatchObject({ data: "o'brien+permits@example.com" });
  });
});
