import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { findResetToken, goodPassword, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import {
  addApp,
  beginApp,
  confirmApp,
  createAppCode,
  listSubjects,
  readMethods,
  signInWithCode,
} from '#test/stages/sign-in/sign-in-methods-stage.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { DAY, MINUTE, SECOND } from '#clock.ts';
import { sealSecret } from './second-factor.ts';

const world = aWorld();
const user = madeEachTime(() => aUser(world));
beforeEach(async () => {
  await setPassword(world, user);
  await world.deps.db.deleteFrom('sign_in_failures').execute();
  // Away from the codes of the test before.
  world.clock.advance(2 * MINUTE);
});

const codeOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.json<{ code?: string }>().code;

test('the sign-in asks for a code once a code has confirmed the app, and each code works once', async () => {
  const secret = await beginApp(world, user);
  expect((await signIn(world, user.email)).statusCode).toBe(200);
  expect(codeOf(await confirmApp(world, user, createAppCode(world, secret, 9)))).toBe('second-factor.wrong');
  expect((await confirmApp(world, user, createAppCode(world, secret))).statusCode).toBe(200);
  const asked = await signIn(world, user.email);
  expect([asked.statusCode, codeOf(asked)]).toEqual([401, 'second-factor.required']);
  expect(codeOf(await signInWithCode(world, user.email, createAppCode(world, secret)))).toBe('second-factor.wrong');
  world.clock.advance(30 * SECOND);
  const code = createAppCode(world, secret);
  expect((await signInWithCode(world, user.email, code)).statusCode).toBe(200);
  expect(codeOf(await signInWithCode(world, user.email, code))).toBe('second-factor.wrong');
});

test('one code sent ten times at once signs in once', async () => {
  const { secret } = await addApp(world, user);
  world.clock.advance(30 * SECOND);
  const code = createAppCode(world, secret);
  const answers = await Promise.all(Array.from({ length: 9 }, () => signInWithCode(world, user.email, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test.each([
  [-1, 200],
  [1, 200],
  [-2, 400],
  [2, 400],
])('a clock that is %i steps off is answered %i', async (steps, status) => {
  const { secret } = await addApp(world, user);
  world.clock.advance(2 * MINUTE);
  expect((await signInWithCode(world, user.email, createAppCode(world, secret, steps))).statusCode).toBe(status);
});

test('after a clock that was ahead is right, codes work again, each once', async () => {
  const { secret } = await addApp(world, user);
  world.clock.advance(DAY);
  expect((await signInWithCode(world, user.email, createAppCode(world, secret))).statusCode).toBe(200);
  world.clock.advance(-DAY + 2 * MINUTE);
  const code = createAppCode(world, secret);
  expect((await signInWithCode(world, user.email, code)).statusCode).toBe(200);
  expect(codeOf(await signInWithCode(world, user.email, code))).toBe('second-factor.wrong');
});

test('a wrong password is refused as before, with a right code or without', async () => {
  const { secret } = await addApp(world, user);
  world.clock.advance(30 * SECOND);
  const body = { email: user.email, password: 'Wrong-password-1', code: createAppCode(world, secret) };
  expect(codeOf(await world.call('POST', '/auth/sign-in', { body }))).toBe('credentials.wrong');
  expect((await signInWithCode(world, user.email, body.code)).statusCode).toBe(200);
});

test('guessing codes waits like guessing passwords', async () => {
  await addApp(world, user);
  for (let count = 0; count < 10; count += 1) await signInWithCode(world, user.email, '000000');
  await world.deps.db.deleteFrom('sign_in_failures').where('kind', '=', 'address').execute();
  expect((await signInWithCode(world, user.email, '000000')).statusCode).toBe(429);
});

test('each recovery code works once, in any spelling, and its owner is told', async () => {
  const { recoveryCodes } = await addApp(world, user);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes[0]).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
  const code = recoveryCodes[3] ?? '';
  expect((await signInWithCode(world, user.email, code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
  expect(codeOf(await signInWithCode(world, user.email, code))).toBe('second-factor.wrong');
  expect((await signInWithCode(world, user.email, recoveryCodes[9])).statusCode).toBe(200);
  expect(await readMethods(world, user)).toMatchObject({ recoveryCodesLeft: 8 });
  expect(await listSubjects(world, user.email)).toContain('A recovery code of your Wideload account was used');
});

test('new recovery codes replace the old ones', async () => {
  const { recoveryCodes: old } = await addApp(world, user);
  const answer = await world.call('POST', '/users/recovery_codes', { token: user.token });
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
  expect(codeOf(await signInWithCode(world, user.email, old[0]))).toBe('second-factor.wrong');
  expect((await signInWithCode(world, user.email, recoveryCodes[0])).statusCode).toBe(200);
});

test('the database has neither the secret nor a recovery code in the clear', async () => {
  const { secret, recoveryCodes } = await addApp(world, user);
  const rows = JSON.stringify([await world.rows('authenticators'), await world.rows('recovery_codes')]);
  expect(rows).not.toContain(secret);
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
});

test('a new password by the mailed link keeps the second factor', async () => {
  const { secret } = await addApp(world, user);
  await world.call('POST', '/auth/resetPassword', { body: { email: user.email } });
  const token = await findResetToken(world, user.email);
  await world.call('POST', '/auth/new_password', { body: { token, password: goodPassword } });
  world.clock.advance(30 * SECOND);
  expect(codeOf(await signIn(world, user.email))).toBe('second-factor.required');
  expect((await signInWithCode(world, user.email, createAppCode(world, secret))).statusCode).toBe(200);
});

test('adding and removing the app ends the other sessions and is mailed', async () => {
  const other = (await signIn(world, user.email)).json<{ accessToken: string }>().accessToken;
  const { secret } = await addApp(world, user);
  expect((await world.call('GET', '/users/', { token: other })).statusCode).toBe(401);
  world.clock.advance(30 * SECOND);
  const answer = await signInWithCode(world, user.email, createAppCode(world, secret));
  const { accessToken: third } = answer.json<{ accessToken: string }>();
  const removed = await world.call('DELETE', '/users/authenticator', { token: user.token });
  expect(removed.statusCode).toBe(200);
  expect((await world.call('GET', '/users/', { token: third })).statusCode).toBe(401);
  expect((await signIn(world, user.email)).statusCode).toBe(200);
  const subjects = await listSubjects(world, user.email);
  expect(subjects).toContain('Your Wideload account now asks for a code');
  expect(subjects).toContain('Your Wideload account no longer asks for a code');
});

test('a second app is refused while one is set up', async () => {
  await addApp(world, user);
  const answer = await world.call('POST', '/users/authenticator', { token: user.token });
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'second-factor.exists']);
});

test('an admin removes the second factor of another account: audited, mailed, signed out everywhere', async () => {
  const admin = await aUser(world, { role: 'admin' });
  await addApp(world, user);
  const remove = () => world.call('DELETE', `/users/${user.id}/second_factor`, { token: admin.token });
  expect((await remove()).statusCode).toBe(200);
  expect((await world.call('GET', '/users/', { token: user.token })).statusCode).toBe(401);
  expect((await signIn(world, user.email)).statusCode).toBe(200);
  expect(codeOf(await remove())).toBe('second-factor.none');
  expect(await listSubjects(world, user.email)).toContain('An administrator removed your second sign-in step');
  const acts = await world.rows('audit_log', { subject_id: user.id });
  expect(acts).toMatchObject([
    { what: 'user.second-factor', before: { passkeys: 0, authenticator: true }, after: null },
  ]);
  const own = await world.call('DELETE', `/users/${admin.id}/second_factor`, { token: admin.token });
  expect(codeOf(own)).toBe('user.own-account');
});

test('after TOKEN_SECRET was replaced the app is refused, and a recovery code signs in', async () => {
  const { secret, recoveryCodes } = await addApp(world, user);
  world.clock.advance(30 * SECOND);
  // The same text under another key.
  const other = { config: { ...world.deps.config, tokenSecret: randomBytes(32) } };
  await world.change('authenticators', { user_id: user.id }, { sealed_secret: sealSecret(other, secret, user.id) });
  const code = createAppCode(world, secret);
  expect(codeOf(await signInWithCode(world, user.email, code))).toBe('second-factor.wrong');
  expect((await signInWithCode(world, user.email, recoveryCodes[0])).statusCode).toBe(200);
});
