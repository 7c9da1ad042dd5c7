import { beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { getRefreshCookie } from '#test/stages/sign-in/accounts-journey.ts';
import {
  addPasskey,
  askSignInChallenge,
  createDevice,
  listSubjects,
  readMethods,
  savePasskey,
  signInByPasskey,
  stepUpByPasskey,
} from '#test/stages/sign-in/sign-in-methods-stage.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { MINUTE } from '#clock.ts';

const world = aWorld();
const user = madeEachTime(() => aUser(world));
beforeEach(async () => {
  await world.deps.db.deleteFrom('sign_in_failures').execute();
});

const refused = { statusCode: 400, code: 'passkey.refused' };
const toRefusal = (answer: Awaited<ReturnType<typeof signInByPasskey>>) => ({
  statusCode: answer.statusCode,
  code: answer.json<{ code: string }>().code,
});

test('a passkey signs in without a name, and its owner is told that it was added', async () => {
  const device = createDevice(world);
  await addPasskey(world, user, device);
  const answer = await signInByPasskey(world, device);
  expect(answer.statusCode).toBe(200);
  expect(getRefreshCookie(answer)).not.toBe('');
  const { accessToken: token } = answer.json<{ accessToken: string }>();
  expect((await world.call('GET', '/users/', { token })).json()).toMatchObject({ _id: user.id });
  expect(await listSubjects(world, user.email)).toEqual(['A passkey was added to your Wideload account']);
  const { passkeys } = await readMethods(world, { token });
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: world.clock.now().toISOString() }]);
});

test('passkeys are listed, renamed and removed; removing ends the other sessions', async () => {
  const device = createDevice(world);
  const passkey = await addPasskey(world, user, device);
  const other = (await signInByPasskey(world, device)).json<{ accessToken: string }>().accessToken;
  const { token } = user;
  await world.call('PUT', `/users/passkeys/${passkey._id}`, { token, body: { name: 'Old phone' } });
  expect((await readMethods(world, user)).passkeys).toMatchObject([{ name: 'Old phone' }]);
  expect((await world.call('DELETE', `/users/passkeys/${passkey._id}`, { token })).statusCode).toBe(200);
  expect((await readMethods(world, user)).passkeys).toEqual([]);
  expect((await world.call('GET', '/users/', { token: other })).statusCode).toBe(401);
  expect(toRefusal(await signInByPasskey(world, device))).toEqual(refused);
  expect(await listSubjects(world, user.email)).toContain('A passkey was removed from your Wideload account');
});

describe('is refused', () => {
  test('a challenge that was used, or is ten minutes old', async () => {
    const device = createDevice(world);
    await addPasskey(world, user, device);
    const challenge = await askSignInChallenge(world);
    expect((await signInByPasskey(world, device, challenge)).statusCode).toBe(200);
    expect(toRefusal(await signInByPasskey(world, device, challenge))).toEqual(refused);
    const old = await askSignInChallenge(world);
    world.clock.advance(10 * MINUTE);
    expect(toRefusal(await signInByPasskey(world, device, old))).toEqual(refused);
  });

  test('one answer sent ten times at once signs in once', async () => {
    const device = createDevice(world);
    await addPasskey(world, user, device);
    const passkey = device.prove(await askSignInChallenge(world));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.call('POST', '/auth/passkey/sign-in', { body: { passkey } })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a challenge of another purpose, an invented one, and one of another session', async () => {
    const [device, other] = [createDevice(world), await aUser(world)];
    await addPasskey(world, user, device);
    const challenge = await askSignInChallenge(world);
    const stepUp = { passkey: device.prove(challenge) };
    const wrongUse = await world.call('POST', '/auth/step_up', { token: user.token, body: stepUp });
    const invented = await signInByPasskey(world, device, Buffer.alloc(56).toString('base64url'));
    const short = await signInByPasskey(world, device, 'AAAA');
    expect([wrongUse, invented, short].map(toRefusal)).toEqual([refused, refused, refused]);
    const foreign = await stepUpByPasskey(world, other, device);
    expect(toRefusal(foreign)).toEqual(refused);
  });

  test.each([
    ['another site', { origin: 'https://wideload.evil.example' }],
    ['a device that did not check its owner', { isVerified: false }],
  ])('%s', async (_name, options) => {
    expect(toRefusal(await savePasskey(world, user, createDevice(world, options)))).toEqual(refused);
    expect((await readMethods(world, user)).passkeys).toEqual([]);
  });

  test('a copied device whose counter went back', async () => {
    const device = createDevice(world);
    await addPasskey(world, user, device);
    await signInByPasskey(world, device);
    device.turnBack();
    expect(toRefusal(await signInByPasskey(world, device))).toEqual(refused);
  });

  test('a signature of another key', async () => {
    const [device, stranger] = [createDevice(world), createDevice(world)];
    await addPasskey(world, user, device);
    const challenge = await askSignInChallenge(world);
    const { response } = stranger.prove(challenge);
    const passkey = { ...device.prove(challenge), response };
    const answer = await world.call('POST', '/auth/passkey/sign-in', { body: { passkey } });
    expect(toRefusal(answer)).toEqual(refused);
  });

  test('a passkey that another account has', async () => {
    const device = createDevice(world);
    await addPasskey(world, user, device);
    expect(toRefusal(await savePasskey(world, await aUser(world), device))).toEqual(refused);
  });
});

test('the account that is deleted signs in no more', async () => {
  const device = createDevice(world);
  await addPasskey(world, user, device);
  await setPassword(world, user);
  const body = { passwordAgain: 'Gooseneck-7' };
  expect((await world.call('DELETE', '/users/', { token: user.token, body })).statusCode).toBe(200);
  expect(toRefusal(await signInByPasskey(world, device))).toEqual(refused);
});

test('guessing waits: ten refused passkeys from one address, then 429', async () => {
  const device = createDevice(world);
  for (let count = 0; count < 10; count += 1) await signInByPasskey(world, device);
  expect((await signInByPasskey(world, device)).statusCode).toBe(429);
});

test('a change of passkeys needs a proof of the last ten minutes, which a passkey gives and a wrong password does not', async () => {
  const device = createDevice(world);
  await addPasskey(world, user, device);
  await setPassword(world, user);
  world.clock.advance(10 * MINUTE);
  const { token } = user;
  const ask = () => world.call('POST', '/users/passkeys/options', { token });
  expect((await ask()).json()).toMatchObject({ status: 403, code: 'step-up.required' });
  const wrong = await world.call('POST', '/auth/step_up', { token, body: { password: 'Wrong-password-1' } });
  expect(wrong.statusCode).toBe(400);
  expect((await ask()).statusCode).toBe(403);
  expect((await stepUpByPasskey(world, user, device)).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
});
