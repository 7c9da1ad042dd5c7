import { expect, test } from 'vitest';
import {
  confirm,
  findCode,
  getRefreshCookie,
  getRegistrationCookie,
  getSignInKey,
  signIn,
  signUp,
} from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { endAllSessions } from './sessions/sessions.store.ts';

const world = aWorld();

async function confirmAccount(email: string) {
  const begun = await signUp(world, email);
  return confirm(world, await findCode(world, email), getRegistrationCookie(begun));
}

const signInByKey = (cookie: string) => world.call('POST', '/auth/key_sign_in', { cookie });
const codeOf = (answer: Awaited<ReturnType<typeof signIn>>) => [answer.statusCode, answer.json().code];
const spent = [410, 'sign-in-key.spent'];

test('the browser that confirmed the code signs in once with its key, and types nothing again', async () => {
  const confirmed = await confirmAccount('key@haul.example');
  expect(confirmed.json()).toEqual({ email: 'key@haul.example' });
  const key = getSignInKey(confirmed);
  const answers = await Promise.all(Array.from({ length: 5 }, () => signInByKey(key)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
  const entered = answers.find(({ statusCode }) => statusCode === 200);
  const { accessToken } = entered?.json() ?? {};
  const me = await world.call('GET', '/users/', { token: accessToken });
  expect(me.json()).toMatchObject({ email: 'key@haul.example', role: 'user' });
  expect(entered && getRefreshCookie(entered)).not.toBe('');
  expect(entered && getSignInKey(entered)).toBe('');
  expect(codeOf(await signInByKey(key))).toEqual(spent);
});

test('the key is short-lived, out of reach of scripts and other sites, and stored as a hash', async () => {
  const confirmed = await confirmAccount('cookie-key@haul.example');
  const header = [confirmed.headers['set-cookie']].flat().find((line) => line?.includes('sign-in-key'));
  expect(header).toMatch(
    /^__Host-wideload-sign-in-key=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [, secret = ''] = getSignInKey(confirmed).split('=');
  const rows = await world.rows('sign_in_keys');
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('the key runs out after ten minutes, and without it nobody signs in', async () => {
  const key = getSignInKey(await confirmAccount('late-key@haul.example'));
  world.clock.advance(10 * MINUTE);
  expect(codeOf(await signInByKey(key))).toEqual(spent);
  expect(codeOf(await signInByKey(''))).toEqual(spent);
});

test('a sign-in with the password voids the key', async () => {
  const key = getSignInKey(await confirmAccount('typed@haul.example'));
  expect((await signIn(world, 'typed@haul.example')).statusCode).toBe(200);
  expect(codeOf(await signInByKey(key))).toEqual(spent);
});

test('the key does not enter an account that asks for the code of an app', async () => {
  const confirmed = await confirmAccount('app@haul.example');
  const { clock } = world.deps;
  const { id } = await world.row('users', { email: 'app@haul.example' }, ['id']);
  const at = clock.now();
  await world.insert('authenticators', { user_id: id, sealed_secret: 'sealed', created_at: at, confirmed_at: at });
  expect(codeOf(await signInByKey(getSignInKey(confirmed)))).toEqual([401, 'second-factor.required']);
});

test('signing out everywhere voids a key that was not used', async () => {
  const confirmed = await confirmAccount('all@haul.example');
  const { db } = world.deps;
  const { id } = await world.row('users', { email: 'all@haul.example' }, ['id']);
  await inTransaction(db, (tx) => endAllSessions(tx, id, world.clock.now()));
  expect(codeOf(await signInByKey(getSignInKey(confirmed)))).toEqual(spent);
});

test('another site cannot press the button', async () => {
  const cookie = getSignInKey(await confirmAccount('press@haul.example'));
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/key_sign_in',
    headers: { cookie, 'sec-fetch-site': 'cross-site' },
  });
  expect(codeOf(answer)).toEqual([403, 'request.cross-site']);
});
