import { contract } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { signIn } from '#test/stages/sign-in/accounts-journey.ts';
import {
  addApp,
  addPasskey,
  createDevice,
  readMethods,
  signInByPasskey,
} from '#test/stages/sign-in/sign-in-methods-stage.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld({ env: { ADMIN_SECOND_FACTOR: 'required' } });
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
beforeEach(async () => {
  await setPassword(world, admin);
});

const ask = async (method: 'GET' | 'DELETE', path: string) => {
  const answer = await world.call(method, path, { token: admin.token });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
};

test('an admin with a password alone may only set up a second factor', async () => {
  expect(await ask('GET', '/users')).toEqual([403, 'second-factor.missing']);
  expect((await world.call('GET', '/users/', { token: admin.token })).json()).toMatchObject({
    secondFactorIsMissing: true,
  });
  expect(await readMethods(world, admin)).toMatchObject({ isRequired: true });
  await addApp(world, admin);
  expect(await ask('GET', '/users')).toEqual([200, undefined]);
});

test('a passkey is a second factor, too; then the password alone no longer signs in', async () => {
  const device = createDevice(world);
  await addPasskey(world, admin, device);
  expect(await ask('GET', '/users')).toEqual([200, undefined]);
  const answer = await signIn(world, admin.email);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'second-factor.passkey']);
  const { accessToken: token } = (await signInByPasskey(world, device)).json<{ accessToken: string }>();
  expect((await world.call('GET', '/users', { token })).statusCode).toBe(200);
});

test('the last second factor stays', async () => {
  await addApp(world, admin);
  expect(await ask('DELETE', '/users/authenticator')).toEqual([409, 'second-factor.last']);
  const { _id } = await addPasskey(world, admin);
  expect(await ask('DELETE', '/users/authenticator')).toEqual([200, undefined]);
  expect(await ask('DELETE', `/users/passkeys/${_id}`)).toEqual([409, 'second-factor.last']);
});

test('a carrier needs none', async () => {
  const user = await aUser(world);
  expect((await world.call('GET', '/companies', { token: user.token })).statusCode).toBe(200);
  expect(await readMethods(world, user)).toMatchObject({ isRequired: false });
});

test('only these calls work without the second factor that is required', () => {
  const named = Object.entries(contract).flatMap(([part, calls]) =>
    Object.entries(calls).flatMap(([name, endpoint]) =>
      'withoutSecondFactor' in endpoint ? [part === 'signInMethods' ? part : `${part}.${name}`] : [],
    ),
  );
  expect([...new Set(named)]).toEqual(['accounts.currentUser', 'accounts.changePassword', 'signInMethods']);
});
