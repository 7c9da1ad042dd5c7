import { afterEach, expect, test } from 'vitest';
import { signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { BadSettings } from '#config/settings.ts';
import { ensureFirstAdmin } from './accounts.service.ts';

let world: World | undefined;
afterEach(() => world?.close());

const startWithAdmin = async (password: string) => {
  world = await startWorld({ env: { ADMIN_EMAIL: 'Boss@haul.example', ADMIN_PASSWORD: password } });
  return world;
};

test('the first admin of the settings is made once and signs in', async () => {
  const own = await startWithAdmin('Gooseneck-7');
  expect(await ensureFirstAdmin(own.deps)).toBe(true);
  expect(await ensureFirstAdmin(own.deps)).toBe(false);
  const { accessToken } = (await signIn(own, 'boss@haul.example')).json();
  expect((await own.call('GET', '/users/', { token: accessToken })).json().role).toBe('admin');
});

test('a database that has an admin keeps its own', async () => {
  const own = await startWithAdmin('Gooseneck-7');
  await aUser(own, { role: 'admin' });
  expect(await ensureFirstAdmin(own.deps)).toBe(false);
});

test('a weak password and an address that is taken stop the start with a sentence', async () => {
  const weak = await startWithAdmin('boss');
  await expect(ensureFirstAdmin(weak.deps)).rejects.toThrow(BadSettings);
  await weak.close();
  const taken = await startWithAdmin('Gooseneck-7');
  await aUser(taken, { email: 'boss@haul.example' });
  await expect(ensureFirstAdmin(taken.deps)).rejects.toThrow('ADMIN_EMAIL is boss@haul.example');
});
