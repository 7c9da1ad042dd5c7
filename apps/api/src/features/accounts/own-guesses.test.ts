import { beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, getRefreshCookie, register, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { addApp, createAppCode } from '#test/stages/sign-in/sign-in-methods-stage.ts';
import { aWorld, type World } from '#test/world.ts';
import { MINUTE, SECOND } from '#clock.ts';

const world = aWorld();
let email: string;
let token: string;
let cookie: string;
let people = 0;
beforeEach(async () => {
  people += 1;
  email = `guessed-${people}@haul.example`;
  await register(world, email);
  const signedIn = await signIn(world, email);
  cookie = getRefreshCookie(signedIn);
  token = signedIn.json<{ accessToken: string }>().accessToken;
  await forgiveAddress();
});

/** All tests share one address. */
const forgiveAddress = () => world.deps.db.deleteFrom('sign_in_failures').where('kind', '=', 'address').execute();

/** The sign-in of the browser with the session; `code` only for an account with an app. */
const signInHere = (password = goodPassword, code?: string) =>
  world.call('POST', '/auth/sign-in', { body: { email, password, ...(code !== undefined && { code }) }, cookie });
const prove = (body: object) => world.call('POST', '/auth/step_up', { token, body });

type Guess = (password: string) => ReturnType<World['call']>;
const guessProof: Guess = (password) => prove({ password });
const guesses: readonly [string, Guess][] = [
  ['the sign-in of its browser', (password) => signInHere(password)],
  [
    'a change of the password',
    (currentPassword) =>
      world.call('PUT', '/users/password', { token, body: { currentPassword, password: 'Flatbed-trailer-8' } }),
  ],
  [
    'a change of the e-mail',
    (passwordAgain) =>
      world.call('POST', '/auth/change_password', {
        token,
        body: { currentEmail: email, newEmail: `new-${email}`, passwordAgain },
      }),
  ],
  ['a fresh proof', guessProof],
  ['a deletion of the account', (passwordAgain) => world.call('DELETE', '/users/', { token, body: { passwordAgain } })],
];

async function guessWrongly(guess: Guess, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await guess('Not-the-one-1')).statusCode);
  await forgiveAddress();
  return statuses;
}

describe.each(guesses)('guesses of the password beside a live session, by %s', (_name, guess) => {
  test('wait from the tenth on, even the right one, and at each of the other doors', async () => {
    const first = await guessWrongly(guess, 10);
    expect(first.filter((status) => status === 429)).toEqual([]);
    for (const [door, other] of guesses) {
      const held = await other(goodPassword);
      expect([door, held.statusCode, held.json().code]).toEqual([door, 429, 'sign-in.wait']);
      expect(held.headers['retry-after']).toBe('30');
    }
    // Whoever has a stolen session cannot keep its owner out of another browser.
    expect((await signIn(world, email, { password: 'Not-the-one-1' })).statusCode).toBe(401);

    world.clock.advance(30 * SECOND);
    expect((await guess(goodPassword)).statusCode).toBeLessThan(300);
  });
});

test('guesses side by side cannot pass the tenth unseen', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => signInHere('Not-the-one-1')));
  await forgiveAddress();
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test('the right password ends the count of its own guesses, and others’ guesses hold nobody here', async () => {
  await guessWrongly((password) => signIn(world, email, { password }), 10);
  await guessWrongly(guessProof, 9);
  expect((await prove({ password: goodPassword })).statusCode).toBe(200);
  await guessWrongly(guessProof, 9);
  expect((await signInHere()).statusCode).toBe(200);
});

test('a right password between guesses of a code does not end their wait', async () => {
  const { secret } = await addApp(world, { token });
  world.clock.advance(MINUTE);
  for (let time = 0; time < 10; time += 1) {
    expect((await signInHere(goodPassword, '000000')).json().code).toBe('second-factor.wrong');
    await forgiveAddress();
    expect((await prove({ password: goodPassword })).statusCode).toBe(200);
  }
  const code = createAppCode(world, secret);
  expect((await signInHere(goodPassword, code)).json().code).toBe('sign-in.wait');
  expect((await prove({ code })).json().code).toBe('sign-in.wait');
  world.clock.advance(30 * SECOND);
  expect((await prove({ code: createAppCode(world, secret) })).statusCode).toBe(200);
});

test('guesses of the code for a new e-mail wait too, however many codes were sent', async () => {
  const guessCode = (code: string) => world.call('POST', '/auth/confirm_code', { token, body: { code } });
  for (const count of [5, 5]) {
    const body = { currentEmail: email, newEmail: `new-${email}`, passwordAgain: goodPassword };
    await world.call('POST', '/auth/change_password', { token, body });
    const mail = (await world.mails()).find(({ to }) => to === body.newEmail);
    const wrong = mail?.text.includes('000000') === true ? '000001' : '000000';
    for (let time = 0; time < count; time += 1) expect((await guessCode(wrong)).json().code).toMatch(/^code\./);
  }
  expect((await guessCode('123456')).json().code).toBe('sign-in.wait');
});
