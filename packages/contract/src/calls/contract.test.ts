import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { findDeskRight } from './desk-rights.ts';
import * as client from '../client.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { buildPath } from './call-of.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([part, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${part}.${name}`, endpoint]),
);

const listPaths = (endpoint: Endpoint) => [endpoint.path, ...(endpoint.alsoAt ?? [])];

test('no two calls share a method and a path', () => {
  const all = endpoints.flatMap(([, endpoint]) => listPaths(endpoint).map((path) => `${endpoint.method} ${path}`));
  expect(new Set(all).size).toBe(all.length);
});

test.each(endpoints)('%s names the parameters of its path, and no others', (_name, endpoint) => {
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const sample = {
    id: '01890000-0000-7000-8000-000000000000',
    state: 'TX',
    code: 'TX',
    month: '2026-11',
    kind: 'truck',
    token: 'a-token',
    userId: '01890000-0000-7000-8000-000000000000',
  };
  expect(named.length > 0).toBe(endpoint.params !== undefined);
  expect(endpoint.params?.safeParse(sample).success ?? true).toBe(true);
  for (const path of listPaths(endpoint)) expect(buildPath(path, sample)).not.toContain('{');
});

test.each(endpoints)('%s reads nothing from the body of a GET', (_name, endpoint) => {
  expect(endpoint.method === 'GET' && endpoint.body !== undefined).toBe(false);
});

test.each([
  ['GET', '/users/'],
  ['GET', '/users/me'],
  ['GET', '/users'],
  ['GET', '/users/{id}'],
  ['POST', '/users'],
  ['DELETE', '/users/{id}'],
  ['PUT', '/users/{id}/email'],
  ['PUT', '/users/{id}/name'],
  ['PUT', '/users/{id}/phone'],
  ['PUT', '/users/{id}/password'],
  ['GET', '/permits/{userId}/orders'],
  ['POST', '/auth/sign-in'],
  ['POST', '/auth/sign-up'],
  ['POST', '/auth/resetPassword'],
  ['POST', '/users/email/confirmByCode'],
  ['POST', '/auth/refreshToken'],
  ['PUT', '/users/name'],
  ['PUT', '/users/password'],
  ['PUT', '/users/email'],
  ['PUT', '/users/phone'],
  ['POST', '/auth/change_password'],
  ['POST', '/auth/change_phone_number'],
  ['POST', '/auth/confirm_code'],
  ['POST', '/users/join_team'],
  ['POST', '/users/contact_request'],
  ['GET', '/permits/orders'],
  ['POST', '/permits/orders'],
  ['PUT', '/permits/orders/{id}'],
  ['POST', '/permits/confirm_payment'],
  ['GET', '/payment_intent'],
  ['GET', '/permits/provisions'],
  ['GET', '/companies'],
  ['POST', '/companies'],
  ['DELETE', '/companies/{id}'],
  ['GET', '/companies/fmcsa'],
  ['GET', '/trucks'],
  ['POST', '/trucks'],
  ['DELETE', '/trucks/{id}'],
  ['GET', '/trailers'],
  ['POST', '/trailers'],
  ['DELETE', '/trailers/{id}'],
  ['GET', '/stripe/cards'],
  ['POST', '/stripe/cards'],
  ['PUT', '/stripe/cards'],
  ['DELETE', '/stripe/cards/{id}'],
  ['DELETE', '/user/cards/{id}'],
])('the call %s %s of the specification is spelled exactly so', (method, path) => {
  const found = endpoints.some(
    ([, endpoint]) => endpoint.method === method && listPaths(endpoint).includes(path as Endpoint['path']),
  );
  expect(found).toBe(true);
});

test('a client knows every call of the contract by the same line', () => {
  const known = Object.fromEntries(Object.keys(contract).map((part) => [part, client[part as keyof typeof contract]]));
  const lines = Object.entries(contract).map(([part, table]) => [
    part,
    Object.fromEntries(
      Object.entries<Endpoint>(table).map(([name, endpoint]) => {
        const { method, path, access, onBehalf } = endpoint;
        const deskRight = findDeskRight(endpoint);
        const facts = { ...(onBehalf && { onBehalf }), ...(deskRight !== 'desk' && { deskRight }) };
        return [name, { method, path, access, ...facts }];
      }),
    ),
  ]);
  expect(known).toEqual(Object.fromEntries(lines));
});
